import HitTesting

/// Rectangles as JSON dumps write them. An edge that is null stands for a number that JSON cannot
/// write, and becomes infinite: the view is then left out as not finite, not as one without bounds.
enum JSONFrame {
  /// `{"x": 1, "y": 2, "width": 3, "height": 4}`; nil where an edge is missing or no number.
  static func xywh(_ node: JSONNode?) -> Rectangle? { xywh(origin: node, size: node) }

  /// The same in two objects.
  static func xywh(origin: JSONNode?, size: JSONNode?) -> Rectangle? {
    guard let x = edge(origin, "x"), let y = edge(origin, "y"), let width = edge(size, "width"),
      let height = edge(size, "height")
    else { return nil }
    return Rectangle(x: x, y: y, width: width, height: height)
  }

  /// `{"left": 1, "top": 2, "right": 4, "bottom": 6}`.
  static func edges(_ node: JSONNode?) -> Rectangle? {
    guard let left = edge(node, "left"), let top = edge(node, "top"),
      let right = edge(node, "right"), let bottom = edge(node, "bottom")
    else { return nil }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// `[left, top, right, bottom]`, or `[[left, top], [right, bottom]]`.
  static func corners(_ node: JSONNode?) -> Rectangle? {
    guard let elements = node?.elements else { return nil }
    let numbers = elements.flatMap { $0.elements ?? [$0] }.map(number)
    guard numbers.count == 4, case let known = numbers.compactMap({ $0 }), known.count == 4 else {
      return nil
    }
    return Rectangle(
      x: known[0], y: known[1], width: known[2] - known[0], height: known[3] - known[1])
  }

  private static func edge(_ node: JSONNode?, _ key: String) -> Double? {
    guard case .object(let members)? = node, let value = members[key] else { return nil }
    return number(JSONNode(value))
  }

  private static func number(_ node: JSONNode) -> Double? {
    if case .null = node { return .infinity }
    return node.number
  }
}
