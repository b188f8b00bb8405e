import HitTesting

/// Who gets a tap anywhere on a screen, under all strategies at once. The screen is cut into tiles,
/// each with a table of its own that is made when the first tap falls into it and filled cell by
/// cell, so that a tap is one look-up, a small log costs little, and a crowded screen does not
/// explode. Where a tile is too crowded for a table, or an edge in it is curved, the plain walk
/// answers.
struct ScreenAtlas: Sendable {
  private let screen: ScreenUnderStrategies
  private let box: Box
  private var list = AnswerList()
  private var tiles: [AtlasTile?]
  /// The answer off the screen.
  private let outside: Int

  /// Tiles along each axis.
  private static let side = 8

  init(_ screen: ScreenUnderStrategies, size: Size) {
    self.screen = screen
    box = Box(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    tiles = Array(repeating: nil, count: Self.side * Self.side)
    outside = list.number(of: screen.testers.map { _ in .missed(.offscreen) })
  }

  /// Every answer met so far, an event for each strategy, by its number.
  var answers: [[Event]] { list.answers }

  /// The number of the answer at a point, in pt.
  mutating func answer(at p: Point) -> Int {
    guard box.contains(p) else { return outside }
    let column = Self.tile(of: p.x, along: box.maxX)
    let row = Self.tile(of: p.y, along: box.maxY)
    let index = row * Self.side + column
    if tiles[index] == nil { tiles[index] = tile(column, row) }
    return tiles[index]?.answer(at: p, &list) ?? outside
  }

  private func tile(_ column: Int, _ row: Int) -> AtlasTile {
    let window = Box(
      minX: Self.edge(column, along: box.maxX), minY: Self.edge(row, along: box.maxY),
      maxX: Self.edge(column + 1, along: box.maxX), maxY: Self.edge(row + 1, along: box.maxY))
    return AtlasTile(screen, window: window)
  }

  /// Where a tile begins.
  private static func edge(_ tile: Int, along length: Double) -> Double {
    tile == side ? length : length / Double(side) * Double(tile)
  }

  /// The tile of a coordinate from 0 to below the length.
  @inline(__always)
  private static func tile(of value: Double, along length: Double) -> Int {
    // In range because the value is below the length; rounding may still be off by one.
    var tile = min(Int(value / length * Double(side)), side - 1)
    while tile > 0, value < edge(tile, along: length) { tile -= 1 }
    while tile < side - 1, value >= edge(tile + 1, along: length) { tile += 1 }
    return tile
  }
}
