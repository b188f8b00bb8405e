import HitTesting
import Simulation

/// What stands above a panel: the strategy, what it does, and how its taps end.
struct PanelHeading {
  let strategy: Strategy
  /// All targets together; nil where nothing is aimed at.
  let total: StrategyResult?
  /// The name of the baseline.
  let baseline: String
  let theme: Theme
  let meter: TextMeter

  /// Whether no strategy has more hits, and some have less.
  let isBest: Bool

  /// In units.
  static let height = 82.0
  private static let barHeight = 10.0

  func draw(in box: Box, on canvas: Canvas) {
    let name = TextStyle(size: 18, isBold: true, color: theme.ink)
    let figure = TextStyle(size: 22, isBold: true, color: theme.ink)
    let small = TextStyle(size: 12, color: theme.muted)
    let rate = total.map { Percent.text($0.hits.rate) + " hits" } ?? ""
    let base = box.minY + 17
    canvas.text(rate, at: Point(x: box.maxX, y: base), anchor: .end, figure)
    let room = box.width - meter.width(of: rate, figure) - 16 - (isBest ? badgeWidth + 10 : 0)
    let title = meter.shortened(strategy.name, to: room, name)
    canvas.text(title, at: Point(x: box.minX, y: base), name)
    if isBest { drawBadge(at: box.minX + meter.width(of: title, name) + 10, base, canvas) }
    canvas.text(
      strategy.words(within: box.width, small, meter),
      at: Point(x: box.minX, y: box.minY + 36), small)
    guard let total else { return }
    let top = box.minY + 44
    drawBar(
      total, in: Box(minX: box.minX, minY: top, maxX: box.maxX, maxY: top + Self.barHeight),
      canvas)
    drawFootnote(total, at: box.minY + 69, in: box, canvas)
  }

  private static let badge = "most hits"
  private var badgeStyle: TextStyle { TextStyle(size: 11, isBold: true, color: theme.page) }
  private var badgeWidth: Double { meter.width(of: Self.badge, badgeStyle) + 14 }

  private func drawBadge(at x: Double, _ base: Double, _ canvas: Canvas) {
    canvas.box(
      Box(minX: x, minY: base - 13, maxX: x + badgeWidth, maxY: base + 4), radius: 8.5,
      fill: theme.best)
    canvas.text(Self.badge, at: Point(x: x + 7, y: base - 0.5), badgeStyle)
  }

  /// Hits, misses and collisions as shares of a bar.
  private func drawBar(_ total: StrategyResult, in box: Box, _ canvas: Canvas) {
    canvas.box(box, fill: theme.miss)
    let hits = box.width * (total.hits.rate ?? 0)
    let collisions = box.width * (total.collisions.rate ?? 0)
    var part = box
    part.maxX = box.minX + hits
    canvas.box(part, fill: theme.ink)
    (part.minX, part.maxX) = (box.maxX - collisions, box.maxX)
    canvas.box(part, fill: theme.error)
  }

  private func drawFootnote(
    _ total: StrategyResult, at y: Double, in box: Box, _ canvas: Canvas
  ) {
    let small = TextStyle(size: 12, color: theme.muted)
    let collisions = total.collisions.rate ?? 0
    let isMuch = collisions >= ControlLabel.leastRate
    let alarm = TextStyle(
      size: 12, isBold: isMuch, color: isMuch ? theme.error : theme.muted)
    let wrong =
      collisions > 0 ? Percent.text(collisions) + " to another control" : "none to another control"
    canvas.text(wrong, at: Point(x: box.maxX, y: y), anchor: .end, alarm)
    let room = box.width - meter.width(of: wrong, alarm) - 14
    canvas.text(
      meter.shortened(difference(of: total), to: room, small), at: Point(x: box.minX, y: y), small)
  }

  /// "+3.1 points against bounds".
  private func difference(of total: StrategyResult) -> String {
    guard let difference = total.comparison?.difference else { return "the baseline" }
    let tenths = (abs(difference) * 1000).rounded() / 10
    let sign = tenths == 0 ? "±" : difference < 0 ? "−" : "+"
    return "\(sign)\(tenths) points against \(baseline)"
  }
}
