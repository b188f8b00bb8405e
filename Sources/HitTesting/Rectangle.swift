/// An origin and a size, in points (pt), with the arithmetic of Core Graphics: insets are plain
/// sums on origin and size, so a size may turn negative until the rectangle is `standardized`.
///
/// Source: Apple, "CGRect", "CGRectInset", "UIEdgeInsetsInsetRect" (developer.apple.com).
public struct Rectangle: Sendable, Hashable {
  /// The origin, in pt.
  public var origin: Point
  /// The size, in pt; a side may be negative.
  public var size: Size

  /// A rectangle from its origin and size, in pt.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// A rectangle from its origin and size, in pt.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The same area with sides that are not negative, as `CGRectStandardize`.
  public var standardized: Rectangle {
    Rectangle(
      x: size.width < 0 ? origin.x + size.width : origin.x,
      y: size.height < 0 ? origin.y + size.height : origin.y,
      width: abs(size.width), height: abs(size.height))
  }

  /// The middle, in pt.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// `CGRect.inset(by:)`: plain arithmetic, so insets that overshoot give a negative size.
  public func inset(by insets: Insets) -> Rectangle {
    Rectangle(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// `CGRect.insetBy(dx:dy:)`: nil (the null rectangle) where a side would be negative.
  public func insetBy(dx: Double, dy: Double) -> Rectangle? {
    let result = Rectangle(
      x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    return result.size.width < 0 || result.size.height < 0 ? nil : result
  }

  /// Each axis grown about the centre to at least `minimum`, never shrunk; sides must not be
  /// negative.
  public func raised(to minimum: Size) -> Rectangle {
    let width = max(size.width, minimum.width)
    let height = max(size.height, minimum.height)
    return Rectangle(
      x: origin.x - (width - size.width) / 2, y: origin.y - (height - size.height) / 2,
      width: width, height: height)
  }

  /// The half-open box of the standardised rectangle.
  public var box: Box {
    let r = standardized
    return Box(
      minX: r.origin.x, minY: r.origin.y, maxX: r.origin.x + r.size.width,
      maxY: r.origin.y + r.size.height)
  }
}
