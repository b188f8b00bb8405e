/// Android's `getevent`, with names (`-l`) or raw, with times (`-t`) or without, with the device's
/// path or without: `[  615041.773137] /dev/input/event7: EV_ABS ABS_MT_POSITION_X 00000382`.
/// Values are 32 bits in hexadecimal, two's complement. `-p` prints the ranges of axes, in decimal.
struct GeteventSpelling: EvdevSpelling {
  mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(BadRow) -> EvdevLine {
    var cursor = ByteCursor(line)
    if cursor.skipPast("add device "), cursor.skipPast(": ") { return .device(cursor.word()) }
    cursor = ByteCursor(line)
    if cursor.skipPast(": value "), cursor.skipPast(" min ") { return axis(line, &cursor) }
    cursor = ByteCursor(line)
    if cursor.skipPast("INPUT_PROP_DIRECT") { return .isDirect(true) }
    if cursor.skipPast("INPUT_PROP_POINTER") { return .isDirect(false) }
    return try event(line)
  }

  /// An event, or noise: prompts, what was typed, complaints about devices.
  private func event(_ line: UnsafeBufferPointer<UInt8>) throws(BadRow) -> EvdevLine {
    let time = Self.time(line)
    var cursor = time?.rest ?? ByteCursor(line)
    var device = UnsafeBufferPointer(rebasing: line[..<0])
    var path = cursor
    let hasDevice = path.skipPast("/dev/input/")
    if hasDevice {
      device = path.word()
      guard device.last == UInt8(ascii: ":") else { return .other }
      device = UnsafeBufferPointer(rebasing: device.dropLast())
      cursor = path
    }
    let (typeWord, codeWord, valueWord) = (cursor.word(), cursor.word(), cursor.word())
    guard let type = EvdevNames.type(typeWord) else {
      guard hasDevice, time != nil else { return .other }
      throw Self.bad(line)
    }
    guard hasDevice || time != nil || typeWord.count > 4 || EvdevNames.isCode(codeWord) else {
      return .other
    }
    guard let code = EvdevNames.code(codeWord) else {
      if EvdevNames.isName(codeWord), !valueWord.isEmpty { return .other }
      throw Self.bad(line)
    }
    guard let value = EvdevNames.value(valueWord) else {
      if valueWord.isEmpty || EvdevNames.isNeeded(type, code) { throw Self.bad(line) }
      return .other
    }
    let event = EvdevEvent(time: time?.seconds, type: type, code: code, value: value)
    return .event(event, device: device)
  }

  /// The time in brackets, or as old versions write it (`615041-773137:`), and what follows.
  private static func time(
    _ line: UnsafeBufferPointer<UInt8>
  ) -> (seconds: Double, rest: ByteCursor)? {
    var cursor = ByteCursor(line)
    if cursor.skipPast("["), let seconds = cursor.number(), cursor.skip("]") {
      return (seconds, cursor)
    }
    cursor = ByteCursor(line)
    guard let seconds = cursor.integer(), cursor.skip("-"), let micro = cursor.integer(),
      cursor.skip(":")
    else { return nil }
    return (Double(seconds) + Double(micro) / 1e6, cursor)
  }

  private func axis(_ line: UnsafeBufferPointer<UInt8>, _ cursor: inout ByteCursor) -> EvdevLine {
    guard let least = cursor.integer(), cursor.skipPast(" max "), let largest = cursor.integer(),
      let colon = line.indices.dropLast().first(where: {
        line[$0] == UInt8(ascii: ":") && line[$0...].starts(with: ": value ".utf8)
      })
    else { return .other }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let head = line[..<colon].reversed().drop(while: isBlank)
    let name = Array(head.prefix { !isBlank($0) }.reversed())
    let code = name.withUnsafeBufferPointer(EvdevNames.code)
    return code.map { .range(code: $0, AxisRange(least: least, largest: largest)) } ?? .other
  }

  private static func bad(_ line: UnsafeBufferPointer<UInt8>) -> BadRow {
    let found = Excerpt(line)
    return BadRow(
      "found \(found); an event is TYPE CODE VALUE, the value eight hexadecimal digits, UP or DOWN")
  }
}
