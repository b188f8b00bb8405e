import HitTesting

/// Who owns each point of the plane under some strategies at once: the walk at a point, and every
/// edge across which its answer may change.
struct Ownership: Sendable {
  /// One for each strategy.
  let testers: [HitTester]
  /// Every edge, each once.
  let outlines: [Outline]
  /// For each tester, where two controls are equally near.
  let nearest: [NearestField?]
  /// Width and height of the screen, in pt.
  let size: Size
  /// What becomes of points off the screen.
  let offScreen: Scenario.OffScreen

  /// Edges closer to each other than this, in pt, are one edge but for rounding.
  let blur: Double

  init(testers: [HitTester], outlines: [Outline], size: Size, offScreen: Scenario.OffScreen) {
    self.testers = testers
    self.outlines = outlines
    nearest = testers.map(NearestField.init)
    self.size = size
    self.offScreen = offScreen
    blur = max(size.width, size.height, 1) * 1e-13
  }

  init(testers: [HitTester], size: Size, offScreen: Scenario.OffScreen) {
    var seen: Set<Outline> = []
    let outlines = testers.flatMap { $0.outlines() }.filter { seen.insert($0).inserted }
    self.init(testers: testers, outlines: outlines, size: size, offScreen: offScreen)
  }

  /// What becomes of a tap at a point, for each strategy.
  func answer(at p: Point) -> [Event] { answer(at: p, of: testers) }

  /// The same from testers that answer alike there.
  func answer(at p: Point, of testers: [HitTester]) -> [Event] {
    let p = offScreen == .clamp ? clamped(p) : p
    return testers.map { Event($0.touch(at: p)) }
  }

  /// The point of the screen that a tap beside it counts as where `offScreen` is `clamp`.
  func clamped(_ p: Point) -> Point {
    Point(
      x: min(max(p.x, 0), size.width.nextDown), y: min(max(p.y, 0), size.height.nextDown))
  }

  /// How far the screen reaches along an axis, in pt.
  func length(along axis: ScreenLine.Axis) -> Double { axis == .x ? size.width : size.height }

  /// Everything across which an answer may change, as lines along an axis cross it: the sides of
  /// edges, each once, and the coordinates of lines along which it may change all at once.
  func sides(along axis: ScreenLine.Axis) -> (sides: [OutlineSide], lines: [Double]) {
    var result = (sides: outlines.flatMap { $0.sides(along: axis) }, lines: [Double]())
    for field in nearest {
      guard let more = field?.sides(along: axis) else { continue }
      result.sides += more.sides
      result.lines += more.lines
    }
    var seen: Set<OutlineSide> = []
    result.sides.removeAll { !seen.insert($0).inserted }
    return result
  }

  /// Whether all edges run along the axes.
  var isStraight: Bool {
    outlines.allSatisfy { $0.box != nil } && nearest.allSatisfy { $0 == nil }
  }

  /// Where two controls are equally near on a line, in pt along it.
  func ties(on line: ScreenLine) -> [Double] {
    nearest.flatMap { $0?.ties(on: line) ?? [] }
  }

  /// A number between two, strictly if there is one; beside the finite one if the other is not.
  static func between(_ low: Double, _ high: Double) -> Double {
    if low == -.infinity { return high - 1 }
    if high == .infinity { return low + 1 }
    let middle = low + (high - low) / 2
    return middle < high ? middle : low
  }
}
