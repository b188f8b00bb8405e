import HitTesting

/// The plane cut into slabs across one axis, at every coordinate where an edge begins, ends or
/// turns, and where two edges cross. In a slab all lines cross the same edges in the same order, so
/// the receivers between them are known before any mass is worked out.
///
/// The slabs are the trapezoidal decomposition of the arrangement of all edges (de Berg, Cheong,
/// van Kreveld & Overmars, "Computational Geometry", doi 10.1007/978-3-540-77974-2, chapters 2 and
/// 6), with neighbours joined that cross the same edges.
struct SweepPlan: Sendable {
  /// The direction of the lines.
  let axis: ScreenLine.Axis
  /// From one end of the plane to the other, without gaps.
  private(set) var slabs: [Slab] = []
  /// What the lines cross, each once.
  private(set) var edges: [OutlineEdge] = []
  /// The answers, with masses of 0.
  private(set) var blank = MassLedger()
  private var numbers: [OutlineEdge: Int] = [:]

  /// A strip of the plane between two lines.
  struct Slab: Sendable {
    /// Across the lines, in pt; infinite at the ends of the plane.
    var low: Double
    var high: Double
    /// What each of its lines crosses, in this order, by number.
    var edges: [Int]
    /// One more than the edges: the numbers of the answers before, between and after them.
    var answers: [Int]
  }

  /// A plan without slabs.
  init(linesAlong axis: ScreenLine.Axis) { self.axis = axis }

  /// The number of an edge.
  mutating func number(of edge: OutlineEdge) -> Int {
    if let known = numbers[edge] { return known }
    numbers[edge] = edges.count
    edges.append(edge)
    return edges.count - 1
  }

  /// The number of an answer.
  mutating func number(of answer: [Event]) -> Int { blank.number(of: answer) }

  /// Adds the slab that follows the last one.
  mutating func append(_ slab: Slab) {
    if let last = slabs.last, last.edges == slab.edges, last.answers == slab.answers {
      slabs[slabs.count - 1].high = slab.high
    } else {
      slabs.append(slab)
    }
  }
}

extension SweepPlan {
  /// The plan of a screen.
  init(_ owners: Ownership, linesAlong axis: ScreenLine.Axis) {
    self.init(linesAlong: axis)
    let cells = SweptCells(owners, linesAlong: axis)
    let length = owners.length(along: axis == .x ? .y : .x)
    guard !cells.slabs.isEmpty else { return }
    addBeyond(low: -.infinity, high: 0, as: 0, cells.slabs.first, owners)
    var near = NearTesters(owners, linesAlong: axis)
    var known = KnownStretches()
    for slab in cells.slabs {
      let testers = near.testers(from: slab.low, to: slab.high)
      let line = ScreenLine(along: axis, at: slab.middle)
      let stretches = slab.stretches
      let all = stretches.map { stretch in
        known.answer(of: stretch, in: slab)
          ?? number(of: owners.answer(at: line.point(at: stretch.inside), of: testers))
      }
      known = KnownStretches(stretches, all)
      var new = Slab(low: slab.low, high: slab.high, edges: [], answers: [])
      for (stretch, answer) in zip(stretches, all) where new.answers.last != answer {
        if let edge = stretch.left { new.edges.append(number(of: edge.edge)) }
        new.answers.append(answer)
      }
      append(new)
    }
    addBeyond(low: length, high: .infinity, as: length, cells.slabs.last, owners)
  }

  /// A slab off the screen: every line in it is as good as the screen's first or last, where those
  /// are what counts.
  private mutating func addBeyond(
    low: Double, high: Double, as border: Double, _ inside: SweptCells.Slab?, _ owners: Ownership
  ) {
    let outside = Ownership.between(low, high)
    let line = ScreenLine(along: axis, at: outside)
    guard owners.offScreen == .clamp, let inside else {
      let answer = number(of: owners.answer(at: line.point(at: 0)))
      append(Slab(low: low, high: high, edges: [], answers: [answer]))
      return
    }
    var new = Slab(low: low, high: high, edges: [], answers: [])
    var start = -Double.infinity
    let ends = inside.crossings.map { $0.edge.position(at: border) } + [.infinity]
    for end in ends where end > start {
      let answer = number(of: owners.answer(at: line.point(at: Ownership.between(start, end))))
      if new.answers.last != answer {
        if !new.answers.isEmpty { new.edges.append(number(of: OutlineEdge(foot: start))) }
        new.answers.append(answer)
      }
      start = end
    }
    append(new)
  }
}

/// What is known of the stretches of a slab, for the slab that follows: a stretch between the same
/// two edges is the same cell of the plane, unless something begins or ends between them.
private struct KnownStretches {
  private struct Ends: Hashable {
    var left: OutlineEdge
    var right: OutlineEdge
  }

  private var answers: [Ends: Int] = [:]

  init() {}

  init(_ stretches: [SweptCells.Stretch], _ numbers: [Int]) {
    answers.reserveCapacity(stretches.count)
    for (stretch, number) in zip(stretches, numbers) {
      guard let left = stretch.left?.edge, let right = stretch.right?.edge else { continue }
      answers[Ends(left: left, right: right)] = number
    }
  }

  /// The number of the answer, where it is known.
  func answer(of stretch: SweptCells.Stretch, in slab: SweptCells.Slab) -> Int? {
    // Off the screen a stretch may stand for the point at its edge, which edges pass.
    guard !answers.isEmpty, let left = stretch.left?.edge, let right = stretch.right?.edge
    else { return nil }
    if let news = slab.news, news.start < right.position(at: slab.low),
      news.end > left.position(at: slab.low)
    {
      return nil
    }
    return answers[Ends(left: left, right: right)]
  }
}

/// The testers of a screen with as few nodes as matter in a slab.
private struct NearTesters {
  private let owners: Ownership
  private let axis: ScreenLine.Axis
  private let length: Double
  /// The testers' own; nil where there are few nodes anyhow.
  private let extents: [NodeExtents]?
  private var window: (low: Double, high: Double, testers: [HitTester])?

  /// So many views are walked as they are.
  private static let fewViews = 48

  init(_ owners: Ownership, linesAlong axis: ScreenLine.Axis) {
    self.owners = owners
    self.axis = axis
    length = owners.length(along: axis == .x ? .y : .x)
    let isSmall = owners.testers.allSatisfy { $0.tree.views.count <= Self.fewViews }
    extents = isSmall ? nil : owners.testers.map { $0.extents() }
  }

  /// The testers that answer right between two lines. Thin slabs share what is found for a wider
  /// strip.
  mutating func testers(from low: Double, to high: Double) -> [HitTester] {
    guard let extents else { return owners.testers }
    if let window, window.low <= low, window.high >= high { return window.testers }
    let end = max(high, low + length / 64)
    let across = owners.length(along: axis)
    let strip =
      axis == .x
      ? Box(minX: 0, minY: low, maxX: across, maxY: end)
      : Box(minX: low, minY: 0, maxX: end, maxY: across)
    let testers = zip(owners.testers, extents).map {
      $0.restricted(to: strip.padded, extents: $1)
    }
    window = (low, end, testers)
    return testers
  }
}
