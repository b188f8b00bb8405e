#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A view's transform about its own centre: scale, then rotate, then translate.
public struct Transform: Sendable, Hashable {
  /// Clockwise rotation, in degrees. A multiple of 90 turns exactly.
  public let rotation: Double
  /// Factors along the view's own x and y; negative mirrors, 0 has no inverse.
  public let scale: Size
  /// Movement in the parent's space, in pt.
  public let translation: Point

  private let sine: Double
  private let cosine: Double
  /// Whether it does nothing at all.
  public let isIdentity: Bool

  /// A transform from degrees clockwise, factors, and a movement in pt.
  public init(
    rotation: Double = 0, scale: Size = Size(width: 1, height: 1), translation: Point = .zero
  ) {
    self.rotation = rotation
    self.scale = scale
    self.translation = translation
    let turn = rotation.truncatingRemainder(dividingBy: 360)
    switch turn < 0 ? turn + 360 : turn {
    case 0, 360: (sine, cosine) = (0, 1)
    case 90: (sine, cosine) = (1, 0)
    case 180: (sine, cosine) = (0, -1)
    case 270: (sine, cosine) = (-1, 0)
    default: (sine, cosine) = (sin(turn * .pi / 180), cos(turn * .pi / 180))
    }
    // The cosine of a hair of a turn is 1; its sine is not 0.
    isIdentity =
      sine == 0 && cosine == 1 && scale == Size(width: 1, height: 1) && translation == .zero
  }

  /// No rotation, no scale, no movement.
  public static let identity = Transform()

  /// Whether a point can be taken back through it.
  public var isInvertible: Bool {
    scale.width != 0 && scale.height != 0 && (1 / scale.width).isFinite
      && (1 / scale.height).isFinite
  }

  /// Whether boxes stay boxes: the rotation is a multiple of 90 degrees.
  public var keepsAxes: Bool { sine == 0 || cosine == 0 }

  /// Takes a vector from the view's centre, in the view's space, to the parent's space.
  func apply(_ p: Point) -> Point {
    let x = p.x * scale.width
    let y = p.y * scale.height
    return Point(
      x: x * cosine - y * sine + translation.x, y: x * sine + y * cosine + translation.y)
  }

  /// Takes a vector from the view's centre, in the parent's space, back to the view's space.
  func invert(_ p: Point) -> Point {
    invertDirection(Point(x: p.x - translation.x, y: p.y - translation.y))
  }

  /// Takes a direction in the parent's space back to the view's space.
  func invertDirection(_ d: Point) -> Point {
    Point(
      x: (d.x * cosine + d.y * sine) / scale.width, y: (d.y * cosine - d.x * sine) / scale.height)
  }
}
