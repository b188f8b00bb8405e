import HitTesting

/// Measures the hit area of a target under a strategy: what is asked for, the part where a tap really
/// fires the target, and who takes the rest.
///
/// Cells with straight edges are measured exactly, the others by `IrregularCell`.
struct AreaSurvey {
  private let tester: HitTester
  private let target: Int
  private let asked: AskedArea
  private var askedSize = 0.0
  private var liveSize = 0.0
  private var live: Box?
  private var takers: Set<Int> = []

  private static let cellLimit = 65_536

  /// - Parameter extents: of the tester's nodes.
  init(tester: HitTester, extents: [Box], target: Int) {
    let asked = tester.askedArea(of: target)
    self.tester = tester
    self.target = target
    self.asked = asked
    let reach = tester.reachBox(of: target, extents: extents)
    let boxes = [asked.box?.padded, reach].compactMap { $0 }.filter { !$0.isEmpty }
    guard let first = boxes.first else { return }
    survey(boxes.reduce(first) { $0.union($1) }, extents)
  }

  /// The measured area.
  var result: AreaResult {
    AreaResult(
      frame: tester.tree.visibleFrames[target]?.box ?? .empty, asked: asked.box, live: live,
      liveShare: askedSize > 0 ? min(liveSize / askedSize, 1) : nil, lostTo: takers.sorted())
  }

  private mutating func survey(_ window: Box, _ extents: [Box]) {
    let local = tester.restricted(to: window, extents: extents)
    let boundaries = local.boundaries() + asked.boundaries
    guard let grid = CellGrid(window: window, boundaries: boundaries, limit: Self.cellLimit) else {
      // Each half has fewer edges in it; memory stays bounded however crowded the screen is.
      for half in window.halves { survey(half, extents) }
      return
    }
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let box = grid.box(column: column, row: row)
        let corner = grid.corner(column: column, row: row)
        let touch = local.touch(at: corner)
        let isIrregular = grid.isIrregular(column: column, row: row)
        if isIrregular || local.mayRedirect(touch, within: box) {
          surveyIrregularly(box, local)
        } else {
          add(box, size: box.area, isLive: touch.actor == target, at: corner, grid.shown(box))
        }
      }
    }
  }

  private mutating func add(
    _ box: Box, size: Double, isLive: Bool, at p: Point, _ shown: Box
  ) {
    let isAsked = asked.contains(p)
    if isAsked { askedSize += size }
    if isLive {
      live = live?.union(shown) ?? shown
      if isAsked { liveSize += size }
    } else if isAsked {
      takers.insert(tester.taker(of: p, from: target))
    }
  }

  private mutating func surveyIrregularly(_ box: Box, _ local: HitTester) {
    let cell = IrregularCell(box: box, known: live) { p in
      PointFate(
        isAsked: asked.contains(p), isLive: local.touch(at: p).actor == target)
    }
    askedSize += cell.askedSize
    liveSize += cell.liveAskedSize
    if let part = cell.live { live = live?.union(part) ?? part }
    for p in cell.lost { takers.insert(tester.taker(of: p, from: target)) }
  }
}

extension Box {
  /// The box cut in two across its longer side.
  fileprivate var halves: [Box] {
    var (first, second) = (self, self)
    if width > height {
      first.maxX = minX + width / 2
      second.minX = first.maxX
    } else {
      first.maxY = minY + height / 2
      second.minY = first.maxY
    }
    return [first, second]
  }
}
