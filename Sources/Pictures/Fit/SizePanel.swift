import HitTesting
import TouchModels

/// The variance of taps within people against the squared extent of the target, with the line that
/// a dual Gaussian draws through it.
struct SizePanel {
  let scene: FitScene
  let axis: Axis
  /// On the sheet, with the words round the frame.
  let box: Box

  static let height = 190.0
  private static let edges = (left: 48.0, top: 24.0, bottom: 36.0)

  private var theme: Theme { scene.theme }

  func draw(on canvas: Canvas) {
    let groups = SizeSpread.groups(of: scene.fitted, along: axis)
    guard let effect = scene.fit.sizeEffect.map({ axis == .x ? $0.x : $0.y }) else { return }
    let line = { (square: Double) in effect.alpha.value * square + effect.sigmaA2.value }
    let right = max((groups.map(\.square).max() ?? 0) * 1.08, .leastNormalMagnitude)
    let highest = groups.map { $0.variance.limits?.upperBound ?? $0.variance.value }.max() ?? 0
    let top = max(max(highest, line(right)) * 1.08, .leastNormalMagnitude)
    guard right.isFinite, top.isFinite else { return }
    let frame = PlotFrame(
      box: Box(
        minX: box.minX + Self.edges.left, minY: box.minY + Self.edges.top, maxX: box.maxX,
        maxY: box.maxY - Self.edges.bottom),
      x: 0...right, y: 0...top)
    frame.drawAxes(on: canvas, theme)
    for group in groups { draw(group, in: frame, canvas) }
    canvas.line(
      from: frame.place(Point(x: 0, y: line(0))), to: frame.place(Point(x: right, y: line(right))),
      Mark.model(theme))
    drawWords(effect, in: frame, canvas)
  }

  private func draw(_ group: SizeSpread, in frame: PlotFrame, _ canvas: Canvas) {
    let color = theme.controls.first ?? theme.muted
    let place = frame.place(Point(x: group.square, y: group.variance.value))
    if let limits = group.variance.limits {
      let ends = [limits.lowerBound, limits.upperBound].map {
        frame.place(Point(x: group.square, y: $0))
      }
      canvas.line(from: ends[0], to: ends[1], LineStyle(color, width: 1.3))
      for end in ends {
        canvas.line(
          from: Point(x: end.x - 3, y: end.y), to: Point(x: end.x + 3, y: end.y),
          LineStyle(color, width: 1.3))
      }
    }
    canvas.dots([place], diameter: 7, color)
  }

  private func drawWords(
    _ effect: FingerFit.SizeEffect, in frame: PlotFrame, _ canvas: Canvas
  ) {
    let small = TextStyle(size: 11.5, color: theme.muted)
    let extent = axis == .x ? "width" : "height"
    canvas.text(
      "variance within a person along \(axis.rawValue) (\(scene.unit)²)",
      at: Point(x: box.minX, y: box.minY + 14), small)
    canvas.text(
      "squared \(extent) of the target (\(scene.unit)²)", at: Point(x: box.maxX, y: box.maxY - 4),
      anchor: .end, small)
    let words =
      effect.isIdentified
      ? "\(ShortNumber.digits(effect.alpha.value)) \(axis == .x ? "W" : "H")² + "
        + ShortNumber.digits(effect.sigmaA2.value)
      : "alpha and sigmaA2 are not identified"
    canvas.text(
      words, at: Point(x: frame.box.maxX - 8, y: frame.box.maxY - 10), anchor: .end,
      TextStyle(size: 11.5, color: theme.ink, halo: theme.page))
  }
}
