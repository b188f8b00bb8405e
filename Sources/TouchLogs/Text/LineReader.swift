/// A format that is read line by line.
protocol LineReader {
  /// Reads a line, without its end.
  ///
  /// - Throws: `BadRow` where it cannot be read; `TouchLogError`; what the taps' receiver throws.
  mutating func read(
    _ line: UnsafeBufferPointer<UInt8>, at place: LogPlace, _ taps: inout TapCollector) throws

  /// The log is at its end.
  ///
  /// - Throws: as `read`.
  mutating func finish(at place: LogPlace, _ taps: inout TapCollector) throws
}

extension LineReader {
  /// Reads a log to its end; `line` is where its unread bytes begin.
  mutating func readAll(_ source: LogSource, line: Int, _ taps: inout TapCollector) throws {
    let mark = source.withUnread { bytes in
      let hasLF = bytes.contains(UInt8(ascii: "\n"))
      return hasLF || !bytes.contains(UInt8(ascii: "\r")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
    }
    var place = LogPlace(file: taps.file, line: line)
    while true {
      let consumed = try source.withUnread {
        try readLines(in: $0, endedBy: mark, source, &place, &taps)
      }
      source.consume(consumed)
      if source.isAtEnd { break }
      if consumed == 0, source.unreadCount >= LogSource.longestRow {
        try taps.addBad(BadRow("a line of more than 1 MiB"), in: source.name, line: place.line)
        try source.skipLine()
        place.line += 1
      }
      try source.fill()
    }
    do {
      try finish(at: place, &taps)
    } catch let row as BadRow {
      try taps.addBad(row, in: source.name, line: place.line)
    }
  }

  /// Reads the lines that are whole, and says how many bytes they take.
  private mutating func readLines(
    in bytes: UnsafeBufferPointer<UInt8>, endedBy mark: UInt8, _ source: LogSource,
    _ place: inout LogPlace, _ taps: inout TapCollector
  ) throws -> Int {
    var index = 0
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: mark)
      guard end != nil || source.isAtEnd else { return index }
      var last = end ?? bytes.count
      while last > index, bytes[last - 1] == UInt8(ascii: "\r") { last -= 1 }
      let line = UnsafeBufferPointer(rebasing: bytes[index..<last])
      do {
        try read(line, at: place, &taps)
      } catch let row as BadRow {
        let note = end == nil ? "; the log ends in the middle of this line" : ""
        try taps.addBad(BadRow(row.message() + note), in: source.name, line: place.line)
      }
      index = (end ?? bytes.count - 1) + 1
      place.line += 1
    }
    return index
  }
}
