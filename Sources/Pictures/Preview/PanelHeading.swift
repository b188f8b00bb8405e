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

  /// In units.
  static let height = 72.0
  private static let barHeight = 7.0

  func draw(in box: Box, on canvas: Canvas) {
    let title = TextStyle(size: 16, isBold: true, color: theme.ink)
    let small = TextStyle(size: 11.5, color: theme.muted)
    let rate = total.map { Percent.text($0.hits.rate) + " hits" } ?? ""
    let right = Point(x: box.maxX, y: box.minY + 15)
    canvas.text(rate, at: right, anchor: .end, title)
    let room = box.width - meter.width(of: rate, title) - 16
    canvas.text(
      meter.shortened(strategy.name, to: room, title),
      at: Point(x: box.minX, y: box.minY + 15), title)
    canvas.text(
      meter.shortened(strategy.words, to: box.width, small),
      at: Point(x: box.minX, y: box.minY + 31), small)
    guard let total else { return }
    drawBar(
      total,
      in: Box(
        minX: box.minX, minY: box.minY + 38, maxX: box.maxX,
        maxY: box.minY + 38 + Self.barHeight), canvas)
    drawFootnote(total, at: box.minY + 58, in: box, canvas)
  }

  /// Hits, misses and collisions as shares of a bar.
  private func drawBar(_ total: StrategyResult, in box: Box, _ canvas: Canvas) {
    canvas.box(box, fill: theme.offScreen)
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
    let small = TextStyle(size: 11.5, color: theme.muted)
    let collisions = total.collisions.rate ?? 0
    let isMuch = collisions >= ControlLabel.leastRate
    let alarm = TextStyle(
      size: 11.5, isBold: isMuch, color: isMuch ? theme.error : theme.muted)
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
