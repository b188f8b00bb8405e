import TouchModels

/// People, by their own mean offsets in standard deviations along x and y, cut into cells in which
/// rates are interpolated.
///
/// A rate may be a gentle hill or a steep step, by how far one person's taps scatter against how
/// far people differ. So cells are halved where it pays: where many people have rates that the
/// nodes did not foretell when the cell was made. Along an edge that runs along an axis, only the
/// other axis is halved. The first nodes are half a standard deviation apart.
///
/// Against 400,000 people drawn for each of 500 rectangles, with sigmas from 0 on, quantiles or the
/// shares of people they stand for are right to 0.001, mostly to 0.0001. Curved edges that taps
/// hardly blur stay less sharp, as no axis runs along them; there it may be 0.005.
struct PeopleCells: Sendable {
  private(set) var cells: [PeopleCell] = []
  /// The rates that were worked out.
  private var known: [Node: PersonalRates] = [:]

  /// A point of the grid that all nodes lie on, in units of `PeopleStretch.unit`.
  private struct Node: Hashable {
    var x: Int
    var y: Int
  }

  private typealias Rate = (SIMD2<Double>) throws(QuadratureError) -> PersonalRates

  /// People are taken from so many standard deviations below the mean to as many above.
  private static let reach = 4
  /// Cells whose doubt weighs less are done.
  private static let tolerance = 1e-5

  /// - Parameters:
  ///   - parts: how people differ.
  ///   - most: no cell is halved once rates of so many people are worked out.
  ///   - rate: the rates of a person with some offset.
  init(
    _ parts: [PersonalGaussian], most: Int,
    rate: (SIMD2<Double>) throws(QuadratureError) -> PersonalRates
  ) throws(QuadratureError) {
    let columns = Self.stretches(parts.map { ($0.betweenUsers.x, $0.within.mean.x) })
    let rows = Self.stretches(parts.map { ($0.betweenUsers.y, $0.within.mean.y) })
    for y in rows {
      for x in columns {
        cells.append(PeopleCell(x: x, y: y, nodes: try nodes(x, y, rate), doubt: .one))
      }
    }
    while known.count < most, try halveWorst(most, rate) {}
  }

  /// Of one standard deviation each, and cut where people are who aim at the middle of the target,
  /// so that not even a small one falls between the nodes.
  private static func stretches(_ parts: [(between: Double, mean: Double)]) -> [PeopleStretch] {
    let aims = parts.filter { $0.between > 0 }.map { -$0.mean / $0.between }
    guard !aims.isEmpty else { return [.everybody] }
    let cuts = (-reach...reach).map(Double.init) + aims.filter { abs($0) < Double(reach) }
    let places = Set(cuts.map { Int(($0 / PeopleStretch.unit).rounded()) }).sorted()
    return zip(places, places.dropFirst()).map { PeopleStretch(low: $0, length: $1 - $0) }
  }

  /// Halves the cells whose doubt weighs nearly as much as that of the worst; says whether any did.
  private mutating func halveWorst(_ most: Int, _ rate: Rate) throws(QuadratureError) -> Bool {
    let worst = cells.reduce(0) { max($0, $1.weight) }
    guard worst > Self.tolerance else { return false }
    let least = max(worst / 4, Self.tolerance)
    var next: [PeopleCell] = []
    next.reserveCapacity(cells.count * 2)
    for cell in cells {
      if cell.weight < least || known.count >= most {
        next.append(cell)
      } else {
        next += try halves(of: cell, rate)
      }
    }
    cells = next
    return true
  }

  /// The halves of a cell along the axis that leaves more in doubt. Their doubt along that axis is
  /// what new nodes, of either, differ by from what was expected there.
  private mutating func halves(
    of cell: PeopleCell, _ rate: Rate
  ) throws(QuadratureError) -> [PeopleCell] {
    let alongX = cell.isHalvedAlongX
    let stretches = (alongX ? cell.x : cell.y).halves
    var nodesOfHalves: [[PersonalRates]] = []
    var surprise = 0.0
    for (half, stretch) in stretches.enumerated() {
      let nodes = try nodes(alongX ? stretch : cell.x, alongX ? cell.y : stretch, rate)
      for index in nodes.indices {
        let place = PeopleCell.place(ofNode: index, inHalf: half, alongX: alongX)
        surprise = max(surprise, nodes[index].distance(to: cell.rates(at: place)))
      }
      nodesOfHalves.append(nodes)
    }
    let doubt = alongX ? SIMD2(surprise, cell.doubt.y) : SIMD2(cell.doubt.x, surprise)
    return zip(stretches, nodesOfHalves).map { stretch, nodes in
      PeopleCell(
        x: alongX ? stretch : cell.x, y: alongX ? cell.y : stretch, nodes: nodes, doubt: doubt)
    }
  }

  /// The rates at the nine nodes of a cell, row by row.
  private mutating func nodes(
    _ x: PeopleStretch, _ y: PeopleStretch, _ rate: Rate
  ) throws(QuadratureError) -> [PersonalRates] {
    var rates: [PersonalRates] = []
    for row in [y.low, y.middle, y.high] {
      for column in [x.low, x.middle, x.high] {
        let node = Node(x: column, y: row)
        let found =
          if let rates = known[node] { rates } else {
            try rate(SIMD2(Double(column), Double(row)) * PeopleStretch.unit)
          }
        known[node] = found
        rates.append(found)
      }
    }
    return rates
  }

  /// How each rate is spread over people.
  func distributions() -> PersonalDistributions {
    var people: [(rates: PersonalRates, weight: Double)] = []
    for cell in cells { people += cell.people }
    let distribution = { (rate: Int) in
      PeopleDistribution(people.map { ($0.rates[rate], $0.weight) })
    }
    return PersonalDistributions(
      hit: distribution(0), miss: distribution(1), collision: distribution(2))
  }
}
