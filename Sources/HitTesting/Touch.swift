/// What became of a point: the view that hit testing found, the control that acts, and why.
public struct Touch: Sendable, Hashable {
  /// Index in the `ViewTree` of the view found, 0 for the bare screen; nil off the screen.
  public var view: Int?
  /// Index in the `ViewTree` of the control that acts; nil where nothing does.
  public var actor: Int?
  /// Why the actor acts, or why nothing does.
  public var reason: Reason

  /// A touch's fate.
  public init(view: Int?, actor: Int?, reason: Reason) {
    self.view = view
    self.actor = actor
    self.reason = reason
  }

  /// Why a control acts, or why none does.
  public enum Reason: Sendable, Hashable {
    /// The control that was found acts by its default action.
    case control
    /// A tap recogniser on the view found or on an ancestor acts.
    case tapGesture
    /// Nothing was found that acts; the nearest control takes it.
    case nearest
    /// The bare screen was found.
    case gap
    /// A plain view was found, and nothing above it acts.
    case swallowed
    /// A disabled control was found.
    case disabled
    /// The point is off the screen.
    case offScreen
  }
}
