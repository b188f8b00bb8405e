import Configuration
import HitTesting
import Simulation
import TouchLogs
import TouchModels

/// Collects the labelled taps of logs as samples: where each landed beside what it was meant for.
struct LabelledTaps {
  private(set) var samples = TapSamples()
  /// Taps that do not say what they were meant for.
  private(set) var unlabelled = 0
  private let scenario: Scenario
  private var names: LogNames
  /// What turns points into the unit of the fit.
  private let scale: Double
  /// Targets that were looked up before, for each layout by the view.
  private var known: [[Int: Target]]

  init(scenario: Scenario, files: [String], scale: Double) {
    self.scenario = scenario
    self.scale = scale
    names = LogNames(scenario.layouts, files: files)
    known = scenario.layouts.map { _ in [:] }
  }

  /// What was meant, in points.
  private struct Target {
    var aim: Point
    var size: Size
  }

  /// Adds a tap, or counts it where it has no label.
  ///
  /// - Throws: `TouchLogError` with the row.
  mutating func add(_ tap: Tap, _ labels: LabelTable) throws(TouchLogError) {
    guard let target = try target(of: tap, labels) else {
      unlabelled += 1
      return
    }
    let offset = SIMD2(tap.point.x - target.aim.x, tap.point.y - target.aim.y)
    do throws(FitError) {
      try samples.add(
        offset: offset * scale, size: SIMD2(target.size.width, target.size.height) * scale,
        user: tap.user?.index, file: tap.place.file, line: tap.place.line)
    } catch {
      throw names.error(tap, error.reason)
    }
  }

  private mutating func target(
    of tap: Tap, _ labels: LabelTable
  ) throws(TouchLogError) -> Target? {
    if let frame = tap.target { return Target(aim: frame.center, size: frame.size) }
    guard let id = tap.intended else { return nil }
    guard !scenario.layouts.isEmpty else {
      throw names.error(
        tap,
        "the target is named by its id, but the config has no layout that knows it; expected a "
          + "layout, or --columns with target_x, target_y, target_width, target_height")
    }
    let layout = try names.layout(of: tap, labels)
    let view = try names.view(id, of: tap, in: layout, labels)
    if let target = known[layout][view] { return target }
    let target = try target(view, layout, of: tap)
    known[layout][view] = target
    return target
  }

  private func target(
    _ view: Int, _ layout: Int, of tap: Tap
  ) throws(TouchLogError) -> Target {
    let tree = scenario.layouts[layout].tree
    guard let frame = tree.visibleFrames[view] else {
      throw names.error(
        tap,
        "intended is \(Quoted.inline(tree.views[view].id)), which nobody sees in layout "
          + "\(Quoted.inline(scenario.layouts[layout].name)): its visible frame has no area")
    }
    let box = frame.box
    return Target(
      aim: tree.aimPoint(of: view),
      size: Size(width: box.maxX - box.minX, height: box.maxY - box.minY))
  }
}
