import HitTesting
import Testing

@testable import tapsim

struct ButtonGridTests {
  @Test func aRowIsCentred() throws {
    let grid = ButtonGrid(
      button: Size(width: 24, height: 20), columns: 3, rows: 1, gap: 8, edge: nil)
    let views = try grid.screen().views
    #expect(views.map(\.id) == ["b1", "b2", "b3"])
    #expect(views.map(\.frame.origin.x) == [152.5, 184.5, 216.5])
    #expect(views.allSatisfy { $0.frame.origin.y == 416 && $0.kind == .button })
  }

  @Test func aGridGoesRowByRowFromTheEdge() throws {
    let grid = ButtonGrid(
      button: Size(width: 10, height: 10), columns: 2, rows: 2, gap: 2, edge: 5)
    let frames = try grid.screen().views.map(\.frame)
    #expect(frames.map(\.origin.x) == [5, 17, 5, 17])
    #expect(frames.map(\.origin.y) == [415, 415, 427, 427])
  }

  @Test func aButtonAsLargeAsTheScreenFits() throws {
    let grid = ButtonGrid(button: ButtonGrid.screenSize, columns: 1, rows: 1, gap: 8, edge: 0)
    #expect(try grid.screen().views.count == 1)
  }
}
