import Foundation
import Simulation

/// The files of a run.
package enum ResultFiles {
  private static let always: [any ResultTable.Type] = [
    RatesTable.self, OutcomesTable.self, AreasTable.self, ComparisonTable.self,
  ]
  private static let sometimes: [any OptionalTable.Type] = [
    UsersTable.self, FlowsTable.self, UserRatesTable.self,
  ]

  /// What the files are called that a run may write.
  package static let names =
    always.map { $0.fileName } + sometimes.map { $0.fileName } + [RunFile.fileName]

  /// Writes all files of a run into a folder, which is made where it is missing; all appear whole,
  /// or, where anything fails, none does and older ones stay.
  ///
  /// Some tables are written only where there is something to tell. One that an earlier run left in
  /// the folder would then pass for a part of this one, so it is removed; a file of that name with
  /// another header is somebody's own and stays.
  ///
  /// - Throws: `OutputError`.
  package static func write(
    _ results: Results, _ provenance: Provenance, to folder: String,
    temporaries: TemporaryFiles = .shared
  ) throws {
    let tables = always + sometimes.filter { $0.isPart(of: results) }
    var files = tables.map { table in
      FileSet.File(name: table.fileName) { try table.writeCSV(results, to: $0) }
    }
    // Last, so that where it stands all others do.
    files.append(
      FileSet.File(name: RunFile.fileName) {
        try RunFile.write(provenance, of: results, to: $0)
      })
    try FileSet.write(files, to: folder, temporaries: temporaries)
    for table in sometimes where !table.isPart(of: results) {
      removeOlder(table, in: folder)
    }
  }

  private static func removeOlder(_ table: any ResultTable.Type, in folder: String) {
    let path = FilePath.join(folder, table.fileName)
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    let header = Data((table.columns.joined(separator: ",") + "\n").utf8)
    let start = try? file.read(upToCount: header.count)
    try? file.close()
    if start == header { unlink(path) }
  }
}
