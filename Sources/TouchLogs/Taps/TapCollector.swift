import HitTesting

/// Where all readers bring what they found: taps go on to who asked for them, the rest is counted.
struct TapCollector {
  let options: TouchLogOptions
  /// The log's place in the list of files.
  var file = 0
  var labels: LabelTable
  private(set) var counts = TouchCounts()
  private let each: (Tap, LabelTable) throws -> Void

  init(
    options: TouchLogOptions, labels: LabelTable, each: @escaping (Tap, LabelTable) throws -> Void
  ) {
    self.options = options
    self.labels = labels
    self.each = each
  }

  /// A whole tap.
  ///
  /// - Throws: `BadRow` where it is infinitely far away, and what its receiver throws.
  mutating func add(_ tap: Tap) throws {
    guard tap.point.x.isFinite, tap.point.y.isFinite else {
      throw BadRow("a touch that is too far away: finite numbers are needed")
    }
    counts.addTap()
    try each(tap, labels)
  }

  mutating func leaveOut(_ reason: LeftOut) {
    counts.add(reason)
  }

  /// A touch that ended at some time, in seconds.
  mutating func end(_ touch: OpenTouch, at time: Double?) throws {
    if touch.isStray {
      leaveOut(.unfinished)
    } else if touch.hasMoved {
      leaveOut(.moved)
    } else if let longest = options.maxDuration, let start = touch.start, let time,
      time - start > longest
    {
      leaveOut(.long)
    } else {
      try add(touch.tap)
    }
  }

  /// A touch that the system took away.
  mutating func cancel(_ touch: OpenTouch) {
    leaveOut(touch.isStray ? .unfinished : touch.hasMoved ? .moved : .cancelled)
  }

  /// A touch of which no end is known.
  mutating func abandon(_ touch: OpenTouch) {
    leaveOut(touch.hasMoved && !touch.isStray ? .moved : .unfinished)
  }

  /// A row that cannot be read: counted, or an error where that is not wanted.
  mutating func addBad(_ row: BadRow, in name: String, line: Int) throws(TouchLogError) {
    guard options.skipBad else { throw TouchLogError(file: name, line: line, row.message()) }
    leaveOut(.bad)
  }
}
