/// Tells the format of a log from its beginning.
enum LogDetection {
  /// The format that a log's first bytes are of; rows of any kind are `csv`.
  static func format(
    of head: UnsafeBufferPointer<UInt8>, _ options: TouchLogOptions
  ) -> TouchLogFormat {
    if let json = json(head, options) { return json }
    if (try? CSVHeader(head, options)) != nil { return .csv }
    let lines = head.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      .lazy.map { UnsafeBufferPointer(rebasing: $0) }
    for line in lines {
      if let format = format(ofLine: line) { return format }
    }
    return .csv
  }

  /// The format that only such a line is of; nil where many may have it.
  private static func format(ofLine line: UnsafeBufferPointer<UInt8>) -> TouchLogFormat? {
    let begins = { (text: StaticString) in
      var cursor = ByteCursor(line)
      cursor.skipBlanks()
      return cursor.skip(text)
    }
    let holds = { (text: StaticString) in
      var cursor = ByteCursor(line)
      return cursor.skipPast(text)
    }
    if begins("TRACE DATA") || begins("App,Participant,") { return .gofitts }
    if begins("# EVEMU ") || begins("E: ") || begins("N: ") { return .evemu }
    if begins("ndevices:") || begins("# libinput record") || begins("- node:") {
      return .libinput
    }
    if holds("Event: time ") || begins("Input driver version is ") { return .evtest }
    if begins("type= raw events") || begins("start data >>") || holds("DispatchPointer(")
      || begins("touch down ") || begins("Tap(")
    {
      return .monkey
    }
    if holds("[HTTP]") || holds("[Appium]") || holds("--> POST /") { return .appium }
    return isGetevent(line) ? .getevent : nil
  }

  private static func isGetevent(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    var spelling = GeteventSpelling()
    switch try? spelling.read(line) {
    case .event, .device, .range: return true
    default: return false
    }
  }

  private static func json(
    _ head: UnsafeBufferPointer<UInt8>, _ options: TouchLogOptions
  ) -> TouchLogFormat? {
    guard let first = head.first(where: { $0 > 0x20 }) else { return nil }
    let holds = { (text: StaticString) in
      var cursor = ByteCursor(head)
      return cursor.skipPast(text)
    }
    if first == UInt8(ascii: "[") {
      let next = head.drop { $0 <= 0x20 }.dropFirst().first { $0 > 0x20 }
      return next == UInt8(ascii: "{") || next == UInt8(ascii: "]") ? .rrweb : nil
    }
    guard first == UInt8(ascii: "{") else { return nil }
    if holds("\"segment_id\"") || holds("\"timestamp\"") && holds("\"data\"")
      || holds("\"events\"")
    {
      return .rrweb
    }
    return .jsonl
  }
}
