import HitTesting
import Simulation

/// Controls that no touch gets to, by the layout alone. What a strategy does is told by the run.
extension ScenarioWarnings {
  /// Tap recognisers on image views and labels, which take no touches by themselves.
  func noteSilentGestures(in layout: Scenario.Layout) {
    let ids = layout.tree.views.indices.filter { isSilent($0, layout.tree) }
      .map { Quoted.inline(layout.tree.views[$0].id) }
    guard !ids.isEmpty else { return }
    let gestures = ids.count == 1 ? "the tap gesture of" : "the tap gestures of"
    draft.reporter.log.warn(
      "layout \(Quoted.inline(layout.name)): \(gestures) \(WarningText.list(ids)) never "
        + "\(ids.count == 1 ? "fires" : "fire"): an image view or a label takes no taps unless "
        + "\"userInteractionEnabled\" is true",
      kind: "tap gestures without user interaction")
  }

  /// Controls that are no targets since no touch gets to them.
  func noteUnreachable(in layout: Scenario.Layout) {
    let tree = layout.tree
    let targets = Set(layout.targets)
    let found = tree.views.indices.dropFirst().filter {
      tree.views[$0].isControl && !tree.isReachable[$0] && !targets.contains($0)
        && !isSilent($0, tree)
    }
    guard !found.isEmpty else { return }
    let texts = found.enumerated().map { place, view -> (name: String, note: String) in
      // Only the first few are shown, and finding a reason takes a walk.
      let barrier = place < 3 ? tree.barrier(to: view) : nil
      return (Quoted.inline(tree.views[view].id), barrier?.reason(for: view, in: tree) ?? "")
    }
    draft.reporter.log.warn(
      "layout \(Quoted.inline(layout.name)): no tap can reach \(WarningText.list(texts))",
      kind: "controls out of reach")
  }

  private func isSilent(_ index: Int, _ tree: ViewTree) -> Bool {
    let view = tree.views[index]
    return view.hasTapGesture && !view.isUserInteractionEnabled
      && !view.kind.takesInteractionByDefault(on: tree.screen.platform)
  }
}
