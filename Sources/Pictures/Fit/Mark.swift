import HitTesting

/// The marks of a fit's picture, alike in the panel and in its legend.
enum Mark {
  /// The edge of an ellipse of taps.
  static func taps(_ theme: Theme) -> LineStyle { LineStyle(theme.ink, width: 1.5) }

  /// The edge of the ellipse of people's own offsets.
  static func between(_ theme: Theme) -> LineStyle {
    LineStyle(personColor(theme), width: 1.5, dash: [5, 3])
  }

  /// The curve of the model over a histogram, or its line.
  static func model(_ theme: Theme) -> LineStyle { LineStyle(theme.ink, width: 1.5) }

  private static func personColor(_ theme: Theme) -> Color {
    theme.controls.first.map { $0.mixed(with: theme.ink, 0.25) } ?? theme.ink
  }

  /// Where a person taps on average.
  static func person(at place: Point, _ theme: Theme, _ canvas: Canvas) {
    let reach = 4.0
    let loop = [
      Point(x: place.x, y: place.y - reach), Point(x: place.x + reach, y: place.y),
      Point(x: place.x, y: place.y + reach), Point(x: place.x - reach, y: place.y),
    ]
    canvas.fill([loop], theme.page)
    canvas.stroke([loop], LineStyle(personColor(theme), width: 1.3))
  }

  /// The fitted offset.
  static func offset(at place: Point, _ theme: Theme, _ canvas: Canvas) {
    for (color, width) in [(theme.page, 4.5), (theme.ink, 2.2)] {
      let style = LineStyle(color, width: width)
      canvas.line(
        from: Point(x: place.x - 6, y: place.y), to: Point(x: place.x + 6, y: place.y), style)
      canvas.line(
        from: Point(x: place.x, y: place.y - 6), to: Point(x: place.x, y: place.y + 6), style)
    }
  }

  /// A tap that lies far from where its person taps.
  static func outlier(at place: Point, _ theme: Theme, _ canvas: Canvas) {
    canvas.dots([place], diameter: ScatterPanel.dot, theme.error)
    canvas.ellipse(
      center: place, first: Point(x: ScatterPanel.ring, y: 0),
      second: Point(x: 0, y: ScatterPanel.ring), stroke: LineStyle(theme.error, width: 1.4))
  }

  /// An outlier beyond the edge.
  static func arrow(
    at place: Point, towards far: Point, _ theme: Theme, _ canvas: Canvas
  ) {
    let (x, y) = (far.x - place.x, far.y - place.y)
    let length = max((x * x + y * y).squareRoot(), .leastNormalMagnitude)
    let (u, v) = (x / length, y / length)
    canvas.fill(
      [
        [
          Point(x: place.x + 6 * u, y: place.y + 6 * v),
          Point(x: place.x - 4 * u - 4.5 * v, y: place.y - 4 * v + 4.5 * u),
          Point(x: place.x - 4 * u + 4.5 * v, y: place.y - 4 * v - 4.5 * u),
        ]
      ], theme.error)
  }
}
