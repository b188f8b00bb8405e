import Foundation
import HitTesting
import Testing
import TouchLogs

struct ScriptLogTests {
  @Test func monkeyScriptsDispatchPointersAndPress() throws {
    let log = try Reading(
      """
      type= raw events
      count= 10
      speed= 1.0
      start data >>
      LaunchActivity(com.a,com.a.Main)
      captureDispatchPointer(100,100,0,20,40,1,1,0,1,1,0,0)
      DispatchPointer(100,150,1,22,40,1,1,0,1,1,0,0)
      DispatchPointer(100,100,0,200,400,1,1,0,1,1,0,0,3)
      DispatchPointer(100,120,2,300,400,1,1,0,1,1,0,0,3)
      DispatchPointer(100,150,1,200,400,1,1,0,1,1,0,0,3)
      UserWait(1000)
      Tap(100, 200)
      PressAndHold(300,400,2000)
      Drag(10,10,500,500,10)
      DispatchPointer(100,100,0,60,80,1,1,0,1,1,0,0)
      DispatchPointer(100,150,3,60,80,1,1,0,1,1,0,0)
      """
    ) {
      $0.density = 2
      $0.maxDuration = 1
    }
    #expect(log.coordinates == [10, 20, 50, 100])
    #expect(log.lines == [6, 12])
    #expect(log.leftOut == [.moved: 2, .long: 1, .cancelled: 1])
  }

  @Test(arguments: [
    ("touch dwn 1 2", "allowed are down, move and up"), ("touch down 1", "2 finite numbers"),
    ("Tap(1,nan)", "2 or 3 finite numbers"), ("DispatchPointer(1,2,0,3", "12 or 13 finite numbers"),
  ])
  func aBadLineOfAScriptIsAnErrorOrIsCounted(_ line: String, _ message: String) throws {
    let text = "touch down 1 2\ntouch up 1 2\n" + line + "\n"
    let error = Reading.error(text) { $0.density = 1 }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "none")")
    #expect(error?.line == 3)
    let log = try Reading(text) {
      $0.density = 1
      $0.skipBad = true
    }
    #expect(log.leftOut == [.bad: 1])
  }

  @Test func pixelsNeedADensity() {
    #expect(Reading.error("Tap(1,2)")?.message.contains("--density") == true)
    #expect(Reading.error("Tap(1,2)")?.fault == .usage)
  }

  private static let trial = """
    TRACE DATA
    App,Participant,TaskType,A,W,Trial,from_x,from_y,to_x,to_y,{t_x_y}
    FittsTouch,P01,2D,400,40,0,9,9,100,200,t=,0,31,56,
    FittsTouch,P01,2D,400,40,0,9,9,100,200,x=,9,50,103,
    FittsTouch,P01,2D,400,40,0,9,9,100,200,y=,9,50,198,

    """

  @Test func traceDataEndWithTheTap() throws {
    let log = try Reading(Self.trial)
    #expect(log.coordinates == [103, 198])
    #expect(log.taps.first?.target == Rectangle(x: 80, y: 180, width: 40, height: 40))
    #expect(log.words(\.user) == ["P01"])
    let wide = try Reading(Self.trial.replacingOccurrences(of: "2D", with: "1D"))
    #expect(wide.taps.first?.target == nil)
  }

  @Test(arguments: [
    ("x=,9,50,103", "x=,9,50", 4), ("x=,9,50,103", "x=,9,50,nan", 4), ("y=,9", "z=,9", 5),
    ("t=,0,31,56", "t=", 3), (",to_x,", ",too_x,", 2), ("P01,2D,400,40,0,9,9,100,200,y", "y", 5),
    ("40,0,9,9,100,200", "0,0,9,9,100,200", 5),
  ])
  func aBadTrialIsAnErrorWithItsLine(_ part: String, _ other: String, _ line: Int) {
    let error = Reading.error(Self.trial.replacingOccurrences(of: part, with: other))
    #expect(error?.line == line, "\(error?.description ?? "none")")
  }

  @Test func traceDataMayBeCutOff() {
    let cut = Self.trial.split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(Reading.error(cut)?.message.contains("do not follow each other") == true)
  }
}
