import HitTesting

/// What the marks of a preview mean.
struct Legend {
  let theme: Theme
  let meter: TextMeter

  private enum Mark: CaseIterable {
    case frame, asked, live, lost, taken, taps, aim, bar

    var words: String {
      switch self {
      case .frame: "what is seen"
      case .asked: "hit area asked for"
      case .live: "really gets touches"
      case .lost: "taken away by an ancestor, the screen's edge or a view in front"
      case .taken: "taken from a neighbour"
      case .taps: "50 % and 95 % of taps"
      case .aim: "aim point"
      case .bar: "hits, misses, taps that another control got"
      }
    }
  }

  private static let swatch = Size(width: 24, height: 14)
  private static let leading = 22.0
  private static let gap = 18.0

  private var style: TextStyle { TextStyle(size: 11.5, color: theme.muted) }

  /// Height in units where lines may be this long.
  func height(width: Double) -> Double { (places(width: width).last?.y ?? 0) + Self.leading }

  func draw(at corner: Point, width: Double, on canvas: Canvas) {
    for (mark, place) in zip(Mark.allCases, places(width: width)) {
      let box = Box(
        minX: corner.x + place.x, minY: corner.y + place.y,
        maxX: corner.x + place.x + Self.swatch.width,
        maxY: corner.y + place.y + Self.swatch.height)
      draw(mark, in: box, canvas)
      canvas.text(mark.words, at: Point(x: box.maxX + 6, y: box.maxY - 3), style)
    }
  }

  /// From left to right, then on the next line.
  private func places(width: Double) -> [Point] {
    var next = Point.zero
    return Mark.allCases.map { mark in
      let needed = Self.swatch.width + 6 + meter.width(of: mark.words, style)
      if next.x > 0, next.x + needed > width { next = Point(x: 0, y: next.y + Self.leading) }
      defer { next.x += needed + Self.gap }
      return next
    }
  }

  private func draw(_ mark: Mark, in box: Box, _ canvas: Canvas) {
    let color = theme.control(0)
    let loops = [box.corners]
    let center = box.point(atFraction: Point(x: 0.5, y: 0.5))
    switch mark {
    case .frame: canvas.box(box, fill: color.opacity(0.5))
    case .asked:
      canvas.box(
        box, stroke: LineStyle(color.mixed(with: theme.ink, 0.45), width: 1.3, dash: [5, 3]))
    case .live: canvas.box(box, fill: color.opacity(0.2), stroke: LineStyle(color))
    case .lost:
      canvas.stroke(
        Hatch.lines(in: loops, spacing: 6), isClosed: false,
        LineStyle(theme.lost.opacity(0.75), width: 0.9))
    case .taken:
      canvas.box(box, fill: theme.error.opacity(0.3))
      for isFalling in [false, true] {
        canvas.stroke(
          Hatch.lines(in: loops, spacing: 4.5, isFalling: isFalling), isClosed: false,
          LineStyle(theme.error.opacity(0.8), width: 0.8))
      }
      canvas.box(box, stroke: LineStyle(theme.error, width: 1.3))
    case .taps:
      for (size, width) in [(0.5, 1.1), (1.0, 0.8)] {
        canvas.ellipse(
          center: center, first: Point(x: size * box.width / 2, y: 0),
          second: Point(x: 0, y: size * box.height / 2),
          stroke: LineStyle(color.mixed(with: theme.ink, 0.6), width: width))
      }
    case .bar:
      let bar = Box(minX: box.minX, minY: center.y - 3.5, maxX: box.maxX, maxY: center.y + 3.5)
      canvas.box(bar, fill: theme.offScreen)
      let third = bar.width / 3
      canvas.box(
        Box(minX: bar.minX, minY: bar.minY, maxX: bar.minX + third, maxY: bar.maxY),
        fill: theme.ink)
      canvas.box(
        Box(minX: bar.maxX - third, minY: bar.minY, maxX: bar.maxX, maxY: bar.maxY),
        fill: theme.error)
    case .aim:
      let style = LineStyle(theme.ink, width: 1)
      canvas.line(
        from: Point(x: center.x - 4, y: center.y), to: Point(x: center.x + 4, y: center.y), style)
      canvas.line(
        from: Point(x: center.x, y: center.y - 4), to: Point(x: center.x, y: center.y + 4), style)
    }
  }
}
