/// How the rates of users.csv are spread over people.
struct PersonalDistributions: Sendable {
  let hit: PeopleDistribution
  let miss: PeopleDistribution
  let collision: PeopleDistribution
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
