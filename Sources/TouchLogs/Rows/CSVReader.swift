/// Reads logs in rows: tapsim's CSV, or any study's.
struct CSVReader {
  private let source: LogSource
  /// How many fields a row has.
  private let columns: Int
  private var scanner: RowScanner
  private var rows: RowMeaning
  /// The line, from 1, where the unread bytes begin.
  private var line: Int

  /// Reads a log to its end; `line` is where its unread bytes begin.
  static func read(_ source: LogSource, line: Int, _ taps: inout TapCollector) throws {
    var reader = try CSVReader(source, line: line, taps.options)
    try reader.readRows(&taps)
    reader.rows.finish(&taps)
  }

  private init(
    _ source: LogSource, line: Int, _ options: TouchLogOptions
  ) throws(TouchLogError) {
    self.source = source
    self.line = line
    var options = options
    if let delimiter = source.withUnread(Self.statedDelimiter) {
      options.delimiter = options.delimiter ?? delimiter
      try source.skipLine()
      self.line += 1
    }
    let header: CSVHeader
    do throws(HeaderError) {
      header = try source.withUnread { bytes throws(HeaderError) in
        try CSVHeader(bytes, options)
      }
    } catch {
      throw TouchLogError(file: source.name, line: self.line, error.message, unknown: error.unknown)
    }
    var whole = RowScanner(delimiter: header.delimiter, columns: 0)
    let length = source.withUnread { bytes in
      if case .row(let next) = whole.scan(bytes, from: 0, isLast: source.isAtEnd) { return next }
      return 0
    }
    guard length > 0 else {
      throw TouchLogError(
        file: source.name, line: self.line,
        "the header row is not one: a quotation mark is not closed")
    }
    self.line += source.withUnread { RowScanner.lines(in: $0[..<length]) }
    source.consume(length)
    columns = header.names.count
    scanner = RowScanner(
      delimiter: header.delimiter, columns: header.names.count, places: header.columns)
    rows = try RowMeaning(header: header, options: options)
  }

  /// The delimiter that a first line `sep=;` states, as Excel reads and some tools write it.
  private static func statedDelimiter(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
    guard bytes.starts(with: Array("sep=".utf8)), bytes.count > 5 else { return nil }
    return bytes[5] == UInt8(ascii: "\n") || bytes[5] == UInt8(ascii: "\r") ? bytes[4] : nil
  }

  private mutating func readRows(_ taps: inout TapCollector) throws {
    while true {
      let consumed = try source.withUnread { try readRows(in: $0, &taps) }
      source.consume(consumed)
      if source.isAtEnd { return }
      if consumed == 0, source.unreadCount >= LogSource.longestRow {
        let row = BadRow(
          "a row of more than 1 MiB; is a quotation mark not closed, or is this no CSV?")
        try taps.addBad(row, in: source.name, line: line)
        try source.skipLine()
        line += 1
      }
      try source.fill()
    }
  }

  /// Reads the rows that are whole, and says how many bytes they take.
  private mutating func readRows(
    in bytes: UnsafeBufferPointer<UInt8>, _ taps: inout TapCollector
  ) throws -> Int {
    let isLast = source.isAtEnd
    var index = 0
    while index < bytes.count {
      switch scanner.scan(bytes, from: index, isLast: isLast) {
      case .row(let next):
        let place = LogPlace(file: taps.file, line: line)
        line += scanner.hasQuotes ? max(1, RowScanner.lines(in: bytes[index..<next])) : 1
        index = next
        if scanner.isBlank { continue }
        do throws(BadRow) {
          try check(scanner.count)
          try rows.read(bytes, scanner.fields, place, &taps.labels)
        } catch {
          try taps.addBad(error, in: source.name, line: place.line)
          continue
        }
        try rows.deliver(&taps)
      case .incomplete:
        guard isLast else { return index }
        try skip(BadRow("a quotation mark is not closed"), bytes, &index, &taps)
      case .misquoted(let place):
        let found = Excerpt([bytes[place]])
        let row = BadRow(
          "found \(found) after a closing quotation mark; a delimiter is needed")
        try skip(row, bytes, &index, &taps)
      }
    }
    return index
  }

  private func check(_ count: Int) throws(BadRow) {
    guard count != columns else { return }
    let allowed = columns
    throw BadRow("found \(count) fields, and the header has \(allowed)")
  }

  /// Leaves a line out that cannot be taken apart.
  private mutating func skip(
    _ row: BadRow, _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int,
    _ taps: inout TapCollector
  ) throws {
    try taps.addBad(row, in: source.name, line: line)
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let end = bytes[index...].firstIndex(where: isEnd) ?? bytes.count
    let isPair =
      end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r")
      && bytes[end + 1] == UInt8(ascii: "\n")
    index = min(bytes.count, end + (isPair ? 2 : 1))
    line += 1
  }
}
