import HitTesting

/// Reads lines of a slab: what crosses a line in which order, and who receives taps in between.
/// What it has once found out about an order of crossings, it remembers.
struct LineReader {
  private let owners: Ownership
  private let axis: ScreenLine.Axis
  private let edges: [OutlineEdge]
  private let fixed: SweepPlan.Stretches?
  private let length: Double
  /// Whether bisectors may cross the lines.
  private let isBisected: Bool
  private let normal: SweepNormal
  /// Where bisectors cross, stretches with at most this mass are not looked at.
  private let leastMass: Double

  private var known: [[Int]: Int] = [:]
  private var orders: [CrossingOrder] = []

  /// The crossings on the line that was read last: their names, and where they are.
  private var names: [Int]
  private var positions: [Double] = []
  /// The receivers on that line, where bisectors cross it, and where each ends.
  private var bisectedRuns: [(end: Double, answer: Int)] = []
  /// The number of their order.
  private(set) var order = -1

  /// The name of every bisector: which two controls it is of is told by the receivers beside it.
  private static let bisector = Int.max

  init(plan: SweepPlan, slab: SweepPlan.Slab, normal: SweepNormal, leastMass: Double) {
    self.leastMass = leastMass
    owners = plan.owners
    axis = plan.axis
    fixed = slab.stretches
    self.normal = normal
    length = plan.owners.length(along: plan.axis)
    // Where the ridge of the density passes an edge the mass on the line steps up or down.
    let ridge = OutlineEdge(
      foot: normal.innerMean, at: normal.outerMean, slope: normal.slope)
    edges = normal.isSteep && slab.stretches == nil ? slab.edges + [ridge] : slab.edges
    isBisected = slab.stretches == nil && plan.owners.nearest.contains { $0 != nil }
    names = Array(edges.indices)
  }

  /// Reads the line at a coordinate, in pt.
  mutating func read(_ outer: Double, _ ledger: inout MassLedger) {
    if fixed != nil && order >= 0 { return }
    guard !isBisected else {
      readBisected(outer, &ledger)
      return
    }
    positions.removeAll(keepingCapacity: true)
    for name in names { positions.append(place(edges[name].position(at: outer))) }
    sort()
    if order >= 0 && names == orders[order].names { return }
    setOrder(names)
  }

  private mutating func setOrder(_ names: [Int]) {
    if let number = known[names] {
      order = number
    } else {
      order = orders.count
      known[names] = order
      orders.append(CrossingOrder(names: names))
    }
  }

  /// Reads a line that bisectors cross. They come and go, and several may lie on each other, told
  /// apart by rounding: here the order is that of the receivers, with what they end at.
  private mutating func readBisected(_ outer: Double, _ ledger: inout MassLedger) {
    let line = ScreenLine(along: axis, at: outer)
    names = Array(edges.indices)
    positions = edges.map { place($0.position(at: outer)) }
    for tie in owners.ties(on: line) where tie >= 0 && tie <= length {
      names.append(Self.bisector)
      positions.append(tie)
    }
    sort()
    bisectedRuns.removeAll(keepingCapacity: true)
    var signature: [Int] = []
    var start = -Double.infinity
    let mean = normal.mean(at: outer)
    var last = NormalTail(-.infinity)
    for stretch in 0...positions.count {
      let end = stretch == positions.count ? .infinity : positions[stretch]
      guard end - start > owners.blur else { continue }
      let next = NormalTail((end - mean) / normal.innerSigma)
      let mass = last.mass(to: next)
      let position = Ownership.between(start, end)
      (start, last) = (end, next)
      guard mass > leastMass else {
        if !bisectedRuns.isEmpty { bisectedRuns[bisectedRuns.count - 1].end = end }
        continue
      }
      let p = line.point(at: position)
      let answer = ledger.number(of: owners.answer(at: p))
      if let last = bisectedRuns.last, last.answer == answer {
        bisectedRuns[bisectedRuns.count - 1].end = end
      } else {
        if let last = bisectedRuns.last { signature.append(name(near: last.end)) }
        signature.append(answer)
        bisectedRuns.append((end: end, answer: answer))
      }
    }
    setOrder(signature)
  }

  /// What crosses the line here: of several that lie on each other, the edge of an area if there is
  /// one.
  private func name(near position: Double) -> Int {
    var least = Self.bisector
    for (name, other) in zip(names, positions) where abs(other - position) <= Self.nearby {
      least = min(least, name)
    }
    return least
  }

  /// In pt.
  private static let nearby = 1e-8

  /// A crossing off the screen is none, and stands apart from those on it.
  private func place(_ position: Double) -> Double {
    position < 0 ? -.infinity : position > length ? .infinity : position
  }

  /// By position; lines next to each other differ little, so insertion is quick.
  private mutating func sort() {
    for index in positions.indices.dropFirst() {
      let (position, name) = (positions[index], names[index])
      var hole = index
      while hole > 0, (position, name) < (positions[hole - 1], names[hole - 1]) {
        positions[hole] = positions[hole - 1]
        names[hole] = names[hole - 1]
        hole -= 1
      }
      positions[hole] = position
      names[hole] = name
    }
    var start = 0
    for index in 1...max(positions.count, 1) {
      if index < positions.count && positions[index] - positions[index - 1] <= owners.blur {
        continue
      }
      // Crossings that only rounding tells apart stand by name, so that it cannot shuffle them.
      if index - start > 1 { names[start..<index].sort() }
      start = index
    }
  }

  /// Where two edges cross that lines of two orders cross the other way round, between these lines;
  /// nil where the orders differ in something else.
  func crossing(from low: Double, _ lowOrder: Int, to high: Double, _ highOrder: Int) -> Double? {
    let (before, after) = (orders[lowOrder].names, orders[highOrder].names)
    guard !isBisected,
      let index = before.indices.first(where: { $0 >= after.count || before[$0] != after[$0] }),
      index < after.count, before[index] < edges.count, after[index] < edges.count
    else { return nil }
    let (first, second) = (edges[before[index]], edges[after[index]])
    let gap = { (outer: Double) in second.position(at: outer) - first.position(at: outer) }
    guard gap(low) > 0, gap(high) < 0 else { return nil }
    var (inside, outside) = (low, high)
    for _ in 0..<60 {
      let middle = inside + (outside - inside) / 2
      guard middle > inside, middle < outside else { break }
      if gap(middle) > 0 { inside = middle } else { outside = middle }
    }
    return outside
  }

  /// Adds the masses of the line's stretches to the values of their answers.
  mutating func add(
    to sums: inout PanelSums, times scale: Double, at outer: Double, _ ledger: inout MassLedger
  ) {
    let mean = normal.mean(at: outer)
    var last = NormalTail(-.infinity)
    if isBisected {
      for run in bisectedRuns {
        let next = NormalTail((run.end - mean) / normal.innerSigma)
        sums.add(scale * last.mass(to: next), to: run.answer)
        last = next
      }
      return
    }
    if orders[order].hasGaps { explore(at: outer, &ledger) }
    for run in orders[order].runs {
      let end = run.end < positions.count ? positions[run.end] : .infinity
      let next = NormalTail((end - mean) / normal.innerSigma)
      sums.add(scale * last.mass(to: next), to: run.answer)
      last = next
    }
  }

  /// Asks who owns the stretches that were too short to look at so far.
  private mutating func explore(at outer: Double, _ ledger: inout MassLedger) {
    var hasNews = false
    for stretch in 0...positions.count where orders[order].answers[stretch] < 0 {
      let start = stretch == 0 ? -.infinity : positions[stretch - 1]
      let end = stretch == positions.count ? .infinity : positions[stretch]
      guard end - start > owners.blur else { continue }
      hasNews = true
      let position = Ownership.between(start, end)
      if let fixed {
        let passed = fixed.edges.prefix { $0 <= position }.count
        orders[order].answers[stretch] = fixed.answers[passed]
      } else {
        let p = ScreenLine(along: axis, at: outer).point(at: position)
        orders[order].answers[stretch] = ledger.number(of: owners.answer(at: p))
      }
    }
    if hasNews { orders[order].findRuns() }
  }
}

/// An order in which lines cross edges, and the answers in between.
private struct CrossingOrder {
  /// What is crossed.
  let names: [Int]
  /// The number of the answer before, between and after the crossings; -1 while a stretch has been
  /// too short to look at.
  var answers: [Int]
  /// Neighbouring stretches with one answer, up to and without the crossing `end`.
  private(set) var runs: [(end: Int, answer: Int)] = []
  /// Whether there are stretches that have not been looked at.
  private(set) var hasGaps = true

  init(names: [Int]) {
    self.names = names
    answers = Array(repeating: -1, count: names.count + 1)
  }

  /// Joins the stretches; one without an answer is as good as nothing, and joins the one before.
  mutating func findRuns() {
    runs.removeAll(keepingCapacity: true)
    for (stretch, answer) in answers.enumerated() {
      if let last = runs.last, answer < 0 || last.answer == answer {
        runs[runs.count - 1].end = stretch
      } else if answer >= 0 {
        runs.append((end: stretch, answer: answer))
      }
    }
    hasGaps = answers.contains { $0 < 0 }
  }
}
