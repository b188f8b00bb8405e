import HitTesting

extension IrregularCell {
  /// The bounding box of the live part that is connected with a known live box: each of its sides is
  /// pushed out to the last line across the cell that still meets the live part.
  static func extent(of cell: Box, around known: Box, _ fate: (Point) -> PointFate) -> Box {
    let meetsColumn = { (x: Double) in
      meets(from: cell.minY, to: cell.maxY) { fate(Point(x: x, y: $0)).isLive }
    }
    let meetsRow = { (y: Double) in
      meets(from: cell.minX, to: cell.maxX) { fate(Point(x: $0, y: y)).isLive }
    }
    return Box(
      minX: push(from: known.minX, to: cell.minX, while: meetsColumn),
      minY: push(from: known.minY, to: cell.minY, while: meetsRow),
      maxX: push(from: known.maxX, to: cell.maxX, while: meetsColumn),
      maxY: push(from: known.maxY, to: cell.maxY, while: meetsRow))
  }

  private static func meets(from low: Double, to high: Double, _ isLive: (Double) -> Bool) -> Bool {
    let samples = 64
    return (0..<samples).contains {
      isLive(low + (Double($0) + 0.5) / Double(samples) * (high - low))
    }
  }

  private static func push(
    from known: Double, to edge: Double, while meets: (Double) -> Bool
  ) -> Double {
    if meets(edge) { return edge }
    var (inside, outside) = (known, edge)
    for _ in 0..<30 {
      let middle = inside + (outside - inside) / 2
      if meets(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }
}
