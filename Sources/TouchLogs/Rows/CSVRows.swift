import HitTesting

/// Gives the rows of a CSV log their meaning.
struct CSVRows {
  private let columns: Int
  private let decimal: UInt8
  private let scale: PointScale
  private let has: [Bool]
  private let needsTime: Bool
  /// The label that each column had last: the next row mostly says the same.
  private var lastLabels = [Label?](repeating: nil, count: TouchColumn.allCases.count)
  private var row = TouchRow(
    tap: Tap(point: Point(x: 0, y: 0), place: LogPlace(file: 0, line: 0)), phase: .began)
  private var tracker = RowTracker()

  init(header: CSVHeader, options: TouchLogOptions) throws(TouchLogError) {
    columns = header.names.count
    decimal = options.decimal
    scale = try PointScale(options)
    has = TouchColumn.allCases.map(header.has)
    needsTime = options.maxDuration != nil && header.has(.phase)
    if needsTime, !header.has(.time) {
      throw TouchLogError(
        .usage, "--max-duration needs a column time, and the log has none")
    }
  }

  /// Reads a row that was taken apart.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ scanner: RowScanner, _ place: LogPlace,
    _ labels: inout LabelTable
  ) throws(BadRow) {
    let count = scanner.count
    guard count == columns else {
      let allowed = columns
      throw BadRow("found \(count) fields, and the header has \(allowed)")
    }
    let x = try number(.x, bytes, scanner)
    let y = try number(.y, bytes, scanner)
    row.tap.point = scale.point(x, y)
    guard row.tap.point.x.isFinite, row.tap.point.y.isFinite else {
      throw BadRow("\(x), \(y) is too far away: finite numbers are needed")
    }
    row.tap.place = place
    row.tap.intended = try label(.intended, bytes, scanner, &labels)
    row.tap.user = try label(.user, bytes, scanner, &labels)
    row.tap.layout = try label(.layout, bytes, scanner, &labels)
    if has[TouchColumn.targetX.rawValue] { row.tap.target = try target(bytes, scanner) }
    guard has[TouchColumn.phase.rawValue] else { return }
    let phase = field(.phase, bytes, scanner)
    guard let known = TouchPhase(phase) else {
      let found = Excerpt(phase)
      throw BadRow("phase is \(found); allowed are \(TouchPhase.expected)")
    }
    row.phase = known
    row.pointer = try label(.pointer, bytes, scanner, &labels)
    if needsTime { row.time = try number(.time, bytes, scanner) }
  }

  /// Hands on what was read last.
  mutating func deliver(_ taps: inout TapCollector) throws {
    if has[TouchColumn.phase.rawValue] {
      try tracker.add(row, &taps)
    } else {
      try taps.add(row.tap)
    }
  }

  mutating func finish(_ taps: inout TapCollector) { tracker.finish(&taps) }

  private func target(
    _ bytes: UnsafeBufferPointer<UInt8>, _ scanner: RowScanner
  ) throws(BadRow) -> Rectangle? {
    if TouchColumn.target.allSatisfy({ field($0, bytes, scanner).isEmpty }) { return nil }
    let width = try number(.targetWidth, bytes, scanner)
    let height = try number(.targetHeight, bytes, scanner)
    guard width > 0, height > 0 else {
      throw BadRow("a target of \(width) x \(height): both sides must be above 0")
    }
    return try scale.frame(
      number(.targetX, bytes, scanner), number(.targetY, bytes, scanner), width, height)
  }

  private func number(
    _ column: TouchColumn, _ bytes: UnsafeBufferPointer<UInt8>, _ scanner: RowScanner
  ) throws(BadRow) -> Double {
    let text = field(column, bytes, scanner)
    guard let number = Decimal.number(text, mark: decimal) else {
      let found = Excerpt(text)
      throw BadRow("\(column.name) is \(found); a finite number is needed")
    }
    return number
  }

  /// The label of a field; nil where it is empty, or the log has no such column.
  private mutating func label(
    _ column: TouchColumn, _ bytes: UnsafeBufferPointer<UInt8>, _ scanner: RowScanner,
    _ labels: inout LabelTable
  ) throws(BadRow) -> Label? {
    guard has[column.rawValue] else { return nil }
    let text = field(column, bytes, scanner)
    if text.isEmpty { return nil }
    if let last = lastLabels[column.rawValue], labels.matches(text, last.index) { return last }
    let found: Label?
    if scanner.fields[column.rawValue].hasDoubledQuotes {
      found = Self.undoubled(text).withUnsafeBufferPointer { labels.label(of: $0) }
    } else {
      found = labels.label(of: text)
    }
    guard let found else {
      let found = Excerpt(text)
      throw BadRow("\(column.name) is \(found), which is not UTF-8")
    }
    lastLabels[column.rawValue] = found
    return found
  }

  @inline(__always)
  private func field(
    _ column: TouchColumn, _ bytes: UnsafeBufferPointer<UInt8>, _ scanner: RowScanner
  ) -> UnsafeBufferPointer<UInt8> {
    let field = scanner.fields[column.rawValue]
    return UnsafeBufferPointer(rebasing: bytes[field.start..<field.end])
  }

  /// A text in which doubled quotation marks stand for one.
  private static func undoubled(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var wasMark = false
    for byte in text {
      wasMark = byte == UInt8(ascii: "\"") && !wasMark
      if !wasMark { result.append(byte) }
    }
    return result
  }
}
