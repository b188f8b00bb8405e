import HitTesting

/// The words that warnings share.
package enum WarningText {
  /// How much of something is live, by a measure that all in a list share, and what is said of it.
  typealias Remnant = (live: Double, name: String, note: String)

  /// The first three, and how many more.
  package static func list(_ items: [String]) -> String {
    let shown = items.prefix(3)
    guard items.count <= 3 else {
      return "\(shown.joined(separator: ", ")) and \(items.count - 3) more"
    }
    return shown.joined(separator: ", ")
  }

  /// The first three with what is said of each, once where it is the same, and how many more:
  /// "a, b (hidden), c (disabled) and 2 more".
  package static func list(_ items: [(name: String, note: String)]) -> String {
    let shown = items.prefix(3)
    var texts: [String] = []
    for (index, item) in shown.enumerated() {
      let isLast = index == shown.count - 1 || shown[index + 1].note != item.note
      texts.append(isLast ? "\(item.name) (\(item.note))" : item.name)
    }
    let more = items.count > 3 ? " and \(items.count - 3) more" : ""
    return texts.joined(separator: ", ") + more
  }

  /// The same, those first of which the least is live.
  static func list(leastFirst items: [Remnant]) -> String {
    list(items.sorted { $0.live < $1.live }.map { ($0.name, $0.note) })
  }

  /// "a, b and c", for a few words.
  static func words(_ items: [String]) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// "40 x 16.5".
  package static func size(_ width: Double, _ height: Double) -> String {
    let most = Double.greatestFiniteMagnitude
    return "\(short(min(width, most))) x \(short(min(height, most)))"
  }

  static func size(_ box: Box) -> String { size(box.width, box.height) }

  /// At most one decimal.
  private static func short(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    let text = "\(tenths.isFinite ? tenths : length)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A whole percentage that is 0 or 100 only where nothing or all is left.
  static func percent(_ share: Double) -> String {
    let percent = (share * 100).rounded()
    return "\(short(share > 0 && share < 1 ? min(max(percent, 1), 99) : percent)) %"
  }
}

extension TouchBarrier {
  /// Why no tap gets to a view: "hidden", "inside bar, which is hidden".
  package func reason(for target: Int, in tree: ViewTree) -> String {
    let own = view == target
    let text =
      switch cause {
      case .hidden: own ? "hidden" : "is hidden"
      case .userInteraction: own ? "its user interaction is off" : "takes no user interaction"
      case .allowsHitTesting: own ? "its hit testing is off" : "allows no hit testing"
      case .alpha: own ? "transparent" : "is transparent"
      case .transform: own ? "flattened by its scale" : "is flattened by its scale"
      }
    return own ? text : "inside \(tree.views[view].id), which \(text)"
  }
}
