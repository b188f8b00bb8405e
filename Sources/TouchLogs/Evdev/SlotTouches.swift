/// The touches of a panel that keeps each finger in a slot: protocol B of the kernel
/// (Documentation/input/multi-touch-protocol.rst). Only what changes is sent.
struct SlotTouches {
  private struct Slot {
    var position = RawPosition()
    /// The tracking id of the finger that is down.
    var id: Int?
    /// Where the log told of that finger first.
    var place: LogPlace?
    /// The touch, from the first report on.
    var touch: OpenTouch?
    var hasChanged = false
    /// Whether the log has shown a finger here whose beginning it has not.
    var isStray = false
    /// Whether that finger has been counted already, when events were lost.
    var isForgiven = false
  }

  /// More fingers than any panel tells apart.
  private static let most = 256

  private var slots: [Slot] = [Slot()]
  private var current = 0

  /// Further events are those of this slot.
  mutating func select(_ slot: Int) throws(BadRow) {
    guard (0..<Self.most).contains(slot) else {
      throw BadRow("slot \(slot); slots from 0 to \(Self.most - 1) are read")
    }
    while slots.count <= slot { slots.append(Slot()) }
    current = slot
  }

  mutating func move(x: Int) {
    slots[current].position.x = x
    touched()
  }

  mutating func move(y: Int) {
    slots[current].position.y = y
    touched()
  }

  private mutating func touched() {
    slots[current].hasChanged = true
    if slots[current].id == nil, !slots[current].isForgiven { slots[current].isStray = true }
  }

  /// A finger with this id is in the slot from now on; a negative id: none is.
  mutating func track(
    _ id: Int, _ scale: PanelScale, _ place: LogPlace, time: Double?, _ taps: inout TapCollector
  ) throws {
    guard id != slots[current].id else { return }
    if slots[current].id != nil {
      try end(current, scale, time: time, &taps)
    } else if id < 0 {
      if !slots[current].isForgiven { taps.leaveOut(.unfinished) }
    } else if slots[current].isStray {
      taps.leaveOut(.unfinished)
    }
    slots[current].isStray = false
    slots[current].isForgiven = false
    guard id >= 0 else { return }
    slots[current].id = id
    slots[current].place = place
    slots[current].hasChanged = false
  }

  /// All events of a frame are there.
  mutating func report(_ scale: PanelScale, time: Double?, _ taps: TapCollector) {
    for index in slots.indices {
      begin(index, scale, time: time, taps)
      if slots[index].hasChanged, var touch = slots[index].touch {
        taps.move(&touch, to: slots[index].position, scale)
        slots[index].touch = touch
      }
      slots[index].hasChanged = false
    }
  }

  /// Makes the touch of a finger that came down.
  private mutating func begin(
    _ index: Int, _ scale: PanelScale, time: Double?, _ taps: TapCollector
  ) {
    guard slots[index].id != nil, slots[index].touch == nil, let place = slots[index].place
    else { return }
    slots[index].touch = taps.touch(at: slots[index].position, scale, place, time: time)
    slots[index].hasChanged = false
  }

  private mutating func end(
    _ index: Int, _ scale: PanelScale, time: Double?, _ taps: inout TapCollector
  ) throws {
    begin(index, scale, time: time, taps)
    slots[index].id = nil
    guard var touch = slots[index].touch else { return }
    slots[index].touch = nil
    if slots[index].hasChanged { taps.move(&touch, to: slots[index].position, scale) }
    slots[index].hasChanged = false
    try taps.end(touch, at: time)
  }

  /// The panel says that no finger is down.
  mutating func endAll(_ scale: PanelScale, time: Double?, _ taps: inout TapCollector) throws {
    for index in slots.indices where slots[index].id != nil {
      try end(index, scale, time: time, &taps)
    }
  }

  /// Events were lost, or the log ends: whoever is down has no end, and nothing is known any more.
  mutating func forget(_ taps: inout TapCollector) {
    for index in slots.indices {
      let slot = slots[index]
      slots[index] = Slot(isForgiven: slot.id != nil || slot.isStray || slot.isForgiven)
      if let touch = slot.touch {
        taps.abandon(touch)
      } else if slot.id != nil || slot.isStray {
        taps.leaveOut(.unfinished)
      }
    }
  }
}
