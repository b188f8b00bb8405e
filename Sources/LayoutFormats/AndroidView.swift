import HitTesting

/// A view of an Android dump, whatever format it comes in. Frames are in physical pixels.
struct AndroidView {
  var frame: Rectangle?
  /// The name of its class, then those of the classes above, where the dump gives them.
  var classNames: [String] = []
  var description: String?
  var text: String?
  var resourceID: String?
  /// Flags; nil where the dump does not say.
  var isEnabled: Bool?
  var isClickable: Bool?
  var isCheckable: Bool?
  var isVisible: Bool?
  var drawingOrder: Int?

  /// The view as a part of a dump.
  var view: DumpView {
    let description = description?.unlessBlank
    let text = text?.unlessBlank
    var view = DumpView()
    view.frame = frame
    view.name = description ?? text ?? resourceID?.unlessBlank
    view.text = text ?? description
    view.kind = AndroidClass.kind(classNames)
    view.cutsContent = view.kind == .scrollView
    view.isEnabled = isEnabled ?? true
    view.drawingOrder = drawingOrder
    if isVisible == false { view.unseen = .invisible }
    TapEvidence.note(isClickable, as: [.clickable, .checkable], in: &view)
    TapEvidence.note(isCheckable, as: .checkable, in: &view)
    if !classNames.isEmpty {
      TapEvidence.note(AndroidClass.acts(classNames), as: .type, in: &view)
    }
    return view
  }

  /// A dump of such views, whose screen is what the roots cover.
  static func dump(_ views: [DumpView], warnings: [String]) -> Dump {
    let roots = views.lazy.filter { $0.parent == nil }.map(\.frame)
    return Dump(
      unit: .px, views: views, screen: Dump.extent(of: roots), defaultRule: .clickable,
      warnings: warnings + originWarnings(roots))
  }

  /// A dialog's window alone begins somewhere on the screen, and says nothing of the rest of it.
  private static func originWarnings(_ roots: some Sequence<Rectangle?>) -> [String] {
    let frames = roots.compactMap { $0 }.filter { DumpView.problem(with: $0) == nil }
    guard let x = frames.map(\.origin.x).min(), let y = frames.map(\.origin.y).min(),
      x > 0 || y > 0
    else { return [] }
    return [
      "the roots begin at \(Int(x)), \(Int(y)), not at 0, 0: the screen may be larger than the "
        + "dump says (give its size with --screen)"
    ]
  }
}
