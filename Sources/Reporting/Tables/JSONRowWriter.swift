/// Writes rows as a JSON array with an object for each, null where a field is empty.
package struct JSONRowWriter {
  private let write: TextSink
  private let keys: [String]
  private var separator = "[\n"

  /// A writer onto a sink, of rows with these columns.
  package init(_ columns: [String], to sink: @escaping TextSink) {
    write = sink
    keys = columns.map(JSONText.string)
  }

  /// Writes one row.
  ///
  /// - Throws: what the sink throws.
  package mutating func row(_ cells: [Cell]) throws {
    let members = zip(keys, cells).map { $0 + ": " + JSONText.value($1) }
    try write(separator + "  {" + members.joined(separator: ", ") + "}")
    separator = ",\n"
  }

  /// Writes the end of the array; without any row, the empty one.
  ///
  /// - Throws: what the sink throws.
  package func close() throws {
    try write(separator == "[\n" ? "[]\n" : "\n]\n")
  }
}
