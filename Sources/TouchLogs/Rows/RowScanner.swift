/// Takes a row of a CSV file apart (RFC 4180, any delimiter; rows end with LF, CR LF or CR).
struct RowScanner {
  private let delimiter: UInt8
  /// The delimiter in each of eight bytes.
  private let delimiters: UInt64
  /// For each column the place in `fields`, or -1 where nobody wants it.
  private var wanted: [Int]
  /// Places that want a column which another place has.
  private var copies: [(from: Int, to: Int)] = []
  /// The wanted fields of the row that was scanned last.
  private(set) var fields: [FieldRange]
  /// How many fields that row has.
  private(set) var count = 0
  /// Whether a field of that row stands in quotation marks, and so may hold line ends.
  private(set) var hasQuotes = false
  /// Whether that row is an empty line.
  private(set) var isBlank = false

  /// A scanner that keeps all of so many columns.
  init(delimiter: UInt8, columns: Int) {
    self.delimiter = delimiter
    delimiters = UInt64(delimiter) &* 0x0101_0101_0101_0101
    wanted = Array(0..<columns)
    fields = Array(repeating: FieldRange(), count: columns)
  }

  /// A scanner that keeps, for each of so many places, one column of `columns`, or none.
  init(delimiter: UInt8, columns: Int, places: [Int?]) {
    self.delimiter = delimiter
    delimiters = UInt64(delimiter) &* 0x0101_0101_0101_0101
    wanted = Array(repeating: -1, count: columns)
    fields = Array(repeating: FieldRange(), count: places.count)
    for (place, column) in places.enumerated() {
      guard let column else { continue }
      if wanted[column] < 0 {
        wanted[column] = place
      } else {
        copies.append((wanted[column], place))
      }
    }
  }

  /// What a scan came to.
  enum Outcome {
    /// A row, and where the next one begins.
    case row(next: Int)
    /// The bytes end before the row does.
    case incomplete
    /// Something stands between a closing quotation mark and the delimiter, at a place.
    case misquoted(at: Int)
  }

  /// Scans the row that begins at a place; `isLast` says that the log ends with the bytes.
  mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool
  ) -> Outcome {
    let outcome = split(bytes, from: start, isLast: isLast)
    for copy in copies { fields[copy.to] = fields[copy.from] }
    return outcome
  }

  private mutating func split(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool
  ) -> Outcome {
    var index = start
    count = 0
    hasQuotes = false
    while true {
      var field = FieldRange(start: index, end: index)
      if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
        guard let end = quotedEnd(bytes, &field) else { return .incomplete }
        index = end
        hasQuotes = true
      } else {
        index = fieldEnd(bytes, from: index)
        field.end = index
      }
      if count < wanted.count, wanted[count] >= 0 { fields[wanted[count]] = field }
      count += 1
      isBlank = count == 1 && index == start
      guard index < bytes.count else { return isLast ? .row(next: index) : .incomplete }
      let byte = bytes[index]
      index += 1
      if byte == delimiter { continue }
      if byte == UInt8(ascii: "\n") { return .row(next: index) }
      guard byte == UInt8(ascii: "\r") else { return .misquoted(at: index - 1) }
      if index < bytes.count {
        return .row(next: bytes[index] == UInt8(ascii: "\n") ? index + 1 : index)
      }
      return isLast ? .row(next: index) : .incomplete
    }
  }

  /// Where a field without quotation marks ends: eight bytes are looked at together.
  @inline(__always)
  private func fieldEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let ends =
        Self.zeros(word ^ delimiters) | Self.zeros(word ^ Self.lineFeeds)
        | Self.zeros(word ^ Self.carriageReturns)
      if ends != 0 { return index + ends.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, bytes[index] != delimiter, bytes[index] != UInt8(ascii: "\n"),
      bytes[index] != UInt8(ascii: "\r")
    {
      index += 1
    }
    return index
  }

  /// A word whose lowest bit that is set lies in the lowest byte that is zero.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  private static let lineFeeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
  private static let carriageReturns: UInt64 = 0x0D0D_0D0D_0D0D_0D0D

  /// How many line ends there are, of any kind.
  static func lines(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    var last: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "\n") && last != UInt8(ascii: "\r") || byte == UInt8(ascii: "\r") {
        count += 1
      }
      last = byte
    }
    return count
  }

  /// Where the text after a field in quotation marks begins; nil where the field does not end.
  private func quotedEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ field: inout FieldRange) -> Int? {
    field.start += 1
    var index = field.start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") {
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") else {
          field.end = index
          return index + 1
        }
        field.escapes = .doubledQuotes
        index += 1
      }
      index += 1
    }
    return nil
  }
}
