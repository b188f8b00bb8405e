import HitTesting

/// Gives the fields of rows their meaning.
struct RowMeaning {
  private let decimal: UInt8
  private let scale: PointScale
  private let has: [Bool]
  private let needsTime: Bool
  /// Whether a row without a phase is a whole tap beside others with one.
  private let mixesPhases: Bool
  private var isWholeTap = false
  /// The label that each column had last: the next row mostly says the same.
  private var lastLabels = [Label?](repeating: nil, count: TouchColumn.allCases.count)
  private var row = TouchRow(
    tap: Tap(point: Point(x: 0, y: 0), place: LogPlace(file: 0, line: 0)), phase: .began)
  private var tracker = RowTracker()

  init(header: CSVHeader, options: TouchLogOptions) throws(TouchLogError) {
    decimal = options.decimal
    scale = try PointScale(options)
    has = TouchColumn.allCases.map(header.has)
    needsTime = options.maxDuration != nil && header.has(.phase)
    mixesPhases = false
    if needsTime, !header.has(.time) {
      throw TouchLogError(
        .usage, "--max-duration needs a column time, and the log has none")
    }
  }

  /// The meaning of rows that have any of the columns, each by itself.
  init(_ options: TouchLogOptions) throws(TouchLogError) {
    decimal = options.decimal
    scale = try PointScale(options)
    has = TouchColumn.allCases.map { _ in true }
    needsTime = options.maxDuration != nil
    mixesPhases = true
  }

  /// Reads a row that was taken apart.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ fields: [FieldRange], _ place: LogPlace,
    _ labels: inout LabelTable
  ) throws(BadRow) {
    let x = try number(.x, bytes, fields)
    let y = try number(.y, bytes, fields)
    row.tap.point = scale.point(x, y)
    guard row.tap.point.x.isFinite, row.tap.point.y.isFinite else {
      throw BadRow("\(x), \(y) is too far away: finite numbers are needed")
    }
    row.tap.place = place
    row.tap.intended = try label(.intended, bytes, fields, &labels)
    row.tap.user = try label(.user, bytes, fields, &labels)
    row.tap.layout = try label(.layout, bytes, fields, &labels)
    if has[TouchColumn.targetX.rawValue] { row.tap.target = try target(bytes, fields) }
    let phase = field(.phase, bytes, fields)
    isWholeTap = !has[TouchColumn.phase.rawValue] || mixesPhases && phase.isEmpty
    if isWholeTap { return }
    guard let known = TouchPhase(phase) else {
      let found = Excerpt(phase)
      throw BadRow("phase is \(found); allowed are \(TouchPhase.expected)")
    }
    row.phase = known
    row.pointer = try label(.pointer, bytes, fields, &labels)
    if needsTime { row.time = try number(.time, bytes, fields) }
  }

  /// Hands on what was read last.
  mutating func deliver(_ taps: inout TapCollector) throws {
    if isWholeTap {
      try taps.add(row.tap)
    } else {
      try tracker.add(row, &taps)
    }
  }

  mutating func finish(_ taps: inout TapCollector) { tracker.finish(&taps) }

  private func target(
    _ bytes: UnsafeBufferPointer<UInt8>, _ fields: [FieldRange]
  ) throws(BadRow) -> Rectangle? {
    if TouchColumn.target.allSatisfy({ field($0, bytes, fields).isEmpty }) { return nil }
    let width = try number(.targetWidth, bytes, fields)
    let height = try number(.targetHeight, bytes, fields)
    guard width > 0, height > 0 else {
      throw BadRow("a target of \(width) x \(height): both sides must be above 0")
    }
    return try scale.frame(
      number(.targetX, bytes, fields), number(.targetY, bytes, fields), width, height)
  }

  private func number(
    _ column: TouchColumn, _ bytes: UnsafeBufferPointer<UInt8>, _ fields: [FieldRange]
  ) throws(BadRow) -> Double {
    let text = field(column, bytes, fields)
    guard let number = Decimal.number(text, mark: decimal) else {
      let found = Excerpt(text)
      let isComma =
        decimal == UInt8(ascii: ".") && Decimal.number(text, mark: UInt8(ascii: ",")) != nil
      throw BadRow(
        "\(column.name) is \(found); a finite number is needed"
          + (isComma ? "; use --decimal , for a decimal comma" : ""))
    }
    return number
  }

  /// The label of a field; nil where it is empty, or the log has no such column.
  private mutating func label(
    _ column: TouchColumn, _ bytes: UnsafeBufferPointer<UInt8>, _ fields: [FieldRange],
    _ labels: inout LabelTable
  ) throws(BadRow) -> Label? {
    guard has[column.rawValue] else { return nil }
    let text = field(column, bytes, fields)
    if text.isEmpty { return nil }
    let isPlain = fields[column.rawValue].escapes == .none
    if isPlain, let last = lastLabels[column.rawValue], labels.matches(text, last.index) {
      return last
    }
    let found: Label?
    switch fields[column.rawValue].escapes {
    case .none: found = labels.label(of: text)
    case .doubledQuotes:
      found = Self.undoubled(text).withUnsafeBufferPointer { labels.label(of: $0) }
    case .backslashes:
      found = JSONEscapes.resolved(text).withUnsafeBufferPointer { labels.label(of: $0) }
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
    _ column: TouchColumn, _ bytes: UnsafeBufferPointer<UInt8>, _ fields: [FieldRange]
  ) -> UnsafeBufferPointer<UInt8> {
    let field = fields[column.rawValue]
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
