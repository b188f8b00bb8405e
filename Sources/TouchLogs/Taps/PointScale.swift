import HitTesting

/// From the unit of a log to points of the screen: the offset is added, then the unit is changed.
struct PointScale {
  private let offset: Point
  private let factor: Double
  private let divisor: Double

  /// The scale that the options ask for; `unit` is the log's own.
  init(_ options: TouchLogOptions, unit: TouchLogOptions.Unit = .pt) throws(TouchLogError) {
    offset = options.offset
    switch options.unit ?? unit {
    case .pt: (factor, divisor) = (1, 1)
    case .px:
      guard let density = options.density else {
        throw TouchLogError(.usage, "touches in px need --density: the pixels for each point")
      }
      (factor, divisor) = (1, density)
    case .mm:
      guard let pointsPerMillimetre = options.pointsPerMillimetre else {
        throw TouchLogError(
          .usage, "touches in mm need a device, whose density turns them into points")
      }
      (factor, divisor) = (pointsPerMillimetre, 1)
    }
  }

  /// A point in points of the screen.
  @inline(__always)
  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: (x + offset.x) * factor / divisor, y: (y + offset.y) * factor / divisor)
  }

  /// A frame in points of the screen; the offset is that of touches, not of targets.
  func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rectangle {
    Rectangle(
      x: x * factor / divisor, y: y * factor / divisor, width: width * factor / divisor,
      height: height * factor / divisor)
  }
}
