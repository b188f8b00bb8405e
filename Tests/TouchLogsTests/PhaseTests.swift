import HitTesting
import Testing
import TouchLogs

/// Touches out of rows with a phase.
struct PhaseTests {
  private func read(
    _ rows: String, header: String = "x,y,phase,pointer,time,user,intended",
    _ change: (inout TouchLogOptions) -> Void = { _ in }
  ) throws -> Reading {
    try Reading(header + "\n" + rows, change)
  }

  @Test func aTapIsWhereItBegan() throws {
    let log = try read("10,20,began,1,0,,a\n12,21,moved,1,0.1,,a\n13,22,ended,1,0.2,ann,\n")
    #expect(log.coordinates == [10, 20])
    #expect(log.lines == [2])
    #expect(log.words(\.intended) == ["a"])
  }

  @Test func theSlopIsADistanceInAnyDirection() throws {
    for (end, slop, isTap) in [
      ("16,28", 10.0, true), ("17,28", 10, false), ("0,20", 10, true), ("-0.1,20", 10, false),
      ("17,28", 11, true), ("10,20", 0, true), ("10,20.5", 0, false),
    ] {
      let log = try read("10,20,began,,,,\n\(end),ended,,,,\n") { $0.tapSlop = slop }
      #expect(log.leftOut == (isTap ? [:] : [.moved: 1]), "\(end) at \(slop)")
    }
  }

  @Test func theSlopIsInPointsOfTheScreen() throws {
    let rows = "100,200,began,,,,\n125,200,ended,,,,\n"
    #expect(try read(rows).leftOut == [.moved: 1])
    let log = try read(rows) {
      $0.unit = .px
      $0.density = 2.5
    }
    #expect(log.coordinates == [40, 80])
  }

  @Test func whoComesBackHasMovedAllTheSame() throws {
    let log = try read("10,20,began,,,,\n40,20,moved,,,,\n10,20,ended,,,,\n")
    #expect(log.leftOut == [.moved: 1])
  }

  @Test func pointersOverlap() throws {
    let log = try read(
      "1,2,began,a,,,\n300,4,began,b,,,\n1,2,ended,a,,,\n300,4,moved,b,,,\n300,4,ended,b,,,\n")
    #expect(log.coordinates == [1, 2, 300, 4])
  }

  @Test func peopleHavePointersOfTheirOwn() throws {
    let log = try read(
      "1,2,began,0,,ann,\n300,4,began,0,,bob,\n1,2,ended,0,,ann,\n300,4,ended,0,,bob,\n")
    #expect(log.coordinates == [1, 2, 300, 4])
  }

  @Test func eachWayToBeNoTapIsCounted() throws {
    let log = try read(
      """
      1,2,ended,a,0,,
      1,2,moved,b,0,,
      1,2,ended,b,0,,
      1,2,began,c,0,,
      1,2,cancelled,c,0,,
      1,2,cancelled,d,0,,
      1,2,began,e,0,,
      1,2,began,e,0,,
      1,2,ended,e,2,,
      1,2,began,f,0,,
      """
    ) { $0.maxDuration = 1.5 }
    #expect(log.leftOut == [.unfinished: 5, .cancelled: 1, .long: 1])
    #expect(log.counts.taps == 0)
  }

  @Test func aTapMayLastExactlyTheLongestTime() throws {
    let rows = "1,2,began,,1,,\n1,2,ended,,1.5,,\n"
    #expect(try read(rows) { $0.maxDuration = 0.5 }.counts.taps == 1)
    #expect(try read(rows) { $0.maxDuration = 0.49 }.leftOut == [.long: 1])
    #expect(throws: TouchLogError.self) {
      _ = try read("1,2,began,,soon,,\n") { $0.maxDuration = 1 }
    }
    #expect(try read("1,2,began,,soon,,\n1,2,ended,,,,\n").counts.taps == 1)
  }

  @Test func eachFileIsALogOfItsOwn() throws {
    #expect(try read("1,2,began,,,,\n").leftOut == [.unfinished: 1])
    #expect(try read("1,2,ended,,,,\n").leftOut == [.unfinished: 1])
  }
}
