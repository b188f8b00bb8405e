import HitTesting

/// Reads the trace data of GoFitts and FittsTouch: three rows a trial, with the times, the x and
/// the y of the pointer's way to a target. Its last sample is the tap.
struct GoFittsReader: LineReader {
  private let scale: PointScale
  private var columns: GoFittsColumns?
  private var trial: Trial?

  /// The rows of a trial that were read.
  private struct Trial {
    /// What stands before the marks of its rows.
    let head: [UInt8]
    let samples: Int
    let place: LogPlace
    var x: Double?
  }

  init(_ options: TouchLogOptions) throws(TouchLogError) { scale = try PointScale(options) }

  mutating func read(
    _ line: UnsafeBufferPointer<UInt8>, at place: LogPlace, _ taps: inout TapCollector
  ) throws {
    guard JSONPiece.afterBlanks(line, 0) < line.count else { return }
    var fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { UnsafeBufferPointer(rebasing: $0) }
    // A comma ends each row of samples, too.
    if fields.last?.isEmpty == true { fields.removeLast() }
    guard let columns else {
      if line.starts(with: "TRACE DATA".utf8) { return }
      self.columns = try GoFittsColumns(fields)
      return
    }
    let samples = fields.count - columns.marks - 1
    guard samples > 0 else {
      let count = fields.count
      throw BadRow("found \(count) fields; a row has \(columns.marks + 1) and its samples")
    }
    let head = fields[..<columns.marks].joined(separator: [UInt8(ascii: ",")])
    switch String(decoding: fields[columns.marks], as: UTF8.self) {
    case "t=":
      let wasOpen = trial != nil
      trial = Trial(head: Array(head), samples: samples, place: place)
      if wasOpen { throw Self.incomplete }
    case "x=": try readX(fields, Array(head), samples)
    case "y=": try readY(fields, Array(head), samples, columns, &taps)
    default:
      let found = Excerpt(fields[columns.marks])
      throw BadRow("found \(found) in the last column of the header; allowed are t=, x= and y=")
    }
  }

  private mutating func readX(
    _ fields: [UnsafeBufferPointer<UInt8>], _ head: [UInt8], _ samples: Int
  ) throws(BadRow) {
    let x = try last(fields, head, samples, "x")
    guard trial?.x == nil else {
      trial = nil
      throw Self.incomplete
    }
    trial?.x = x
  }

  private mutating func readY(
    _ fields: [UnsafeBufferPointer<UInt8>], _ head: [UInt8], _ samples: Int,
    _ columns: GoFittsColumns, _ taps: inout TapCollector
  ) throws {
    let y = try last(fields, head, samples, "y")
    defer { trial = nil }
    guard let trial, let x = trial.x else { throw Self.incomplete }
    var tap = Tap(point: scale.point(x, y), place: trial.place)
    guard tap.point.x.isFinite, tap.point.y.isFinite else {
      throw BadRow("\(x), \(y) is too far away: finite numbers are needed")
    }
    tap.target = try columns.target(fields, scale)
    if let user = columns.participant, !fields[user].isEmpty {
      tap.user = taps.labels.label(of: fields[user])
    }
    try taps.add(tap)
  }

  /// The last sample of a row that belongs to the trial that was begun.
  private mutating func last(
    _ fields: [UnsafeBufferPointer<UInt8>], _ head: [UInt8], _ samples: Int, _ axis: String
  ) throws(BadRow) -> Double {
    guard let trial, trial.head == head, trial.samples == samples else {
      trial = nil
      throw Self.incomplete
    }
    guard let field = fields.last, let number = Decimal.number(field) else {
      let found = fields.last.map { Excerpt($0) } ?? Excerpt("")
      self.trial = nil
      throw BadRow("the last \(axis) is \(found); a finite number is needed")
    }
    return number
  }

  mutating func finish(at place: LogPlace, _ taps: inout TapCollector) throws {
    guard columns != nil else { throw BadRow("no header row App,Participant,...,{t_x_y}") }
    if trial != nil { throw Self.incomplete }
  }

  private static let incomplete = BadRow(
    "the rows t=, x= and y= of a trial do not follow each other with the same number of samples")
}

/// Where the header of trace data has what is needed.
struct GoFittsColumns {
  /// The column of `t=`, `x=` and `y=`; samples begin behind it.
  let marks: Int
  let participant: Int?
  private let task: Int?
  private let x: Int
  private let y: Int
  private let width: Int

  init(_ fields: [UnsafeBufferPointer<UInt8>]) throws(BadRow) {
    let names = fields.prefix(100).map { String(decoding: $0, as: UTF8.self) }
    guard let x = names.firstIndex(of: "to_x"), let y = names.firstIndex(of: "to_y"),
      let width = names.firstIndex(of: "W"), let marks = names.firstIndex(of: "{t_x_y}"),
      max(x, y, width) < marks
    else {
      throw BadRow(
        "the header has \(Excerpt.list(names)); W, to_x, to_y and {t_x_y} are needed in it")
    }
    (self.x, self.y, self.width, self.marks) = (x, y, width, marks)
    participant = names[..<marks].firstIndex(of: "Participant")
    task = names[..<marks].firstIndex(of: "TaskType")
  }

  /// The frame round the round target; nil in tasks of one dimension, whose targets have no height.
  func target(
    _ fields: [UnsafeBufferPointer<UInt8>], _ scale: PointScale
  ) throws(BadRow) -> Rectangle? {
    let numbers = [x, y, width].map { Decimal.number(fields[$0]) }
    guard let x = numbers[0], let y = numbers[1], let size = numbers[2], size > 0 else {
      let found = Excerpt(fields[width])
      throw BadRow("to_x, to_y and W must be numbers, W above 0; W is \(found)")
    }
    if let task, fields[task].starts(with: "1D".utf8) { return nil }
    return scale.frame(x - size / 2, y - size / 2, size, size)
  }
}
