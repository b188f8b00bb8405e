import Foundation
import HitTesting
import Testing
import TouchLogs

struct RRWebTests {
  /// An event of rrweb.
  private static func event(_ data: String, at time: Int) -> String {
    #"{"type":3,"timestamp":\#(time),"data":{\#(data)}}"#
  }

  private static func touch(
    _ type: Int, _ x: Double, _ y: Double, at time: Int, _ more: String = "\"id\":5"
  ) -> String {
    event(#""source":2,"type":\#(type),"x":\#(x),"y":\#(y),\#(more)"#, at: time)
  }

  private static let meta = #"{"type":4,"timestamp":1,"data":{"width":390,"height":844}}"#
  private static let page = #"""
    {"type":2,"timestamp":2,"data":{"node":{"type":0,"childNodes":[{"textContent":"a]}\""}]}}}
    """#
  private static let events = [
    meta, page, touch(7, 10, 20, at: 1000), touch(9, 12, 20, at: 1100),
    event(#""source":2,"type":2,"x":10,"y":20,"id":5,"pointerType":2"#, at: 1101),
    touch(7, 30, 40, at: 2000), touch(10, 30, 40, at: 2050),
  ]

  private static let wrappings: [String] = {
    let all = events.joined(separator: ",\n")
    let first = events[..<4].joined(separator: ",")
    let second = events[4...].joined(separator: ",")
    return [
      "[\(all)]\n", events.joined(separator: "\n"), "{\"segment_id\":0}\n[\(all)]",
      "{\"id\":\"s\",\"data\":{\"events\":[\(all)]}}",
      "{\"segment_id\":0}\n[\(first)]\n{\"segment_id\":1}\n[\(second)]",
    ]
  }()

  @Test(arguments: wrappings)
  func eventsMayBeWrappedInSeveralWays(_ text: String) throws {
    let log = try Reading(text)
    #expect(log.coordinates == [10, 20])
    #expect(log.leftOut == [.cancelled: 1])
  }

  @Test func aTapKnowsItsLine() throws {
    #expect(try Reading(Self.wrappings[0]).lines == [3])
    #expect(try Reading(Self.wrappings[3]).lines == [3])
  }

  @Test func movesAreWrittenLaterThanTheyWere() throws {
    let moves = Self.event(
      #""source":6,"positions":[{"x":10,"y":90,"id":5,"timeOffset":-450}]"#, at: 1500)
    let log = try Reading(
      "["
        + [Self.touch(7, 10, 20, at: 1000), Self.touch(9, 10, 20, at: 1100), moves]
        .joined(separator: ",") + "]")
    #expect(log.leftOut == [.moved: 1])
  }

  @Test func fingersAreToldApartByPointerOrElement() throws {
    for keys in [
      ["\"id\":5", "\"id\":6"], ["\"id\":0,\"pointerId\":1", "\"id\":0,\"pointerId\":2"],
    ] {
      let log = try Reading(
        [
          Self.touch(7, 10, 20, at: 1000, keys[0]), Self.touch(7, 200, 300, at: 1010, keys[1]),
          Self.touch(9, 10, 20, at: 1100, keys[0]), Self.touch(9, 200, 300, at: 1200, keys[1]),
        ].joined(separator: "\n"))
      #expect(log.coordinates == [10, 20, 200, 300])
    }
  }

  @Test func anEndMayLackItsPlaceAndABeginningMayBeMissing() throws {
    let end = Self.event(#""source":2,"type":9,"id":5"#, at: 1200)
    let log = try Reading([Self.touch(7, 10, 20, at: 1000), end, end].joined(separator: "\n"))
    #expect(log.coordinates == [10, 20])
    #expect(log.leftOut == [.unfinished: 1])
    #expect(try Reading(Self.touch(7, 10, 20, at: 1000)).leftOut == [.unfinished: 1])
  }

  @Test func millisecondsAreTakenForSeconds() throws {
    let text = [Self.touch(7, 1, 2, at: 1000), Self.touch(9, 1, 2, at: 1600)]
      .joined(separator: "\n")
    #expect(try Reading(text) { $0.maxDuration = 0.7 }.counts.taps == 1)
    #expect(try Reading(text) { $0.maxDuration = 0.5 }.leftOut == [.long: 1])
  }

  @Test func pixelsOfTheVideoAreDividedByTheDensity() throws {
    let log = try Reading(Self.wrappings[0]) {
      $0.unit = .px
      $0.density = 2
      $0.offset = Point(x: 2, y: 4)
    }
    #expect(log.coordinates == [6, 12])
  }

  @Test func aCutArrayIsAnErrorOrGivesWhatItHolds() throws {
    let cut = "[" + Self.events[..<4].joined(separator: ",\n") + ",\n{\"type\":3,\"times"
    let error = Reading.error(cut)
    #expect(error?.line == 5)
    #expect(error?.message.contains("the JSON ends in the middle") == true)
    let log = try Reading(cut) { $0.skipBad = true }
    #expect(log.coordinates == [10, 20])
    #expect(log.leftOut == [.bad: 1])
    #expect(Reading.error("[" + Self.events[0])?.message.contains("middle of an array") == true)
  }

  @Test func aBadEventIsAnErrorOrIsCounted() throws {
    let bad = Self.event(#""source":2,"type":7,"x":"a","y":2,"id":5"#, at: 1)
    let text = Self.events.joined(separator: "\n") + "\n" + bad
    #expect(Reading.error(text)?.line == 8)
    #expect(try Reading(text) { $0.skipBad = true }.leftOut == [.cancelled: 1, .bad: 1])
  }
}
