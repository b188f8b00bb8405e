/// Pieces of JSON text (RFC 8259), with numbers as the CSV files have them.
enum JSONText {
  /// A string in quotes.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A field of a table; null where it is empty.
  static func value(_ cell: Cell) -> String {
    switch cell {
    case .text(let text): string(text)
    case .count(let count): String(count)
    case .number(let number): number.shortestDecimals ?? "null"
    case .empty: "null"
    }
  }
}
