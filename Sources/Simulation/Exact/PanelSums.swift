/// The two quadrature sums of every answer over one panel, and what they say about the error.
struct PanelSums {
  private struct Sum {
    var answer: Int
    var kronrod = 0.0
    var gauss = 0.0
    var error = 0.0
  }

  private var sums: [Sum] = []
  /// For each sum the values at the nodes, for the spread that QUADPACK's estimate looks at.
  private var values: [Double] = []
  /// For each answer its place in `sums`; -1 where it has none.
  private var places: [Int] = []
  private var node = 0

  private static let nodes = GaussKronrod.nodes
  private static let nodeCount = nodes.count

  /// Starts a panel.
  mutating func clear() {
    for sum in sums { places[sum.answer] = -1 }
    sums.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// The values that follow are those at this node, by index.
  mutating func begin(node: Int) { self.node = node }

  /// Adds to the value of an answer at the node.
  mutating func add(_ value: Double, to answer: Int) {
    guard value > 0 else { return }
    while places.count <= answer { places.append(-1) }
    if places[answer] < 0 {
      places[answer] = sums.count
      sums.append(Sum(answer: answer))
      for _ in 0..<Self.nodeCount { values.append(0) }
    }
    values[places[answer] * Self.nodeCount + node] += value
  }

  /// Sums up, and estimates the errors as QK15 does: the difference of the two rules, made smaller
  /// where it is small beside the spread of the values, since Kronrod's rule is far better than
  /// Gauss'.
  mutating func finish() {
    for place in sums.indices {
      let first = place * Self.nodeCount
      var (kronrod, gauss, spread) = (0.0, 0.0, 0.0)
      for (index, node) in Self.nodes.enumerated() {
        kronrod += node.kronrod * values[first + index]
        gauss += node.gauss * values[first + index]
      }
      for (index, node) in Self.nodes.enumerated() {
        spread += node.kronrod * abs(values[first + index] - kronrod / 2)
      }
      let difference = abs(kronrod - gauss)
      let ratio = spread > 0 ? 200 * difference / spread : 0
      sums[place].kronrod = kronrod
      sums[place].gauss = gauss
      sums[place].error = spread > 0 ? spread * min(1, ratio * ratio.squareRoot()) : difference
    }
  }

  /// Whether each error is at most this, or this part of its mass.
  func isWithin(absolute: Double, relative: Double) -> Bool {
    sums.allSatisfy { $0.error <= max(absolute, relative * $0.kronrod) }
  }

  /// Whether each error is at most this part of its answer's mass, here and in the ledger together.
  func isWithin(relative: Double, of ledger: MassLedger) -> Bool {
    sums.allSatisfy { $0.error <= relative * ($0.kronrod + ledger.masses[$0.answer]) }
  }

  /// The largest estimated error.
  var largestError: Double { sums.reduce(0) { max($0, $1.error) } }

  /// Adds the panel's masses to a ledger.
  func flush(into ledger: inout MassLedger) {
    for sum in sums { ledger.add(sum.kronrod, to: sum.answer) }
  }
}
