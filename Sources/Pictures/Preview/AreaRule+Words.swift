import HitTesting

extension Strategy {
  /// What it does to hit areas, in a phrase for each rule: "at least 44 × 44 pt".
  private var phrases: [String] {
    if rules.count == 1, rules[0].select == [.controls] { return [rules[0].area.words] }
    return rules.map { rule in
      rule.select.map(\.words).joined(separator: ", ") + ": " + rule.area.words
    }
  }

  /// As many of its rules, whole, as a line holds, and how many more there are:
  /// "button: at least 44 × 44 pt; and 2 more rules".
  func words(within width: Double, _ style: TextStyle, _ meter: TextMeter) -> String {
    let phrases = phrases
    for count in stride(from: phrases.count, to: 0, by: -1) {
      let left = phrases.count - count
      let rest = left == 0 ? [] : ["and \(left) more \(left == 1 ? "rule" : "rules")"]
      let words = (phrases.prefix(count) + rest).joined(separator: "; ")
      if meter.width(of: words, style) <= width { return words }
    }
    return meter.shortened(phrases.joined(separator: "; "), to: width, style)
  }
}

extension Strategy.Selector {
  fileprivate var words: String {
    switch self {
    case .id(let id): "#\(id)"
    case .kind(let kind): kind.rawValue
    case .controls: "controls"
    case .all: "*"
    }
  }
}

extension AreaRule {
  fileprivate var words: String {
    switch self {
    case .asIs: "the areas that the app has"
    case .bounds: "the bounds themselves"
    case .touchEdgeInsets(let insets, let minimum):
      "insets \(insets.words)" + Self.words(minimum)
    case .tapAreaInset(let grow, let minimum):
      "grown by \(grow.words) pt a side" + Self.words(minimum)
    case .minimumTapArea(let size): "at least \(size.words) pt"
    case .contentShape(let shape): shape.map { "shape: \($0.words)" } ?? "the shape that is seen"
    case .tappablePadding(let padding, let minimum):
      "padding \(padding.words)" + Self.words(minimum)
    case .overlayButton(let insets, let order):
      "clear button, insets \(insets.words)" + (order == .front ? ", in front" : "")
    case .paddedFrame(let insets): "frame inset by \(insets.words)"
    case .neighborAware(let size): "at least \(size.words) pt, up to the middle of gaps"
    case .nearest(let radius): "bounds, then the nearest within \(ShortNumber.text(radius)) pt"
    }
  }

  private static func words(_ minimum: Size?) -> String {
    minimum.map { ", at least \($0.words) pt" } ?? ""
  }

  /// One number where all sides have it, else each with its name.
  fileprivate static func words(_ sides: [(String, Double)]) -> String {
    if let first = sides.first, sides.allSatisfy({ $0.1 == first.1 }) {
      return ShortNumber.text(first.1) + " on each side"
    }
    return sides.filter { $0.1 != 0 }.map { "\($0.0) \(ShortNumber.text($0.1))" }.joined(
      separator: ", ")
  }
}

extension Insets {
  fileprivate var words: String {
    AreaRule.words([("top", top), ("left", left), ("bottom", bottom), ("right", right)])
  }
}

extension Padding {
  fileprivate var words: String {
    AreaRule.words(
      [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)])
  }
}

extension Size {
  fileprivate var words: String { "\(ShortNumber.text(width)) × \(ShortNumber.text(height))" }
}

extension Shape {
  fileprivate var words: String {
    switch self {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .capsule: "capsule"
    case .cornerRadius(let radius): "corner radius \(ShortNumber.text(radius)) pt"
    }
  }
}
