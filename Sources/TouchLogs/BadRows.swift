/// What is wrong with logs of which two or more rows cannot be read; one alone is an error by itself.
package struct BadRows: Error, Equatable, Sendable {
  /// Reading stops where so many rows are bad.
  static let most = 20

  /// A problem for each row, in the order in which they were met.
  package var problems: [TouchLogError]

  /// Whether reading stopped at the last of them.
  package var isFull: Bool { problems.count >= Self.most }
}
