/// Writes JSON to be read by people: an array or object stands on one line where it fits.
enum JSONText {
  /// The text of a value, without a final newline, for a place that is indented by some spaces.
  static func pretty(_ value: JSONValue, indent: Int = 0, width: Int = 100) -> String {
    var text = ""
    append(value, indent: indent, width: width, to: &text)
    return text
  }

  /// The text of a value on one line.
  static func line(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.integer.map { "\($0)" } ?? self.number(number.double)
    case .string(let string): Quoted.json(string)
    case .array(let elements): "[" + elements.map(line).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + members.map { Quoted.json($0.key) + ": " + line($0.value) }
          .joined(separator: ", ") + " }"
    }
  }

  /// The shortest decimals that read back as the same double; 24 rather than 24.0.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func append(_ value: JSONValue, indent: Int, width: Int, to text: inout String) {
    let parts: [(key: String, value: JSONValue)]
    let brackets: (String, String)
    switch value {
    case .array(let elements): (parts, brackets) = (elements.map { ("", $0) }, ("[", "]"))
    case .object(let members):
      (parts, brackets) = (members.map { (Quoted.json($0.key) + ": ", $0.value) }, ("{", "}"))
    default: (parts, brackets) = ([], ("", ""))
    }
    guard !parts.isEmpty, room(for: value, in: width - indent) < 0 else {
      text += line(value)
      return
    }
    text += brackets.0
    let margin = "\n" + String(repeating: " ", count: indent)
    for (index, part) in parts.enumerated() {
      text += (index == 0 ? "" : ",") + margin + "  " + part.key
      append(part.value, indent: indent + 2, width: width, to: &text)
    }
    text += margin + brackets.1
  }

  /// About how much of a line is left after a value; negative, without looking further, where the
  /// value is too long.
  private static func room(for value: JSONValue, in width: Int) -> Int {
    var left = width
    switch value {
    case .array(let elements):
      for element in elements where left >= 0 { left = room(for: element, in: left - 2) }
    case .object(let members):
      left -= 2
      for member in members where left >= 0 {
        left = room(for: member.value, in: left - member.key.utf8.count - 6)
      }
    default: left -= line(value).utf8.count
    }
    return left
  }
}
