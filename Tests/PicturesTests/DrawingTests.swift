import HitTesting
import Testing

@testable import Pictures

@Suite struct DrawingTests {
  @Test func hatchLinesStayInsideAndFillTheRegion() {
    let square = Box(minX: 10, minY: 10, maxX: 50, maxY: 40).corners
    let hole = Box(minX: 20, minY: 20, maxX: 30, maxY: 30).corners
    for isFalling in [false, true] {
      let lines = Hatch.lines(in: [square, hole], spacing: 2, isFalling: isFalling)
      var length = 0.0
      for line in lines {
        let middle = Point(x: (line[0].x + line[1].x) / 2, y: (line[0].y + line[1].y) / 2)
        #expect(AreaSweepTests.isInside(middle, [square, hole]))
        length += abs(line[1].x - line[0].x) * 2.0.squareRoot()
      }
      // Lines at this distance have the region's area over the distance for a length.
      #expect(abs(length - (40 * 30 - 100) / 2) < 12)
    }
  }

  @Test func aRegionTooLargeToHatchHasNoLines() {
    let huge = Box(minX: -1e300, minY: -1e300, maxX: 1e300, maxY: 1e300).corners
    #expect(Hatch.lines(in: [huge], spacing: 4).isEmpty)
  }

  @Test func longNamesKeepTheirEnds() {
    let meter = TextMeter()
    let style = TextStyle(size: 12, color: Color(0))
    let name = String(repeating: "a", count: 40) + "-17"
    let short = meter.shortened(name, to: 90, style)
    #expect(short.hasPrefix("aaa") && short.hasSuffix("-17") && short.contains("…"))
    #expect(meter.width(of: short, style) <= 90)
    #expect(meter.shortened("short", to: 90, style) == "short")
    #expect(meter.shortened("", to: 0, style) == "")
  }

  @Test func scaleBarsHaveRoundLengths() {
    for scale in [1e-6, 0.013, 0.5, 1, 3.3, 9, 700] {
      let bar = ScaleBar(scale: scale, pointsPerInch: nil, theme: .light)
      #expect(bar.length * scale >= 50 * 0.999 && bar.length * scale <= 130)
    }
    #expect(ScaleBar(scale: 1, pointsPerInch: 127, theme: .light).caption == "50 pt = 10 mm")
    #expect(ScaleBar(scale: 3, pointsPerInch: nil, theme: .light).caption == "20 pt")
  }

  @Test func factsThatDoNotFitGoOnTheNextLine() {
    let meter = TextMeter()
    let style = TextStyle(size: 12, color: Color(0))
    let width = meter.width(of: "one · two", style)
    let lines = meter.lines(of: ["one", "two", "three"], separator: " · ", within: width, style)
    #expect(lines == ["one · two", "three"])
    #expect(meter.lines(of: [], separator: " · ", within: width, style) == [])
    #expect(meter.lines(of: ["one"], separator: " · ", within: 0, style) == ["one"])
  }
}
