import HitTesting

/// A dump as a native screen, and what became of its views on the way.
public struct ImportedLayout: Sendable {
  /// The screen, views back to front, lengths in `unit`.
  public var screen: Screen
  /// The format that was read.
  public var format: LayoutFormat
  /// What one unit of `screen` is.
  public var unit: LayoutUnit
  /// The rule that decided which views are tappable.
  public var rule: TappableRule
  /// How many views were kept.
  public var views: Int
  /// How many of these are tappable, the disabled ones too.
  public var tappable: Int
  /// How many views were left out and why, in the order of `LeftOut.Reason`; no zero counts.
  public var leftOut: [LeftOut]
  /// The ids of enabled tappable views that do not act on a touch at the centre of their visible
  /// frame, or have none, in layout order.
  public var dead: [String]
  /// What the user should know, a line each; `caveat` is among them.
  public var warnings: [String]

  /// What no dump knows.
  public static let caveat =
    "a dump shows frames, not hit areas: insets that the app adds or takes are not in it"
}

/// How many views of a dump were left out for one reason.
public struct LeftOut: Sendable, Hashable {
  /// Why.
  public var reason: Reason
  /// How many views, at least 1.
  public var count: Int

  /// A count for a reason.
  public init(reason: Reason, count: Int) {
    self.reason = reason
    self.count = count
  }

  /// Why a view is left out. Where several hold, the first counts.
  public enum Reason: String, CaseIterable, Sendable {
    /// The dump gives no bounds, or none that can be read.
    case noBounds = "no bounds"
    /// A number of the frame is infinite, not a number, or absurdly large.
    case notFinite = "not finite"
    /// A side is zero or negative.
    case noArea = "no area"
    /// No part of the frame is on the screen.
    case offScreen = "off the screen"
    /// The dump says that the view is not visible or displayed.
    case invisible
    /// The dump says that the view, or one above it, is hidden.
    case hidden
  }
}

/// The unit of an imported layout.
public enum LayoutUnit: String, CaseIterable, Sendable {
  /// Physical pixels: an Android dump without a density.
  case px
  /// Density-independent pixels, Android's points.
  case dp
  /// Points of iOS, or of a design.
  case pt
  /// Pixels of CSS, a web page's points.
  case css = "CSS px"
}
