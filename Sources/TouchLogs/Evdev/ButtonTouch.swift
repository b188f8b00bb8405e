/// The touch of a panel that knows one finger: BTN_TOUCH says that it is down, ABS_X and ABS_Y
/// where, in any order within a frame.
struct ButtonTouch {
  private var position = RawPosition()
  private var hasChanged = false
  /// What the button did in this frame.
  private var press: Bool?
  private var touch: OpenTouch?
  private var place: LogPlace?
  /// Whether a finger that was counted already may still go up.
  private var isForgiven = false

  mutating func move(x: Int) {
    position.x = x
    hasChanged = true
  }

  mutating func move(y: Int) {
    position.y = y
    hasChanged = true
  }

  mutating func press(_ isDown: Bool, _ place: LogPlace) {
    press = isDown
    self.place = place
  }

  /// All events of a frame are there.
  mutating func report(_ scale: PanelScale, time: Double?, _ taps: inout TapCollector) throws {
    defer {
      press = nil
      hasChanged = false
    }
    if hasChanged || press == true, let x = position.x { try scale.check(x: x) }
    if hasChanged || press == true, let y = position.y { try scale.check(y: y) }
    if var open = touch {
      if hasChanged { taps.move(&open, to: position, scale) }
      touch = open
      guard press == false else { return }
      touch = nil
      try taps.end(open, at: time)
    } else if press == true, let place {
      touch = taps.touch(at: position, scale, place, time: time)
    } else if press == false, !isForgiven {
      taps.leaveOut(.unfinished)
    }
    if press != nil { isForgiven = false }
  }

  /// Events were lost, or the log ends.
  mutating func forget(_ taps: inout TapCollector) {
    let wasDown = touch != nil || press == true
    if let touch {
      taps.abandon(touch)
    } else if press == true {
      taps.leaveOut(.unfinished)
    }
    self = ButtonTouch()
    isForgiven = wasDown
  }
}
