import HitTesting
import Simulation
import Testing
import Toolbar
import TouchModels

/// What the tool bar has to stand up to, on an iPhone 15 and under a published finger model.
@Suite struct ToolbarTests {
  /// The tool bar at the bottom of a screen, as the app lays it out.
  private var screen: Screen {
    let size = Size(width: 393, height: 852)
    let icons = Toolbar.icons.enumerated().map { place, id in
      View(
        id: id, kind: .button,
        frame: Rectangle(
          x: 24 + Double(place) * (Toolbar.icon + Toolbar.gap),
          y: (Toolbar.height - Toolbar.icon) / 2, width: Toolbar.icon, height: Toolbar.icon))
    }
    let bar = View(
      id: "bar",
      frame: Rectangle(x: 0, y: 774, width: size.width, height: Toolbar.height), children: icons)
    return Screen(size: size, views: [bar])
  }

  /// The icons with touch areas that reach this far.
  private func strategy(_ name: String, reach: Double) -> Strategy {
    Strategy(name: name, area: .touchEdgeInsets(Insets(all: -reach)))
  }

  private func results(_ strategies: [Strategy]) throws -> Results {
    let finger = try #require(FingerPreset.named("bi-zhai-2d")).model
    let device = try #require(Device.named("iphone-15"))
    let layout = Scenario.Layout(
      name: "tool bar", tree: ViewTree(screen), pointsPerInch: device.pointsPerInch)
    return try Simulator.run(
      Scenario(taps: 20_000, layouts: [layout], fingers: [finger], strategies: strategies))
  }

  @Test func noNeighbourGetsMoreThanOnePercentOfTheTaps() throws {
    let results = try results([strategy("app", reach: Toolbar.reach)])
    let views = results.scenario.layouts[0].tree.views
    for target in results.runs[0].targets {
      for outcome in target.strategies[0].outcomes where outcome.kind == .collision {
        guard case .acted(let taker) = outcome.event, let rate = outcome.share.rate else {
          continue
        }
        #expect(
          rate < 0.01, "\(views[taker].id) gets \(rate) of the taps for \(views[target.target].id)")
      }
    }
  }

  @Test func theReachIsWorthItsWhile() throws {
    let results = try results([
      strategy("plain", reach: 0), strategy("app", reach: Toolbar.reach),
    ])
    let comparison = try #require(results.runs[0].totals[1].comparison)
    #expect(comparison.verdict == .better)
    #expect(results.warnings.isEmpty, "\(results.warnings)")
  }

  @Test func aTouchBetweenTwoIconsGoesToTheNearerOne() throws {
    let tree = ViewTree(screen)
    let tester = HitTester(tree: tree, strategy: strategy("app", reach: Toolbar.reach))
    let y = 774 + Toolbar.height / 2
    let middle = 24 + Toolbar.icon + Toolbar.gap / 2
    let left = tester.touch(at: Point(x: middle - 1, y: y))
    let right = tester.touch(at: Point(x: middle + 1, y: y))
    #expect(left.actor == tree.index(of: "reply"))
    #expect(right.actor == tree.index(of: "archive"))
  }
}
