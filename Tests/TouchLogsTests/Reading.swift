import HitTesting
import TouchLogs

/// What a log was read as.
struct Reading {
  var taps: [Tap] = []
  var counts = TouchCounts()
  var labels = LabelTable()

  /// Reads a log from text.
  init(
    _ text: String, name: String = "log", _ change: (inout TouchLogOptions) -> Void = { _ in }
  ) throws {
    try self.init(bytes: Array(text.utf8), name: name, change)
  }

  /// Reads a log from bytes.
  init(
    bytes: [UInt8], name: String = "log", _ change: (inout TouchLogOptions) -> Void = { _ in }
  ) throws {
    var options = TouchLogOptions()
    change(&options)
    var taps: [Tap] = []
    counts = try TouchLog.read(bytes: bytes, name: name, options: options, labels: &labels) {
      tap, _ in taps.append(tap)
    }
    self.taps = taps
  }

  /// The points as x, y, x, y, ...
  var coordinates: [Double] { taps.flatMap { [$0.point.x, $0.point.y] } }

  var lines: [Int] { taps.map(\.place.line) }

  func words(_ label: KeyPath<Tap, Label?>) -> [String?] {
    taps.map { $0[keyPath: label].map(labels.word) }
  }

  /// What was left out, by reason, without the zeros.
  var leftOut: [LeftOut: Int] {
    Dictionary(uniqueKeysWithValues: LeftOut.allCases.map { ($0, counts.count($0)) })
      .filter { $0.value > 0 }
  }

  /// The error that a log gives, the first where they are several, with its place; nil where it can
  /// be read.
  static func error(
    _ text: String, _ change: (inout TouchLogOptions) -> Void = { _ in }
  ) -> TouchLogError? {
    error(bytes: Array(text.utf8), change)
  }

  static func error(
    bytes: [UInt8], _ change: (inout TouchLogOptions) -> Void = { _ in }
  ) -> TouchLogError? {
    do {
      _ = try Reading(bytes: bytes, change)
      return nil
    } catch {
      return error as? TouchLogError ?? (error as? BadRows)?.problems.first
    }
  }
}
