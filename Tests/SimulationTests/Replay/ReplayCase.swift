import HitTesting
import Simulation

/// A small screen with two buttons, and recorded taps on it that are easy to count by hand: under
/// `bounds` the buttons are 20 wide, under `edge` 30.
struct ReplayCase {
  var scenario: Scenario
  private var replay: Replay

  /// - Parameter weights: of `a` and `b`.
  init(weights: (Double, Double) = (1, 1), targets: [String]? = ["a", "b"]) {
    let tree = tree([
      button("a", 100, 100, 20, 20) { $0.weight = weights.0 },
      button("b", 300, 100, 20, 20) { $0.weight = weights.1 },
      view("plain", .view, 0, 400, 50, 50),
    ])
    scenario = Scenario(
      layouts: [layout(tree, targets: targets)], fingers: [finger(5)],
      strategies: [bounds, strategy(edge(5))])
    replay = Replay(scenario)
  }

  /// Where a tap meant for a button at (x, y) falls.
  enum Place: Double {
    /// Under both strategies a hit.
    case inside = 10
    /// Only the larger area has it.
    case near = -3
    /// Nothing has it.
    case far = -60
  }

  mutating func add(_ count: Int, _ place: Place, for target: String?, by user: Int? = nil) {
    let tree = scenario.layouts[0].tree
    let view = target.flatMap(tree.index(of:))
    let x = target == "b" ? 300.0 : 100
    for _ in 0..<count {
      replay.add(
        ReplayTap(point: Point(x: x + place.rawValue, y: 110), intended: view, user: user))
    }
  }

  func results(users: [String] = [], byUser: Bool = false) throws -> Results {
    try replay.results(users: users, byUser: byUser)
  }

  /// Taps of eight people, of whom six each tapped `a` and `b`: hits under both, gains of the
  /// larger areas, and misses.
  static let sixEach = (
    a: (
      people: 0..<6, taps: [10, 10, 12, 8, 9, 11], hits: [9, 7, 11, 6, 5, 10],
      gains: [1, 0, 1, 2, 1, 0]
    ),
    b: (
      people: 2..<8, taps: [4, 5, 6, 5, 4, 7], hits: [1, 4, 3, 4, 4, 2], gains: [2, 0, 1, 0, 0, 3]
    )
  )

  mutating func addSixEach() {
    for (target, part) in [("a", Self.sixEach.a), ("b", Self.sixEach.b)] {
      for (index, user) in part.people.enumerated() {
        let (hits, gains) = (part.hits[index], part.gains[index])
        add(hits, .inside, for: target, by: user)
        add(gains, .near, for: target, by: user)
        add(part.taps[index] - hits - gains, .far, for: target, by: user)
      }
    }
  }
}
