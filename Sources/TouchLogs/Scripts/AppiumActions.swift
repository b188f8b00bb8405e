import HitTesting

/// The actions of the WebDriver protocol (W3C, "Perform actions"): each source has one action a
/// tick, and a tick lasts as long as its longest action.
enum AppiumActions {
  /// Reads the body of a request.
  static func read(
    _ body: JSONPiece, _ scale: PointScale, _ place: LogPlace, _ taps: inout TapCollector
  ) throws {
    let sources = try body.member("actions")?.elements() ?? []
    let ticks = try sources.map { try $0.member("actions")?.elements() ?? [] }
    var starts = [0.0]
    for tick in 0..<(ticks.map(\.count).max() ?? 0) {
      let lengths = try ticks.filter { $0.count > tick }
        .map { max(0, try $0[tick].member("duration")?.number ?? 0) }
      starts.append((starts.last ?? 0) + (lengths.max() ?? 0) / 1000)
    }
    for (source, actions) in zip(sources, ticks) {
      guard try source.member("type")?.says("pointer") == true else { continue }
      try follow(actions, starts, scale, place, &taps)
    }
  }

  private static func follow(
    _ actions: [JSONPiece], _ starts: [Double], _ scale: PointScale, _ place: LogPlace,
    _ taps: inout TapCollector
  ) throws {
    var tracker = TouchTracker<Int>()
    var position: Point? = .zero
    // What began before a row that cannot be read has no end.
    defer { tracker.finish(&taps) }
    for (action, start) in zip(actions, starts) {
      let type = try action.member("type")
      if type?.says("pointerMove") == true {
        position = try moved(position, action)
        guard let position else { continue }
        if tracker.isOpen(0) {
          tracker.move(Tap(point: scale.point(position.x, position.y), place: place), by: 0, taps)
        }
      } else if type?.says("pointerDown") == true {
        guard let position else {
          throw BadRow("a touch at an element, whose place is not in the log")
        }
        let tap = Tap(point: scale.point(position.x, position.y), place: place)
        tracker.begin(OpenTouch(tap: tap, start: start), by: 0, &taps)
      } else if type?.says("pointerUp") == true {
        try tracker.end(nil, at: start, by: 0, &taps)
      } else if type?.says("pointerCancel") == true {
        tracker.cancel(by: 0, &taps)
      }
    }
  }

  /// The position after a move; nil where it depends on an element.
  private static func moved(_ last: Point?, _ action: JSONPiece) throws(BadRow) -> Point? {
    guard let x = try action.member("x")?.number, let y = try action.member("y")?.number else {
      throw BadRow("the action ", Excerpt(action.text), " lacks x and y")
    }
    guard let origin = try action.member("origin"), !origin.isNull, !origin.says("viewport") else {
      return Point(x: x, y: y)
    }
    guard origin.says("pointer"), let last else { return nil }
    return Point(x: last.x + x, y: last.y + y)
  }
}
