import Simulation

/// What recorded taps say of each strategy against the baseline: the difference in hit rate with
/// its limits and p-value, and how many taps would have gone elsewhere.
struct RecordedTaps {
  let view: RunView

  /// A heading and a paragraph for each strategy but the baseline; empty in a simulation.
  func lines(width: Int) -> [String] {
    guard let flows = view.results.replay?.flows[view.run.layout] else { return [] }
    let others = view.strategies.indices.filter { $0 != view.baseline }
    guard !others.isEmpty else { return [] }
    let texts = others.map { (name: view.strategyName($0), text: text($0, flows)) }
    let widest = texts.reduce(0) { max($0, Terminal.width(of: $1.name)) }
    let nameWidth = min(widest, width / 3)
    return ["Against \(view.baselineName), on the same taps"]
      + texts.flatMap { name, text in
        let label = Terminal.padded(Terminal.shortened(name, to: nameWidth), to: nameWidth)
        return Terminal.wrapped(text, to: width - nameWidth - 4).enumerated().map {
          "  " + ($0.offset == 0 ? label : Terminal.blanks(nameWidth)) + "  " + $0.element
        }
      }
  }

  private func text(_ strategy: Int, _ flows: [Flow]) -> String {
    let own = flows.filter { $0.strategy == strategy }
    let moved = own.filter { $0.actor != $0.baselineActor }.reduce(0) { $0 + $1.taps }
    let all = own.reduce(0) { $0 + $1.taps }
    let elsewhere = "\(moved.grouped) of \(all.grouped) taps would have gone elsewhere"
    guard let comparison = view.run.totals[strategy].comparison,
      let difference = comparison.difference
    else { return elsewhere + details(own) }
    var parts = ["hits \(Self.points(difference)) points"]
    if let limits = comparison.interval {
      parts[0] +=
        " (95 %: \(Self.points(limits.lowerBound)) to \(Self.points(limits.upperBound)))"
    }
    if let p = comparison.pValue { parts.append("p \(Self.text(p))") }
    let gained = (comparison.gained.count ?? 0).grouped
    let lost = (comparison.lost.count ?? 0).grouped
    return parts.joined(separator: ", ") + "; \(gained) gained, \(lost) lost; " + elsewhere
  }

  /// The most frequent changes, where no rate tells what they are worth: ": 5 from play to next".
  private func details(_ flows: [Flow]) -> String {
    let changed = flows.filter { $0.actor != $0.baselineActor && $0.taps > 0 }
    guard !changed.isEmpty else { return "" }
    let sorted = changed.enumerated().sorted {
      ($1.element.taps, $0.offset) < ($0.element.taps, $1.offset)
    }.map(\.element)
    let name = { (actor: Int?) in actor.map { view.id($0) } ?? "nothing" }
    let parts = sorted.prefix(Self.mostChanges).map { flow in
      "\(flow.taps.grouped) from \(name(flow.baselineActor)) to \(name(flow.actor))"
    }
    let rest = sorted.count - parts.count
    return ": " + parts.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let mostChanges = 6

  /// `+6.3`, in hundredths of all taps.
  private static func points(_ difference: Double) -> String {
    let tenths = Int((min(max(difference, -1), 1) * 1000).rounded())
    let sign = difference < 0 ? "-" : difference > 0 ? "+" : ""
    return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  /// `0.012`, `< 0.001`.
  private static func text(_ p: Double) -> String {
    guard p >= 0.001 else { return "< 0.001" }
    let thousandths = Int((min(p, 1) * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
