import HitTesting
import Simulation

/// What is written beside a control.
struct ControlLabel: Sendable, Hashable {
  /// What a person calls it.
  var name: String
  /// `71.7 %`; empty where no tap was aimed at it.
  var hits: String
  /// `12.3 %`: how many of its taps the control gets that gets the most; empty below 0.1 %.
  var collisionRate = ""
  /// What a person calls that control.
  var collisionName = ""
  /// Whether the collision has two lines, for columns of controls that stand close together.
  var isNarrow = false

  /// `12.3 % → next`; empty where there is none.
  var collision: String {
    collisionRate.isEmpty ? "" : "\(collisionRate) → \(collisionName)"
  }

  static func nameStyle(_ theme: Theme) -> TextStyle {
    TextStyle(size: 12, isBold: true, color: theme.ink, halo: theme.screen)
  }

  static func hitsStyle(_ theme: Theme) -> TextStyle {
    TextStyle(size: 12, color: theme.ink, halo: theme.screen)
  }

  static func collisionStyle(_ theme: Theme) -> TextStyle {
    TextStyle(size: 11, isBold: true, color: theme.error, halo: theme.screen)
  }

  /// From base line to base line, in units.
  static let leading = 14.0
  private static let widestName = 150.0
  private static let widestTaker = 120.0
  /// Rates below this would print as "<0.1 %" beside most controls, and hide those that matter.
  static let leastRate = 0.0005

  init(
    of target: Int, result: StrategyResult?, names: ControlNames, meter: TextMeter, theme: Theme
  ) {
    let short = { (view: Int, style: TextStyle, width: Double) in
      meter.shortened(names[view], to: width, style)
    }
    name = short(target, Self.nameStyle(theme), Self.widestName)
    hits = result.map { Percent.text($0.hits.rate) } ?? ""
    let collisions = (result?.outcomes ?? []).filter { $0.kind == .collision }
    // The first of the largest.
    let worst = collisions.reduce(nil as Outcome?) { worst, next in
      guard let worst else { return next }
      return (worst.share.rate ?? 0) >= (next.share.rate ?? 0) ? worst : next
    }
    if let worst, case .acted(let other) = worst.event, let rate = worst.share.rate,
      rate >= Self.leastRate
    {
      let style = Self.collisionStyle(theme)
      collisionRate = Percent.text(rate)
      collisionName = short(other, style, Self.widestTaker)
    }
  }

  /// The same on narrower lines.
  func narrowed() -> ControlLabel {
    var label = self
    label.isNarrow = true
    return label
  }

  /// The lines with their styles.
  func lines(_ theme: Theme) -> [(text: String, style: TextStyle)] {
    let collisions =
      isNarrow && !collisionRate.isEmpty
      ? [collisionRate, "→ \(collisionName)"] : [collision]
    return
      ([(name, Self.nameStyle(theme)), (hits, Self.hitsStyle(theme))]
      + collisions.map { ($0, Self.collisionStyle(theme)) })
      .filter { !$0.0.isEmpty }
  }

  /// Width and height, in units.
  func size(_ meter: TextMeter, _ theme: Theme) -> Size {
    let lines = lines(theme)
    let width = lines.reduce(0) { max($0, meter.width(of: $1.text, $1.style)) }
    return Size(width: width, height: Self.leading * Double(lines.count))
  }
}
