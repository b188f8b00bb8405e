import HitTesting

/// What a row does to its pointer.
enum TouchPhase: String, CaseIterable {
  case began
  case moved
  case ended
  case cancelled

  /// The phase of that name; nil where there is none.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let phase = Self.allCases.first(where: { bytes.elementsEqual($0.rawValue.utf8) })
    else { return nil }
    self = phase
  }

  static let expected = "began, moved, ended or cancelled"
}

/// A row with a phase: a piece of a touch.
struct TouchRow {
  var tap: Tap
  var time: Double?
  var phase: TouchPhase
  var pointer: Label?
}

/// Makes taps out of rows with phases. A pointer is one person's; a row that does not say whose
/// belongs to whom that pointer was last.
struct RowTracker {
  private struct Pointer: Hashable {
    let name: Label?
    let user: Label?
  }

  private var tracker = TouchTracker<Pointer>()
  private var lastUsers: [Label?: Label] = [:]

  mutating func add(_ row: TouchRow, _ taps: inout TapCollector) throws {
    let pointer = pointer(of: row)
    lastUsers[row.pointer] = pointer.user
    switch row.phase {
    case .began: tracker.begin(OpenTouch(tap: row.tap, start: row.time), by: pointer, &taps)
    case .moved: tracker.move(row.tap, by: pointer, taps)
    case .ended: try tracker.end(row.tap, at: row.time, by: pointer, &taps)
    case .cancelled: tracker.cancel(by: pointer, &taps)
    }
  }

  private func pointer(of row: TouchRow) -> Pointer {
    let stated = Pointer(name: row.pointer, user: row.tap.user)
    if row.phase == .began || tracker.isOpen(stated) { return stated }
    let user = row.tap.user == nil ? lastUsers[row.pointer] : nil
    let likely = Pointer(name: row.pointer, user: user)
    return tracker.isOpen(likely) ? likely : stated
  }

  mutating func finish(_ taps: inout TapCollector) {
    tracker.finish(&taps)
  }
}
