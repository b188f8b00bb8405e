/// A device of a log of events: its touches, by whichever protocol it speaks.
struct EvdevDevice {
  /// Known from the first event on that only a touch panel has.
  var scale: PanelScale?
  private var slots = SlotTouches()
  private var frames = FrameTouches()
  private var button = ButtonTouch()
  private var hasMultiTouch: Bool
  /// Whether fingers are separated by SYN_MT_REPORT and have no slots.
  private var separatesFingers = false
  private var hasReleased = false
  /// Whether a frame is cut short by lost events, and is to be ignored.
  private var isSuspended = false
  /// Whether this frame has told of fingers, or that there are none.
  private var hasSeparated = false

  init(hasMultiTouch: Bool) {
    self.hasMultiTouch = hasMultiTouch
  }

  /// Follows an event.
  mutating func read(
    _ event: EvdevEvent, at place: LogPlace, _ taps: inout TapCollector
  ) throws {
    if isSuspended {
      isSuspended = event.type != EvdevEvent.synchronization || event.code != EvdevEvent.report
      return
    }
    switch (event.type, event.code) {
    case (EvdevEvent.absolute, _): try axis(event, place, &taps)
    case (EvdevEvent.key, EvdevEvent.touchButton):
      button.press(event.value != 0, place)
      hasReleased = event.value == 0
    case (EvdevEvent.synchronization, EvdevEvent.multiTouchReport):
      if !separatesFingers { slots = SlotTouches() }
      separatesFingers = true
      hasMultiTouch = true
      try frames.separate()
      hasSeparated = true
    case (EvdevEvent.synchronization, EvdevEvent.report): try report(event.time, &taps)
    case (EvdevEvent.synchronization, EvdevEvent.dropped):
      forget(&taps)
      isSuspended = true
    default: break
    }
  }

  private mutating func axis(
    _ event: EvdevEvent, _ place: LogPlace, _ taps: inout TapCollector
  ) throws {
    switch event.code {
    case EvdevEvent.x: button.move(x: event.value)
    case EvdevEvent.y: button.move(y: event.value)
    case EvdevEvent.positionX:
      hasMultiTouch = true
      try scale?.check(x: event.value)
      frames.move(x: event.value, place)
      if !separatesFingers { slots.move(x: event.value) }
    case EvdevEvent.positionY:
      hasMultiTouch = true
      try scale?.check(y: event.value)
      frames.move(y: event.value, place)
      if !separatesFingers { slots.move(y: event.value) }
    case EvdevEvent.slot:
      hasMultiTouch = true
      try slots.select(event.value)
    case EvdevEvent.trackingID:
      hasMultiTouch = true
      frames.track(event.value)
      guard !separatesFingers, let scale else { return }
      try slots.track(event.value, scale, place, time: event.time, &taps)
    default: break
    }
  }

  private mutating func report(_ time: Double?, _ taps: inout TapCollector) throws {
    defer {
      hasReleased = false
      hasSeparated = false
    }
    guard let scale else { return }
    if !hasMultiTouch {
      try button.report(scale, time: time, &taps)
    } else if separatesFingers {
      if hasSeparated || hasReleased { try frames.report(scale, time: time, &taps) }
    } else {
      slots.report(scale, time: time, taps)
      if hasReleased { try slots.endAll(scale, time: time, &taps) }
      frames = FrameTouches()
    }
  }

  private mutating func forget(_ taps: inout TapCollector) {
    if hasMultiTouch {
      slots.forget(&taps)
      frames.forget(&taps)
    } else {
      button.forget(&taps)
    }
  }

  /// The log is at its end.
  mutating func finish(_ taps: inout TapCollector) { forget(&taps) }
}
