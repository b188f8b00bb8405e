import HitTesting

/// The gestures of Appium before 2: `press`, `longPress`, `moveTo`, `wait`, `release`, `tap`.
enum AppiumGestures {
  /// Reads the body of a request: a list of steps, or several at once.
  static func read(
    _ body: JSONPiece, _ scale: PointScale, _ place: LogPlace, _ taps: inout TapCollector
  ) throws {
    let steps = try body.member("actions")?.elements() ?? []
    let fingers = steps.contains(where: \.isArray) ? try steps.map { try $0.elements() } : [steps]
    for finger in fingers { try follow(finger, scale, place, &taps) }
  }

  private static func follow(
    _ steps: [JSONPiece], _ scale: PointScale, _ place: LogPlace, _ taps: inout TapCollector
  ) throws {
    var tracker = TouchTracker<Int>()
    var seconds = 0.0
    defer { tracker.finish(&taps) }
    for step in steps {
      let action = try step.member("action")
      let options = try step.member("options")
      if action?.says("tap") == true {
        let tap = try tap(options, scale, place)
        for _ in 0..<min(max(try options?.member("count")?.integer ?? 1, 0), 100) {
          try taps.add(tap)
        }
      } else if action?.says("press") == true || action?.says("longPress") == true {
        let touch = OpenTouch(tap: try tap(options, scale, place), start: seconds)
        tracker.begin(touch, by: 0, &taps)
      } else if action?.says("moveTo") == true {
        tracker.move(try tap(options, scale, place), by: 0, taps)
      } else if action?.says("wait") == true {
        seconds += max(0, try options?.member("ms")?.number ?? 0) / 1000
      } else if action?.says("release") == true {
        try tracker.end(nil, at: seconds, by: 0, &taps)
      } else if action?.says("cancel") == true {
        tracker.cancel(by: 0, &taps)
      }
    }
  }

  private static func tap(
    _ options: JSONPiece?, _ scale: PointScale, _ place: LogPlace
  ) throws(BadRow) -> Tap {
    if let element = try options?.member("element"), !element.isNull {
      throw BadRow("a touch at an element, whose place is not in the log")
    }
    guard let x = try options?.member("x")?.number, let y = try options?.member("y")?.number else {
      throw BadRow("a touch without x and y, both of which are needed")
    }
    return Tap(point: scale.point(x, y), place: place)
  }
}
