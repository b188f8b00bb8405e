import HitTesting

/// Reads lines of a slab: what crosses a line in which order, and who receives taps in between. What
/// it has once found out about an order of crossings, it remembers.
struct LineReader {
  private let owners: Ownership
  private let axis: ScreenLine.Axis
  private let outlines: [Int]
  private let fixed: SweepPlan.Stretches?
  private let normal: SweepNormal
  private let length: Double

  /// The orders of crossings that have been seen.
  private var known: [[Int]: Int] = [:]
  /// For each order the numbers of the answers of its stretches; -1 while a stretch has been too short
  /// to look at.
  private var answers: [[Int]] = []

  /// The crossings on the line that was read last.
  private(set) var marks: [LineMark] = []
  /// The number of their order.
  private(set) var order = 0

  init(plan: SweepPlan, slab: SweepPlan.Slab, normal: SweepNormal) {
    owners = plan.owners
    axis = plan.axis
    outlines = slab.outlines
    fixed = slab.stretches
    self.normal = normal
    length = plan.owners.length(along: plan.axis)
  }

  /// Names of marks that are no outline's: the mean, then those of each tester's bisectors.
  private static let meanName = -1
  private static let namesPerTester = 1 << 40

  /// Reads the line at a coordinate, in pt.
  mutating func read(_ outer: Double) {
    marks.removeAll(keepingCapacity: true)
    if let fixed {
      for (index, edge) in fixed.edges.enumerated() {
        marks.append(LineMark(position: edge, name: index))
      }
    } else {
      readOutlines(ScreenLine(along: axis, at: outer))
    }
    if normal.slope != 0 {
      // Where the ridge of the density passes an edge the mass on the line steps up or down.
      marks.append(LineMark(position: normal.mean(at: outer), name: Self.meanName))
    }
    sort()
    let names = marks.map(\.name)
    if let number = known[names] {
      order = number
    } else {
      order = answers.count
      known[names] = order
      answers.append(Array(repeating: -1, count: marks.count + 1))
    }
  }

  private mutating func readOutlines(_ line: ScreenLine) {
    for index in outlines {
      guard let span = owners.outlines[index].span(on: line) else { continue }
      add(span.start, 2 * index)
      add(span.end, 2 * index + 1)
    }
    for (number, tester) in owners.testers.enumerated() where tester.redirects {
      let first = (number + 1) * Self.namesPerTester
      for mark in tester.nearestMarks(on: line) { add(mark.position, first + mark.name) }
    }
  }

  private mutating func add(_ position: Double, _ name: Int) {
    if position >= 0 && position <= length {
      marks.append(LineMark(position: position, name: name))
    }
  }

  /// By position; crossings that only rounding tells apart by name, so that it cannot shuffle them.
  private mutating func sort() {
    marks.sort { ($0.position, $0.name) < ($1.position, $1.name) }
    var start = 0
    while start < marks.count {
      var end = start + 1
      while end < marks.count && marks[end].position - marks[end - 1].position <= owners.blur {
        end += 1
      }
      if end - start > 1 {
        let names = marks[start..<end].map(\.name).sorted()
        for (offset, name) in names.enumerated() { marks[start + offset].name = name }
      }
      start = end
    }
  }

  /// Hands out the stretches of the line that was read last, with their masses and the numbers of
  /// their answers.
  mutating func forEachStretch(
    at outer: Double, _ ledger: inout MassLedger, _ body: (_ answer: Int, _ mass: Double) -> Void
  ) {
    var last = NormalTail(-.infinity)
    var start = -Double.infinity
    for index in 0...marks.count {
      let end = index < marks.count ? marks[index].position : .infinity
      guard end - start > owners.blur else { continue }
      let next = index < marks.count ? normal.tail(end, at: outer) : NormalTail(.infinity)
      let mass = last.mass(to: next)
      if mass > 0 { body(answer(index, start, end, outer, &ledger), mass) }
      (last, start) = (next, end)
    }
  }

  private mutating func answer(
    _ stretch: Int, _ start: Double, _ end: Double, _ outer: Double, _ ledger: inout MassLedger
  ) -> Int {
    let found = answers[order][stretch]
    if found >= 0 { return found }
    let number: Int
    if let fixed {
      let position = Ownership.between(start, end)
      let passed = fixed.edges.prefix { $0 <= position }.count
      number = fixed.answers[passed]
    } else {
      let line = ScreenLine(along: axis, at: outer)
      let p = line.point(at: Ownership.between(start, end))
      number = ledger.number(of: owners.answer(at: p))
    }
    answers[order][stretch] = number
    return number
  }
}
