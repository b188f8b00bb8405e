import HitTesting

/// A bar of a round length, so that sizes can be read off a picture.
struct ScaleBar {
  /// Units of the picture for each pt, or whatever the unit of length is.
  let scale: Double
  /// Nil where the device is not known, and with it what a point measures.
  let pointsPerInch: Double?
  let theme: Theme
  /// Of length.
  var unit = "pt"

  /// In units.
  static let height = 26.0
  private static let shortest = 50.0
  private static let millimetresPerInch = 25.4

  /// The length, in the unit: 1, 2 or 5 times a power of ten.
  var length: Double {
    let least = Self.shortest / scale
    var power = 1.0
    while power * 10 <= least { power *= 10 }
    while power > least { power /= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? least
  }

  /// `20 pt`, or `20 pt = 3.3 mm`.
  var caption: String {
    let points = Self.number(length) + " \(unit)"
    guard let pointsPerInch else { return points }
    return points + " = " + Self.number(length / pointsPerInch * Self.millimetresPerInch) + " mm"
  }

  func draw(at corner: Point, on canvas: Canvas) {
    let end = Point(x: corner.x + length * scale, y: corner.y + 10)
    let start = Point(x: corner.x, y: corner.y + 10)
    let style = LineStyle(theme.ink, width: 1.2)
    canvas.line(from: start, to: end, style)
    for x in [start.x, end.x] {
      canvas.line(from: Point(x: x, y: start.y - 4), to: Point(x: x, y: start.y + 4), style)
    }
    canvas.text(
      caption, at: Point(x: end.x + 8, y: end.y + 4), TextStyle(size: 11.5, color: theme.ink))
  }

  /// With two digits that count.
  private static func number(_ value: Double) -> String {
    guard value > 0, value.isFinite, value < 1e15 else { return "\(value)" }
    if value >= 10 || value == value.rounded() { return String(Int(value.rounded())) }
    if value >= 1 { return "\((value * 10).rounded() / 10)" }
    if value >= 0.001 { return "\((value * 1000).rounded() / 1000)" }
    return "\(value)"
  }
}
