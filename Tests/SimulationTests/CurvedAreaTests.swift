import HitTesting
import Testing

@testable import Simulation

/// `areas.csv` of ellipses, turned views, `nearest`, and SwiftUI's containers.
@Suite struct CurvedAreaTests {
  @Test func ellipseAloneIsLive() throws {
    let found = try area(
      of: "a", in: tree([button("a", 100, 100, 40, 20)]), .contentShape(.ellipse))
    #expect(found.asked == Box(minX: 100, minY: 100, maxX: 140, maxY: 120))
    #expect(found.live == found.asked)
    #expect(found.liveShare == 1 && found.lostTo == [])
  }

  @Test func areasOfShapesAreRight() {
    let box = Box(minX: 0, minY: 0, maxX: 40, maxY: 20)
    let shapes: [(Shape, Double)] = [
      (.ellipse, .pi * 200), (.capsule, 400 + .pi * 100),
      (.cornerRadius(5), 800 - (4 - .pi) * 25),
    ]
    for (shape, size) in shapes {
      let area = HitArea(shape, in: Rectangle(x: 0, y: 0, width: 40, height: 20))
      for part in [box, Box(minX: 0, minY: 0, maxX: 20, maxY: 20)] {
        let cell = IrregularCell(box: part, window: part, unit: Size(width: 1, height: 1)) {
          PointFate(isAsked: area.contains($0), isLive: $0.x < 10)
        }
        let expected = size * part.width / 40
        #expect(abs(cell.askedSize - expected) < 1e-3 * expected)
        #expect(cell.liveAskedSize < cell.askedSize)
      }
    }
  }

  /// Ends of a line that differ from its first or last sample, one at a time and both.
  @Test func everyStretchOfALineIsCountedOnce() {
    let box = Box(minX: 0, minY: 0, maxX: 32, maxY: 1)
    for (low, high) in [(0.1, 32.0), (0.0, 31.9), (0.1, 31.9), (0.1, 0.2), (0.3, 16.7)] {
      let cell = IrregularCell(box: box, window: box, unit: Size(width: 1, height: 1)) {
        PointFate(isAsked: true, isLive: $0.x >= low && $0.x < high)
      }
      #expect(abs(cell.askedSize - 32) < 1e-9)
      if high - low > 1 { #expect(abs(cell.liveAskedSize - (high - low)) < 1e-9) }
    }
  }

  @Test func frontSiblingTakesHalfAnEllipse() throws {
    let screen = tree([button("a", 100, 100, 40, 40), view("front", .view, 120, 0, 90, 200)])
    let found = try area(of: "a", in: screen, .contentShape(.ellipse))
    #expect(abs(try #require(found.liveShare) - 0.5) < 1e-3)
    let live = try #require(found.live)
    #expect(abs(live.minX - 100) < 0.01 && live.maxX == 120)
    #expect(abs(live.minY - 100) < 0.01 && abs(live.maxY - 140) < 0.01)
    #expect(found.lostTo == [2])
  }

  @Test func turnedViewIsMeasuredToItsTips() throws {
    let turned = button("a", 100, 100, 30, 30) { $0.transform = Transform(rotation: 20) }
    let (cosine, sine) = (0.9396926207859084, 0.3420201433256687)
    let reach = 15 * (cosine + sine)
    let alone = try area(of: "a", in: tree([turned]), .bounds)
    #expect(abs(try #require(alone.asked).minX - (115 - reach)) < 1e-9)
    #expect(alone.liveShare == 1 && alone.live == alone.asked)
    // Cut in the middle: the left half is left, by symmetry.
    let cut = try area(of: "a", in: tree([turned, view("front", .view, 115, 0, 90, 300)]), .bounds)
    #expect(abs(try #require(cut.liveShare) - 0.5) < 1e-3)
    let live = try #require(cut.live)
    #expect(abs(live.minX - (115 - reach)) < 1e-3)
    #expect(live.maxX == 115)
    #expect(cut.lostTo == [2])
  }

  @Test func nearestAsksForItsRadius() throws {
    let found = try area(of: "a", in: tree([button("a", 100, 100, 20, 20)]), .nearest(radius: 16))
    #expect(found.asked == Box(minX: 84, minY: 84, maxX: 136, maxY: 136))
    #expect(found.live == found.asked && found.liveShare == 1)
    let pair = tree([button("a", 100, 100, 20, 20), button("b", 130, 100, 20, 20)])
    let shared = try area(of: "a", in: pair, .nearest(radius: 16))
    #expect(shared.lostTo == [2])
    #expect(abs(try #require(shared.live).maxX - 125) < 0.01)
  }

  /// The bounds may be live where they are not seen.
  @Test func nearestIsLiveInUnseenBounds() throws {
    let clip = view("clip", .view, 100, 100, 20, 20, children: [button("a", 10, 0, 20, 20)]) {
      $0.clipsToBounds = true
      $0.hitArea = edge(20)
    }
    let found = try area(of: "a", in: tree([clip]), .nearest(radius: 2))
    #expect(found.frame == Box(minX: 110, minY: 100, maxX: 120, maxY: 120))
    #expect(found.asked == Box(minX: 108, minY: 98, maxX: 122, maxY: 122))
    // On the left by its radius, on the right by its bounds.
    #expect(found.live == Box(minX: 108, minY: 98, maxX: 130, maxY: 122))
  }

  @Test func containerIsHitThroughItsLabel() throws {
    let label = view("text", .label, 5, 5, 10, 10, platform: .swiftui)
    let screen = tree(
      [button("a", 100, 100, 40, 40, platform: .swiftui, children: [label])], platform: .swiftui)
    let bare = try area(of: "a", in: screen, .bounds)
    #expect(bare.asked == nil && bare.liveShare == nil && bare.lostTo == [])
    #expect(bare.live == Box(minX: 105, minY: 105, maxX: 115, maxY: 115))
    let shaped = try area(of: "a", in: screen, .contentShape(.rectangle))
    #expect(shaped.live == shaped.asked && shaped.liveShare == 1)
  }
}
