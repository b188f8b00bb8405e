import Foundation
import HitTesting
import Testing
import TouchLogs

/// Public logs beside the project, see the readme there; skipped where that folder is not.
struct RealTouchFileTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/data/touches")
  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  private func read(
    _ name: String, _ change: (inout TouchLogOptions) -> Void = { _ in }
  ) throws -> Reading {
    try Reading(
      bytes: [UInt8](Data(contentsOf: Self.folder.appendingPathComponent(name))), name: name,
      change)
  }

  @Test(.enabled(if: isThere, "needs ../shared/data/touches"))
  func fastTapsAreNineAtTheirPlaces() throws {
    let log = try read("atmel-fast-taps.events") { $0.screen = Size(width: 800, height: 480) }
    #expect(
      log.coordinates == [
        340, 242, 354, 228, 357, 239, 364, 255, 364, 251, 345, 251, 349, 250, 349, 264, 373, 252,
      ])
    #expect(log.counts.read == 9)
  }

  @Test(.enabled(if: isThere, "needs ../shared/data/touches"))
  func aDescriptionGivesTheRangeThatALogLacks() throws {
    let folder = Self.folder
    let events = try String(
      contentsOf: folder.appendingPathComponent("atmel-fast-taps.events"), encoding: .utf8
    ).split(separator: "\n").filter { $0.hasPrefix("E:") }.joined(separator: "\n")
    let log = try Reading(events) {
      $0.screen = Size(width: 400, height: 240)
      $0.panelDescription = folder.appendingPathComponent("atmel.desc").path
    }
    #expect(log.coordinates.prefix(4) == [170, 121, 177, 114])
    #expect(log.counts.taps == 9)
    #expect(
      Reading.error(events) { $0.screen = Size(width: 400, height: 240) }?.message.contains(
        "--touch-range") == true)
  }

  /// Counts and points made by an independent script from the rules of the contract.
  @Test(.enabled(if: isThere, "needs ../shared/data/touches"))
  func fiveFingersAtOnceAreFollowedSlotBySlot() throws {
    let log = try read("dell_canvas_touch.evemu") { $0.screen = Size(width: 595, height: 334) }
    #expect(
      log.coordinates == [
        149.09500122070312, 210.9312744140625, 160.18951416015625,
        219.29962158203125,
      ])
    #expect(log.leftOut == [.moved: 10])
  }

  @Test(.enabled(if: isThere, "needs ../shared/data/touches"))
  func aPinchThatIsCutInMidEventHasNoTap() throws {
    let log = try read("getevent-raw-two-fingers.txt") {
      $0.screen = Size(width: 360, height: 640)
      $0.touchRange = Size(width: 719, height: 1279)
    }
    #expect(log.counts.taps == 0)
    #expect(log.leftOut == [.moved: 2])
  }

  @Test(.enabled(if: isThere, "needs ../shared/data/touches"))
  func aSwipeInASessionReplayIsNoTap() throws {
    let log = try read("rrweb-mobile-416x912.json")
    #expect(log.leftOut == [.moved: 1])
    let loose = try read("rrweb-mobile-416x912.json") { $0.tapSlop = 202 }
    #expect(loose.coordinates == [314.2979431152344, 625.44140625])
  }

  @Test(.enabled(if: isThere, "needs ../shared/data/touches"))
  func aMonkeyScriptForThePortGivesItsTouches() throws {
    let log = try read("monkey-network.txt") { $0.density = 2 }
    #expect(log.coordinates == [80, 100, 150, 225, 150, 225, 150, 225, 150, 225])
    #expect(log.lines == [2, 7, 12, 17, 53])
  }

  /// Points and targets made by an independent script.
  @Test(.enabled(if: isThere, "needs ../shared/data/touches"))
  func traceDataGiveTouchAndTarget() throws {
    let log = try read("gofitts.sd3")
    #expect(log.counts.taps == 81)
    #expect(log.taps.first?.target == Rectangle(x: 1512, y: 598, width: 40, height: 40))
    #expect(log.coordinates.prefix(4) == [1540, 611, 1860, 813])
    #expect(Set(log.words(\.user)) == ["P50"])
    #expect(log.lines.prefix(3) == [3, 6, 9])
  }

  @Test(.enabled(if: isThere, "needs ../shared/data/touches"))
  func aStudysColumnsAreMapped() throws {
    let log = try read("tsi-three-rows.csv") {
      $0.columns = [
        .x: "first_frame_touch_x", .y: "first_frame_touch_y", .intended: "ref_char",
        .user: "participant_id",
      ]
    }
    #expect(log.coordinates == [1108, 519, 757, 145, 722, 676])
    #expect(log.words(\.intended) == ["m", "y", "SPACE"])
    #expect(log.words(\.user) == ["user01", "user01", "user01"])
    #expect(log.lines == [2, 3, 4])
  }
}
