/// `libinput record`: YAML, of which `- [sec, usec, type, code, value]` are the events, all in
/// decimal, and `code: [min, max, ...]` under `absinfo:` the axes.
struct LibinputSpelling: EvdevSpelling {
  private var text = AxisText()
  private var isInAxes = false

  mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(BadRow) -> EvdevLine {
    var cursor = ByteCursor(line)
    cursor.skipBlanks()
    if cursor.skip("- [") { return try event(&cursor) }
    if cursor.skip("- node:") {
      isInAxes = false
      cursor.skipBlanks()
      return .device(cursor.rest)
    }
    if cursor.skip("#") { return text.read(line) }
    if cursor.skip("absinfo:") {
      isInAxes = true
      return .other
    }
    if isInAxes, let code = cursor.integer(), cursor.skip(":") { return try axis(code, &cursor) }
    isInAxes = false
    if cursor.skip("properties:"), cursor.skipPast("[") {
      var properties: [Int] = []
      while let property = cursor.integer() {
        properties.append(property)
        _ = cursor.skip(",")
      }
      return properties.isEmpty ? .other : .isDirect(properties.contains(1))
    }
    return .other
  }

  private func axis(_ code: Int, _ cursor: inout ByteCursor) throws(BadRow) -> EvdevLine {
    cursor.skipBlanks()
    guard cursor.skip("["), let least = cursor.integer(), cursor.skip(","),
      let largest = cursor.integer()
    else {
      let found = Excerpt(cursor.bytes)
      throw BadRow("found \(found); an axis is CODE: [MIN, MAX, ...], in decimal")
    }
    return .range(code: code, AxisRange(least: least, largest: largest))
  }

  private func event(_ cursor: inout ByteCursor) throws(BadRow) -> EvdevLine {
    var numbers: [Int] = []
    while let number = cursor.integer() {
      numbers.append(number)
      cursor.skipBlanks()
      if !cursor.skip(",") { break }
    }
    guard numbers.count == 5, cursor.skip("]") else {
      let found = Excerpt(cursor.bytes)
      throw BadRow("found \(found); an event is - [SEC, USEC, TYPE, CODE, VALUE], in decimal")
    }
    let event = EvdevEvent(
      time: Double(numbers[0]) + Double(numbers[1]) / 1e6, type: numbers[2], code: numbers[3],
      value: numbers[4])
    return .event(event, device: nil)
  }
}
