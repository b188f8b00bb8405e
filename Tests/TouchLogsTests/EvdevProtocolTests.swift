import Foundation
import HitTesting
import Testing
import TouchLogs

/// How events become taps, in the shortest spelling: TYPE CODE VALUE in decimal.
struct EvdevProtocolTests {
  private static let slot = "3 47"
  private static let id = "3 57"
  private static let x = "3 53"
  private static let y = "3 54"
  private static let report = "0 0 0"
  private static let separate = "0 2 0"
  private static let dropped = "0 3 0"

  /// Reads events, a hundredth of a second apart, from a panel with a raw unit for each point.
  private func read(_ events: [String]) throws -> Reading {
    let lines = events.enumerated().map { index, event in
      let parts = event.split(separator: " ")
      return "Event: time 7.\(index + 10), type \(parts[0]) (T), code \(parts[1]) (C), value "
        + parts[2]
    }
    let text = lines.joined(separator: "\n")
      .replacingOccurrences(
        of: "type 0 (T), code 0 (C), value 0", with: "-------------- SYN_REPORT ------------"
      )
      .replacingOccurrences(
        of: "type 0 (T), code 2 (C), value 0", with: "++++++++++++++ SYN_MT_REPORT ++++++++++++"
      )
      .replacingOccurrences(
        of: "type 0 (T), code 3 (C), value 0", with: ">>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<")
    return try Reading(text + "\n") {
      $0.screen = Size(width: 1000, height: 1000)
      $0.touchRange = Size(width: 999, height: 999)
    }
  }

  @Test func overlappingFingersAreToldApartBySlots() throws {
    let log = try read([
      "\(Self.id) 5", "\(Self.x) 100", "\(Self.y) 200", Self.report,
      "\(Self.slot) 1", "\(Self.id) 6", "\(Self.x) 300", "\(Self.y) 400", Self.report,
      "\(Self.x) 305", Self.report,
      "\(Self.slot) 0", "\(Self.id) -1", Self.report,
      "\(Self.slot) 1", "\(Self.id) -1", Self.report,
    ])
    #expect(log.coordinates == [100, 200, 300, 400])
    #expect(log.lines == [1, 6])
  }

  @Test func whatGoesFartherThanTheSlopIsMoved() throws {
    for (x, moved) in [(110, false), (111, true), (89, true)] {
      let log = try read([
        "\(Self.id) 5", "\(Self.x) 100", "\(Self.y) 200", Self.report, "\(Self.x) \(x)",
        Self.report, "\(Self.x) 100", Self.report, "\(Self.id) -1", Self.report,
      ])
      #expect(log.leftOut == (moved ? [.moved: 1] : [:]))
    }
  }

  @Test func aNewIDWithoutAnEndIsAnotherFinger() throws {
    let log = try read([
      "\(Self.id) 5", "\(Self.x) 100", "\(Self.y) 200", Self.report,
      "\(Self.id) 6", "\(Self.x) 500", Self.report, "\(Self.id) -1", Self.report,
    ])
    #expect(log.coordinates == [100, 200, 500, 200])
  }

  @Test func beginningsAndEndsMayBeMissing() throws {
    let log = try read([
      "\(Self.x) 100", Self.report, "\(Self.id) -1", Self.report,
      "\(Self.id) 5", "\(Self.x) 100", "\(Self.y) 200", Self.report, "\(Self.id) -1", Self.report,
      "\(Self.id) 6", "\(Self.x) 100", "\(Self.y) 200", Self.report,
    ])
    #expect(log.coordinates == [100, 200])
    #expect(log.leftOut == [.unfinished: 2])
  }

  @Test func aFingerOnAnUnknownAxisHasNoBeginning() throws {
    let log = try read(["\(Self.id) 5", "\(Self.y) 200", Self.report, "\(Self.id) -1", Self.report])
    #expect(log.leftOut == [.unfinished: 1])
  }

  @Test func lostEventsEndWhatIsKnown() throws {
    let log = try read([
      "\(Self.id) 5", "\(Self.x) 100", "\(Self.y) 200", Self.report,
      Self.dropped, "\(Self.x) 700", Self.report,
      "\(Self.x) 702", Self.report, "\(Self.id) -1", Self.report,
      "\(Self.id) 6", "\(Self.x) 300", "\(Self.y) 400", Self.report, "\(Self.id) -1", Self.report,
    ])
    #expect(log.coordinates == [300, 400])
    #expect(log.leftOut == [.unfinished: 1])
  }

  @Test func panelsWithoutSlotsSendAllFingersInEachFrame() throws {
    let log = try read([
      "\(Self.x) 100", "\(Self.y) 200", Self.separate, Self.report,
      "\(Self.x) 500", "\(Self.y) 600", Self.separate, "\(Self.x) 101", "\(Self.y) 200",
      Self.separate, Self.report,
      "\(Self.x) 502", "\(Self.y) 600", Self.separate, Self.report,
      Self.separate, Self.report,
      "\(Self.x) 100", "\(Self.y) 200", Self.separate, Self.report,
      "\(Self.x) 150", "\(Self.y) 200", Self.separate, Self.report,
      Self.separate, Self.report,
    ])
    #expect(log.coordinates == [100, 200, 500, 600])
    #expect(log.leftOut == [.moved: 1])
  }

  @Test func panelsWithoutSlotsMayNameTheirFingers() throws {
    let log = try read([
      "\(Self.id) 1", "\(Self.x) 100", "\(Self.y) 200", Self.separate,
      "\(Self.id) 2", "\(Self.x) 104", "\(Self.y) 200", Self.separate, Self.report,
      "\(Self.id) 2", "\(Self.x) 100", "\(Self.y) 200", Self.separate, Self.report,
      "1 330 0", Self.report,
    ])
    #expect(log.coordinates == [100, 200, 104, 200])
  }

  @Test func panelsWithOneFingerUseTheButton() throws {
    let log = try read([
      "1 330 0", Self.report,
      "1 330 1", "3 0 100", "3 1 200", Self.report, "1 330 0", Self.report,
      "3 1 300", "1 330 1", Self.report, "3 0 101", Self.report, "1 330 0", Self.report,
      "1 330 1", Self.report, "3 0 300", Self.report, "1 330 0", Self.report,
      "1 330 1", Self.report,
    ])
    #expect(log.coordinates == [100, 200, 100, 300])
    #expect(log.leftOut == [.moved: 1, .unfinished: 2])
  }
}
