import Foundation
import HitTesting
import Testing
import TouchLogs

/// Recordings of evemu, libinput and evtest with their own ranges.
struct RecordingTests {
  private func read(
    _ text: String, _ change: (inout TouchLogOptions) -> Void = { _ in }
  ) throws -> Reading {
    try Reading(text) {
      $0.screen = Size(width: 400, height: 800)
      change(&$0)
    }
  }

  private static let evemu = """
    # EVEMU 1.3
    N: panel
    P: 02 00 00 00 00 00 00 00
    A: 35 0 1599 0 0 0
    A: 36 100 1699 0 0 0
    E: 0.000001 0003 0039 0010\t# EV_ABS / ABS_MT_TRACKING_ID   10
    E: 0.000001 0003 0035 0340
    E: 0.000001 0003 0036 0242
    E: 0.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms
    E: 0.095573 0003 0039 -001
    E: 0.095573 0000 0000 0000

    """

  @Test func evemuHasCodesInHexadecimalAndValuesInDecimal() throws {
    #expect(try read(Self.evemu).coordinates == [85, 71])
    #expect(try read(Self.evemu).lines == [6])
  }

  @Test func evemusRemarksGiveRangesToo() throws {
    let remarks = """
      # EVEMU 1.3
      #     Event code 53 (ABS_MT_POSITION_X)
      #       Value      7
      #       Min        0
      #       Max     1599
      #     Event code 54 (ABS_MT_POSITION_Y)
      #       Min      100
      #       Max     1699

      """
    let events = Self.evemu.split(separator: "\n").filter { !$0.hasPrefix("A:") }
    #expect(
      try read(remarks + events.joined(separator: "\n")).coordinates == [85, 71])
  }

  @Test(arguments: [
    ("E: 0.1 0003 0035 0a3f", "the value in decimal"), ("E: 0.1 0003 0035", "an event is E: TIME"),
    ("E: 0.1 0003 0035 1600", "outside the panel's range 0 to 1599"),
    ("E: soon 0003 0035 0001", "an event is E: TIME"), ("A: zz 0 9 0 0 0", "an axis is A: CODE"),
  ])
  func aBadLineOfEvemuIsAnErrorOrIsCounted(_ line: String, _ message: String) throws {
    let text = Self.evemu + line + "\n"
    let error = Reading.error(text) { $0.screen = Size(width: 400, height: 800) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "none")")
    #expect(error?.line == 12)
    #expect(try read(text) { $0.skipBad = true }.leftOut == [.bad: 1])
  }

  @Test func touchpadsAreNoScreens() throws {
    let pad = Self.evemu.replacingOccurrences(of: "P: 02", with: "P: 05")
    #expect(try read(pad).counts.read == 0)
  }

  private static let libinput = """
    Recording to 'stdout'.
    version: 1
    ndevices: 2
    libinput:
      version: "1.22.1"
    devices:
    - node: /dev/input/event3
      evdev:
        # Name: panel
        #   Event code 53 (ABS_MT_POSITION_X)
        #       Min             0
        #       Max          1599
        codes:
          0: [0, 1, 2, 3] # EV_SYN
          3: [47, 53, 54, 57] # EV_ABS
        absinfo:
          53: [0, 1599, 0, 0, 0]
          54: [100, 1699, 0, 0, 0]
        properties: [1]
      hid: [ 0x05, 0x0d ]
      events:
      # Current time is 12:34:56
      - evdev:
        - [  0,      0,   3,  57,    80] # EV_ABS / ABS_MT_TRACKING_ID 80
        - [  0,      0,   3,  53,   340] # EV_ABS / ABS_MT_POSITION_X 340 (-942)
        - [  0,      0,   3,  54,   242]
        - [  0,      0,   0,   0,     0] # ------------ SYN_REPORT (0) ---------- +0ms
      - libinput:
        - {time: 0.0, type: TOUCH_DOWN}
      - evdev:
        - [  0, 591028,   3,  57,    -1]
        - [  0, 591028,   0,   0,     0]
    - node: /dev/input/event9
      evdev:
        absinfo:
          53: [0, 99, 0, 0, 0]
          54: [0, 99, 0, 0, 0]
        properties: [0, 2]
      events:
      - evdev:
        - [  1,      0,   3,  57,    81]
        - [  1,      0,   3,  53,    34]
        - [  1,      0,   3,  54,    24]
        - [  1,      0,   0,   0,     0]
        - [  1,      1,   3,  57,    -1]

    """

  @Test func libinputIsDecimalAndEachDeviceHasItsSection() throws {
    let log = try read(Self.libinput)
    #expect(log.coordinates == [85, 71])
    #expect(log.lines == [24])
    #expect(log.counts.read == 1)
    #expect(try read(Self.libinput) { $0.maxDuration = 0.5 }.leftOut == [.long: 1])
  }

  @Test func aBadLineOfLibinputIsAnError() throws {
    let text = Self.libinput.replacingOccurrences(of: "3,  53,   340]", with: "3,  53")
    let error = Reading.error(text) { $0.screen = Size(width: 400, height: 800) }
    #expect(error?.line == 25)
    #expect(error?.message.contains("[SEC, USEC, TYPE, CODE, VALUE]") == true)
  }

  @Test func evtestsRangesStandBeforeItsEvents() throws {
    let log = try read(
      """
      No device specified, trying to scan all of /dev/input/event*
      Available devices:
      /dev/input/event0:\tgpio_keys
      Select the device event number [0-1]: 1
      Input driver version is 1.0.1
        Event type 1 (EV_KEY)
          Event code 53 (KEY_SLASH)
        Event type 3 (EV_ABS)
          Event code 0 (ABS_X)
            Value      0
            Min        0
            Max     1599
          Event code 1 (ABS_Y)
            Value      0
            Min      100
            Max     1699
      Properties:
        Property type 1 (INPUT_PROP_DIRECT)
      Testing ... (interrupt to exit)
      Event: time 1697531620.958962, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
      Event: time 1697531620.958962, type 3 (EV_ABS), code 0 (ABS_X), value 340
      Event: time 1697531620.958962, type 3 (EV_ABS), code 1 (ABS_Y), value 242
      Event: time 1697531620.958962, -------------- SYN_REPORT ------------
      Event: time 1697531621.058962, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 0
      Event: time 1697531621.058962, -------------- EV_SYN ------------
      """)
    #expect(log.coordinates == [85, 71])
  }

  @Test func aDescriptionMustDescribeAPanel() throws {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapsim-\(UUID().uuidString).desc")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let events = Self.evemu.split(separator: "\n").filter { $0.hasPrefix("E:") }
      .joined(separator: "\n")
    let described: (inout TouchLogOptions) -> Void = { $0.panelDescription = scratch.path }
    try Data("N: keyboard\n".utf8).write(to: scratch)
    #expect(throws: TouchLogError.self) { _ = try read(events, described) }
    let getevent = """
      add device 1: /dev/input/event1
      add device 4: /dev/input/event7
          ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1599, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_Y     : value 0, min 100, max 1699, fuzz 0, flat 0, resolution 0
      """
    try Data(getevent.utf8).write(to: scratch)
    #expect(try read(events, described).coordinates == [85, 71])
  }
}
