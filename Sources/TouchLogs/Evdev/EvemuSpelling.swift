/// `evemu-record` and `evemu-describe`: `E: 0.095573 0003 0039 -001` has type and code in
/// hexadecimal and the value in decimal; `A: 35 0 32767 0 0 0` the code in hexadecimal.
struct EvemuSpelling: EvdevSpelling {
  private var text = AxisText()

  mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(BadRow) -> EvdevLine {
    var cursor = ByteCursor(line)
    cursor.skipBlanks()
    if cursor.skip("E:") { return try event(&cursor) }
    if cursor.skip("A:") {
      guard let code = cursor.integer(radix: 16), let least = cursor.integer(),
        let largest = cursor.integer()
      else {
        let found = Excerpt(line)
        throw BadRow("found \(found); an axis is A: CODE MIN MAX, the code in hexadecimal")
      }
      return .range(code: code, AxisRange(least: least, largest: largest))
    }
    if cursor.skip("P:"), let bits = cursor.integer(radix: 16), bits & 3 != 0 {
      return .isDirect(bits & 2 != 0)
    }
    return text.read(line)
  }

  private func event(_ cursor: inout ByteCursor) throws(BadRow) -> EvdevLine {
    if let time = cursor.number(), let type = cursor.integer(radix: 16),
      let code = cursor.integer(radix: 16), let value = cursor.integer()
    {
      cursor.skipBlanks()
      if cursor.isAtEnd || cursor.next == UInt8(ascii: "#") {
        let event = EvdevEvent(time: time, type: type, code: code, value: value)
        return .event(event, device: nil)
      }
    }
    let found = Excerpt(cursor.bytes)
    throw BadRow(
      "found \(found); an event is E: TIME TYPE CODE VALUE, type and code in hexadecimal, the "
        + "value in decimal")
  }
}
