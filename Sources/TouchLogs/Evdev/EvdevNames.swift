/// The words of `getevent`: names of the kernel's header, or four hexadecimal digits.
enum EvdevNames {
  private static let codes: [(name: StaticString, code: Int)] = [
    ("ABS_MT_POSITION_X", EvdevEvent.positionX), ("ABS_MT_POSITION_Y", EvdevEvent.positionY),
    ("SYN_REPORT", EvdevEvent.report), ("ABS_MT_TRACKING_ID", EvdevEvent.trackingID),
    ("ABS_MT_SLOT", EvdevEvent.slot), ("BTN_TOUCH", EvdevEvent.touchButton),
    ("ABS_X", EvdevEvent.x), ("ABS_Y", EvdevEvent.y),
    ("SYN_MT_REPORT", EvdevEvent.multiTouchReport), ("SYN_DROPPED", EvdevEvent.dropped),
  ]

  /// The type of an event; a type that is not needed is 0xFF. Nil where the word is no type.
  static func type(_ word: UnsafeBufferPointer<UInt8>) -> Int? {
    if isCode(word) { return hexadecimal(word) }
    guard word.starts(with: "EV_".utf8) else { return nil }
    if word.elementsEqual("EV_ABS".utf8) { return EvdevEvent.absolute }
    if word.elementsEqual("EV_SYN".utf8) { return EvdevEvent.synchronization }
    return word.elementsEqual("EV_KEY".utf8) ? EvdevEvent.key : 0xFF
  }

  /// The code of a word; nil where it is a name that is not needed, or no code.
  static func code(_ word: UnsafeBufferPointer<UInt8>) -> Int? {
    if isCode(word) { return hexadecimal(word) }
    return codes.first { entry in
      word.elementsEqual(
        UnsafeBufferPointer(start: entry.name.utf8Start, count: entry.name.utf8CodeUnitCount))
    }?.code
  }

  /// The value of eight hexadecimal digits in two's complement, or of a key's word.
  static func value(_ word: UnsafeBufferPointer<UInt8>) -> Int? {
    if word.elementsEqual("DOWN".utf8) || word.elementsEqual("REPEAT".utf8) { return 1 }
    if word.elementsEqual("UP".utf8) { return 0 }
    guard word.count == 8, let value = hexadecimal(word) else { return nil }
    return Int(Int32(truncatingIfNeeded: value))
  }

  /// Whether taps depend on the value of such an event.
  static func isNeeded(_ type: Int, _ code: Int) -> Bool {
    type == EvdevEvent.absolute && codes.contains { $0.code == code }
      || type == EvdevEvent.key && code == EvdevEvent.touchButton
  }

  /// Whether a word is four hexadecimal digits.
  static func isCode(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count == 4 && hexadecimal(word) != nil
  }

  /// Whether a word is a name in capitals.
  static func isName(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count > 4
      && word.allSatisfy {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 == UInt8(ascii: "_")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
  }

  private static func hexadecimal(_ word: UnsafeBufferPointer<UInt8>) -> Int? {
    var cursor = ByteCursor(word)
    guard word.first != UInt8(ascii: "-"), let value = cursor.integer(radix: 16), cursor.isAtEnd
    else { return nil }
    return value
  }
}
