#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The rates that users.csv has quantiles of: hit, miss and collision.
typealias PersonalRates = SIMD3<Double>

/// People whose offsets lie in a rectangle. Their rates are known at nine nodes, its corners and
/// the middles between them, and follow from a parabola along each axis; they never leave the
/// range of the nodes, as parabolas do beside a step.
struct PeopleCell: Sendable {
  let x: PeopleStretch
  let y: PeopleStretch
  /// The share of people in it.
  let mass: Double
  /// By how much the rates in it may be wrong for what happens along x, and along y.
  let doubt: SIMD2<Double>
  /// Row by row.
  private let nodes: [PersonalRates]
  private let least: PersonalRates
  private let most: PersonalRates

  /// - Parameters:
  ///   - nodes: the rates at the nine nodes, row by row.
  ///   - doubt: at most, where the steps between nodes are not smaller still.
  init(x: PeopleStretch, y: PeopleStretch, nodes: [PersonalRates], doubt: SIMD2<Double>) {
    (self.x, self.y, self.nodes) = (x, y, nodes)
    mass = x.mass * y.mass
    least = nodes.dropFirst().reduce(nodes[0], pointwiseMin)
    most = nodes.dropFirst().reduce(nodes[0], pointwiseMax)
    self.doubt = pointwiseMin(doubt, Self.steps(nodes))
  }

  /// How much its doubt matters; 0 where it cannot be halved.
  var weight: Double {
    let matters = isHalvedAlongX ? x.canBeHalved : y.canBeHalved
    return matters ? doubt.max() * mass : 0
  }

  /// Along which axis to halve it.
  var isHalvedAlongX: Bool { doubt.x >= doubt.y }

  /// The largest steps between nodes side by side, and one above the other.
  private static func steps(_ nodes: [PersonalRates]) -> SIMD2<Double> {
    var steps = SIMD2<Double>.zero
    for index in nodes.indices {
      if index % 3 > 0 { steps.x = max(steps.x, nodes[index].distance(to: nodes[index - 1])) }
      if index >= 3 { steps.y = max(steps.y, nodes[index].distance(to: nodes[index - 3])) }
    }
    return steps
  }

  /// The rates at a place in the cell, each coordinate from 0 to 1.
  func rates(at place: SIMD2<Double>) -> PersonalRates {
    let (alongX, alongY) = (Self.parabola(place.x), Self.parabola(place.y))
    var sum = PersonalRates.zero
    for row in 0..<3 {
      for column in 0..<3 { sum += alongY[row] * alongX[column] * nodes[3 * row + column] }
    }
    return sum.clamped(lowerBound: least, upperBound: most)
  }

  /// People spread over the cell, more of them the more people it stands for, weighted by their
  /// density. Each has an x and a y of its own (Kronecker's lattice), so that also rates which
  /// change along one axis alone take many values.
  var people: [(rates: PersonalRates, weight: Double)] {
    let count = max(Int(20_000 * mass), 8)
    let golden = (5.0.squareRoot() - 1) / 2
    var people: [(rates: PersonalRates, weight: Double)] = []
    people.reserveCapacity(count)
    for index in 0..<count {
      let along = (Double(index) + 0.5) / Double(count)
      let across = ((Double(index) + 0.5) * golden).truncatingRemainder(dividingBy: 1)
      let place = x.length > 0 ? SIMD2(along, across) : SIMD2(across, along)
      let (u, v) = (x.offset(at: place.x), y.offset(at: place.y))
      people.append((rates(at: place), exp(-(u * u + v * v) / 2)))
    }
    let total = people.reduce(0) { $0 + $1.weight }
    for index in people.indices { people[index].weight *= mass / total }
    return people
  }

  /// The weights of the nodes at 0, 1/2 and 1.
  private static func parabola(_ t: Double) -> SIMD3<Double> {
    SIMD3((2 * t - 1) * (t - 1), 4 * t * (1 - t), t * (2 * t - 1))
  }

  /// The place of a node, row by row, of one half, in the whole.
  static func place(ofNode index: Int, inHalf half: Int, alongX: Bool) -> SIMD2<Double> {
    let (column, row) = (Double(index % 3) / 2, Double(index / 3) / 2)
    return alongX
      ? SIMD2((column + Double(half)) / 2, row) : SIMD2(column, (row + Double(half)) / 2)
  }
}

extension PersonalRates {
  /// The largest difference.
  func distance(to other: PersonalRates) -> Double {
    let difference = self - other
    return pointwiseMax(difference, -difference).max()
  }
}
