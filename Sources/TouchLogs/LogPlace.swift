/// A line of a touch log, for messages.
package struct LogPlace: Equatable, Sendable {
  /// The log's place in the list of files that are read.
  package var file: Int
  /// Counted from 1.
  package var line: Int

  package init(file: Int, line: Int) {
    self.file = file
    self.line = line
  }
}
