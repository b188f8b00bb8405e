import Reporting
import Simulation

/// Prints results on standard output.
struct ResultPrinter {
  let console: Console
  var format = Format.table
  /// The largest difference of hit rates that does not matter, a fraction.
  var margin = 0.001
  /// Whether the files of the run stand on the disk, for the table to point to.
  var hasFiles = false

  /// What is printed.
  enum Format: String, CaseIterable, Sendable {
    /// A table for people.
    case table
    /// CSV; of a run, `rates.csv`.
    case csv
    /// The rows of the CSV as objects.
    case json
  }

  func print(_ results: Results) throws {
    switch format {
    case .table:
      let table = SummaryTable(
        width: console.width, usesColor: console.colorsOutput, margin: margin, hasFiles: hasFiles)
      try table.write(results, to: console.output.write)
    case .csv: try RatesTable.writeCSV(results, to: console.output.write)
    case .json: try RatesTable.writeJSON(results, to: console.output.write)
    }
  }
}
