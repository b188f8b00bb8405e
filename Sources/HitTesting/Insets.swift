/// Distances from the four edges, in points (pt). Negative insets grow a rectangle, as in UIKit.
public struct Insets: Sendable, Hashable {
  /// From the top edge, in pt.
  public var top: Double
  /// From the left edge, in pt.
  public var left: Double
  /// From the bottom edge, in pt.
  public var bottom: Double
  /// From the right edge, in pt.
  public var right: Double

  /// Insets of the four sides, in pt; a side that is left out is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset on all four sides, in pt.
  public init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }
}

/// Padding whose horizontal sides follow the writing direction, in points (pt). Positive grows.
public struct Padding: Sendable, Hashable {
  /// Above, in pt.
  public var top: Double
  /// On the side where a line begins, in pt: left in `ltr`, right in `rtl`.
  public var leading: Double
  /// Below, in pt.
  public var bottom: Double
  /// On the side where a line ends, in pt.
  public var trailing: Double

  /// Padding of the four sides, in pt; a side that is left out is 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same padding on all four sides, in pt.
  public init(all padding: Double) {
    self.init(top: padding, leading: padding, bottom: padding, trailing: padding)
  }

  /// The insets that grow a rectangle by this padding, in the given writing direction.
  public func insets(in direction: LayoutDirection) -> Insets {
    switch direction {
    case .ltr: Insets(top: -top, left: -leading, bottom: -bottom, right: -trailing)
    case .rtl: Insets(top: -top, left: -trailing, bottom: -bottom, right: -leading)
    }
  }
}
