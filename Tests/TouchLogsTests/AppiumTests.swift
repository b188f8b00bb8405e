import HitTesting
import Testing
import TouchLogs

struct AppiumTests {
  private static func move(_ x: Int, _ y: Int, _ more: String = "") -> String {
    #"{"type":"pointerMove","duration":0,"x":\#(x),"y":\#(y)\#(more)}"#
  }

  private static let down = #"{"type":"pointerDown","button":0}"#
  private static let up = #"{"type":"pointerUp","button":0}"#

  private static func body(_ actions: String...) -> String {
    let sources = actions.map {
      #"{"type":"pointer","id":"f","parameters":{"pointerType":"touch"},"actions":[\#($0)]}"#
    }
    return "{\"actions\":[" + sources.joined(separator: ",") + "]}"
  }

  private static func request(_ body: String, _ path: String = "actions") -> String {
    """
    2024-01-02 10:11:12:345 - \u{1B}[35m[HTTP]\u{1B}[39m --> POST /session/ab-1/\(path)
    2024-01-02 10:11:12:345 - \u{1B}[35m[HTTP]\u{1B}[39m \(body)
    [debug] [W3C (ab)] Calling AppiumDriver.performActions() with args: [[\(body)]]
    [debug] [WD Proxy] Proxying [POST /session/ab-1/actions] to [POST http://x/] with body: \(body)
    [HTTP] <-- POST /session/ab-1/\(path) 200 30 ms - 14

    """
  }

  private static let start = "[Appium] Welcome to Appium v2.0\n"

  private func read(_ text: String) throws -> Reading {
    try Reading(Self.start + text) { $0.unit = .pt }
  }

  @Test func eachRequestIsReadOnce() throws {
    let tap = Self.body([Self.move(10, 20), Self.down, Self.up].joined(separator: ","))
    let log = try read(Self.request(tap) + Self.request("{}", "element") + Self.request(tap))
    #expect(log.coordinates == [10, 20, 10, 20])
    #expect(log.lines == [3, 13])
  }

  @Test func aSwipeIsNoTapAndPointersMoveRelatively() throws {
    let log = try read(
      Self.request(
        Self.body(
          [Self.move(10, 20), Self.down, Self.move(0, -300, #","origin":"pointer""#), Self.up]
            .joined(separator: ","),
          [Self.move(100, 200), Self.move(5, 5, #","origin":"pointer""#), Self.down, Self.up]
            .joined(separator: ","))))
    #expect(log.coordinates == [105, 205])
    #expect(log.leftOut == [.moved: 1])
  }

  @Test func ticksLastAsLongAsTheirLongestAction() throws {
    let pause = #"{"type":"pause","duration":700}"#
    let text =
      Self.start
      + Self.request(
        Self.body(
          [Self.move(1, 2), Self.down, pause, Self.up].joined(separator: ","),
          [Self.move(50, 60), Self.down, Self.up].joined(separator: ",")))
    let log = try Reading(text) {
      $0.unit = .pt
      $0.maxDuration = 0.5
    }
    #expect(log.coordinates == [50, 60])
    #expect(log.leftOut == [.long: 1])
  }

  @Test func olderGesturesAreReadToo() throws {
    let tap = #"{"action":"tap","options":{"x":10,"y":20}}"#
    let press = #"{"action":"press","options":{"x":30,"y":40}}"#
    let wait = #"{"action":"wait","options":{"ms":100}}"#
    let away = #"{"action":"moveTo","options":{"x":30,"y":400}}"#
    let release = #"{"action":"release","options":{}}"#
    let one = "{\"actions\":[\(tap),\(press),\(wait),\(release),\(press),\(away),\(release)]}"
    let several = "{\"actions\":[[\(press),\(release)],[\(tap)]]}"
    let log = try read(
      Self.request(one, "touch/perform") + Self.request(several, "touch/multi/perform")
        + "info: --> POST /wd/hub/session/1/touch/perform {\"actions\":[\(tap)]}\n")
    #expect(log.coordinates == [10, 20, 30, 40, 30, 40, 10, 20, 10, 20])
    #expect(log.leftOut == [.moved: 1])
  }

  @Test func theDriverTellsTheUnit() throws {
    let tap = Self.request(
      Self.body([Self.move(10, 20), Self.down, Self.up].joined(separator: ",")))
    let android = "[AppiumDriver] Creating new AndroidUiautomator2Driver (UiAutomator2) session\n"
    let log = try Reading(android + tap) { $0.density = 2 }
    #expect(log.coordinates == [5, 10])
    #expect(Reading.error(android + tap)?.message.contains("--density") == true)
    #expect(try Reading("[AppiumDriver] XCUITestDriver\n" + tap).coordinates == [10, 20])
    #expect(Reading.error(tap)?.message.contains("--unit pt") == true)
    #expect(Reading.error(tap)?.fault == .usage)
  }

  @Test(arguments: [
    ("{\"actions\":[{\"type\":\"pointer\",\"actions\":[{\"ty...", "the body of the request is cut"),
    (
      body(move(1, 2, #","origin":{"element-6066":"e1"}"#) + "," + down), "a touch at an element"
    ),
    (body(#"{"type":"pointerMove","y":2}"#), "lacks x and y"),
  ])
  func aBodyThatCannotBeReadIsAnErrorOrIsCounted(_ body: String, _ message: String) throws {
    let text = Self.start + Self.request(body)
    let error = Reading.error(text) { $0.unit = .pt }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "none")")
    #expect(error?.line == 3)
    let log = try Reading(text) {
      $0.unit = .pt
      $0.skipBad = true
    }
    #expect(log.leftOut == [.bad: 1])
  }
}
