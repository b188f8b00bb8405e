/// The description of a device as libevdev's tools print it, each axis on several lines:
/// `Event code 53 (ABS_MT_POSITION_X)`, then `Min 0`, `Max 1079`; behind `#` in evemu's files and
/// libinput's.
struct AxisText {
  private var code: Int?

  /// What a line says.
  mutating func read(_ line: UnsafeBufferPointer<UInt8>) -> EvdevLine {
    var cursor = ByteCursor(line)
    cursor.skipBlanks()
    if cursor.skip("#") { cursor.skipBlanks() }
    if cursor.skip("Event code ") {
      code = cursor.integer()
    } else if cursor.skip("Event type ") {
      code = nil
    } else if let code, cursor.skip("Min "), let value = cursor.integer() {
      return .least(code: code, value)
    } else if let code, cursor.skip("Max "), let value = cursor.integer() {
      return .largest(code: code, value)
    } else if cursor.skipPast("INPUT_PROP_DIRECT") {
      return .isDirect(true)
    } else if cursor.skipPast("INPUT_PROP_POINTER") {
      return .isDirect(false)
    }
    return .other
  }
}
