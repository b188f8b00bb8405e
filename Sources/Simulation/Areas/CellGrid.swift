import HitTesting

/// A window of the screen cut into cells by everything at which a receiver may change: inside a
/// cell that is not irregular each hit tester gives one answer, the one at the cell's top left
/// corner.
struct CellGrid {
  /// The edges of the columns, rising, the window's own included.
  let xs: [Double]
  /// The edges of the rows, rising, the window's own included.
  let ys: [Double]
  /// The edges as a person would write them, where that differs.
  private let shown: [Double: Double]
  private let irregular: [Bool]

  /// The cells of a window; nil where there would be more than `limit`. None in an empty window.
  init?(window: Box, boundaries: [Boundary], limit: Int) {
    let lines = Self.lines(window, boundaries)
    let (columns, rows) = (lines.xs.count - 1, lines.ys.count - 1)
    guard columns <= limit / max(rows, 1) else { return nil }
    var shown: [Double: Double] = [:]
    var irregularBoxes: [Box] = []
    for boundary in boundaries {
      switch boundary {
      case .box(let exact, let nominal):
        // Most are the same, and then no list of edges is made.
        guard exact != nominal else { continue }
        for (edge, name) in zip(exact.edges, nominal.edges) where edge != name {
          shown[edge] = name
        }
      case .irregular(let region): irregularBoxes.append(region)
      }
    }
    xs = lines.xs
    ys = lines.ys
    self.shown = shown
    irregular = Self.mark(irregularBoxes, xs, ys)
  }

  /// The two parts of a window that has more than three columns or rows, cut at the middle one of
  /// its edges along the axis that has more of them.
  static func halves(of window: Box, _ boundaries: [Boundary]) -> [Box] {
    let lines = lines(window, boundaries)
    var (first, second) = (window, window)
    if lines.xs.count > lines.ys.count {
      first.maxX = lines.xs[lines.xs.count / 2]
      second.minX = first.maxX
    } else {
      first.maxY = lines.ys[lines.ys.count / 2]
      second.minY = first.maxY
    }
    return [first, second]
  }

  private static func lines(
    _ window: Box, _ boundaries: [Boundary]
  ) -> (xs: [Double], ys: [Double]) {
    var (xs, ys): ([Double], [Double]) = ([], [])
    xs.reserveCapacity(2 + 2 * boundaries.count)
    ys.reserveCapacity(2 + 2 * boundaries.count)
    xs += [window.minX, window.maxX]
    ys += [window.minY, window.maxY]
    for boundary in boundaries {
      let box =
        switch boundary {
        case .box(let exact, _): exact
        case .irregular(let region): region
        }
      if box.minX > window.minX && box.minX < window.maxX { xs.append(box.minX) }
      if box.maxX > window.minX && box.maxX < window.maxX { xs.append(box.maxX) }
      if box.minY > window.minY && box.minY < window.maxY { ys.append(box.minY) }
      if box.maxY > window.minY && box.maxY < window.maxY { ys.append(box.maxY) }
    }
    xs.makeRisingOnce()
    ys.makeRisingOnce()
    return (xs, ys)
  }

  private static func mark(_ boxes: [Box], _ xs: [Double], _ ys: [Double]) -> [Bool] {
    let columns = xs.count - 1
    var marks = Array(repeating: false, count: columns * (ys.count - 1))
    for box in boxes {
      for row in 0..<ys.count - 1 where ys[row] < box.maxY && ys[row + 1] > box.minY {
        for column in 0..<columns where xs[column] < box.maxX && xs[column + 1] > box.minX {
          marks[row * columns + column] = true
        }
      }
    }
    return marks
  }

  /// Number of columns.
  var columns: Int { xs.count - 1 }
  /// Number of rows.
  var rows: Int { ys.count - 1 }

  /// Whether an edge that is no straight line along an axis may run through a cell.
  func isIrregular(column: Int, row: Int) -> Bool { irregular[row * columns + column] }

  /// The top left corner of a cell, which stands for all its points.
  func corner(column: Int, row: Int) -> Point { Point(x: xs[column], y: ys[row]) }

  /// A cell as a box.
  func box(column: Int, row: Int) -> Box {
    Box(minX: xs[column], minY: ys[row], maxX: xs[column + 1], maxY: ys[row + 1])
  }

  /// A box whose edges are the cells', with the edges as a person would write them.
  func shown(_ box: Box) -> Box {
    Box(
      minX: shown[box.minX] ?? box.minX, minY: shown[box.minY] ?? box.minY,
      maxX: shown[box.maxX] ?? box.maxX, maxY: shown[box.maxY] ?? box.maxY)
  }
}

extension Box {
  fileprivate var edges: [Double] { [minX, minY, maxX, maxY] }
}
