/// Why something that was read is not a tap.
package enum LeftOut: String, CaseIterable, Sendable {
  /// The finger went farther than the slop.
  case moved
  /// The system took the touch away.
  case cancelled
  /// A beginning without an end, or an end without a beginning.
  case unfinished
  /// It lasted longer than the longest tap.
  case long
  /// A row that could not be read, and was to be skipped.
  case bad
}
