import HitTesting

/// A recorded tap, with its labels as numbers.
public struct ReplayTap: Sendable, Hashable {
  /// Where it was, in pt of the screen.
  public var point: Point
  /// The layout that was on the screen, an index in the scenario.
  public var layout: Int
  /// The view that the person meant, an index in the layout's tree; nil where nobody knows.
  public var intended: Int?
  /// The person, any number that is theirs alone and not negative; nil where nobody knows.
  public var user: Int?

  /// A tap; see the properties.
  public init(point: Point, layout: Int = 0, intended: Int? = nil, user: Int? = nil) {
    self.point = point
    self.layout = layout
    self.intended = intended
    self.user = user
  }
}
