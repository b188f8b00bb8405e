/// Whose hit-testing rules decide.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case uikit
  case swiftui
}

/// Which way a line of text runs.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  case ltr
  case rtl
}

/// A screen and the views on it, as the app has it today: the root of every hit test.
public struct Screen: Sendable, Hashable {
  /// Width and height, in pt.
  public var size: Size
  /// Whose rules decide who receives a touch.
  public var platform: Platform
  /// Where `leading` is.
  public var direction: LayoutDirection
  /// The top-level views, back to front: the last is in front.
  public var views: [View]

  /// A screen of `size` pt with its views, back to front.
  public init(
    size: Size, platform: Platform = .uikit, direction: LayoutDirection = .ltr, views: [View]
  ) {
    self.size = size
    self.platform = platform
    self.direction = direction
    self.views = views
  }

  /// The id of the root view, which no other view may take.
  public static let id = "screen"

  /// What results call all targets together, which no view may be called.
  public static let allTargets = "*"
}
