/// `evtest`: `Event: time 1418829326.904420, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value
/// 186`, all in decimal.
struct EvtestSpelling: EvdevSpelling {
  private var text = AxisText()

  mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(BadRow) -> EvdevLine {
    var cursor = ByteCursor(line)
    guard cursor.skipPast("Event: time ") else { return text.read(line) }
    let time = cursor.number()
    if let time, let code = synchronization(cursor) {
      let event = EvdevEvent(time: time, type: EvdevEvent.synchronization, code: code, value: 0)
      return .event(event, device: nil)
    }
    guard let time, cursor.skipPast("type "), let type = cursor.integer(),
      cursor.skipPast("code "), let code = cursor.integer(), cursor.skipPast("value "),
      let value = cursor.integer()
    else {
      let found = Excerpt(line)
      throw BadRow(
        "found \(found); an event is Event: time T, type N, code N, value N, all in decimal")
    }
    return .event(EvdevEvent(time: time, type: type, code: code, value: value), device: nil)
  }

  private func synchronization(_ cursor: ByteCursor) -> Int? {
    var cursor = cursor
    if cursor.skipPast("SYN_MT_REPORT") { return EvdevEvent.multiTouchReport }
    if cursor.skipPast("SYN_DROPPED") { return EvdevEvent.dropped }
    return cursor.skipPast("SYN_REPORT") || cursor.skipPast("- EV_SYN -") ? EvdevEvent.report : nil
  }
}
