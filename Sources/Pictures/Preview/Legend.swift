import HitTesting

/// What the marks of a preview mean.
struct Legend {
  let theme: Theme
  let meter: TextMeter

  private enum Mark: CaseIterable {
    case frame, asked, live, lost, taken, taps, aim, hits, misses, collisions

    var words: String {
      switch self {
      case .frame: "what is seen"
      case .asked: "hit area asked for"
      case .live: "really gets touches"
      case .lost: "lost to an ancestor, the screen's edge or a view in front"
      case .taken: "taken from a neighbour"
      case .taps: "50 % and 95 % of taps"
      case .aim: "aim point"
      case .hits: "hits"
      case .misses: "misses"
      case .collisions: "another control fires"
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

  /// From left to right, then on the next line; what a bar means on a line of its own, where not
  /// all fit on one.
  private func places(width: Double) -> [Point] {
    let widths = Mark.allCases.map { Self.swatch.width + 6 + meter.width(of: $0.words, style) }
    let isOneLine = widths.reduce(0) { $0 + $1 + Self.gap } - Self.gap <= width
    var next = Point.zero
    return zip(Mark.allCases, widths).map { mark, needed in
      if next.x > 0, next.x + needed > width || (mark == .hits && !isOneLine) {
        next = Point(x: 0, y: next.y + Self.leading)
      }
      defer { next.x += needed + Self.gap }
      return next
    }
  }

  private func draw(_ mark: Mark, in box: Box, _ canvas: Canvas) {
    let color = theme.control(0)
    let loops = [box.corners]
    let center = box.point(atFraction: Point(x: 0.5, y: 0.5))
    let bar = Box(minX: box.minX, minY: center.y - 4.5, maxX: box.maxX, maxY: center.y + 4.5)
    switch mark {
    case .frame: canvas.box(box, fill: color.mixed(with: theme.screen, 0.4))
    case .asked:
      canvas.box(
        box, stroke: LineStyle(color.mixed(with: theme.ink, 0.45), width: 1.3, dash: [5, 3]))
    case .live: canvas.box(box, fill: color.opacity(0.2), stroke: LineStyle(color))
    case .lost:
      canvas.stroke(
        Hatch.lines(in: loops, spacing: 6), isClosed: false,
        LineStyle(theme.lost.opacity(0.75), width: 0.9))
    case .taken:
      canvas.box(box, fill: theme.error.opacity(PanelPainter.takenOpacity))
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
    case .hits: canvas.box(bar, fill: theme.ink)
    case .misses: canvas.box(bar, fill: theme.miss)
    case .collisions: canvas.box(bar, fill: theme.error)
    case .aim:
      let style = LineStyle(theme.ink, width: 1)
      canvas.line(
        from: Point(x: center.x - 4, y: center.y), to: Point(x: center.x + 4, y: center.y), style)
      canvas.line(
        from: Point(x: center.x, y: center.y - 4), to: Point(x: center.x, y: center.y + 4), style)
    }
  }
}
