import HitTesting

/// The plane cut into slabs across one axis, at every coordinate where an edge begins, ends or
/// turns. In a slab where all edges run straight across, the receivers along every line are the
/// same, and are known; in the others each line has to be read.
struct SweepPlan: Sendable {
  /// The direction of the lines.
  let axis: ScreenLine.Axis
  let owners: Ownership
  /// From one end of the plane to the other, without gaps.
  let slabs: [Slab]
  /// The answers that slabs with straight edges speak of, with masses of 0.
  let blank: MassLedger

  /// A strip of the plane between two lines.
  struct Slab: Sendable {
    /// Across the lines, in pt; infinite at the ends of the plane.
    let low: Double
    let high: Double
    /// What its lines cross; their order may change.
    let edges: [OutlineEdge]
    /// What all its lines have in common, if they have.
    let stretches: Stretches?
  }

  /// The receivers along a line.
  struct Stretches: Sendable {
    /// Where one gives way to the next, rising, in pt along the line.
    var edges: [Double] = []
    /// One more than the edges: the numbers of the answers before, between and after them.
    var answers: [Int] = []
  }

  init(_ owners: Ownership, linesAlong axis: ScreenLine.Axis) {
    var builder = SweepPlanBuilder(owners, linesAlong: axis)
    builder.build()
    self.axis = axis
    self.owners = owners
    slabs = builder.slabs
    blank = builder.ledger
  }
}

/// Cuts the slabs of a plan.
struct SweepPlanBuilder {
  private let owners: Ownership
  private let axis: ScreenLine.Axis
  private let extents: [LineSpan]
  /// The testers' own, to look at a slab with few nodes; nil where there are few anyhow.
  private let nodeExtents: [NodeExtents]?
  private(set) var slabs: [SweepPlan.Slab] = []
  private(set) var ledger = MassLedger()

  /// So many views are walked as they are.
  private static let fewViews = 48

  init(_ owners: Ownership, linesAlong axis: ScreenLine.Axis) {
    self.owners = owners
    self.axis = axis
    let outer: ScreenLine.Axis = axis == .x ? .y : .x
    extents = owners.outlines.map { $0.extent(along: outer) }
    let isSmall = owners.testers.allSatisfy { $0.tree.views.count <= Self.fewViews }
    nodeExtents = isSmall ? nil : owners.testers.map { $0.extents() }
  }

  mutating func build() {
    let outer: ScreenLine.Axis = axis == .x ? .y : .x
    let length = owners.length(along: outer)
    let knots = owners.outlines.flatMap { $0.knots(along: outer) }
      .filter { $0 > 0 && $0 < length }
    let cuts = Self.distinct([0, length] + knots)
    let order = extents.indices.sorted { (extents[$0].start, $0) < (extents[$1].start, $1) }
    var waiting = order[...]
    var open: [Int] = []
    addBeyond(low: -.infinity, high: cuts.first ?? 0)
    for (low, high) in zip(cuts, cuts.dropFirst()) {
      while let next = waiting.first, extents[next].start < high {
        open.append(next)
        waiting.removeFirst()
      }
      open.removeAll { extents[$0].end <= low }
      add(low: low, high: high, active: open)
    }
    addBeyond(low: cuts.last ?? 0, high: .infinity)
  }

  private static func distinct(_ numbers: [Double]) -> [Double] {
    var result: [Double] = []
    for number in numbers.sorted() where result.last != number { result.append(number) }
    return result
  }

  private mutating func add(low: Double, high: Double, active: [Int]) {
    let boxes = active.compactMap { owners.outlines[$0].box }
    guard boxes.count == active.count else {
      let middle = Ownership.between(low, high)
      let edges = active.flatMap { owners.outlines[$0].edges(along: axis, near: middle) ?? [] }
      slabs.append(SweepPlan.Slab(low: low, high: high, edges: edges, stretches: nil))
      return
    }
    let edges = boxes.flatMap { axis == .x ? [$0.minX, $0.maxX] : [$0.minY, $0.maxY] }
    let stretches = stretches(edges, at: Ownership.between(low, high), low, high)
    append(stretches, low, high)
  }

  /// A slab off the screen: every line in it is as good as the screen's first or last.
  private mutating func addBeyond(low: Double, high: Double) {
    let outside = Ownership.between(low, high)
    var edges: [Double] = []
    if owners.offScreen == .clamp {
      let outer: ScreenLine.Axis = axis == .x ? .y : .x
      let inside = min(max(outside, 0), owners.length(along: outer).nextDown)
      let line = ScreenLine(along: axis, at: inside)
      edges = owners.outlines.indices.filter {
        extents[$0].start <= inside + owners.blur && extents[$0].end >= inside - owners.blur
      }.compactMap { owners.outlines[$0].span(on: line) }.flatMap { [$0.start, $0.end] }
      edges += owners.ties(on: line)
    }
    let stretches = stretches(edges, at: outside, low, high)
    append(stretches, low, high)
  }

  private mutating func append(_ stretches: SweepPlan.Stretches, _ low: Double, _ high: Double) {
    slabs.append(
      SweepPlan.Slab(
        low: low, high: high, edges: stretches.edges.map { OutlineEdge(foot: $0) },
        stretches: stretches))
  }

  /// The receivers along a line with these edges, found in the middle of each stretch.
  private mutating func stretches(
    _ edges: [Double], at outer: Double, _ low: Double, _ high: Double
  ) -> SweepPlan.Stretches {
    let length = owners.length(along: axis)
    let cuts = Self.distinct([0, length] + edges.filter { $0 > 0 && $0 < length })
    let testers = testers(near: low, high)
    var result = SweepPlan.Stretches()
    for (start, end) in zip([-.infinity] + cuts, cuts + [.infinity]) {
      let position = Ownership.between(start, end)
      let p = ScreenLine(along: axis, at: outer).point(at: position)
      let answer = ledger.number(of: owners.answer(at: p, of: testers))
      if result.answers.last == answer { continue }
      if start > -.infinity { result.edges.append(start) }
      result.answers.append(answer)
    }
    return result
  }

  private func testers(near low: Double, _ high: Double) -> [HitTester] {
    guard let nodeExtents, low > -.infinity, high < .infinity else { return owners.testers }
    let across = owners.length(along: axis)
    let strip =
      axis == .x
      ? Box(minX: 0, minY: low, maxX: across, maxY: high)
      : Box(minX: low, minY: 0, maxX: high, maxY: across)
    return zip(owners.testers, nodeExtents).map {
      $0.restricted(to: strip.padded, extents: $1)
    }
  }
}
