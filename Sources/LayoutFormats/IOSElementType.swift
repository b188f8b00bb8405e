import HitTesting

/// The type of an element of XCUITest or of the older UIAutomation, without its prefix.
struct IOSElementType {
  /// `Button` for `XCUIElementTypeButton` and `UIAButton`.
  let name: String

  /// A type from its full name.
  init(_ fullName: String) {
    let prefix = ["XCUIElementType", "UIA"].first { fullName.hasPrefix($0) } ?? ""
    name = String(fullName.dropFirst(prefix.count))
  }

  /// The types that act on a tap.
  private static let acting: Set<String> = [
    "Button", "Cell", "Switch", "Toggle", "TextField", "SecureTextField", "SearchField",
    "TextView", "Slider", "Link", "Key", "Tab", "SegmentedControl", "Stepper", "PickerWheel",
    "Icon", "MenuItem", "RadioButton", "CheckBox", "PopUpButton",
    // UIAutomation's names for the same.
    "TableCell", "CollectionCell", "SearchBar",
  ]

  /// Whether elements of the type act on a tap.
  var acts: Bool { Self.acting.contains(name) }

  /// Whether what an element of the type holds as its value is a text that a person reads on it.
  var holdsText: Bool {
    ["StaticText", "TextField", "TextView", "SearchField", "SearchBar"].contains(name)
  }

  /// Whether it holds a whole screen of others.
  var isSurface: Bool { name == "Application" || name == "Window" }

  /// What an element of the type is where it is not tappable.
  var kind: ViewKind {
    switch name {
    case "Cell", "TableCell", "CollectionCell": .cell
    case "StaticText", "Heading": .label
    case "Image": .imageView
    case "ScrollView", "Table", "TableView", "CollectionView": .scrollView
    default: .view
    }
  }
}
