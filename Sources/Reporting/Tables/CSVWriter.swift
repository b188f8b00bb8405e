/// Writes rows as RFC 4180 has them, with LF: a field that holds a comma, a quote or a line break
/// stands in quotes, and quotes in it are doubled.
package struct CSVWriter {
  private let write: TextSink

  /// A writer onto a sink.
  package init(to sink: @escaping TextSink) {
    write = sink
  }

  /// Writes the header row.
  ///
  /// - Throws: what the sink throws.
  package func header(_ names: [String]) throws {
    try row(names.map { .text($0) })
  }

  /// Writes one row.
  ///
  /// - Throws: what the sink throws.
  package func row(_ cells: [Cell]) throws {
    try write(cells.map(Self.field).joined(separator: ",") + "\n")
  }

  static func field(_ cell: Cell) -> String {
    switch cell {
    case .text(let text): quoted(text, separator: ",")
    case .count(let count): String(count)
    case .number(let number): number.shortestDecimals ?? ""
    case .empty: ""
    }
  }

  /// Names in one field, `bar;next;screen`. A name that holds a `;` or a quote stands in quotes, so
  /// that a CSV reader told that the separator is `;` gets the names back.
  static func list(_ names: [String]) -> String {
    names.map { quoted($0, separator: ";") }.joined(separator: ";")
  }

  private static func quoted(_ text: String, separator: Unicode.Scalar) -> String {
    let needsQuotes = text.unicodeScalars.contains {
      $0 == separator || $0 == "\"" || $0 == "\n" || $0 == "\r"
    }
    guard needsQuotes else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result.unicodeScalars.append(scalar) }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
