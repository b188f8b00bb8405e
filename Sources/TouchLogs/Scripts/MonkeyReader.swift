import HitTesting

/// Reads scripts of Android's monkey: those for `-f` (`DispatchPointer(...)`, `Tap(x,y)`, ...) and
/// those for `--port` (`touch down 160 200`). Positions are in px.
struct MonkeyReader: LineReader {
  private let scale: PointScale
  private var tracker = TouchTracker<Int>()
  /// Seconds that a script for `--port` has slept.
  private var clock = 0.0

  init(_ options: TouchLogOptions) throws(TouchLogError) {
    scale = try PointScale(options, unit: .px)
  }

  mutating func read(
    _ line: UnsafeBufferPointer<UInt8>, at place: LogPlace, _ taps: inout TapCollector
  ) throws {
    var cursor = ByteCursor(line)
    cursor.skipBlanks()
    guard !cursor.isAtEnd, cursor.next != UInt8(ascii: "#") else { return }
    if cursor.skip("touch ") { return try command(&cursor, place, &taps) }
    if cursor.skip("tap ") { return try press(try numbers(&cursor, 2...2), place, &taps) }
    if cursor.skip("sleep ") {
      clock += max(0, try numbers(&cursor, 1...1)[0]) / 1000
      return
    }
    if cursor.skipPast("DispatchPointer(") {
      return try dispatch(try numbers(&cursor, 12...13), place, &taps)
    }
    if cursor.skip("Tap(") { return try press(try numbers(&cursor, 2...3), place, &taps) }
    if cursor.skip("PressAndHold(") { return try press(try numbers(&cursor, 3...3), place, &taps) }
    if cursor.skip("Drag(") {
      let way = try numbers(&cursor, 5...5)
      try drag(way[0], way[1], way[2], way[3], place, &taps)
    } else if cursor.skip("PinchZoom(") {
      let ways = try numbers(&cursor, 9...9)
      try drag(ways[0], ways[1], ways[2], ways[3], place, &taps)
      try drag(ways[4], ways[5], ways[6], ways[7], place, &taps)
    }
  }

  mutating func finish(at place: LogPlace, _ taps: inout TapCollector) { tracker.finish(&taps) }

  /// `touch down|up|move X Y`.
  private mutating func command(
    _ cursor: inout ByteCursor, _ place: LogPlace, _ taps: inout TapCollector
  ) throws {
    let word = String(decoding: cursor.word(), as: UTF8.self)
    let phases = ["down": TouchPhase.began, "move": .moved, "up": .ended]
    guard let phase = phases[word] else {
      throw BadRow("found touch \(Excerpt(word)); allowed are down, move and up")
    }
    let position = try numbers(&cursor, 2...2)
    try follow(phase, 0, position[0], position[1], clock, place, &taps)
  }

  /// The arguments of `DispatchPointer`: times in ms, the action and the place are what matters.
  private mutating func dispatch(
    _ arguments: [Double], _ place: LogPlace, _ taps: inout TapCollector
  ) throws {
    guard let action = Int(exactly: arguments[2]), (0...0xFFFF).contains(action) else {
      throw BadRow("the action is \(arguments[2]); a code of MotionEvent is needed")
    }
    // From 5 on the upper byte tells which of several fingers it is.
    let index = action & 0xFF >= 5 ? action >> 8 : 0
    let pointer = arguments.count > 12 ? Int(exactly: arguments[12]) ?? index : index
    let phase: TouchPhase
    switch action & 0xFF {
    case 0, 5: phase = .began
    case 1, 6: phase = .ended
    case 2: phase = .moved
    case 3: phase = .cancelled
    default: return
    }
    let seconds = arguments[1] / 1000
    try follow(phase, pointer, arguments[3], arguments[4], seconds, place, &taps)
  }

  private mutating func follow(
    _ phase: TouchPhase, _ pointer: Int, _ x: Double, _ y: Double, _ time: Double?,
    _ place: LogPlace, _ taps: inout TapCollector
  ) throws {
    let tap = Tap(point: scale.point(x, y), place: place)
    switch phase {
    case .began: tracker.begin(OpenTouch(tap: tap, start: time), by: pointer, &taps)
    case .moved: tracker.move(tap, by: pointer, taps)
    case .ended: try tracker.end(tap, at: time, by: pointer, &taps)
    case .cancelled: tracker.cancel(by: pointer, &taps)
    }
  }

  /// A touch at a place, for as many milliseconds as are given.
  private func press(
    _ arguments: [Double], _ place: LogPlace, _ taps: inout TapCollector
  ) throws {
    let tap = Tap(point: scale.point(arguments[0], arguments[1]), place: place)
    let seconds = arguments.count > 2 ? arguments[2] / 1000 : 0
    try taps.end(OpenTouch(tap: tap, start: 0), at: seconds)
  }

  private func drag(
    _ x: Double, _ y: Double, _ endX: Double, _ endY: Double, _ place: LogPlace,
    _ taps: inout TapCollector
  ) throws {
    var touch = OpenTouch(tap: Tap(point: scale.point(x, y), place: place))
    touch.move(to: scale.point(endX, endY), slop: taps.options.tapSlop)
    try taps.end(touch, at: nil)
  }

  /// So many numbers, with commas or blanks between them.
  private func numbers(
    _ cursor: inout ByteCursor, _ counts: ClosedRange<Int>
  ) throws(BadRow) -> [Double] {
    var numbers: [Double] = []
    while let number = cursor.number() {
      numbers.append(number)
      cursor.skipBlanks()
      _ = cursor.skip(",")
    }
    cursor.skipBlanks()
    guard counts.contains(numbers.count), cursor.isAtEnd || cursor.next == UInt8(ascii: ")") else {
      let found = Excerpt(cursor.bytes)
      let allowed =
        counts.count == 1 ? "\(counts.lowerBound)" : "\(counts.lowerBound) or \(counts.upperBound)"
      throw BadRow("found \(found); \(allowed) finite numbers are needed")
    }
    return numbers
  }
}
