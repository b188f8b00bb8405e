import HitTesting
import Simulation
import TouchModels

/// Fills in what needs the layouts: names, targets, densities; and judges what can only be judged
/// against them.
struct ScenarioAssembler {
  let draft: ConfigDraft
  let needsTargets: Bool

  private var reporter: Reporter { draft.reporter }

  /// The scenario; what is wrong is in the log.
  func scenario() -> Scenario {
    let trees = draft.layouts.map { ViewTree($0.screen) }
    let names = uniqueNames(draft.layouts.map(\.name))
    let targets = targets(in: trees)
    let layouts = trees.indices.map { index in
      Scenario.Layout(
        name: names[index], tree: trees[index], targets: targets[index],
        pointsPerInch: Density.of(trees[index].screen, device: draft.device).pointsPerInch)
    }
    checkWeights(layouts)
    checkModelled(trees)
    let baseline = draft.strategies.firstIndex { $0.name == draft.baseline } ?? 0
    return Scenario(
      seed: draft.seed, taps: draft.taps, engine: draft.engine, offScreen: draft.offScreen,
      layouts: layouts, fingers: fingers(), strategies: draft.strategies, baseline: baseline)
  }

  private func fingers() -> [FingerModel] {
    if let fingers = draft.fingers { return fingers }
    if let preset = FingerDecoder.preset("tappy") { return [preset] }
    reporter.problem(.root, found: "no finger", expected: "one: this build has no preset tappy")
    return []
  }

  /// The names, with `#2`, `#3` appended where one was used before.
  private func uniqueNames(_ names: [String]) -> [String] {
    var used: Set<String> = []
    var counts: [String: Int] = [:]
    return names.map { name in
      var unique = name
      while !used.insert(unique).inserted {
        let count = counts[name, default: 1] + 1
        counts[name] = count
        unique = "\(name)#\(count)"
      }
      return unique
    }
  }

  private func targets(in trees: [ViewTree]) -> [[Int]] {
    let targets: [[Int]]
    if let ids = draft.targets {
      targets = named(ids, in: trees)
    } else {
      targets = trees.map(\.targets)
    }
    if needsTargets, !trees.isEmpty, targets.allSatisfy(\.isEmpty), draft.targets?.isEmpty ?? true {
      let place: Place = draft.targets == nil ? .root : .root.key("targets")
      reporter.problem(
        place, found: "no target",
        expected: "at least one enabled control that can be reached and has a visible frame")
    }
    return targets
  }

  private func named(_ ids: [String], in trees: [ViewTree]) -> [[Int]] {
    let indices = trees.map { tree in
      Dictionary(zip(tree.views.map(\.id), tree.views.indices), uniquingKeysWith: { $1 })
    }
    var targets = [[Int]](repeating: [], count: trees.count)
    for (number, id) in ids.enumerated() {
      var reason = "no view of this id"
      var isTarget = false
      for (layout, tree) in trees.enumerated() {
        guard let index = indices[layout][id] else { continue }
        if !tree.views[index].isControl {
          reason = "a view that is no control"
        } else if tree.visibleFrames[index] == nil {
          reason = "a control whose visible frame has no area"
        } else {
          targets[layout].append(index)
          isTarget = true
        }
      }
      guard !isTarget else { continue }
      let controls = trees.lazy.flatMap(\.views).filter(\.isControl).map(\.id)
      reporter.problem(
        .root.key("targets").index(number), found: "\(Quoted.inline(id)), \(reason)",
        expected: "the id of a control with a visible frame",
        nearest: NearestName.find(id, in: controls.filter { $0 != id }))
    }
    return targets
  }

  private func checkWeights(_ layouts: [Scenario.Layout]) {
    for (index, layout) in layouts.enumerated() where !layout.targets.isEmpty {
      let weights = layout.targets.map { layout.tree.views[$0].weight }
      if weights.allSatisfy({ $0 == 0 }) {
        Reporter(file: draft.layouts[index].file, log: reporter.log).problem(
          .root, found: "the weight 0 for every target", expected: "a weight above 0 for one")
      }
    }
  }

  private func checkModelled(_ trees: [ViewTree]) {
    for (number, strategy) in draft.strategies.enumerated() {
      for (layout, tree) in trees.enumerated() {
        guard let index = strategy.notModelledViews(in: tree).first else { continue }
        let layoutFile = draft.layouts[layout].file
        let file = layoutFile == reporter.file ? "" : " of \(layoutFile)"
        reporter.problem(
          .root.key("strategies").index(number),
          found: "view \(Quoted.inline(tree.views[index].id))\(file) with a rotation, scale or "
            + "translation under \(Quoted.inline(strategy.name))",
          expected: "none: overlayButton and paddedFrame are not modelled there")
      }
    }
  }
}
