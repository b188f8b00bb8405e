import HitTesting

/// A part of the sheet that shows ranges of two quantities.
struct PlotFrame {
  /// On the sheet.
  let box: Box
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>
  /// Whether y grows down the sheet, as it does on a screen.
  var isDownward = false
  /// About how far numbers at the axes stand from each other.
  var spacing = Size(width: 70, height: 34)

  private static let tick = 4.0

  /// Where a pair of values stands on the sheet.
  func place(_ p: Point) -> Point {
    let across = (p.x - x.lowerBound) / (x.upperBound - x.lowerBound)
    let along = (p.y - y.lowerBound) / (y.upperBound - y.lowerBound)
    return Point(
      x: box.minX + across * box.width,
      y: isDownward ? box.minY + along * box.height : box.maxY - along * box.height)
  }

  /// Draws the edge and round numbers below and on the left.
  func drawAxes(on canvas: Canvas, _ theme: Theme) {
    canvas.box(box, stroke: LineStyle(theme.viewEdge))
    let style = TextStyle(size: 11, color: theme.muted)
    let line = LineStyle(theme.edge)
    for value in RoundNumbers.within(x, about: box.width / spacing.width) {
      let place = Point(x: place(Point(x: value, y: y.lowerBound)).x, y: box.maxY)
      canvas.line(from: place, to: Point(x: place.x, y: place.y + Self.tick), line)
      canvas.text(
        ShortNumber.plain(value), at: Point(x: place.x, y: place.y + 16), anchor: .middle, style)
    }
    for value in RoundNumbers.within(y, about: box.height / spacing.height) {
      let place = Point(x: box.minX, y: place(Point(x: x.lowerBound, y: value)).y)
      canvas.line(from: place, to: Point(x: place.x - Self.tick, y: place.y), line)
      canvas.text(
        ShortNumber.plain(value), at: Point(x: place.x - 7, y: place.y + 4), anchor: .end, style)
    }
  }
}

/// The numbers that stand at an axis.
enum RoundNumbers {
  /// Multiples of 1, 2 or 5 times a power of ten within a range, about so many and at most 20.
  static func within(_ range: ClosedRange<Double>, about count: Double) -> [Double] {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite, count >= 1 else { return [] }
    let least = length / min(count, 20)
    var power = 1.0
    while power * 10 <= least { power *= 10 }
    while power > least { power /= 10 }
    let step = [2.0, 5, 10].map { $0 * power }.first { $0 >= least } ?? least
    let first = (range.lowerBound / step).rounded(.up)
    return (0...20).lazy.map { (first + Double($0)) * step }
      .filter { $0 <= range.upperBound + step * 1e-9 }
  }
}
