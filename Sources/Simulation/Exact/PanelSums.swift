#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The two quadrature sums of every answer over one panel, and what they say about the error.
struct PanelSums {
  private struct Sum {
    var answer: Int
    var kronrod = 0.0
    var gauss = 0.0
    /// The value at each node, for the spread that QUADPACK's estimate looks at.
    var values: [Double]
    var error = 0.0
  }

  private var sums: [Sum] = []
  /// For each answer its place in `sums`; -1 where it has none.
  private var places: [Int] = []
  private var node = GaussKronrod.nodes[0]
  private var nodeIndex = -1

  mutating func clear() {
    for sum in sums { places[sum.answer] = -1 }
    sums.removeAll(keepingCapacity: true)
    nodeIndex = -1
  }

  /// The values that follow are those at the next node.
  mutating func begin(node: GaussKronrod.Node) {
    self.node = node
    nodeIndex += 1
  }

  /// Adds to the value of an answer at the node.
  mutating func add(_ value: Double, to answer: Int) {
    while places.count <= answer { places.append(-1) }
    if places[answer] < 0 {
      places[answer] = sums.count
      sums.append(
        Sum(answer: answer, values: Array(repeating: 0, count: GaussKronrod.nodes.count)))
    }
    let place = places[answer]
    sums[place].values[nodeIndex] += value
    sums[place].kronrod += node.kronrod * value
    sums[place].gauss += node.gauss * value
  }

  /// Estimates the errors, as QK15 does: the difference of the two rules, made smaller where it is
  /// small beside the spread of the values, since Kronrod's rule is far better than Gauss'.
  mutating func finish() {
    for place in sums.indices {
      let sum = sums[place]
      let difference = abs(sum.kronrod - sum.gauss)
      let mean = sum.kronrod / 2
      var spread = 0.0
      for (node, value) in zip(GaussKronrod.nodes, sum.values) {
        spread += node.kronrod * abs(value - mean)
      }
      let ratio = spread > 0 ? 200 * difference / spread : 0
      sums[place].error =
        spread > 0 && difference > 0
        ? spread * min(1, ratio * ratio.squareRoot()) : difference
    }
  }

  /// Whether each error is at most this, or this part of its mass.
  func isWithin(absolute: Double, relative: Double) -> Bool {
    sums.allSatisfy { $0.error <= max(absolute, relative * $0.kronrod) }
  }

  var largestError: Double { sums.reduce(0) { max($0, $1.error) } }

  func flush(into ledger: inout MassLedger) {
    for sum in sums { ledger.add(sum.kronrod, to: sum.answer) }
  }
}
