import TouchModels

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// People, by their own mean offsets in standard deviations along x and y: a grid on which rates
/// are worked out, and from which they are interpolated for many more people.
///
/// A rate is a smooth function of the offset, since one person's scatter blurs every edge; so
/// Lagrange's interpolation through six nodes serves, with steps of at most half that scatter (and
/// at most 33 nodes along an axis, 17 where edges are not all straight). People are taken from -4
/// to 4 standard deviations on 161 x 161 offsets (or 4001 along one axis), each weighted by its
/// density. Quantiles and shares come out right to about 0.002; where people differ by more than
/// twice the scatter of one (once, where edges are not all straight), to about 0.01, and with a
/// sigma of 0 to about 0.03.
struct PeopleGrid: Sendable {
  /// Along x and y, in standard deviations; a single 0 where people do not differ.
  let x: [Double]
  let y: [Double]

  private static let reach = 4.0
  private static let support = 6

  /// - Parameters:
  ///   - parts: what people's taps scatter by, and how they differ.
  ///   - most: nodes along an axis, at least 9.
  init(_ parts: [PersonalGaussian], most: Int) {
    x = Self.nodes(parts.map { ($0.betweenUsers.x, $0.within.sigma.x) }, most)
    y = Self.nodes(parts.map { ($0.betweenUsers.y, $0.within.sigma.y) }, most)
  }

  private static func nodes(
    _ spreads: [(between: Double, within: Double)], _ most: Int
  ) -> [Double] {
    let ratio = spreads.filter { $0.between > 0 }
      .reduce(0) { max($0, $1.within > 0 ? $1.between / $1.within : .infinity) }
    guard ratio > 0 else { return [0] }
    let count = Int(min(max((4 * reach * ratio).rounded(.up) + 1, 9), Double(most)))
    return uniform(count)
  }

  private static func uniform(_ count: Int) -> [Double] {
    (0..<count).map { -reach + 2 * reach * Double($0) / Double(count - 1) }
  }

  /// The distribution over people of a rate that is known on the grid, row by row of y.
  func distribution(of rates: [Double]) -> PeopleDistribution {
    let people = x.count > 1 && y.count > 1 ? 161 : 4001
    let (alongX, alongY) = (Self.samples(x, people), Self.samples(y, people))
    // First along x in every row of the grid, then along y.
    let rows = y.indices.map { row in
      alongX.map { sample in
        sample.weights.enumerated().reduce(0) {
          $0 + $1.element * rates[row * x.count + sample.first + $1.offset]
        }
      }
    }
    var distribution: [(rate: Double, weight: Double)] = []
    distribution.reserveCapacity(alongX.count * alongY.count)
    for sample in alongY {
      for (column, other) in alongX.enumerated() {
        let rate = sample.weights.enumerated().reduce(0) {
          $0 + $1.element * rows[sample.first + $1.offset][column]
        }
        distribution.append((min(max(rate, 0), 1), sample.density * other.density))
      }
    }
    return PeopleDistribution(distribution)
  }

  /// An offset between nodes: its density, and Lagrange's weights of the nodes around it.
  private struct Sample {
    var density: Double
    var first: Int
    var weights: [Double]
  }

  /// The polynomial that is 1 at one of the nodes 0 to 5 and 0 at the others.
  private static func lagrange(node: Double, at t: Double) -> Double {
    var product = 1.0
    for other in [0.0, 1, 2, 3, 4, 5] where other != node {
      product *= (t - other) / (node - other)
    }
    return product
  }

  private static func samples(_ nodes: [Double], _ people: Int) -> [Sample] {
    guard nodes.count > 1 else { return [Sample(density: 1, first: 0, weights: [1])] }
    let step = nodes[1] - nodes[0]
    return uniform(people).map { z in
      let cell = Int(((z - nodes[0]) / step).rounded(.down))
      let first = min(max(cell - 2, 0), nodes.count - support)
      let t = (z - nodes[first]) / step
      let weights = (0..<support).map { lagrange(node: Double($0), at: t) }
      return Sample(density: exp(-z * z / 2), first: first, weights: weights)
    }
  }
}

/// How a rate is spread over people.
struct PeopleDistribution: Sendable {
  /// Rising.
  private let rates: [Double]
  /// For each rate the share of people below it, those with the very rate counted half.
  private let shares: [Double]

  /// - Parameter people: at least one, each with a weight above 0.
  init(_ people: [(rate: Double, weight: Double)]) {
    let sorted = people.sorted { $0.rate < $1.rate }
    let total = sorted.reduce(0) { $0 + $1.weight }
    var below = 0.0
    var shares: [Double] = []
    for person in sorted {
      shares.append((below + person.weight / 2) / total)
      below += person.weight
    }
    rates = sorted.map(\.rate)
    self.shares = shares
  }

  /// The rate that a share of people stays below.
  func quantile(_ share: Double) -> Double {
    guard let next = shares.firstIndex(where: { $0 >= share }) else { return rates.last ?? 0 }
    guard next > 0 else { return rates[0] }
    let part = (share - shares[next - 1]) / (shares[next] - shares[next - 1])
    return rates[next - 1] + part * (rates[next] - rates[next - 1])
  }

  /// The share of people with a rate below a bound.
  func share(below bound: Double) -> Double {
    guard let next = rates.firstIndex(where: { $0 >= bound }) else { return 1 }
    guard next > 0 else { return 0 }
    let part = (bound - rates[next - 1]) / (rates[next] - rates[next - 1])
    return shares[next - 1] + part * (shares[next] - shares[next - 1])
  }
}
