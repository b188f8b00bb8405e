import HitTesting

/// Measures the hit area of a target under a strategy: what is asked for, the part where a tap
/// really fires the target, and who takes the rest.
///
/// Where all edges run along the axes that is exact; where they do not, see `SweptArea`.
struct AreaSurvey {
  private let screen: ScreenUnderStrategy
  private let target: Int
  private let asked: AskedArea
  /// Areas are counted in these units, powers of two, so that no size of screen makes them overflow
  /// or vanish, and none rounds them.
  private let unit: Size
  private var askedSize = 0.0
  private var liveSize = 0.0
  private var live: Box?
  /// Who takes what is asked for, and how much of it.
  private var takers: [Int: Double] = [:]

  private let cellLimit: Int

  private var tester: HitTester { screen.tester }

  /// A survey by the walk alone.
  ///
  /// - Parameters:
  ///   - extents: of the tester's nodes.
  ///   - cellLimit: how many cells are looked at together, at least 4.
  init(tester: HitTester, extents: NodeExtents, target: Int, cellLimit: Int = 65_536) {
    self.init(
      ScreenUnderStrategy(tester: tester, extents: extents), target: target, cellLimit: cellLimit)
  }

  /// A survey that is faster where boxes tell all.
  init(_ screen: ScreenUnderStrategy, target: Int, cellLimit: Int = 65_536) {
    self.cellLimit = cellLimit
    self.screen = screen
    let extents = screen.extents
    let asked = screen.tester.askedArea(of: target)
    self.target = target
    self.asked = asked
    unit = Size(
      width: Self.unit(asked.box?.width ?? 1), height: Self.unit(asked.box?.height ?? 1))
    let reach = screen.tester.reachBox(of: target, extents: extents)
    // Under `nearest` the bounds may be live beyond what is asked for, where an ancestor clips.
    let boxes = [asked.box?.padded, extents[target], reach].compactMap { $0 }
      .filter { !$0.isEmpty }
    guard let first = boxes.first else { return }
    survey(boxes.reduce(first) { $0.union($1) }, extents)
    // What is less is rounding where edges lie on each other.
    takers = takers.filter { $0.value > Self.least * askedSize }
    if askedSize > 0, takers.isEmpty, let box = asked.box { live = live?.union(box) ?? box }
  }

  /// Parts of the asked area that are smaller than this do not count.
  private static let least = 1e-12

  /// The measured area.
  var result: AreaResult {
    let share = liveSize / askedSize
    return AreaResult(
      frame: screen.tree.visibleFrames[target]?.box ?? .empty, asked: asked.box?.finite, live: live,
      liveShare: share.isFinite ? min(share, 1) : nil, lostTo: Self.inOrder(takers.keys))
  }

  /// In layout order, the bare screen last: it is what is behind all of them.
  private static func inOrder(_ takers: some Sequence<Int>) -> [Int] {
    takers.sorted { ($0 == 0 ? .max : $0) < ($1 == 0 ? .max : $1) }
  }

  private static func unit(_ length: Double) -> Double {
    length.isFinite && length > 0 ? length.binade : 1
  }

  private mutating func survey(_ window: Box, _ extents: NodeExtents) {
    if surveyLayers(window, extents) { return }
    let local = tester.restricted(to: window, extents: extents)
    let boundaries = local.boundaries() + asked.boundaries
    let nearest = NearestField(local)
    guard nearest == nil, !boundaries.contains(where: \.isIrregular) else {
      sweep(window, local, boundaries, nearest)
      return
    }
    guard let grid = grid(of: window, boundaries, extents) else { return }
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let corner = grid.corner(column: column, row: row)
        let box = grid.box(column: column, row: row)
        add(size(box), local.touch(at: corner), at: corner, grid.shown(box))
      }
    }
  }

  /// The same cells and sums without a walk, if boxes tell all of the window; says whether.
  private mutating func surveyLayers(_ window: Box, _ extents: NodeExtents) -> Bool {
    let ends = asked.boundaries
    guard let stack = screen.stack, let plain = ends.plainBoxes,
      let layers = stack.layers(in: window)
    else { return false }
    var boundaries = stack.boundaries(in: window, of: tester, extents)
    boundaries += ends
    guard let grid = grid(of: window, boundaries, extents) else { return true }
    // What becomes of a touch in each layer, and last of one in none.
    var touches: [Touch] = []
    touches.reserveCapacity(layers.count + 1)
    for layer in layers { touches.append(tester.judge(layer.view)) }
    touches.append(Touch(view: nil, actor: nil, reason: .offScreen))
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let corner = grid.corner(column: column, row: row)
        let isAsked = plain.contains { $0.contains(corner) }
        let front = layers.firstIndex { $0.box.contains(corner) } ?? layers.count
        // Most cells of a crowded window lie outside, and are another's.
        guard isAsked || touches[front].actor == target else { continue }
        let box = grid.box(column: column, row: row)
        add(size(box), touches[front], at: corner, isAsked: isAsked, grid.shown(box))
      }
    }
    return true
  }

  /// The cells of a window. Where they are too many, surveys its halves and gives none.
  private mutating func grid(
    of window: Box, _ boundaries: [Boundary], _ extents: NodeExtents
  ) -> CellGrid? {
    if let grid = CellGrid(window: window, boundaries: boundaries, limit: cellLimit) {
      return grid
    }
    // Each half has fewer edges in it; memory stays bounded however crowded the screen is.
    for half in CellGrid.halves(of: window, boundaries) { survey(half, extents) }
    return nil
  }

  private mutating func sweep(
    _ window: Box, _ local: HitTester, _ boundaries: [Boundary], _ nearest: NearestField?
  ) {
    let area = SweptArea(
      window: window, outlines: local.outlines() + asked.outlines, nearest: nearest, unit: unit)
    let names = EdgeNames(boundaries, asked.box)
    for part in area.parts {
      add(part.size, local.touch(at: part.inside), at: part.inside, names.shown(part.box))
    }
  }

  private func size(_ box: Box) -> Double {
    (box.width / unit.width) * (box.height / unit.height)
  }

  /// A part in which all points share the fate of one.
  private mutating func add(
    _ size: Double, _ touch: Touch, at p: Point, isAsked: Bool? = nil,
    _ shown: @autoclosure () -> Box
  ) {
    let isAsked = isAsked ?? asked.contains(p)
    if isAsked { askedSize += size }
    if touch.actor == target {
      let shown = shown()
      live = live?.union(shown) ?? shown
      if isAsked { liveSize += size }
    } else if isAsked {
      takers[tester.taker(of: p, from: target, touch: touch), default: 0] += size
    }
  }
}

extension Box {
  /// The box with edges that overflowed put back to the largest number.
  fileprivate var finite: Box {
    let most = Double.greatestFiniteMagnitude
    let clamped = { (edge: Double) in min(max(edge, -most), most) }
    return Box(
      minX: clamped(minX), minY: clamped(minY), maxX: clamped(maxX), maxY: clamped(maxY))
  }
}
