import HitTesting

/// How far the live part of a cell reaches: each side of a known part is pushed out to the last
/// line across the cell that still meets it.
///
/// A corner of the live part may be narrower than the samples across the cell are apart; so that it
/// is followed to its tip, each line is also searched near the stretch that was live on the last
/// one.
struct LiveExtent {
  private let cell: Box
  private let isLive: (Point) -> Bool

  /// The live part of a cell.
  init(cell: Box, isLive: @escaping (Point) -> Bool) {
    self.cell = cell
    self.isLive = isLive
  }

  /// The bounding box of the live part.
  ///
  /// - Parameters:
  ///   - part: the box of what is known to be live in the cell.
  ///   - known: what is live elsewhere; a side that does not stick out of it is left alone.
  func box(from part: Box, beyond known: Box) -> Box {
    let column = { (x: Double) in { (y: Double) in isLive(Point(x: x, y: y)) } }
    let row = { (y: Double) in { (x: Double) in isLive(Point(x: x, y: y)) } }
    let (minX, minY) = (cell.minX, cell.minY)
    // The far edges belong to the next cells.
    let (maxX, maxY) = (cell.maxX.nextDown, cell.maxY.nextDown)
    // Where the part is wide, so that the samples meet it.
    let middle = part.point(atFraction: Point(x: 0.5, y: 0.5))
    var box = part
    if minX < known.minX {
      box.minX = min(part.minX, push(middle.x, to: minX, from: minY, to: maxY, column))
    }
    if minY < known.minY {
      box.minY = min(part.minY, push(middle.y, to: minY, from: minX, to: maxX, row))
    }
    if maxX > known.maxX {
      box.maxX = max(part.maxX, push(middle.x, to: maxX, from: minY, to: maxY, column))
    }
    if maxY > known.maxY {
      box.maxY = max(part.maxY, push(middle.y, to: maxY, from: minX, to: maxX, row))
    }
    if box.maxX == maxX { box.maxX = cell.maxX }
    if box.maxY == maxY { box.maxY = cell.maxY }
    return box
  }

  /// The last line from `known` towards `edge` with a live point on it.
  ///
  /// One bisection would stop short where a tip is narrower than the samples; each round of a few
  /// halvings comes at least 11 times closer to the tip, so the next needs to look at an eighth.
  private func push(
    _ known: Double, to edge: Double, from low: Double, to high: Double,
    _ line: (Double) -> (Double) -> Bool
  ) -> Double {
    var stretch = Stretch(low: low, high: high)
    if stretch.find(low, high, line(edge)) { return edge }
    var inside = known
    var gap = edge - known
    for _ in 0..<9 {
      var outside = abs(gap) < abs(edge - inside) ? inside + gap : edge
      for _ in 0..<5 {
        let middle = inside + (outside - inside) / 2
        if stretch.find(low, high, line(middle)) { inside = middle } else { outside = middle }
      }
      gap /= 8
    }
    return inside
  }

  /// Where the last line was live.
  private struct Stretch {
    var low: Double
    var high: Double

    private static let samples = 33

    /// Whether a line is live anywhere that one can see; if it is, that is the stretch from now on.
    mutating func find(_ least: Double, _ most: Double, _ isLive: (Double) -> Bool) -> Bool {
      let width = high - low
      return search(least, most, isLive)
        || search(max(low - width, least), min(high + width, most), isLive)
    }

    private mutating func search(
      _ from: Double, _ to: Double, _ isLive: (Double) -> Bool
    ) -> Bool {
      let step = (to - from) / Double(Self.samples)
      let hits = (0..<Self.samples).map { from + (Double($0) + 0.5) * step }.filter(isLive)
      guard let first = hits.first, let last = hits.last else { return false }
      (low, high) = (max(first - step, from), min(last + step, to))
      return true
    }
  }
}
