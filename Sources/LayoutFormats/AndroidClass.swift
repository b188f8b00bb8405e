import HitTesting

/// What the name of an Android class says of a view.
enum AndroidClass {
  /// Widgets whose instances act on a tap, for `--tappable type`.
  private static let acting: Set<String> = [
    "Button", "ImageButton", "EditText", "AutoCompleteTextView", "MultiAutoCompleteTextView",
    "CheckBox", "CheckedTextView", "RadioButton", "Switch", "SwitchCompat", "SwitchMaterial",
    "ToggleButton", "CompoundButton", "SeekBar", "RatingBar", "Spinner", "Chip",
    "FloatingActionButton", "MaterialButton",
  ]
  private static let labels: Set<String> = ["TextView", "AppCompatTextView", "MaterialTextView"]
  private static let images: Set<String> = ["ImageView", "AppCompatImageView"]
  private static let scrolling: Set<String> = [
    "ScrollView", "HorizontalScrollView", "NestedScrollView", "RecyclerView", "ListView",
    "GridView", "ExpandableListView", "ViewPager", "ViewPager2",
  ]

  /// Whether views of the class act on a tap; classes above it may be given too, nearest first.
  static func acts(_ names: [String]) -> Bool { names.contains { acting.contains(widget($0)) } }

  /// What a view of the class is where it is not tappable: as the nearest class says that is known.
  static func kind(_ names: [String]) -> ViewKind {
    for name in names {
      let widget = widget(name)
      if labels.contains(widget) { return .label }
      if images.contains(widget) { return .imageView }
      if scrolling.contains(widget) { return .scrollView }
    }
    return .view
  }

  private static func widget(_ name: String) -> String {
    String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
  }
}
