import HitTesting
import Simulation
import TouchModels

/// What a user should know of a scenario that is valid.
struct ScenarioWarnings {
  let scenario: Scenario
  let draft: ConfigDraft
  /// Whether taps will be drawn; else fingers, densities and targets do not matter.
  let drawsTaps: Bool

  private var log: DiagnosticLog { draft.reporter.log }

  /// Notes all of it in the log.
  func note() {
    noteSelectors()
    for layout in scenario.layouts {
      noteSilentGestures(in: layout)
      noteUnreachable(in: layout)
    }
    guard drawsTaps else { return }
    noteDensities()
    noteSizes()
    for layout in scenario.layouts where layout.targets.isEmpty && scenario.layouts.count > 1 {
      log.warn(
        "layout \(Quoted.inline(layout.name)) has no target, so it adds nothing to the results",
        kind: "layouts without targets")
    }
  }

  private func noteSelectors() {
    let selectors = scenario.strategies.flatMap { $0.rules.flatMap(\.select) }
    guard selectors.contains(where: { $0 != .controls }) else { return }
    var ids: Set<String> = []
    var kinds: Set<ViewKind> = []
    for layout in scenario.layouts {
      for view in layout.tree.views.dropFirst() {
        ids.insert(view.id)
        kinds.insert(view.kind)
      }
    }
    for strategy in scenario.strategies {
      let useless = strategy.rules.flatMap(\.select).filter { selector in
        switch selector {
        case .id(let id): !ids.contains(id)
        case .kind(let kind): !kinds.contains(kind)
        case .controls, .all: false
        }
      }.map { Quoted.inline($0.text) }
      guard !useless.isEmpty else { continue }
      log.warn(
        "strategy \(Quoted.inline(strategy.name)): "
          + (useless.count == 1
            ? "the selector \(useless[0]) matches no view"
            : "the selectors \(WarningText.list(useless)) match no view"),
        kind: "selectors that match nothing")
    }
  }

  private func noteDensities() {
    guard scenario.fingers.contains(where: \.usesMillimetres) else {
      return
    }
    for layout in scenario.layouts where !layout.targets.isEmpty {
      let density = Density.of(layout.tree.screen, device: draft.device)
      let figure = JSONText.number((density.pointsPerInch * 100).rounded() / 100)
      let size = layout.tree.screen.size
      let reason: String
      switch density.origin {
      case .stated: continue
      case .shared:
        reason =
          "as on every known device with a screen of "
          + "\(JSONText.number(size.width)) x \(JSONText.number(size.height))"
      case .guessed: reason = "a guess; name a \"device\" to be sure"
      }
      log.warn(
        "layout \(Quoted.inline(layout.name)): no device is named, so lengths in mm are taken at "
          + "\(figure) points an inch, \(reason)", kind: "assumed densities")
    }
  }

  private func noteSizes() {
    let names = scenario.fingers.flatMap { $0.components.compactMap(\.preset) }
    var seen: Set<String> = []
    for preset in names.filter({ seen.insert($0).inserted }).compactMap({ FingerPreset.named($0) })
    {
      guard let sizes = preset.fittedSizes else { continue }
      for layout in scenario.layouts { noteSizes(in: layout, preset: preset, sizes: sizes) }
    }
  }

  private func noteSizes(
    in layout: Scenario.Layout, preset: FingerPreset, sizes: ClosedRange<Double>
  ) {
    let millimetres = 25.4 / layout.pointsPerInch
    var smaller: [(name: String, note: String)] = []
    var larger = smaller
    for target in layout.targets {
      guard let box = layout.tree.visibleFrames[target]?.box else { continue }
      let (width, height) = (box.width * millimetres, box.height * millimetres)
      let id = Quoted.inline(layout.tree.views[target].id)
      let text = (id, WarningText.size(width, height) + " mm")
      if min(width, height) < sizes.lowerBound { smaller.append(text) }
      if max(width, height) > sizes.upperBound { larger.append(text) }
    }
    for (targets, word) in [(smaller, "smaller"), (larger, "larger")] where !targets.isEmpty {
      log.warn(
        "layout \(Quoted.inline(layout.name)): \(WarningText.list(targets)) "
          + "\(targets.count == 1 ? "is" : "are") \(word) than the targets that \(preset.name) "
          + "was fitted on (\(JSONText.number(sizes.lowerBound)) to "
          + "\(JSONText.number(sizes.upperBound)) mm), so the rates there are less sure",
        kind: "sizes outside a preset's range")
    }
  }
}
