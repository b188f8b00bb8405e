/// What a view is, as far as touches go.
public enum ViewKind: String, Sendable, Hashable, CaseIterable {
  case view
  /// A standard control, whose default action wins over an ancestor's tap recogniser.
  case button
  /// Any other `UIControl`.
  case control
  case imageView
  case label
  case cell
  case scrollView

  /// Whether a view of this kind takes touches when nothing is said: UIKit's image views and labels
  /// do not (Apple, "UIImageView", "UILabel": `isUserInteractionEnabled` is false by default).
  public func takesInteractionByDefault(on platform: Platform) -> Bool {
    switch (platform, self) {
    case (.uikit, .imageView), (.uikit, .label): false
    default: true
    }
  }
}

/// A view: its place, what it does with touches, and its children.
public struct View: Sendable, Hashable {
  /// Unique on the screen.
  public var id: String
  /// What it is.
  public var kind: ViewKind
  /// What a person calls it; for tables and pictures only.
  public var text: String?
  /// The frame in the parent's bounds space before any transform, in pt.
  public var frame: Rectangle
  /// The origin of its bounds (a scroll position), in pt.
  public var contentOffset: Point
  /// Rotation, scale and translation about its centre.
  public var transform: Transform
  /// UIKit's `isHidden`.
  public var isHidden: Bool
  /// UIKit's `alpha`, 0 to 1; not multiplied down the tree.
  public var alpha: Double
  /// The control's `isEnabled`, and its tap recogniser's.
  public var isEnabled: Bool
  /// UIKit's `isUserInteractionEnabled`.
  public var isUserInteractionEnabled: Bool
  /// SwiftUI's `allowsHitTesting(_:)`; ignored under `uikit`.
  public var allowsHitTesting: Bool
  /// SwiftUI's `zIndex(_:)`; ignored under `uikit`.
  public var zIndex: Double
  /// What is drawn of its children; never who is hit.
  public var clipsToBounds: Bool
  /// The outline that a person sees.
  public var shape: Shape
  /// Whether a tap recogniser sits on it.
  public var hasTapGesture: Bool
  /// Whether the view itself is never the answer of a hit test, while its children can be.
  public var isPassthrough: Bool
  /// False for a hosted surface that finds nothing where nothing is drawn.
  public var deliversUndrawnTouches: Bool
  /// Whether it draws over its visible frame.
  public var drawsContent: Bool
  /// The hit area that the app has today; nil for the bounds.
  public var hitArea: AreaRule?
  /// Where in the visible frame people aim, as a fraction of it.
  public var aim: Point
  /// How often it is used, relative to the other targets; not negative.
  public var weight: Double
  /// What a tap on it does; controls with the same action count as each other.
  public var action: String
  /// Back to front.
  public var children: [View]

  /// A plain view of `kind` with every property at its default.
  ///
  /// - Parameters:
  ///   - frame: in the parent's bounds space, in pt.
  ///   - platform: decides the default of `isUserInteractionEnabled`.
  public init(
    id: String, kind: ViewKind = .view, frame: Rectangle, platform: Platform = .uikit,
    children: [View] = []
  ) {
    self.id = id
    self.kind = kind
    self.frame = frame
    self.children = children
    contentOffset = .zero
    transform = .identity
    isHidden = false
    alpha = 1
    isEnabled = true
    isUserInteractionEnabled = kind.takesInteractionByDefault(on: platform)
    allowsHitTesting = true
    zIndex = 0
    clipsToBounds = if case .scrollView = kind { true } else { false }
    shape = .rectangle
    hasTapGesture = false
    isPassthrough = false
    deliversUndrawnTouches = true
    drawsContent = true
    aim = Point(x: 0.5, y: 0.5)
    weight = 1
    action = id
  }

  /// Whether a tap can act on it: a button, a control, or any view with a tap recogniser.
  public var isControl: Bool {
    // Not by `==`, which compares an enumeration of strings by these.
    switch kind {
    case .button, .control: true
    default: hasTapGesture
    }
  }
}
