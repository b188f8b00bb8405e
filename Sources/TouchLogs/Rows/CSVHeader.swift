/// The header row of a CSV log: which column means what.
struct CSVHeader {
  let delimiter: UInt8
  /// The names, in order.
  let names: [String]
  /// For each `TouchColumn` its column; nil where the log has none.
  let columns: [Int?]

  /// Reads the first row of `bytes`.
  ///
  /// - Throws: `BadRow` where it is no header, or one without a column that is needed.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ options: TouchLogOptions) throws(HeaderError) {
    delimiter = options.delimiter ?? Self.likelyDelimiter(bytes, decimal: options.decimal)
    names = Self.fields(bytes, delimiter)
    var columns = [Int?](repeating: nil, count: TouchColumn.allCases.count)
    for column in TouchColumn.allCases {
      columns[column.rawValue] = try Self.find(column, in: names, options)
    }
    self.columns = columns
    let target = TouchColumn.target.filter { columns[$0.rawValue] == nil }
    if !target.isEmpty, target.count < TouchColumn.target.count {
      throw HeaderError(
        "target_x, target_y, target_width and target_height go together, and the header has no "
          + target.map(\.name).joined(separator: " and no "))
    }
  }

  /// Whether there is a column of this meaning.
  func has(_ column: TouchColumn) -> Bool { columns[column.rawValue] != nil }

  private static func find(
    _ column: TouchColumn, in names: [String], _ options: TouchLogOptions
  ) throws(HeaderError) -> Int? {
    let stated = options.columns[column]
    let name = stated ?? column.name
    var places = names.indices.filter { names[$0] == name }
    if places.isEmpty {
      places = names.indices.filter { names[$0].lowercased() == name.lowercased() }
    }
    guard places.count < 2 else {
      throw HeaderError("the header has the column \(Excerpt(name)) \(places.count) times")
    }
    if let place = places.first { return place }
    guard stated != nil || column == .x || column == .y else { return nil }
    if names.allSatisfy({ Double($0) != nil }), stated == nil {
      throw HeaderError(
        "the first row holds numbers (\(Excerpt.list(names))): a header row with x,y is needed")
    }
    if stated == nil, names.count == 1 {
      throw HeaderError(
        "no touch log that is known: it begins with \(Excerpt(names[0])); known are "
          + TouchLogFormat.names)
    }
    let hint = stated == nil ? "; --columns x=NAME,y=NAME says which columns are meant" : ""
    throw HeaderError(
      "no column \(Excerpt(name)); the header has \(Excerpt.list(names))" + hint,
      unknown: TouchLogError.UnknownName(name: name, known: names))
  }

  /// The most frequent of comma, semicolon and tab that is not the decimal mark.
  private static func likelyDelimiter(
    _ bytes: UnsafeBufferPointer<UInt8>, decimal: UInt8
  ) -> UInt8 {
    let row = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let counts = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
      .filter { $0 != decimal }
      .map { mark in (mark: mark, count: row.count { $0 == mark }) }
    let most = counts.dropFirst().reduce(counts[0]) { $1.count > $0.count ? $1 : $0 }
    return most.mark
  }

  private static func fields(_ bytes: UnsafeBufferPointer<UInt8>, _ delimiter: UInt8) -> [String] {
    var scanner = RowScanner(delimiter: delimiter, columns: longest)
    _ = scanner.scan(bytes, from: 0, isLast: true)
    return scanner.fields.prefix(min(scanner.count, longest)).map { field in
      let text = String(decoding: bytes[field.start..<field.end], as: UTF8.self)
      let isBlank = { (character: Character) in character.isWhitespace }
      return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
  }

  /// More columns than these are not looked at.
  private static let longest = 4096
}

/// Why a first row is not the header that is needed.
struct HeaderError: Error {
  let message: String
  let unknown: TouchLogError.UnknownName?

  init(_ message: String, unknown: TouchLogError.UnknownName? = nil) {
    self.message = message
    self.unknown = unknown
  }
}
