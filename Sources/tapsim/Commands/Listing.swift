import Reporting

/// A table that the tool knows by heart, with the source of each row: short columns for people, all
/// columns as CSV or JSON for programs.
struct Listing {
  /// The columns of the CSV.
  let columns: [String]
  /// The rows of the CSV.
  let rows: [[Cell]]
  /// The headings for people; a last one, `source`, is added.
  let headings: [String]
  /// The rows for people.
  let lines: [[String]]
  /// Where each row was checked.
  let sources: [String]
  /// What stands under the table, in paragraphs of any width.
  let notes: [String]

  /// The options of a command that prints a listing.
  static let format = Option(
    "format", "FORMAT", ValueKind<ResultPrinter.Format>.choice(),
    help: "what is printed: table (default), csv or json, these two with every column")

  func write(as format: ResultPrinter.Format, to sink: @escaping TextSink) throws {
    switch format {
    case .table: try sink(text)
    case .csv:
      let writer = CSVWriter(to: sink)
      try writer.header(columns)
      for row in rows { try writer.row(row) }
    case .json:
      var writer = JSONRowWriter(columns, to: sink)
      for row in rows { try writer.row(row) }
      try writer.close()
    }
  }

  /// The table for people; sources are numbered, since one often serves many rows.
  private var text: String {
    var known: [String] = []
    var table = [headings + ["source"]]
    for (line, source) in zip(lines, sources) {
      let number = known.firstIndex(of: source) ?? known.count
      if number == known.count { known.append(source) }
      table.append(line + ["[\(number + 1)]"])
    }
    let widths = table[0].indices.map { column in
      table.map { Terminal.width(of: $0[column]) }.max() ?? 0
    }
    var result = table.map { line in
      let cells = zip(line, widths).map { cell, width in
        cell + String(repeating: " ", count: width - Terminal.width(of: cell))
      }
      return cells.joined(separator: "  ").trimmingBlanksAtEnd
    }
    for note in notes { result += [""] + HelpText.wrap(note) }
    result.append("")
    for (index, source) in known.enumerated() {
      let lines = HelpText.wrap(source, indent: 5)
      result += ["[\(index + 1)]".padded(to: 5) + (lines.first ?? "").dropFirst(5)]
      result += lines.dropFirst()
    }
    return result.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var trimmingBlanksAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
