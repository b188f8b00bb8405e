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

  /// A view in front covers the left half of shapes whose areas are known.
  @Test func areasOfShapesAreRight() throws {
    let shapes: [(Shape, Double)] = [
      (.ellipse, .pi * 200), (.capsule, 400 + .pi * 100),
      (.cornerRadius(5), 800 - (4 - .pi) * 25),
    ]
    for (shape, size) in shapes {
      let screen = tree([
        button("a", 100, 100, 40, 20), view("front", .view, 120, 100, 40, 10),
      ])
      let found = try area(of: "a", in: screen, .contentShape(shape))
      // A quarter is covered.
      #expect(abs(try #require(found.liveShare) - 0.75) < 1e-12)
      let corner = tree([button("a", 100, 100, 40, 20), view("front", .view, 110, 90, 90, 90)])
      let left = try #require(try area(of: "a", in: corner, .contentShape(shape)).liveShare)
      #expect(abs(left * size - Self.leftTen(of: shape)) < 1e-9)
    }
  }

  /// The area of the leftmost 10 pt of a shape of 40 by 20 pt.
  private static func leftTen(of shape: Shape) -> Double {
    switch shape {
    // A segment of a disc of radius 1 beyond x = 1/2, in units of 20 by 10.
    case .ellipse: 200 * (.pi / 3 - 3.0.squareRoot() / 4)
    case .capsule: .pi * 50
    case .cornerRadius(let radius): 200 - (4 - .pi) * radius * radius / 2
    case .rectangle: 200
    }
  }

  /// Between two equal controls the bisector of a corner and a side is a parabola.
  @Test func nearestSharesAreExact() throws {
    let pair = tree([button("a", 100, 100, 20, 20), button("b", 130, 112, 20, 20)])
    let a = try area(of: "a", in: pair, .nearest(radius: 30))
    let b = try area(of: "b", in: pair, .nearest(radius: 30))
    // The one is the other turned round.
    #expect(abs(try #require(a.liveShare) - #require(b.liveShare)) < 1e-12)
    #expect(a.lostTo == [2] && b.lostTo == [1])
  }

  @Test func frontSiblingTakesHalfAnEllipse() throws {
    let screen = tree([button("a", 100, 100, 40, 40), view("front", .view, 120, 0, 90, 200)])
    let found = try area(of: "a", in: screen, .contentShape(.ellipse))
    #expect(abs(try #require(found.liveShare) - 0.5) < 1e-12)
    #expect(found.live == Box(minX: 100, minY: 100, maxX: 120, maxY: 140))
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
    #expect(abs(try #require(cut.liveShare) - 0.5) < 1e-12)
    let live = try #require(cut.live)
    #expect(abs(live.minX - (115 - reach)) < 1e-9)
    #expect(live.maxX == 115)
    #expect(cut.lostTo == [2])
  }

  /// Turned, a curve does not reach the corners of its turned box.
  @Test func turnedCurvesEndWhereTheirOutlineDoes() throws {
    let turned = button("a", 100, 100, 100, 20) { $0.transform = Transform(rotation: 45) }
    // Half of each side: sqrt((50^2 + 10^2) / 2) of the ellipse, 40 cos 45 + 10 of the capsule.
    let halves = [
      (Shape.ellipse, 1300.0.squareRoot()), (.capsule, 40 * 0.5.squareRoot() + 10),
      (.cornerRadius(4), 52 * 0.5.squareRoot() + 4),
    ]
    for (shape, half) in halves {
      let found = try area(of: "a", in: tree([turned]), .contentShape(shape))
      let asked = try #require(found.asked)
      let expected = [150 - half, 110 - half, 150 + half, 110 + half]
      for (edge, known) in zip([asked.minX, asked.minY, asked.maxX, asked.maxY], expected) {
        #expect(abs(edge - known) < 1e-9)
      }
      #expect(found.live == asked && found.liveShare == 1)
      // Where a part is covered, the rest ends where it did.
      let front = view("front", .view, 150, 0, 250, 300)
      let cut = try area(of: "a", in: tree([turned, front]), .contentShape(shape))
      #expect(cut.asked == asked)
      let live = try #require(cut.live)
      #expect(live.minX == asked.minX && live.minY == asked.minY && live.maxX == 150)
    }
    // A quarter turn keeps the box.
    let upright = button("a", 100, 100, 40, 20) { $0.transform = Transform(rotation: 90) }
    let found = try area(of: "a", in: tree([upright]), .contentShape(.ellipse))
    #expect(found.asked == Box(minX: 110, minY: 90, maxX: 130, maxY: 130))
    #expect(found.live == found.asked)
  }

  @Test func nearestAsksForItsRadius() throws {
    let found = try area(of: "a", in: tree([button("a", 100, 100, 20, 20)]), .nearest(radius: 16))
    #expect(found.asked == Box(minX: 84, minY: 84, maxX: 136, maxY: 136))
    #expect(found.live == found.asked && found.liveShare == 1)
    let pair = tree([button("a", 100, 100, 20, 20), button("b", 130, 100, 20, 20)])
    let shared = try area(of: "a", in: pair, .nearest(radius: 16))
    #expect(shared.lostTo == [2])
    #expect(abs(try #require(shared.live).maxX - 125) < 1e-9)
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
