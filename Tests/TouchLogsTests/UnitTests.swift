import HitTesting
import Testing
import TouchLogs

struct UnitTests {
  @Test func theOffsetIsAddedInTheUnitOfThePoints() throws {
    let text = "x,y,target_x,target_y,target_width,target_height\n100,200,50,60,20,10\n1,2,,,,\n"
    let pixels = try Reading(text) {
      $0.unit = .px
      $0.density = 2
      $0.offset = Point(x: -10, y: 4)
    }
    #expect(pixels.coordinates == [45, 102, -4.5, 3])
    #expect(
      pixels.taps.map(\.target) == [Rectangle(x: 25, y: 30, width: 10, height: 5), nil])
    let millimetres = try Reading(text) {
      $0.unit = .mm
      $0.pointsPerMillimetre = 6
      $0.offset = Point(x: 1, y: 0)
    }
    #expect(millimetres.coordinates == [606, 1200, 12, 12])
  }

  /// The nearest double, whatever way a number is written.
  @Test(arguments: [
    "0.1", "123456.789", "0.000001", "999999999999999", "9007199254740993",
    "1.7976931348623157e308",
    "5e-324", "123456789012345678", "0.30000000000000004", "1e22", "1e23", "12345678.9012345678",
    "-0.0", "+7", "7.", ".5", "00000000000000000001.5", " 2.5 ", "1E3",
  ])
  func numbersAreReadExactly(_ text: String) throws {
    let log = try Reading("x,y\n\(text),-\(text.hasPrefix("-") ? "1" : "0")\n")
    let trimmed = text.filter { $0 != " " }
    let expected = try #require(Double(trimmed.hasSuffix(".") ? trimmed + "0" : trimmed))
    #expect(log.taps.first?.point.x.bitPattern == (expected + 0).bitPattern)
  }

  @Test func randomNumbersAreReadExactly() throws {
    var state: UInt64 = 1
    var texts: [String] = []
    for _ in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = String(state >> (state & 31))
      let place = Int(state >> 33) % (digits.count + 1)
      texts.append(digits.prefix(place) + "." + digits.dropFirst(place))
    }
    let log = try Reading("x,y\n" + texts.map { "0,\($0)" }.joined(separator: "\n"))
    #expect(log.taps.map(\.point.y) == texts.map { Double("0" + $0 + "0") })
  }
}
