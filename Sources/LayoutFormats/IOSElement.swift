import HitTesting

/// An element of an iOS dump, whatever format it comes in.
struct IOSElement {
  var type: IOSElementType
  /// In points; nil where none is given.
  var frame: Rectangle?
  /// The accessibility label.
  var label: String?
  /// What an empty text field shows.
  var placeholder: String?
  /// The accessibility identifier, or the label again, as WebDriverAgent does it.
  var name: String?
  /// What it holds, such as the text of a text field.
  var value: String?
  /// Flags; nil where the dump does not say.
  var isEnabled: Bool?
  var isVisible: Bool?
  var isAccessible: Bool?
  var isHittable: Bool?
  /// Whether traits or a role make it act although its type does not.
  var actsByTrait = false

  /// The element as a view.
  var view: DumpView {
    let label = label?.unlessBlank
    let held = type.holdsText ? value?.unlessBlank : nil
    var view = DumpView()
    view.frame = frame
    view.name = label ?? placeholder?.unlessBlank ?? name?.unlessBlank ?? held
    view.text = label ?? placeholder?.unlessBlank ?? held
    view.kind = type.kind
    view.cutsContent = view.kind == .scrollView
    view.isEnabled = isEnabled ?? true
    if isVisible == false { view.unseen = .invisible }
    view.known = .type
    // The application and its windows are no controls, whatever a flag says.
    guard !type.isSurface else { return view }
    if type.acts || actsByTrait { view.evidence.formUnion(.type) }
    TapEvidence.note(isAccessible, as: .accessible, in: &view)
    TapEvidence.note(isHittable, as: .hittable, in: &view)
    return view
  }
}

/// Gathers the elements of an iOS dump, in document order.
struct IOSDump {
  private var views: [DumpView] = []
  private var applications: [Rectangle?] = []
  private var windows: [Rectangle?] = []

  /// Adds an element; gives its index.
  @discardableResult
  mutating func add(_ element: IOSElement, parent: Int?) -> Int {
    if element.type.name == "Application" { applications.append(element.frame) }
    if element.type.name == "Window" { windows.append(element.frame) }
    var view = element.view
    view.parent = parent
    views.append(view)
    return views.count - 1
  }

  /// The dump: the screen is the first application's with a size, else that of the windows.
  ///
  /// - Parameter screen: its size, where the dump says it apart from the application.
  func dump(warnings: [String], screen: Size? = nil) -> Dump {
    var warnings = warnings
    let application = applications.first { DumpView.problem(with: $0) == nil }
    let size = screen ?? Dump.extent(of: application.map { [$0] } ?? windows)
    if application == nil, screen == nil, size != nil {
      warnings.append("no Application with a size: the screen is taken from the windows")
    }
    warnings.append(
      "which view is in front is a guess from the order of the dump, which says nothing of it")
    return Dump(
      unit: .pt, views: views, screen: size, defaultRule: .type, warnings: warnings)
  }
}
