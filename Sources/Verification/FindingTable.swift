/// The findings of a check as lines for people.
package struct FindingTable {
  /// The lines, without ends.
  package let lines: [String]

  /// A heading, and a row for each finding in columns as wide as they need to be.
  package init(_ check: Check, _ findings: [Finding]) {
    let cells = findings.map {
      [$0.subject, $0.measured, $0.expected, $0.bound, $0.passes ? "ok" : "FAILS"]
    }
    let rows = [["", "measured", "expected", "accepted", ""]] + cells
    let widths = rows[0].indices.map { column in
      rows.reduce(0) { max($0, $1[column].count) }
    }
    lines =
      ["\(check.name): \(check.question)"]
      + rows.map { row in
        var line = " "
        for (cell, width) in zip(row, widths) {
          line += " " + cell + String(repeating: " ", count: width - cell.count + 1)
        }
        while line.last == " " { line.removeLast() }
        return line
      }
  }
}
