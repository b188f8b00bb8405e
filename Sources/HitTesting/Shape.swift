/// The outline of a view within its bounds.
public enum Shape: Sendable, Hashable {
  case rectangle
  case ellipse
  /// A rectangle whose short sides are half circles.
  case capsule
  /// A rectangle with round corners of this radius, in pt, at most half the short side.
  case cornerRadius(Double)
}
