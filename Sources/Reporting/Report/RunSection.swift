import Simulation

/// One layout under one finger: the answer, the ranking, and a part for each strategy of which one
/// is shown at a time.
struct RunSection {
  let view: RunView
  /// The run's place in the results.
  let number: Int
  /// Whether there is no other run.
  let isOnly: Bool
  /// For each strategy; nil where there is no picture.
  let pictures: [ReportPicture?]

  var html: HTML {
    .element(
      "section", ["class": "run", "aria-label": view.title],
      (isOnly ? [] : [.element("h2", [:], .text(view.title))])
        + answer + [ranking] + advice + [strategies])
  }

  private var answer: [HTML] {
    let findings = Findings(view: view)
    let lead = findings.lead.map { [HTML.element("p", ["class": "lead"], .text($0))] } ?? []
    let harms = Harms(view: view)
    let verdicts =
      harms.sentences.map { HTML.element("p", ["class": "harm"], .text($0)) }
      + harms.remarks.map { HTML.element("p", [:], .text($0)) }
    let facts = [
      view.tapsText.map { "\($0)." },
      view.precisionText.map { "\($0)." },
    ].compactMap(\.self).joined(separator: " ")
    return lead + verdicts + [.element("p", ["class": "quiet"], .text(facts))]
  }

  private var ranking: HTML { RankingTable(view: view).html }

  private var insetAdvice: InsetAdvice {
    InsetAdvice(view: view, width: 76, mostGroups: 12, hasFiles: true)
  }

  private var advice: [HTML] {
    let lines = insetAdvice.lines(Style(isOn: false))
    let words = lines.prefix { !$0.hasPrefix(Self.codeIndent) }.joined(separator: " ")
    let code = lines.drop { !$0.hasPrefix(Self.codeIndent) }.map { $0.dropFirst(2) }
    guard !words.isEmpty else { return [] }
    return [.element("h3", [:], .text(words))]
      + (code.isEmpty
        ? []
        : [
          .element(
            "pre", ["class": "code", "tabindex": "0"], .text(code.joined(separator: "\n")))
        ])
  }

  /// By this the lines of Swift differ from the sentence above them.
  private static let codeIndent = "  "

  /// That the strategy shown first is not the one whose insets are advised.
  private func note(on best: Int) -> HTML? {
    guard let advised = insetAdvice.strategy, advised != best else { return nil }
    return .element(
      "p", ["class": "quiet"],
      .text(
        "\(view.strategyName(best)) hits most and is shown first; the advice on insets "
          + "is for \(view.strategyName(advised))."))
  }

  /// A radio button for each strategy, and its part, which the style sheet shows where the button
  /// is on. So it works by mouse, by keyboard and without a script.
  private var strategies: HTML {
    let best = Findings.ranking(view).first ?? view.baseline
    let buttons = view.strategies.indices.map { strategy -> HTML in
      let id = "run\(number)-strategy\(strategy)"
      let button: HTML =
        strategy == best
        ? .void("input", ["type": "radio", "name": "run\(number)", "id": id, "checked": ""])
        : .void("input", ["type": "radio", "name": "run\(number)", "id": id])
      return .element(
        "span", [:], button, .element("label", ["for": id], .text(view.strategyName(strategy))))
    }
    return .element(
      "div", ["class": "strategies"],
      [
        .element(
          "fieldset", ["class": "switch"],
          [.element("legend", [:], "Strategy")] + buttons + [note(on: best)].compactMap(\.self))
      ]
        + view.strategies.indices.map {
          StrategyPart(view: view, run: number, strategy: $0, picture: pictures[$0]).html
        })
  }
}
