/// Reads JSON Lines: an object a line, its keys those of the CSV's columns.
struct JSONLinesReader: LineReader {
  private var rows: RowMeaning
  /// What the log calls each column.
  private let names: [String]
  private var fields = [FieldRange](repeating: FieldRange(), count: TouchColumn.allCases.count)

  init(_ options: TouchLogOptions) throws(TouchLogError) {
    rows = try RowMeaning(options)
    names = TouchColumn.allCases.map { options.columns[$0] ?? $0.name }
  }

  mutating func read(
    _ line: UnsafeBufferPointer<UInt8>, at place: LogPlace, _ taps: inout TapCollector
  ) throws {
    guard JSONPiece.afterBlanks(line, 0) < line.count else { return }
    let object = try JSONPiece(line)
    guard object.isObject else { throw BadRow("found ", Excerpt(line), "; an object is needed") }
    guard JSONPiece.afterBlanks(line, object.range.upperBound) == line.count else {
      throw JSONPiece.unexpected(line, object.range.upperBound, "one object a line")
    }
    try readFields(object)
    for column in [TouchColumn.x, .y] where fields[column.rawValue].end == 0 {
      let keys = try Self.keys(object)
      let name = names[column.rawValue]
      throw BadRow("no key \"\(name)\"; the object has \(Excerpt.list(keys))")
    }
    try rows.read(line, fields, place, &taps.labels)
    try rows.deliver(&taps)
  }

  mutating func finish(at place: LogPlace, _ taps: inout TapCollector) { rows.finish(&taps) }

  private mutating func readFields(_ object: JSONPiece) throws(BadRow) {
    for index in fields.indices { fields[index] = FieldRange() }
    try object.members { (key, value) throws(BadRow) in
      guard let index = names.firstIndex(where: { key.elementsEqual($0.utf8) }), !value.isNull
      else { return }
      guard !value.isObject, !value.isArray else {
        let found = Excerpt(value.text)
        throw BadRow("\(TouchColumn.allCases[index].name) is \(found); text or a number is needed")
      }
      var range = FieldRange(start: value.range.lowerBound, end: value.range.upperBound)
      if let content = value.content {
        range.start += 1
        range.end -= 1
        if content.contains(UInt8(ascii: "\\")) { range.escapes = .backslashes }
      }
      fields[index] = range
    }
  }

  private static func keys(_ object: JSONPiece) throws(BadRow) -> [String] {
    var keys: [String] = []
    try object.members { key, _ in
      if keys.count < 21 { keys.append(String(decoding: key, as: UTF8.self)) }
    }
    return keys
  }
}
