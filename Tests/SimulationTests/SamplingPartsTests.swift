import HitTesting
import Testing

@testable import Simulation

/// The small parts that sampling and surveys are made of.
@Suite struct SamplingPartsTests {
  @Test func indexFindsTheIntervalOfEveryNumber() {
    var random = SeededRandom(3)
    for scale in [1e-300, 1e-6, 1, 1e9, 1e300] {
      let edges = Set((0..<40).map { _ in random.decimal(-500...500) * scale }).sorted()
      let index = AxisIndex(edges: edges)
      let numbers =
        edges.flatMap { [$0.nextDown, $0, $0.nextUp] }
        + (0..<300).map { _ in random.decimal(-510...510) * scale }
      for number in numbers {
        let expected = edges.lastIndex { $0 <= number }.flatMap {
          $0 + 1 < edges.count ? $0 : nil
        }
        #expect(index.withFinder { $0.interval(of: number) } == expected)
      }
      for number in [Double.nan, .infinity, -.infinity] {
        #expect(index.withFinder { $0.interval(of: number) } == nil)
      }
    }
  }

  @Test func indexTakesCrowdedEdges() {
    let edges = [0, 1, 1.0.nextUp, 1.0.nextUp.nextUp, 1000]
    let index = AxisIndex(edges: edges)
    let intervals = [0, 0.5, 1, 1.0.nextUp, 1.0.nextUp.nextUp, 999, 1000].map { number in
      index.withFinder { $0.interval(of: number) }
    }
    #expect(intervals == [0, 0, 1, 2, 3, 3, nil])
  }

  @Test func gridKeepsToItsLimitAndItsHalvesCoverIt() throws {
    let window = Box(minX: 0, minY: 0, maxX: 10, maxY: 10)
    let boxes = (1..<8).map { i in
      let box = Box(minX: Double(i), minY: -5, maxX: Double(i) + 0.5, maxY: 20)
      return Boundary.box(box, shown: box)
    }
    #expect(CellGrid(window: window, boundaries: boxes, limit: 14) == nil)
    let grid = try #require(CellGrid(window: window, boundaries: boxes, limit: 15))
    #expect(grid.columns == 15 && grid.rows == 1)
    let halves = CellGrid.halves(of: window, boxes)
    #expect(halves[0].maxX == halves[1].minX && halves[0].union(halves[1]) == window)
    for half in halves {
      #expect(try #require(CellGrid(window: half, boundaries: boxes, limit: 14)).columns < 9)
    }
  }
}
