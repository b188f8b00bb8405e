import HitTesting

/// Where all readers bring what they found: taps go on to who asked for them, the rest is counted.
struct TapCollector {
  let options: TouchLogOptions
  /// The log's place in the list of files.
  var file = 0
  var labels: LabelTable
  private(set) var counts = TouchCounts()
  /// The rows that could not be read, where that is an error.
  private var problems: [TouchLogError] = []
  private let each: (Tap, LabelTable) throws -> Void

  init(
    options: TouchLogOptions, labels: LabelTable, each: @escaping (Tap, LabelTable) throws -> Void
  ) {
    self.options = options
    self.labels = labels
    self.each = each
  }

  /// A log in a format.
  mutating func begin(_ format: TouchLogFormat) {
    if options.unit.map({ $0 == .px }) ?? format.mayHavePixels { counts.notePixels() }
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

  /// A row that cannot be read: counted where it is to be skipped, else kept for `check`, the first
  /// of each line.
  ///
  /// - Throws: as `check`, where there are enough of them.
  mutating func addBad(_ row: BadRow, in name: String, line: Int) throws {
    guard !options.skipBad else { return leaveOut(.bad) }
    // A document on one line would tell of nothing else.
    if let last = problems.last, last.file == name, last.line == line { return }
    problems.append(TouchLogError(file: name, line: line, row.message()))
    if problems.count == BadRows.most { try check() }
  }

  /// Refuses logs of which rows could not be read.
  ///
  /// - Parameter last: what is wrong with the content beside them, and ended the reading.
  /// - Throws: `TouchLogError` where that is one problem, `BadRows` where it is several.
  func check(and last: TouchLogError? = nil) throws {
    let all = problems + (last.map { [$0] } ?? [])
    if all.count > 1 { throw BadRows(problems: all) }
    if let only = all.first { throw only }
  }
}
