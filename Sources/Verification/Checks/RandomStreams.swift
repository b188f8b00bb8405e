import TouchModels

/// The streams of taps: normal in shape, in the tails and in fine detail, without memory, and apart
/// from their neighbours, whatever part of the address differs.
enum RandomStreams {
  static let check = Check(
    name: "streams",
    question: "are taps normal, without memory, and is each block's stream its own?",
    run: { try findings($0) })

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let blocks = effort.pick(trial: 6, quick: 400, full: 2000)
    let parts = try parallel(blocks, effort)
    var shape = StreamShape()
    for part in parts { shape.merge(part) }
    return try shape.findings + firstDraws(effort) + neighbours(effort)
  }

  private static func parallel(_ blocks: Int, _ effort: Effort) throws -> [StreamShape] {
    try inParallel(TapBlocks.parts(blocks, seed: 5), effort) { part, sampler in
      var shape = StreamShape()
      for block in part.blocks {
        shape.add(
          TapBlocks.deviates(
            StreamAddress(seed: part.seed, target: part.target, block: UInt64(block)),
            with: sampler))
      }
      return shape
    }
  }

  /// The first two deviates of very many streams whose addresses are alike.
  private static func firstDraws(_ effort: Effort) throws -> [Finding] {
    let count = UInt64(effort.pick(trial: 300, quick: 20_000, full: 200_000))
    let sampler = try TapSampler()
    let first = { (address: StreamAddress) in
      TapBlocks.deviates(address, taps: 1, with: sampler)[0]
    }
    let families: [(String, [Double])] = [
      ("block", (0..<count).map { first(StreamAddress(seed: 1, target: "a", block: $0)) }),
      ("seed", (0..<count).map { first(StreamAddress(seed: $0, target: "a", block: 0)) }),
      (
        "seed + k 2^32",
        (0..<count).map { first(StreamAddress(seed: $0 << 32, target: "a", block: 0)) }
      ),
      ("target", (0..<count).map { first(StreamAddress(seed: 1, target: "t\($0)", block: 0)) }),
    ]
    return families.flatMap { name, deviates in
      let test = KolmogorovSmirnov(deviates)
      let products = zip(deviates, deviates.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
      return [
        Finding.test(
          "first draw of \(count) streams by \(name)", "D \(test.statistic.fixed(5))",
          expected: "normal", pValue: test.pValue),
        .deviation("  neighbours' correlation", products / Double(count - 1).squareRoot()),
      ]
    }
  }

  /// The correlations of whole blocks with those whose address differs in one part, of the deviates
  /// and of their squares.
  private static func neighbours(_ effort: Effort) throws -> [Finding] {
    let pairs = effort.pick(trial: 12, quick: 400, full: 2000)
    let correlations = try inParallel(Array(0..<pairs), effort) { index, sampler in
      let number = UInt64(index)
      let here = StreamAddress(seed: 7 + number, target: "icon\(number)", block: number)
      var there = here
      switch index % 4 {
      case 0: there.block += 1
      case 1: there.seed += 1
      case 2: there.seed += 1 << 32
      default: there.target += "2"
      }
      let (a, b) = (
        TapBlocks.deviates(here, with: sampler), TapBlocks.deviates(there, with: sampler)
      )
      let root = Double(a.count).squareRoot()
      let plain = zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
      let squares = zip(a, b).reduce(0) { $0 + ($1.0 * $1.0 - 1) * ($1.1 * $1.1 - 1) / 2 }
      return [plain / root, squares / root]
    }
    return ["deviates", "squares"].enumerated().map { index, name in
      let test = AndersonDarling(correlations.map { $0[index] })
      return .test(
        "\(pairs) pairs of blocks, correlation of \(name)", "A2 \(test.statistic.fixed(2))",
        expected: "normal", pValue: test.pValue)
    }
  }
}

/// What a long stream of deviates looks like.
private struct StreamShape: Sendable {
  private var count = 0
  private var moments = Array(repeating: 0.0, count: 6)
  /// Products of deviates 1 to 4 apart, and of their squares less 1.
  private var lags = Array(repeating: 0.0, count: 4)
  private var squareLags = Array(repeating: 0.0, count: 4)
  private var lagged = 0
  /// Counts in 4096 intervals of equal probability.
  private var bins = Array(repeating: 0, count: 4096)
  /// Counts beyond these.
  private var beyond = Array(repeating: 0, count: 4)
  /// 3.4443 is where the ziggurat's base ends and its tail begins.
  private static let far = [3, 3.444_286_476_76, 4, 5]

  mutating func add(_ deviates: [Double]) {
    count += deviates.count
    for z in deviates {
      var power = 1.0
      for k in moments.indices {
        power *= z
        moments[k] += power
      }
      bins[min(Int(Normal.below(z) * Double(bins.count)), bins.count - 1)] += 1
      for (index, far) in Self.far.enumerated() where abs(z) > far { beyond[index] += 1 }
    }
    for index in 0..<(deviates.count - 4) {
      let square = deviates[index] * deviates[index] - 1
      for lag in 1...4 {
        let other = deviates[index + lag]
        lags[lag - 1] += deviates[index] * other
        squareLags[lag - 1] += square * (other * other - 1) / 2
      }
    }
    lagged += deviates.count - 4
  }

  mutating func merge(_ other: StreamShape) {
    count += other.count
    lagged += other.lagged
    for (k, value) in other.moments.enumerated() { moments[k] += value }
    for (k, value) in other.lags.enumerated() { lags[k] += value }
    for (k, value) in other.squareLags.enumerated() { squareLags[k] += value }
    for (k, value) in other.bins.enumerated() { bins[k] += value }
    for (k, value) in other.beyond.enumerated() { beyond[k] += value }
  }

  var findings: [Finding] {
    let found = Moments(sums: moments, of: count).deviations.enumerated().map { index, z in
      Finding.deviation("moment \(index + 1) of \(count) deviates", z)
    }
    let square = ChiSquare(bins)
    let shape = Finding.test(
      "\(bins.count) intervals of equal probability", "chi2 \(square.statistic.fixed(0))",
      expected: "\(bins.count - 1)", pValue: square.pValue)
    let tails = zip(Self.far, beyond).map { far, beyond in
      let chance = Binomial(count, 2 * Normal.above(far))
      return Finding.test(
        "beyond \(far.fixed(2)) sd", "\(beyond)",
        expected: (Double(count) * chance.probability).fixed(1), pValue: chance.twoSided(beyond))
    }
    let root = Double(lagged).squareRoot()
    let memory = (0..<4).flatMap { lag in
      [
        Finding.deviation("correlation \(lag + 1) apart", lags[lag] / root),
        .deviation("  of the squares", squareLags[lag] / root),
      ]
    }
    return found + [shape] + tails + memory
  }
}
