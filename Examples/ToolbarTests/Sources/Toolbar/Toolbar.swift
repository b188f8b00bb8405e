/// The tool bar of an app: the figures that its layout code uses.
public enum Toolbar {
  /// Side of an icon, in pt.
  public static let icon = 24.0
  /// Space between two icons, in pt.
  public static let gap = 20.0
  /// Height of the bar, in pt.
  public static let height = 44.0
  /// How far `touchEdgeInsets` of an icon reach beyond it, in pt: half the gap and no more.
  public static let reach = 10.0
  /// The icons, from the left.
  public static let icons = ["reply", "archive", "trash"]
}
