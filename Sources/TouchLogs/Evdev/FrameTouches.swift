/// The touches of a panel that sends all fingers in each frame, one after the other: protocol A of
/// the kernel. Fingers are followed by their ids, or where there are none by the least distance.
struct FrameTouches {
  private struct Finger {
    var position = RawPosition()
    var id: Int?
    var place: LogPlace?
  }

  private struct Followed {
    var touch: OpenTouch
    var last: RawPosition
    var id: Int?
  }

  /// More fingers than any such panel tells apart.
  private static let most = 32

  private var next = Finger()
  private var frame: [Finger] = []
  private var followed: [Followed] = []

  mutating func move(x: Int, _ place: LogPlace) {
    next.position.x = x
    next.place = next.place ?? place
  }

  mutating func move(y: Int, _ place: LogPlace) {
    next.position.y = y
    next.place = next.place ?? place
  }

  mutating func track(_ id: Int) { next.id = id < 0 ? nil : id }

  /// One finger of the frame is complete; one without a place is none.
  mutating func separate() throws(BadRow) {
    if next.position.x != nil, next.position.y != nil {
      guard frame.count < Self.most else {
        throw BadRow("more than \(Self.most) fingers in a frame; is SYN_REPORT missing?")
      }
      frame.append(next)
    }
    next = Finger()
  }

  /// All fingers of the frame are there: those that are missing went up.
  mutating func report(_ scale: PanelScale, time: Double?, _ taps: inout TapCollector) throws {
    var fingers = frame
    frame = []
    next = Finger()
    var gone = followed
    followed = []
    while let pair = Self.nearest(gone, fingers) {
      var old = gone.remove(at: pair.old)
      old.last = fingers.remove(at: pair.new).position
      taps.move(&old.touch, to: old.last, scale)
      followed.append(old)
    }
    for finger in fingers {
      guard let place = finger.place else { continue }
      let touch = taps.touch(at: finger.position, scale, place, time: time)
      followed.append(Followed(touch: touch, last: finger.position, id: finger.id))
    }
    for old in gone { try taps.end(old.touch, at: time) }
  }

  /// The followed finger and the finger of a frame that are most likely the same.
  private static func nearest(_ gone: [Followed], _ fingers: [Finger]) -> (old: Int, new: Int)? {
    var best: (old: Int, new: Int)?
    var least = Double.infinity
    for (old, followed) in gone.enumerated() {
      for (new, finger) in fingers.enumerated() where finger.id == followed.id {
        let dx = Double(finger.position.x ?? 0) - Double(followed.last.x ?? 0)
        let dy = Double(finger.position.y ?? 0) - Double(followed.last.y ?? 0)
        let distance = dx * dx + dy * dy
        if distance < least { (best, least) = ((old, new), distance) }
      }
    }
    return best
  }

  /// Events were lost, or the log ends.
  mutating func forget(_ taps: inout TapCollector) {
    for old in followed { taps.abandon(old.touch) }
    self = FrameTouches()
  }
}
