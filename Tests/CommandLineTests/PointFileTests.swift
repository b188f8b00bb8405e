import HitTesting
import Testing

@testable import tapsim

struct PointFileTests {
  @Test(arguments: [
    "x,y\n1,2\n3,-4.5\n", "1,2\r\n3,-4.5", "\u{FEFF}X, Y\n\n 1 , 2\n\"3\",\"-4.5\"\n",
  ])
  func headerBlanksQuotesAndLineEndsAreFree(_ text: String) throws {
    #expect(
      try PointFile.parse(text, name: "p.csv") == [Point(x: 1, y: 2), Point(x: 3, y: -4.5)])
  }

  @Test func aHeaderSaysWhichColumnsAreMeant() throws {
    #expect(try PointFile.parse("id,y,x\na,2,1\n", name: "p.csv") == [Point(x: 1, y: 2)])
  }

  @Test func anEmptyFileHasNoPoints() throws {
    #expect(try PointFile.parse("", name: "p.csv").isEmpty)
    #expect(try PointFile.parse("x,y\n", name: "p.csv").isEmpty)
  }

  @Test(arguments: [
    ("x,y\n1,2\n1;2\n", tapsim.ExitStatus.data, "p.csv:3: '1;2' is not a point x,y"),
    ("x,y\n1\n", tapsim.ExitStatus.data, "p.csv:2: '1' is not a point x,y"),
    ("left,top\n1,2\n", tapsim.ExitStatus.data, "p.csv:1: 'left,top' is not a point x,y"),
    ("1,2\nx,y\n", tapsim.ExitStatus.data, "p.csv:2: 'x,y' is not a point x,y"),
    ("1,nan\n", tapsim.ExitStatus.usage, "p.csv:1: 1,nan is not a finite point"),
    ("x,y\n\ninf,2\n", tapsim.ExitStatus.usage, "p.csv:3: inf,2 is not a finite point"),
  ])
  func aBadRowIsNamed(_ text: String, _ status: tapsim.ExitStatus, _ message: String) {
    let failure = #expect(throws: Failure.self) { try PointFile.parse(text, name: "p.csv") }
    #expect(failure?.status == status)
    #expect(failure?.messages == [message])
  }
}
