import HitTesting

/// What a finger did, as rrweb recorded it.
struct RRWebAction {
  var milliseconds: Double
  var phase: TouchPhase
  var pointer: Pointer
  /// Where, in the log's unit; nil where an end does not say.
  var raw: Point?
  var place: LogPlace

  /// What tells fingers apart: the pointer's id in recordings of apps; in those of pages there is
  /// none, but a touch keeps the element that it began on.
  enum Pointer: Hashable {
    case pointer(Int)
    case element(Int)
  }

  /// Appends what an event says of fingers; false where the value is no event at all.
  static func append(
    of piece: JSONPiece, at place: LogPlace, to actions: inout [RRWebAction]
  ) throws(BadRow) -> Bool {
    guard let type = try piece.member("type")?.integer,
      let timestamp = try piece.member("timestamp"), let data = try piece.member("data")
    else { return false }
    // Type 3 is an incremental snapshot; the others hold pages, not touches.
    guard type == 3, let source = try data.member("source")?.integer else { return true }
    guard source == 2 || source == 6 else { return true }
    guard let milliseconds = timestamp.number else {
      throw BadRow(
        "timestamp is ", Excerpt(timestamp.text), "; a number of milliseconds is needed")
    }
    if source == 2 {
      guard let phase = phase(of: try data.member("type")?.integer) else { return true }
      let raw = try point(data)
      guard raw != nil || phase != .began else {
        throw BadRow("a touch begins without x and y, both of which are needed")
      }
      actions.append(
        RRWebAction(
          milliseconds: milliseconds, phase: phase, pointer: try pointer(data, data), raw: raw,
          place: place))
    } else {
      try appendMoves(data, milliseconds, place, to: &actions)
    }
    return true
  }

  /// The interactions of fingers; those of mice have other numbers.
  private static func phase(of type: Int?) -> TouchPhase? {
    switch type {
    case 7: .began
    case 9: .ended
    case 10: .cancelled
    default: nil
    }
  }

  /// Positions of moves, whose times are negative and relative to the event's.
  private static func appendMoves(
    _ data: JSONPiece, _ milliseconds: Double, _ place: LogPlace, to actions: inout [RRWebAction]
  ) throws(BadRow) {
    for position in try data.member("positions")?.elements() ?? [] {
      guard let raw = try point(position) else {
        throw BadRow(
          "the position ", Excerpt(position.text), " lacks x and y, both of which are needed")
      }
      let offset = try position.member("timeOffset")?.number ?? 0
      actions.append(
        RRWebAction(
          milliseconds: milliseconds + offset, phase: .moved, pointer: try pointer(data, position),
          raw: raw, place: place))
    }
  }

  private static func pointer(
    _ data: JSONPiece, _ element: JSONPiece
  ) throws(BadRow) -> Pointer {
    if let pointer = try data.member("pointerId")?.integer { return .pointer(pointer) }
    return .element(try element.member("id")?.integer ?? 0)
  }

  private static func point(_ piece: JSONPiece) throws(BadRow) -> Point? {
    guard let x = try piece.member("x"), let y = try piece.member("y"), !x.isNull, !y.isNull
    else { return nil }
    guard let left = x.number, let top = y.number else {
      throw BadRow(
        "a touch at ", Excerpt(piece.text), "; x and y must be finite numbers")
    }
    return Point(x: left, y: top)
  }
}
