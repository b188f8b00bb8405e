import HitTesting

/// Strategies as short strings: `edge:-10`, `min:44x48`, `aware:44`. The string is the name.
package enum StrategyShorthand {
  /// The words with the form of their parameter, as an error lists them.
  package static let forms = [
    "bounds", "as-is", "edge:-10", "grow:10", "min:44", "overlay:-12", "padded:-12",
    "shape:ellipse", "padding:12", "aware:44", "nearest:16",
  ]

  /// What an error says is allowed.
  static var expected: String { "a string such as " + Quoted.list(forms) }

  /// The strategy that a string stands for; nil where it stands for none.
  static func strategy(_ text: String) -> Strategy? {
    area(text).map { Strategy(name: text, area: $0) }
  }

  /// The form that was most likely meant.
  static func nearest(_ text: String) -> String? {
    let word = text.prefix { $0 != ":" }
    let words = forms.map { String($0.prefix { $0 != ":" }) }
    guard let near = words.first(where: { $0 == word }) ?? NearestName.find(String(word), in: words)
    else { return nil }
    return forms.first { $0 == near || $0.hasPrefix(near + ":") }
  }

  private static func area(_ text: String) -> AreaRule? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      return text == "bounds" ? .bounds : text == "as-is" ? .asIs : nil
    }
    let value = parts[1]
    switch parts[0] {
    case "edge": return insets(value).map { .touchEdgeInsets($0) }
    case "grow": return size(value, .any).map { .tapAreaInset(grow: $0) }
    case "min": return size(value, .atLeast(0)).map { .minimumTapArea($0) }
    case "overlay": return insets(value).map { .overlayButton($0) }
    case "padded": return insets(value).map { .paddedFrame($0) }
    case "shape": return shape(value).map { .contentShape($0) }
    case "padding":
      return insets(value).map {
        .tappablePadding(
          Padding(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right))
      }
    case "aware": return size(value, .atLeast(0)).map { .neighborAware($0) }
    case "nearest": return number(value, .atLeast(0)).map { .nearest(radius: $0) }
    default: return nil
    }
  }

  /// One number, or four in the order top, left (leading), bottom, right (trailing).
  private static func insets(_ text: Substring) -> Insets? {
    let sides = text.split(separator: ",", omittingEmptySubsequences: false).map {
      number($0, .any)
    }
    let read = sides.compactMap(\.self)
    guard read.count == sides.count else { return nil }
    switch read.count {
    case 1: return Insets(all: read[0])
    case 4: return Insets(top: read[0], left: read[1], bottom: read[2], right: read[3])
    default: return nil
    }
  }

  private static func size(_ text: Substring, _ rule: NumberRule) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let width = number(parts[0], rule),
      let height = number(parts[parts.count - 1], rule)
    else { return nil }
    return Size(width: width, height: height)
  }

  private static func shape(_ text: Substring) -> Shape? {
    ValueReader.shapes.first { $0.key == text }?.value
      ?? number(text, .atLeast(0)).map { .cornerRadius($0) }
  }

  /// A decimal number; no `nan`, `inf` or hexadecimal, which `Double` would take.
  private static func number(_ text: Substring, _ rule: NumberRule) -> Double? {
    guard text.allSatisfy({ "0123456789.+-eE".contains($0) }), let number = Double(text),
      rule.allows(number)
    else { return nil }
    return number
  }
}
