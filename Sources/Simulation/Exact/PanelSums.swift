/// The two quadrature sums of every answer of a slab over one panel, and what they say about the
/// error. Answers go by their number in the slab.
struct PanelSums {
  private let count: Int
  /// For each answer the values at the nodes.
  private var values: [Double]
  /// For each answer the sum by Kronrod's rule.
  private(set) var masses: [Double]
  /// For each answer what the sum may be wrong by.
  private(set) var errors: [Double]

  private static let nodes = GaussKronrod.nodes
  private static let nodeCount = nodes.count

  /// - Parameter count: how many answers there are.
  init(count: Int) {
    self.count = count
    values = Array(repeating: 0, count: count * Self.nodeCount)
    masses = Array(repeating: 0, count: count)
    errors = masses
  }

  /// Starts a panel.
  mutating func clear() {
    for index in values.indices { values[index] = 0 }
  }

  /// Adds to the value of an answer at a node.
  @inline(__always)
  mutating func add(_ value: Double, to answer: Int, node: Int) {
    values[answer * Self.nodeCount + node] += value
  }

  /// Sums up, and estimates the errors as QK15 does: the difference of the two rules, made smaller
  /// where it is small beside the spread of the values, since Kronrod's rule is far better than
  /// Gauss'.
  mutating func finish() {
    for answer in 0..<count {
      let first = answer * Self.nodeCount
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
      masses[answer] = kronrod
      errors[answer] = spread > 0 ? spread * min(1, ratio * ratio.squareRoot()) : difference
    }
  }

  /// Whether each error is at most this, or this part of its mass.
  func isWithin(absolute: Double, relative: Double) -> Bool {
    zip(masses, errors).allSatisfy { $0.1 <= max(absolute, relative * $0.0) }
  }

  /// Whether each error is at most this part of its answer's mass, here and elsewhere.
  func isWithin(relative: Double, ofAlso known: (Int) -> Double) -> Bool {
    (0..<count).allSatisfy { errors[$0] <= relative * (masses[$0] + known($0)) }
  }

  /// The largest estimated error.
  var largestError: Double { errors.reduce(0, max) }
}
