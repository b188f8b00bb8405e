import HitTesting

/// What the user says about a dump beyond what the dump itself tells.
public struct ImportOptions: Sendable, Hashable {
  /// The format; nil: told from the content.
  public var format: LayoutFormat?
  /// Pixels per dp (`adb shell wm density` / 160), for formats in px; nil: sizes stay in px.
  public var density: Double?
  /// The size of the screen in the unit of the result (pt, dp; px without a density); nil: from the
  /// dump.
  public var screen: Size?
  /// What makes a view tappable; nil: the format's own rule.
  public var tappable: TappableRule?
  /// Whether plain views swallow touches; else they are `passthrough`.
  public var opaque = false
  /// Whether views that the dump calls invisible or hidden are kept.
  public var includeInvisible = false
  /// The frame to import, for formats whose file holds several.
  public var frame: String?

  /// Options that leave everything to the dump.
  public init() {}
}

/// What makes a view of a dump tappable, by the name that `--tappable` takes.
public enum TappableRule: String, CaseIterable, Sendable {
  /// The dump's flag `clickable`.
  case clickable
  /// The flag `clickable` or `checkable`: some check boxes act without being called clickable
  /// (the reading of seq2act, github.com/google-research/google-research).
  case checkable
  /// The element's type or class is one that acts: a button, a cell, a switch, a text field...
  case type
  /// The flag `accessible`: for apps whose buttons are all of the type `Other`.
  case accessible
  /// The flag `hittable`, the best evidence where the dump has it.
  case hittable
}

extension TappableRule {
  /// The rule in words, for messages.
  var explanation: String {
    switch self {
    case .clickable: "clickable=\"true\""
    case .checkable: "clickable=\"true\" or checkable=\"true\""
    case .type: "a type that acts, such as Button or Cell"
    case .accessible: "accessible=\"true\""
    case .hittable: "hittable=\"true\""
    }
  }
}
