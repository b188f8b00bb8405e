/// Reads the dumps of one format: one conforming type, in one file, for each.
protocol DumpReader: Sendable {
  /// Whether the content is this format's and no other's.
  static func recognizes(_ source: DumpSource) -> Bool
  /// Whether the content can be read as this format where the user says so.
  static func accepts(_ source: DumpSource) -> Bool
  /// The views of the dump, in its own unit, nothing left out.
  static func read(_ source: DumpSource, options: ImportOptions) throws(LayoutFormatError) -> Dump
}

extension DumpReader {
  static func accepts(_ source: DumpSource) -> Bool { recognizes(source) }
}

/// Reads the dumps of a format that is JSON.
protocol JSONDumpReader: DumpReader {
  /// Whether a document is this format's and no other's.
  static func recognizes(_ root: JSONNode) -> Bool
  /// The views of the dump.
  static func read(_ root: JSONNode, options: ImportOptions) throws(LayoutFormatError) -> Dump
}

extension JSONDumpReader {
  static func recognizes(_ source: DumpSource) -> Bool {
    source.json.map { recognizes($0) } ?? false
  }

  static func read(_ source: DumpSource, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    guard let root = source.json else { throw DumpRefusal.unknown(source) }
    return try read(root, options: options)
  }
}
