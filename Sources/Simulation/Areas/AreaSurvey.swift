import HitTesting

/// Measures the hit area of a target under a strategy: what is asked for, the part where a tap
/// really fires the target, and who takes the rest.
///
/// Cells with straight edges are measured exactly, the others by `IrregularCell`.
struct AreaSurvey {
  private let tester: HitTester
  /// The same as boxes, where there are many surveys to serve.
  private let stack: LayerStack?
  private let target: Int
  private let asked: AskedArea
  /// Areas are counted in these units, powers of two, so that no size of screen makes them overflow
  /// or vanish, and none rounds them.
  private let unit: Size
  private var askedSize = 0.0
  private var liveSize = 0.0
  private var live: Box?
  private var takers: Set<Int> = []
  /// Irregular cells in which the target is live, with the box of what was found of it.
  private var irregular: [(cell: Box, shown: Box, live: Box, tester: HitTester)] = []

  private let cellLimit: Int

  /// - Parameters:
  ///   - extents: of the tester's nodes.
  ///   - stack: of the tester, to answer faster where boxes tell all.
  ///   - cellLimit: how many cells are looked at together, at least 4.
  init(
    tester: HitTester, extents: NodeExtents, stack: LayerStack? = nil, target: Int,
    cellLimit: Int = 65_536
  ) {
    self.cellLimit = cellLimit
    self.stack = stack
    let asked = tester.askedArea(of: target)
    self.tester = tester
    self.target = target
    self.asked = asked
    unit = Size(
      width: Self.unit(asked.box?.width ?? 1), height: Self.unit(asked.box?.height ?? 1))
    let reach = tester.reachBox(of: target, extents: extents)
    // Under `nearest` the bounds may be live beyond what is asked for, where an ancestor clips.
    let boxes = [asked.box?.padded, extents[target], reach].compactMap { $0 }
      .filter { !$0.isEmpty }
    guard let first = boxes.first else { return }
    survey(boxes.reduce(first) { $0.union($1) }, extents)
    if askedSize > 0, takers.isEmpty, let box = asked.box { live = live?.union(box) ?? box }
    for part in irregular { extend(part.cell, part.shown, from: part.live, part.tester) }
  }

  /// The measured area.
  var result: AreaResult {
    let share = liveSize / askedSize
    return AreaResult(
      frame: tester.tree.visibleFrames[target]?.box ?? .empty, asked: asked.box?.finite, live: live,
      liveShare: share.isFinite ? min(share, 1) : nil, lostTo: takers.sorted())
  }

  private static func unit(_ length: Double) -> Double {
    length.isFinite && length > 0 ? length.binade : 1
  }

  private mutating func survey(_ window: Box, _ extents: NodeExtents) {
    if surveyLayers(window, extents) { return }
    let local = tester.restricted(to: window, extents: extents)
    guard let grid = grid(of: window, local.boundaries(), extents) else { return }
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let box = grid.box(column: column, row: row)
        let corner = grid.corner(column: column, row: row)
        let touch = local.touch(at: corner)
        let isIrregular = grid.isIrregular(column: column, row: row)
        if isIrregular || local.mayRedirect(touch, within: box) {
          surveyIrregularly(box, grid.shown(box), within: window, local)
        } else {
          add(box, touch, at: corner, grid.shown(box))
        }
      }
    }
  }

  /// The same cells and sums without a walk, if boxes tell all of the window; says whether.
  private mutating func surveyLayers(_ window: Box, _ extents: NodeExtents) -> Bool {
    guard let stack, asked.isPlain, let layers = stack.layers(in: window) else { return false }
    let boundaries = stack.boundaries(in: window, of: tester, extents)
    guard let grid = grid(of: window, boundaries, extents) else { return true }
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let corner = grid.corner(column: column, row: row)
        let box = grid.box(column: column, row: row)
        let front = layers.first { $0.box.contains(corner) }
        let touch =
          front.map { tester.judge($0.view) } ?? Touch(view: nil, actor: nil, reason: .offScreen)
        add(box, touch, at: corner, grid.shown(box))
      }
    }
    return true
  }

  /// The cells of a window. Where they are too many, surveys its halves and gives none.
  private mutating func grid(
    of window: Box, _ boundaries: [Boundary], _ extents: NodeExtents
  ) -> CellGrid? {
    let boundaries = boundaries + asked.boundaries
    if let grid = CellGrid(window: window, boundaries: boundaries, limit: cellLimit) {
      return grid
    }
    // Each half has fewer edges in it; memory stays bounded however crowded the screen is.
    for half in CellGrid.halves(of: window, boundaries) { survey(half, extents) }
    return nil
  }

  private mutating func add(_ box: Box, _ touch: Touch, at p: Point, _ shown: Box) {
    let isAsked = asked.contains(p)
    let size = isAsked ? (box.width / unit.width) * (box.height / unit.height) : 0
    askedSize += size
    if touch.actor == target {
      live = live?.union(shown) ?? shown
      liveSize += size
    } else if isAsked {
      takers.insert(tester.taker(of: p, from: target, touch: touch))
    }
  }

  private mutating func surveyIrregularly(
    _ box: Box, _ shown: Box, within window: Box, _ local: HitTester
  ) {
    let cell = IrregularCell(box: box, window: window, unit: unit) { fate(of: $0, local) }
    askedSize += cell.askedSize
    liveSize += cell.liveAskedSize
    if let part = cell.live {
      let named = part.named(shown, where: box)
      live = live?.union(named) ?? named
      irregular.append((box, shown, part, local))
    }
    for p in cell.lost {
      takers.insert(tester.taker(of: p, from: target, touch: local.touch(at: p)))
    }
  }

  private func fate(of p: Point, _ tester: HitTester) -> PointFate {
    PointFate(isAsked: asked.contains(p), isLive: tester.touch(at: p).actor == target)
  }

  /// Refines the live box by a cell that sticks out of it; most cells do not.
  private mutating func extend(
    _ cell: Box, _ shown: Box, from part: Box, _ local: HitTester
  ) {
    guard let known = live, known.union(shown) != known else { return }
    let target = target
    live = known.union(
      LiveExtent(cell: cell) { local.touch(at: $0).actor == target }.box(from: part, beyond: known)
        .named(shown, where: cell))
  }
}

extension Box {
  /// The box with each edge that is the cell's under the name that a person would write.
  fileprivate func named(_ shown: Box, where cell: Box) -> Box {
    Box(
      minX: minX == cell.minX ? shown.minX : minX, minY: minY == cell.minY ? shown.minY : minY,
      maxX: maxX == cell.maxX ? shown.maxX : maxX, maxY: maxY == cell.maxY ? shown.maxY : maxY)
  }

  /// The box with edges that overflowed put back to the largest number.
  fileprivate var finite: Box {
    let most = Double.greatestFiniteMagnitude
    let clamped = { (edge: Double) in min(max(edge, -most), most) }
    return Box(
      minX: clamped(minX), minY: clamped(minY), maxX: clamped(maxX), maxY: clamped(maxY))
  }
}
