/// The way of one touch through the views, step by step: what `hit --explain` tells.
package struct Walk: Sendable, Hashable {
  /// What was asked, in the order of asking. Empty where the point is off the screen.
  package var steps: [Step]
  /// What became of the touch.
  package var touch: Touch
  /// The other controls that ask for the point, in layout order.
  package var rivals: [Rival]

  /// What happened at one view.
  package struct Step: Sendable, Hashable {
    /// How deep the view lies: 0 for the screen.
    package var depth: Int
    /// The view, or the overlay button that a strategy lays over it.
    package var node: Node
    /// What happened.
    package var event: Event
  }

  /// A view as the walk meets it.
  package struct Node: Sendable, Hashable {
    /// Index in the `ViewTree`.
    package var view: Int
    /// Whether this is the overlay button that a strategy lays over the view.
    package var isOverlay: Bool
  }

  /// What happened at a view.
  package enum Event: Sendable, Hashable {
    /// The touch does not get in.
    case passedOver(Refusal)
    /// The touch gets in; the children are asked next, where there are any.
    case entered
    /// Nothing below takes the touch, and the view is the answer.
    case found
    /// Nothing below takes the touch, and the view itself is no answer: because its own hit area
    /// leaves the point out, or, where there is no such reason, because it is passthrough.
    case nothingFound(Refusal?)
  }

  /// A control that asks for the point and does not get the touch.
  package struct Rival: Sendable, Hashable {
    /// Index in the `ViewTree`.
    package var view: Int
    /// Index in the `ViewTree` of the ancestor that does not let the touch in, or else of the view
    /// that was found instead.
    package var taker: Int
  }
}
