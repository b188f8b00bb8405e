import Foundation
import HitTesting
import Testing
import TouchLogs

struct GeteventTests {
  private static let panel: @Sendable (inout TouchLogOptions) -> Void = {
    $0.screen = Size(width: 100, height: 200)
    $0.touchRange = Size(width: 999, height: 1999)
  }

  /// Two taps, the second at the same x, in each spelling.
  private static let spellings = [
    """
    add device 1: /dev/input/event2
      name:     "fts"
    could not get driver version for /dev/input/mouse0, Not a typewriter
    $ [  615041.773137] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000010
    [  615041.773137] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000000c8
    [  615041.773137] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    00000190
    [  615041.773137] /dev/input/event2: EV_ABS       ABS_MT_TOOL_TYPE     MT_TOOL_FINGER
    [  615041.773137] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
    [  615041.773137] /dev/input/event2: EV_SYN       SYN_REPORT           00000000             rate 18
    [  615041.873137] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [  615041.873137] /dev/input/event2: EV_KEY       BTN_TOUCH            UP
    [  615041.873137] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    [  615041.973137] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000011
    [  615041.973137] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000003e8
    [  615041.973137] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    [  615042.973137] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [  615042.973137] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    """,
    """
    /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000010
    /dev/input/event2: EV_ABS ABS_MT_POSITION_X 000000c8
    /dev/input/event2: EV_ABS ABS_MT_POSITION_Y 00000190
    /dev/input/event2: EV_SYN SYN_REPORT 00000000
    /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID ffffffff
    /dev/input/event2: EV_SYN SYN_REPORT 00000000
    /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000011
    /dev/input/event2: EV_ABS ABS_MT_POSITION_Y 000003e8
    /dev/input/event2: EV_SYN SYN_REPORT 00000000
    /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID ffffffff
    /dev/input/event2: EV_SYN SYN_REPORT 00000000
    """,
    """
    0003 0039 00000010
    0003 0035 000000c8
    0003 0036 00000190
    0000 0000 00000000
    0003 0039 ffffffff
    0000 0000 00000000
    0003 0039 00000011
    0003 0036 000003e8
    0000 0000 00000000
    0003 0039 ffffffff
    0000 0000 00000000
    """,
    """
    615041-773137: /dev/input/event2: 0003 0039 00000010
    615041-773137: /dev/input/event2: 0003 0035 000000c8
    615041-773137: /dev/input/event2: 0003 0036 00000190
    615041-773137: /dev/input/event2: 0000 0000 00000000
    615041-873137: /dev/input/event2: 0003 0039 ffffffff
    615041-873137: /dev/input/event2: 0000 0000 00000000
    615041-973137: /dev/input/event2: 0003 0039 00000011
    615041-973137: /dev/input/event2: 0003 0036 000003e8
    615041-973137: /dev/input/event2: 0000 0000 00000000
    615042-973137: /dev/input/event2: 0003 0039 ffffffff
    615042-973137: /dev/input/event2: 0000 0000 00000000
    """,
  ]

  @Test(arguments: spellings.indices, ["\n", "\r\n", "\r\r\n", "\r"])
  func anAxisThatIsNotSentKeepsItsValueInEachSpelling(_ index: Int, _ end: String) throws {
    let text = Self.spellings[index].split(separator: "\n").joined(separator: end)
    let log = try Reading(text, Self.panel)
    #expect(log.coordinates == [20, 40, 20, 100])
    #expect(log.counts.read == 2)
  }

  @Test(arguments: [0, 3])
  func whatLastsLongerThanTheLongestTapIsLong(_ index: Int) throws {
    let log = try Reading(Self.spellings[index]) {
      Self.panel(&$0)
      $0.maxDuration = 0.5
    }
    #expect(log.coordinates == [20, 40])
    #expect(log.leftOut == [.long: 1])
  }

  @Test func withoutTimesALongestTapIsNotKnown() {
    let error = Reading.error(Self.spellings[1]) {
      Self.panel(&$0)
      $0.maxDuration = 0.5
    }
    #expect(error?.fault == .usage)
    #expect(error?.message.contains("-t") == true)
  }

  @Test func rangesStandInTheLogItself() throws {
    let preamble = """
      add device 1: /dev/input/event5
        name:     "accelerometer"
        events:
          ABS (0003): ABS_X                 : value 7, min -100, max 100, fuzz 0, flat 0, resolution 0
                      ABS_Y                 : value 9, min -100, max 100, fuzz 0, flat 0, resolution 0
      add device 2: /dev/input/event2
        name:     "fts"
        events:
          KEY (0001): BTN_TOOL_FINGER       BTN_TOUCH
          ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_X     : value 0, min 100, max 299, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_Y     : value 0, min 0, max 799, fuzz 0, flat 0, resolution 0
        input props:
          INPUT_PROP_DIRECT
      /dev/input/event5: EV_ABS ABS_X 00000064

      """
    let raw = preamble.replacingOccurrences(of: "ABS_MT_POSITION_X    ", with: "0035 ")
      .replacingOccurrences(of: "ABS_MT_POSITION_Y    ", with: "0036 ")
    for text in [
      preamble + Self.spellings[1], preamble + Self.spellings[2], raw + Self.spellings[1],
    ] {
      let log = try Reading(text.replacingOccurrences(of: "000003e8", with: "00000200")) {
        $0.screen = Size(width: 100, height: 200)
      }
      #expect(log.coordinates == [50, 100, 50, 128])
    }
  }

  @Test(arguments: [
    ("/dev/input/event2: 0003 0035 0000", "1: found \"/dev/input/event2: 0003 0035 0000\""),
    ("[  1.5] EV_ABS ABS_MT_POSITION_X 898", "eight hexadecimal digits"),
    ("[  1.5] /dev/input/event2: EV_ABS ABS_MT_POSI", "the log ends in the middle of this line"),
    ("[  1.5] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 00000898", "2200 is outside the panel's"),
    ("0003 0035 ffffffff", "the raw x -1 is outside the panel's range 0 to 999"),
    ("0003 002f 00001000", "slot 4096"),
  ])
  func aBadEventIsAnErrorWithItsLineOrIsCounted(_ line: String, _ message: String) throws {
    let error = Reading.error(line) {
      Self.panel(&$0)
      $0.format = .getevent
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "none")")
    #expect(error?.line == 1)
    #expect(error?.fault == .data)
    let log = try Reading(line + "\n" + Self.spellings[1]) {
      Self.panel(&$0)
      $0.skipBad = true
      $0.format = .getevent
    }
    #expect(log.leftOut[.bad] == 1)
    #expect(log.counts.taps == 2)
  }

  @Test func withoutARangeOrAScreenTheOptionIsNamed() {
    let noRange = Reading.error(Self.spellings[1]) { $0.screen = Size(width: 1, height: 1) }
    #expect(noRange?.message.contains("--touch-range") == true)
    #expect(noRange?.fault == .usage)
    let noScreen = Reading.error(Self.spellings[1]) { $0.touchRange = Size(width: 9, height: 9) }
    #expect(noScreen?.message.contains("one layout") == true)
  }

  @Test(arguments: [
    (TouchLogOptions.Rotation.none, [10.0, 30.0]), (.quarter, [85, 20]), (.half, [90, 170]),
    (.threeQuarters, [15, 180]),
  ])
  func thePanelIsTurnedClockwise(_ rotation: TouchLogOptions.Rotation, _ point: [Double]) throws {
    let text = """
      0003 0039 00000010
      0003 0035 00000064
      0003 0036 0000012c
      0000 0000 00000000
      0003 0039 ffffffff
      """
    let log = try Reading(text) {
      $0.screen = Size(width: 100, height: 200)
      $0.touchRange = Size(width: 999, height: 1999)
      $0.rotation = rotation
    }
    #expect(log.coordinates == point)
  }
}
