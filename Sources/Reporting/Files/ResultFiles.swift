import Foundation
import Simulation

/// The files of a run.
package enum ResultFiles {
  /// Writes all files of a run into a folder, which is made where it is missing; all appear whole,
  /// or, where anything fails, none does and older ones stay.
  ///
  /// `users.csv` is written only where people differ. One that an earlier run left in the folder
  /// would then pass for a part of this one, so it is removed; a file of that name with another
  /// header is somebody's own and stays.
  ///
  /// - Throws: `OutputError`.
  package static func write(
    _ results: Results, _ provenance: Provenance, to folder: String,
    temporaries: TemporaryFiles = .shared
  ) throws {
    let hasUsers = UsersTable.hasRows(results)
    let tables: [any ResultTable.Type] =
      [RatesTable.self, OutcomesTable.self, AreasTable.self, ComparisonTable.self]
      + (hasUsers ? [UsersTable.self] : [])
    var files = tables.map { table in
      FileSet.File(name: table.fileName) { try table.writeCSV(results, to: $0) }
    }
    // Last, so that where it stands all others do.
    files.append(
      FileSet.File(name: RunFile.fileName) {
        try RunFile.write(provenance, of: results, to: $0)
      })
    try FileSet.write(files, to: folder, temporaries: temporaries)
    if !hasUsers { removeOlderUsersFile(in: folder) }
  }

  private static func removeOlderUsersFile(in folder: String) {
    let path = FilePath.join(folder, UsersTable.fileName)
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    let header = Data((UsersTable.columns.joined(separator: ",") + "\n").utf8)
    let start = try? file.read(upToCount: header.count)
    try? file.close()
    if start == header { unlink(path) }
  }
}
