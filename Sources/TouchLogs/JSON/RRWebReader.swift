import HitTesting

/// Reads events of rrweb, and the session-replay files that wrap them: an array, an event a line,
/// or either of them somewhere inside objects.
struct RRWebReader {
  private let scale: PointScale
  private let name: String
  private var actions: [RRWebAction] = []
  /// A place in the text and its line: places are asked for in ascending order.
  private var known: (index: Int, line: Int)

  /// Objects are searched for events down to this depth.
  private static let deepest = 16

  /// Reads a log to its end; `line` is where its unread bytes begin.
  static func read(_ source: LogSource, line: Int, _ taps: inout TapCollector) throws {
    var reader = RRWebReader(
      scale: try PointScale(taps.options), name: source.name, known: (0, line))
    try source.fillAll()
    try source.withUnread { bytes in try reader.collect(bytes, &taps) }
    try reader.deliver(&taps)
  }

  private init(scale: PointScale, name: String, known: (index: Int, line: Int)) {
    self.scale = scale
    self.name = name
    self.known = known
  }

  /// Collects the actions of one or several JSON values. Arrays are taken apart step by step, so
  /// that one that is cut off still gives its events.
  private mutating func collect(
    _ bytes: UnsafeBufferPointer<UInt8>, _ taps: inout TapCollector
  ) throws {
    var index = JSONPiece.afterBlanks(bytes, 0)
    var open = 0
    while index < bytes.count {
      let piece: JSONPiece
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","):
        if bytes[index] != UInt8(ascii: ",") { open += bytes[index] == UInt8(ascii: "[") ? 1 : -1 }
        index = JSONPiece.afterBlanks(bytes, index + 1)
        continue
      default: break
      }
      do throws(BadRow) {
        piece = try JSONPiece(bytes, from: index)
      } catch {
        // What follows a value that cannot be taken apart has no known beginning.
        try taps.addBad(error, in: name, line: line(of: index, bytes))
        return
      }
      try collect(piece, bytes, depth: 0, &taps)
      index = JSONPiece.afterBlanks(bytes, piece.range.upperBound)
    }
    if open != 0 {
      let row = BadRow("the JSON ends in the middle of an array, or has a bracket too many")
      try taps.addBad(row, in: name, line: line(of: bytes.count, bytes))
    }
  }

  /// Collects the actions of an event, or of all events inside a value.
  private mutating func collect(
    _ piece: JSONPiece, _ bytes: UnsafeBufferPointer<UInt8>, depth: Int,
    _ taps: inout TapCollector
  ) throws {
    guard depth < Self.deepest else { return }
    let parts: [JSONPiece]
    do throws(BadRow) {
      guard piece.isObject || piece.isArray else {
        throw BadRow("found ", Excerpt(piece.text), "; an event of rrweb is an object")
      }
      if piece.isObject {
        let line = line(of: piece.range.lowerBound, bytes)
        let place = LogPlace(file: taps.file, line: line)
        if try RRWebAction.append(of: piece, at: place, to: &actions) { return }
      }
      parts = try piece.isObject ? piece.values() : piece.elements()
    } catch {
      try taps.addBad(error, in: name, line: line(of: piece.range.lowerBound, bytes))
      return
    }
    for part in parts where part.isObject || part.isArray {
      try collect(part, bytes, depth: depth + 1, &taps)
    }
  }

  private mutating func line(of index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if index > known.index {
      let between = bytes[known.index..<min(index, bytes.count)]
      known = (index, known.line + between.count { $0 == UInt8(ascii: "\n") })
    }
    return known.line
  }

  /// Follows the actions in the order of their times: rrweb writes moves later than it saw them,
  /// often behind the end of their touch.
  private mutating func deliver(_ taps: inout TapCollector) throws {
    let order = actions.indices.sorted {
      (actions[$0].milliseconds, $0) < (actions[$1].milliseconds, $1)
    }
    var tracker = TouchTracker<RRWebAction.Pointer>()
    for index in order {
      let action = actions[index]
      do {
        try follow(action, &tracker, &taps)
      } catch let row as BadRow {
        try taps.addBad(row, in: name, line: action.place.line)
      }
    }
    tracker.finish(&taps)
  }

  private func follow(
    _ action: RRWebAction, _ tracker: inout TouchTracker<RRWebAction.Pointer>,
    _ taps: inout TapCollector
  ) throws {
    let point = action.raw.map { scale.point($0.x, $0.y) }
    let seconds = action.milliseconds / 1000
    let tap = Tap(point: point ?? .zero, place: action.place)
    switch action.phase {
    case .began:
      tracker.begin(OpenTouch(tap: tap, start: seconds), by: action.pointer, &taps)
    case .moved: tracker.move(tap, by: action.pointer, taps)
    case .ended:
      let end = point == nil ? nil : tap
      try tracker.end(end, at: seconds, by: action.pointer, &taps)
    case .cancelled: tracker.cancel(by: action.pointer, &taps)
    }
  }
}
