import Simulation

/// The answer for people, on standard output: strategies side by side for each target, then in
/// words who takes whose taps, what does harm, and the insets to use.
package struct SummaryTable: Sendable {
  /// Columns of the terminal.
  package var width: Int
  /// Whether to use colour.
  package var usesColor: Bool
  /// The largest difference of rates that does not matter, a fraction.
  package var margin: Double
  /// The most targets to list; where there are more, the worst are shown.
  package var mostTargets: Int
  /// Whether the files of the run stand on the disk, to point to.
  package var hasFiles: Bool

  /// A table for a terminal; see the properties.
  package init(
    width: Int = 80, usesColor: Bool = false, margin: Double = 0.001, mostTargets: Int = 12,
    hasFiles: Bool = true
  ) {
    self.width = max(width, 40)
    self.usesColor = usesColor
    self.margin = margin
    self.mostTargets = max(mostTargets, 1)
    self.hasFiles = hasFiles
  }

  /// Writes the table, line by line.
  ///
  /// - Throws: what the sink throws.
  package func write(_ results: Results, to sink: TextSink) throws {
    let views = results.runs.map { RunView(results: results, run: $0, margin: margin) }
    if views.contains(where: { $0.tapsWithoutTarget == nil }) {
      for line in legend { try sink(style.quiet(line) + "\n") }
    }
    for view in views {
      try sink("\n")
      for line in lines(view) { try sink(line + "\n") }
    }
    let together = Agreement(results: results, margin: margin).lines(width: width, style: style)
    for line in together.isEmpty ? [] : [""] + together { try sink(line + "\n") }
  }

  var style: Style { Style(isOn: usesColor) }

  private var legend: [String] {
    Terminal.wrapped(
      "In % of the taps meant for a target: it got them (hit), nothing did (miss), or another "
        + "control did, a collision (coll.).", to: width)
  }

  private func lines(_ view: RunView) -> [String] {
    if let taps = view.tapsWithoutTarget {
      // A grid of dashes would tell nothing.
      let fact = "\(taps.grouped) \(taps == 1 ? "tap" : "taps"), meant for no target that is known"
      return Terminal.wrapped(view.title, to: width).map(style.heading)
        + Terminal.wrapped(fact, to: width).map(style.quiet) + [""]
        + RecordedTaps(view: view).lines(width: width)
    }
    let parts = [
      heading(view) + RateGrid(table: self, view: view).lines,
      RecordedTaps(view: view).lines(width: width),
      Findings(view: view).lines(width: width, style: style),
      InsetAdvice(view: view, width: width, mostGroups: mostTargets, hasFiles: hasFiles)
        .lines(style),
    ]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func heading(_ view: RunView) -> [String] {
    let facts = [view.tapsText, view.precisionText].compactMap(\.self).joined(separator: ", ")
    return Terminal.wrapped(view.title, to: width).map(style.heading)
      + (facts.isEmpty ? [] : Terminal.wrapped(facts, to: width).map(style.quiet)) + [""]
  }
}
