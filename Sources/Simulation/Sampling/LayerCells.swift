import HitTesting

/// The cells into which a window is cut by the edges of all layers of all strategies. Who gets the
/// taps of a cell is read off two rows of bits, without asking any layer: those that lie over the
/// cell's column, and those that lie over its row.
struct LayerCells: Sendable {
  /// The edges of the columns, rising, the window's own included.
  let xs: [Double]
  /// The edges of the rows, rising, the window's own included.
  let ys: [Double]
  /// For each strategy, the front one first.
  private let layers: [[LayerStack.Layer]]
  /// For each strategy, how many layers it has.
  private let depths: [Int]
  /// For each strategy and column, a bit for each of its layers, the lowest for the front one.
  private let columnBits: [UInt64]
  /// The same for rows.
  private let rowBits: [UInt64]

  /// The cells of a window; nil where there would be more than `limit`, or where a strategy has
  /// more layers there than a word has bits.
  init?(layers: [[LayerStack.Layer]], window: Box, limit: Int) {
    guard layers.allSatisfy({ $0.count <= UInt64.bitWidth }) else { return nil }
    let most = 2 + 2 * layers.reduce(0) { $0 + $1.count }
    var (xs, ys): ([Double], [Double]) = ([], [])
    xs.reserveCapacity(most)
    ys.reserveCapacity(most)
    xs += [window.minX, window.maxX]
    ys += [window.minY, window.maxY]
    for layers in layers {
      for layer in layers {
        let box = layer.box
        if box.minX > window.minX && box.minX < window.maxX { xs.append(box.minX) }
        if box.maxX > window.minX && box.maxX < window.maxX { xs.append(box.maxX) }
        if box.minY > window.minY && box.minY < window.maxY { ys.append(box.minY) }
        if box.maxY > window.minY && box.maxY < window.maxY { ys.append(box.maxY) }
      }
    }
    xs.makeRisingOnce()
    ys.makeRisingOnce()
    self.xs = xs
    self.ys = ys
    guard self.xs.count - 1 <= limit / (self.ys.count - 1) else { return nil }
    self.layers = layers
    depths = layers.map { $0.count }
    columnBits = Self.bits(layers, self.xs) { ($0.minX, $0.maxX) }
    rowBits = Self.bits(layers, self.ys) { ($0.minY, $0.maxY) }
  }

  private static func bits(
    _ layers: [[LayerStack.Layer]], _ edges: [Double], _ range: (Box) -> (Double, Double)
  ) -> [UInt64] {
    let count = edges.count - 1
    var bits = Array(repeating: UInt64(0), count: layers.count * count)
    for (strategy, layers) in layers.enumerated() {
      for (place, layer) in layers.enumerated() {
        let (low, high) = range(layer.box)
        var interval = edges.partitioningIndex { $0 >= low }
        while interval < count, edges[interval] < high {
          bits[strategy * count + interval] |= 1 << UInt64(place)
          interval += 1
        }
      }
    }
    return bits
  }

  /// Adds the taps counted in each cell, row by row, to how many ended alike.
  ///
  /// - Parameters:
  ///   - counts: for each cell, row by row.
  ///   - tally: for an event under each strategy, the taps.
  ///   - event: what comes of a touch where this view is found; nil where none is.
  func add(_ counts: [Int], to tally: inout [[Event]: Int], event: (_ view: Int?) -> Event) {
    let columns = xs.count - 1
    var numbers = AnswerNumbers(
      length: layers.count, width: (depths.max() ?? 0) + 1)
    var answers: [(column: Int, row: Int, taps: Int)] = []
    for row in 0..<ys.count - 1 {
      for column in 0..<columns where counts[row * columns + column] > 0 {
        let number = numbers.number { front(of: $0, column: column, row: row) }
        if number == answers.count { answers.append((column, row, 0)) }
        answers[number].taps += counts[row * columns + column]
      }
    }
    for answer in answers {
      let events = layers.indices.map { strategy in
        let place = front(of: strategy, column: answer.column, row: answer.row)
        return event(place < layers[strategy].count ? layers[strategy][place].view : nil)
      }
      tally[events, default: 0] += answer.taps
    }
  }

  /// The place of the front layer of a strategy in a cell; the number of its layers for none.
  @inline(__always)
  private func front(of strategy: Int, column: Int, row: Int) -> Int {
    let bits =
      columnBits[strategy * (xs.count - 1) + column] & rowBits[strategy * (ys.count - 1) + row]
    return bits == 0 ? depths[strategy] : bits.trailingZeroBitCount
  }
}
