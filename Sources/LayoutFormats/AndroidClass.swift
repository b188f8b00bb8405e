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

  /// Whether views of the class act on a tap.
  static func acts(_ name: String) -> Bool { acting.contains(widget(name)) }

  /// What a view of the class is where it is not tappable.
  static func kind(_ name: String) -> ViewKind {
    let widget = widget(name)
    if labels.contains(widget) { return .label }
    if images.contains(widget) { return .imageView }
    return scrolling.contains(widget) ? .scrollView : .view
  }

  private static func widget(_ name: String) -> String {
    String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
  }
}
