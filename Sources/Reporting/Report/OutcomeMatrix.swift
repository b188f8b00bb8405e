import Simulation

/// Who got the taps meant for whom under one strategy: a matrix, or where that would be too large
/// to read, the worst collisions as a list.
struct OutcomeMatrix {
  let view: RunView
  let strategy: Int

  private static let mostTargets = 24
  private static let mostRows = 50

  var html: HTML {
    let actors = actors
    return view.run.targets.count <= Self.mostTargets && actors.count <= 2 * Self.mostTargets
      ? matrix(actors) : list
  }

  /// The targets, then the other controls that some tap fires, in layout order.
  private var actors: [Int] {
    let targets = view.run.targets.map(\.target)
    var others: Set<Int> = []
    for target in view.run.targets {
      for case .acted(let view) in target.strategies[strategy].outcomes.map(\.event) {
        others.insert(view)
      }
    }
    return targets + others.subtracting(targets).sorted()
  }

  private func matrix(_ actors: [Int]) -> HTML {
    // Misses first: the other columns may be many.
    let head = ["nothing"] + actors.map(view.id)
    return .element(
      "div", ["class": "wide"],
      .element(
        "table", ["class": "matrix"],
        .element(
          "caption", [:], "In a row the taps meant for a target, by what acted, %"),
        .element(
          "thead", [:],
          .element(
            "tr", [:],
            [.element("td", [:])] + head.map { .element("th", ["scope": "col"], .text($0)) })),
        .element("tbody", [:], view.run.targets.map { row($0, actors) })))
  }

  private func row(_ target: TargetResult, _ actors: [Int]) -> HTML {
    let answer = target.strategies[strategy]
    var rates: [Int: Double] = [:]
    for outcome in answer.outcomes {
      if case .acted(let view) = outcome.event {
        rates[view, default: 0] += outcome.share.rate ?? 0
      }
    }
    let cells = actors.map { cell(rates[$0] ?? 0, kind: $0 == target.target ? "hit" : "collision") }
    return .element(
      "tr", [:],
      [
        .element("th", ["scope": "row"], .text(view.id(target.target))),
        cell(answer.misses.rate ?? 0, kind: "miss"),
      ] + cells)
  }

  /// A number on a ground that is the stronger, the larger the number.
  private func cell(_ rate: Double, kind: String) -> HTML {
    guard rate > 0 else { return .element("td", [:]) }
    // The square root keeps small shares visible.
    let strength = RateText.percent(0.6 * rate.squareRoot())
    return .element(
      "td", ["class": kind, "style": "--strength:\(strength)%"], .text(Percent.number(rate)))
  }

  private var list: HTML {
    var worst: [(target: Int, taker: Int, rate: Double)] = []
    for target in view.run.targets {
      for outcome in target.strategies[strategy].outcomes where !outcome.isHit {
        guard case .acted(let taker) = outcome.event, let rate = outcome.share.rate else {
          continue
        }
        worst.append((target.target, taker, rate))
      }
    }
    let shown = worst.enumerated().sorted {
      ($1.element.rate, $0.offset) < ($0.element.rate, $1.offset)
    }.prefix(Self.mostRows).map(\.element)
    guard !shown.isEmpty else {
      return .element("p", [:], "No tap fired another control under this strategy.")
    }
    return .element(
      "div", ["class": "wide"],
      .element(
        "table", [:],
        .element("caption", [:], "The worst collisions; outcomes.csv has them all"),
        .element(
          "thead", [:],
          .element(
            "tr", [:],
            ["meant for", "acted", "of the taps"].map {
              .element("th", ["scope": "col"], .text($0))
            })),
        .element(
          "tbody", [:],
          shown.map { item in
            .element(
              "tr", [:], .element("th", ["scope": "row"], .text(view.id(item.target))),
              .element("td", [:], .text(view.id(item.taker))),
              .element("td", [:], .text(Percent.text(item.rate))))
          })))
  }
}
