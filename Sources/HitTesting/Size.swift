/// A width and a height, in points (pt) unless the use says otherwise.
public struct Size: Sendable, Hashable {
  /// Extent along x.
  public var width: Double
  /// Extent along y.
  public var height: Double

  /// A size of `width` by `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
