import Simulation

/// The rates of a run: a row for each target, a block of three columns for each strategy.
struct RateGrid {
  let table: SummaryTable
  let view: RunView

  private static let numberWidth = 5
  private static let blockWidth = 3 * numberWidth + 2
  private static let gap = 3

  /// The table, several below one another where the strategies do not fit side by side.
  var lines: [String] {
    let rows = shownRows
    let plain = rows.map { $0.target.map(view.id) ?? totalLabel }
    let full = rows.map { $0.target.map(view.idAndText) ?? totalLabel }
    let room = table.width - (Self.blockWidth + Self.gap) * view.strategies.count
    let labels = widest(full) <= room ? full : plain
    let perBlock = strategiesPerBlock(labelWidth: widest(labels))
    let labelWidth = min(
      widest(labels), table.width - (Self.blockWidth + Self.gap) * perBlock)
    var result: [String] = []
    for start in stride(from: 0, to: view.strategies.count, by: perBlock) {
      if start > 0 { result.append("") }
      let shown = start..<min(start + perBlock, view.strategies.count)
      result += block(shown, rows: rows, labels: labels, labelWidth: labelWidth)
    }
    return result + leftOut(rows)
  }

  private var totalLabel: String { view.hasWeights ? "* (all, by weight)" : "* (all)" }

  /// The targets to show and the totals. Where there are too many targets, those that the baseline
  /// serves worst.
  private var shownRows: [(target: Int?, strategies: [StrategyResult])] {
    let targets = RunView.hitLeast(
      view.tappedTargets, most: table.mostTargets, under: view.baseline)
    return targets.map { ($0.target, $0.strategies) } + [(nil, view.run.totals)]
  }

  private func leftOut(_ rows: [(target: Int?, strategies: [StrategyResult])]) -> [String] {
    let hidden = view.tappedTargets.count - (rows.count - 1)
    let place = table.hasFiles ? "rates.csv has them all" : "--format csv prints them all"
    let sentences = [
      hidden > 0
        ? "These \(rows.count - 1) targets are hit least under \(view.baselineName), the worst "
          + "first; \(hidden) more \(hidden == 1 ? "is" : "are") not shown: \(place)." : nil,
      view.untappedText.map { "\($0)." },
    ].compactMap(\.self)
    guard !sentences.isEmpty else { return [] }
    return Terminal.wrapped(sentences.joined(separator: " "), to: table.width)
      .map(table.style.quiet)
  }

  private func widest(_ texts: [String]) -> Int {
    texts.reduce(Terminal.width(of: "target")) { max($0, Terminal.width(of: $1)) }
  }

  /// As many as fit beside a label of some width, spread evenly over the blocks.
  private func strategiesPerBlock(labelWidth: Int) -> Int {
    let room = table.width - min(labelWidth, 20)
    let count = view.strategies.count
    let most = min(max(room / (Self.blockWidth + Self.gap), 1), count)
    let blocks = (count + most - 1) / most
    return (count + blocks - 1) / blocks
  }

  private func block(
    _ shown: Range<Int>, rows: [(target: Int?, strategies: [StrategyResult])], labels: [String],
    labelWidth: Int
  ) -> [String] {
    let names = shown.map {
      Terminal.padded(
        Terminal.shortened(view.strategyName($0), to: Self.blockWidth), to: Self.blockWidth)
    }
    let heads = shown.map { _ in
      ["hit", "miss", "coll."].map { Terminal.aligned($0, to: Self.numberWidth) }
        .joined(separator: " ")
    }
    let rule = line(
      String(repeating: "─", count: labelWidth),
      shown.map { _ in String(repeating: "─", count: Self.blockWidth) }, labelWidth)
    var result = [
      table.style.heading(line("", names, labelWidth)), line("target", heads, labelWidth),
      table.style.quiet(rule),
    ]
    for (row, label) in zip(rows, labels) {
      if row.target == nil { result.append(table.style.quiet(rule)) }
      let best = row.strategies.compactMap(\.hits.rate).max()
      let cells = shown.map { numbers(row.strategies, $0, best: best) }
      result.append(line(Terminal.shortened(label, to: labelWidth), cells, labelWidth))
    }
    return result
  }

  private func numbers(_ answers: [StrategyResult], _ strategy: Int, best: Double?) -> String {
    let style = table.style
    let result = answers[strategy]
    let cells = [result.hits, result.misses, result.collisions].map {
      Terminal.aligned(Percent.number($0.rate), to: Self.numberWidth)
    }
    let change = Change(view, answers, strategy)
    let hit =
      change?.hitsFall == true
      ? style.bad(cells[0]) : result.hits.rate == best ? style.good(cells[0]) : cells[0]
    let collision = change?.collisionsHarm == true ? style.bad(cells[2]) : cells[2]
    return [hit, cells[1], collision].joined(separator: " ")
  }

  private func line(_ label: String, _ cells: [String], _ labelWidth: Int) -> String {
    let gap = Terminal.blanks(Self.gap)
    let text = ([Terminal.padded(label, to: labelWidth)] + cells).joined(separator: gap)
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
