import HitTesting
import Testing
import TouchModels

@testable import Simulation

/// Planes of boxes are a short cut: they must say what the walk says at a point, and what sweeps
/// sum up.
@Suite struct BoxPlaneTests {
  /// Screens of boxes alone, with overlaps, edges in common, parents that cut, and boxes that leave
  /// the screen.
  private func screen(_ random: inout SeededRandom) -> ViewTree {
    let place = { (random: inout SeededRandom) in Double(Int.random(in: -4...24, using: &random)) }
    let length = { (random: inout SeededRandom) in Double(Int.random(in: 1...12, using: &random)) }
    let platform: Platform = Bool.random(using: &random) ? .uikit : .swiftui
    let views = (0..<Int.random(in: 1...6, using: &random)).map { index in
      var view = View(
        id: "v\(index)",
        kind: [.button, .button, .control, .view, .scrollView].randomElement(using: &random)
          ?? .button,
        frame: Rectangle(
          x: place(&random), y: place(&random), width: length(&random), height: length(&random)),
        platform: platform)
      view.isEnabled = Int.random(in: 0..<6, using: &random) > 0
      if Int.random(in: 0..<4, using: &random) == 0 { view.action = "same" }
      if Bool.random(using: &random) {
        view.children = [
          View(
            id: "c\(index)", kind: .button,
            frame: Rectangle(
              x: place(&random) / 4, y: place(&random) / 4, width: length(&random),
              height: length(&random)), platform: platform)
        ]
      }
      return view
    }
    return ViewTree(Screen(size: Size(width: 24, height: 20), platform: platform, views: views))
  }

  fileprivate static let strategies: [Strategy] = [
    .asIs, Strategy(name: "large", area: .minimumTapArea(Size(width: 6, height: 5))),
    Strategy(
      name: "wide",
      area: .touchEdgeInsets(Insets(top: -1, left: -3, bottom: 0, right: -2.5), minimum: nil)),
    Strategy(name: "trimmed", area: .neighborAware(Size(width: 9, height: 9))),
  ]

  private struct Case {
    var tree: ViewTree
    var screen: ScreenUnderStrategies
    var offScreen: Scenario.OffScreen

    /// Nil where boxes do not tell all.
    func planes(_ gaussian: Gaussian) throws -> ScreenPlanes? {
      let size = tree.screen.size
      let box = Box(minX: 0, minY: 0, maxX: size.width, maxY: size.height).padded
      guard screen.layers(in: box) != nil else { return nil }
      let scenario = Scenario(
        offScreen: offScreen, layouts: [], fingers: [], strategies: BoxPlaneTests.strategies)
      return try ScreenPlanes(screen, in: box, isWhole: true, scenario, for: [gaussian])
    }

    /// One for each strategy; none where boxes do not tell all.
    func boxPlanes() -> [BoxPlane] {
      let size = tree.screen.size
      let layers = screen.layers(
        in: Box(minX: 0, minY: 0, maxX: size.width, maxY: size.height).padded)
      return (layers ?? []).enumerated().map {
        BoxPlane($0.element, of: screen.testers[$0.offset], offScreen: offScreen)
      }
    }

    func owners(_ strategies: [Int]) -> Ownership {
      Ownership(
        testers: strategies.map { screen.testers[$0] }, size: tree.screen.size,
        offScreen: offScreen)
    }
  }

  private func example(_ random: inout SeededRandom) -> Case {
    let tree = screen(&random)
    return Case(
      tree: tree, screen: ScreenUnderStrategies(tree, Self.strategies),
      offScreen: Bool.random(using: &random) ? .clamp : .miss)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func cellsSayWhatTheWalkSays(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let one = example(&random)
    for (strategy, plane) in one.boxPlanes().enumerated() {
      let owners = one.owners([strategy])
      for _ in 0..<200 {
        // Often on an edge.
        let p = Point(
          x: Double(Int.random(in: -16...112, using: &random)) / 4,
          y: Double(Int.random(in: -16...96, using: &random)) / 4)
        let found = plane.cells.filter { plane.box(of: $0).contains(p) }
        #expect(found.map { plane.answers[$0.answer] } == owners.answer(at: p))
      }
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func massesAreWhatSweepsSumUp(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let one = example(&random)
    let rhos: [Double] = [0, 0.3, -0.7, 0.95, -0.99, 0.999]
    let rho = rhos.randomElement(using: &random) ?? 0
    let gaussian = Gaussian(
      mean: SIMD2(Double.random(in: -2...2, using: &random), 0.5),
      sigma: SIMD2(
        Double.random(in: 0.4...6, using: &random), Double.random(in: 0.4...6, using: &random)),
      rho: rho)
    guard let planes = try one.planes(gaussian) else { return }
    let aim = Point(x: Double.random(in: 0...24, using: &random), y: 11)
    let allowed = rho == 0 ? 1e-14 : 1e-11
    for strategy in Self.strategies.indices {
      let swept = SweepPlan(one.owners([strategy]), linesAlong: .x)
      let known = try swept.masses(
        of: SweepNormal(gaussian, aim: aim, linesAlong: .x), goals: .exact)
      let found = try planes.masses(of: [gaussian], aim: aim, under: strategy)
      for event in Set(found.events + known.answers.map { $0[0] }) {
        let (a, b) = (found.mass { $0 == event }, known.mass { $0[0] == event })
        #expect(abs(a - b) <= min(allowed, 1e-5 * b), "\(rho) \(event) \(a) \(b)")
      }
      try expectChanges(one, planes, gaussian, aim, strategy, allowed)
    }
  }

  private func expectChanges(
    _ one: Case, _ planes: ScreenPlanes, _ gaussian: Gaussian, _ aim: Point, _ strategy: Int,
    _ allowed: Double
  ) throws {
    guard strategy > 0 else { return }
    let both = try SweepPlan(one.owners([0, strategy]), linesAlong: .x).masses(
      of: SweepNormal(gaussian, aim: aim, linesAlong: .x), goals: .exact)
    for target in one.tree.targets {
      let order = OutcomeOrder(tree: one.tree, target: target)
      let found = try planes.changes(
        of: [gaussian], aim: aim, under: strategy, baseline: 0, order)
      let gained = both.mass { !order.isHit($0[0]) && order.isHit($0[1]) }
      let lost = both.mass { order.isHit($0[0]) && !order.isHit($0[1]) }
      #expect(
        abs(found.gained - gained) <= min(allowed, 1e-5 * gained), "\(found.gained) \(gained)")
      #expect(abs(found.lost - lost) <= min(allowed, 1e-5 * lost), "\(found.lost) \(lost)")
    }
  }
}
