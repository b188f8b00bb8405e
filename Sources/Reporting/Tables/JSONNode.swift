/// JSON to be written, its keys in order.
indirect enum JSONNode {
  case cell(Cell)
  case whole(UInt64)
  case list([JSONNode])
  case object([(key: String, value: JSONNode)])

  /// The text for a place that is indented by some spaces, without a final newline: a list or an
  /// object stands on one line where it fits.
  func text(indent: Int = 0, width: Int = 100) -> String {
    let line = self.line
    guard indent + line.utf8.count > width else { return line }
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .cell, .whole: return line
    case .list(let elements):
      let texts = elements.map { $0.text(indent: indent + 2, width: width) }
      return "[" + margin + texts.joined(separator: "," + margin) + end + "]"
    case .object(let members):
      let texts = members.map {
        let key = JSONText.string($0.key) + ": "
        // What follows on the line of the key has that much less room.
        return key + $0.value.text(indent: indent + 2, width: width - key.utf8.count)
      }
      return "{" + margin + texts.joined(separator: "," + margin) + end + "}"
    }
  }

  private var line: String {
    switch self {
    case .cell(let cell): JSONText.value(cell)
    case .whole(let number): String(number)
    case .list(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + members.map { JSONText.string($0.key) + ": " + $0.value.line }
          .joined(separator: ", ") + " }"
    }
  }
}
