import HitTesting

/// Makes taps out of touches that begin, move and end, each told by its pointer.
struct TouchTracker<Pointer: Hashable> {
  private var open: [Pointer: OpenTouch] = [:]

  /// A finger came down. One that was down already has lost its end.
  mutating func begin(_ touch: OpenTouch, by pointer: Pointer, _ taps: inout TapCollector) {
    if let earlier = open.updateValue(touch, forKey: pointer) { taps.abandon(earlier) }
  }

  /// Whether a finger is down.
  func isOpen(_ pointer: Pointer) -> Bool { open[pointer] != nil }

  /// A finger is at a place; `later` says what its row does.
  mutating func move(_ later: Tap, by pointer: Pointer, _ taps: TapCollector) {
    open[pointer, default: OpenTouch(tap: later, isStray: true)]
      .move(to: later.point, slop: taps.options.tapSlop)
    open[pointer]?.complete(from: later)
  }

  /// A finger went up at a time in seconds, and at a place where that is known.
  mutating func end(
    _ later: Tap?, at time: Double?, by pointer: Pointer, _ taps: inout TapCollector
  ) throws {
    guard var touch = open.removeValue(forKey: pointer) else {
      taps.leaveOut(.unfinished)
      return
    }
    if let later {
      touch.move(to: later.point, slop: taps.options.tapSlop)
      touch.complete(from: later)
    }
    try taps.end(touch, at: time)
  }

  /// The system took a touch away.
  mutating func cancel(by pointer: Pointer, _ taps: inout TapCollector) {
    if let touch = open.removeValue(forKey: pointer) {
      taps.cancel(touch)
    } else {
      taps.leaveOut(.unfinished)
    }
  }

  /// The log is at its end.
  mutating func finish(_ taps: inout TapCollector) {
    for touch in open.values { taps.abandon(touch) }
    open = [:]
  }
}
