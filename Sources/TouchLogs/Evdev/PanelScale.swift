import HitTesting

/// From raw values of a panel to points of the screen:
/// (raw - min) * size / (max - min + 1) on each axis, after the panel's picture is turned.
struct PanelScale {
  private let x: AxisRange
  private let y: AxisRange
  private let rotation: TouchLogOptions.Rotation
  private let screen: Size
  private let offset: Point

  init(x: AxisRange, y: AxisRange, screen: Size, options: TouchLogOptions) {
    self.x = x
    self.y = y
    self.screen = screen
    rotation = options.rotation
    offset = options.offset
  }

  /// A point in points of the screen.
  func point(_ rawX: Int, _ rawY: Int) -> Point {
    let (left, top) = (Double(rawX) - Double(x.least), Double(rawY) - Double(y.least))
    let (right, bottom) = (x.count - left, y.count - top)
    let across: (part: Double, whole: Double)
    let down: (part: Double, whole: Double)
    switch rotation {
    case .none: (across, down) = ((left, x.count), (top, y.count))
    case .quarter: (across, down) = ((bottom, y.count), (left, x.count))
    case .half: (across, down) = ((right, x.count), (bottom, y.count))
    case .threeQuarters: (across, down) = ((top, y.count), (right, x.count))
    }
    return Point(
      x: across.part * screen.width / across.whole + offset.x,
      y: down.part * screen.height / down.whole + offset.y)
  }

  /// Checks a raw value against its axis.
  func check(x value: Int) throws(BadRow) { try Self.check("x", value, x) }

  /// Checks a raw value against its axis.
  func check(y value: Int) throws(BadRow) { try Self.check("y", value, y) }

  private static func check(_ axis: String, _ value: Int, _ range: AxisRange) throws(BadRow) {
    guard value < range.least || value > range.largest else { return }
    throw BadRow(
      "the raw \(axis) \(value) is outside the panel's range \(range.least) to \(range.largest); "
        + "is the range another device's, or are the numbers in another base than the format's?")
  }
}
