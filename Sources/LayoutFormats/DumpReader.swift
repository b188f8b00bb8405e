/// Reads the dumps of one format: one conforming type, in one file, for each.
protocol DumpReader: Sendable {
  /// Whether the content is this format's and no other's.
  static func recognizes(_ source: DumpSource) -> Bool
  /// Whether the content can be read as this format where the user says so.
  static func accepts(_ source: DumpSource) -> Bool
  /// The views of the dump, in its own unit, nothing left out.
  static func read(_ source: DumpSource) throws(LayoutFormatError) -> Dump
}

extension DumpReader {
  static func accepts(_ source: DumpSource) -> Bool { recognizes(source) }
}
