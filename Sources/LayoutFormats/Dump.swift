import HitTesting

/// What a reader understood of a dump: every view in document order, frames from the screen's top
/// left corner, in the dump's own unit.
struct Dump: Sendable {
  /// Never `dp`: that is what pixels become.
  var unit: LayoutUnit
  /// Each view after its parent.
  var views: [DumpView]
  /// The screen's size; nil where the dump says nothing of it.
  var screen: Size?
  /// The rule that holds where the user gives none.
  var defaultRule: TappableRule
  /// What the user should know.
  var warnings: [String] = []
  /// Whether the option `frame` chose what was read.
  var usesFrame = false

  /// The size of a screen from the origin to the far corner of all those frames; nil where none of
  /// them has an area.
  static func extent(of frames: some Sequence<Rectangle?>) -> Size? {
    var corner = Size(width: 0, height: 0)
    for case let frame? in frames where DumpView.problem(with: frame) == nil {
      corner.width = max(corner.width, frame.origin.x + frame.size.width)
      corner.height = max(corner.height, frame.origin.y + frame.size.height)
    }
    return corner.width > 0 && corner.height > 0 ? corner : nil
  }
}

/// One view of a dump.
struct DumpView: Sendable {
  /// Index of the parent in the dump; nil for a root.
  var parent: Int?
  /// On the screen, in the dump's unit; nil where none is given. May be anything.
  var frame: Rectangle?
  /// What it is called, for its id.
  var name: String?
  /// What a person reads on it.
  var text: String?
  /// What it is where it is not tappable.
  var kind = ViewKind.view
  /// Whether nothing of what it holds is seen outside it.
  var cutsContent = false
  /// The rules whose evidence the dump gives for this view.
  var known: TapEvidence = []
  /// The rules by which it is tappable.
  var evidence: TapEvidence = []
  /// Whether the control is enabled.
  var isEnabled = true
  /// What the dump says of its being seen: nil, `invisible` or `hidden`.
  var unseen: LeftOut.Reason?
  /// Android's drawing order among its siblings.
  var drawingOrder: Int?

  /// Coordinates beyond this, in any unit, are not taken for places on a screen.
  static let farthest = 1e7

  /// What makes a frame useless on any screen.
  static func problem(with frame: Rectangle?) -> LeftOut.Reason? {
    guard let frame else { return .noBounds }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.allSatisfy({ abs($0) <= farthest }) else { return .notFinite }
    return frame.size.width > 0 && frame.size.height > 0 ? nil : .noArea
  }
}

/// The rules by which a view is tappable, as a set.
struct TapEvidence: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let clickable = TapEvidence(rawValue: 1)
  static let checkable = TapEvidence(rawValue: 2)
  static let type = TapEvidence(rawValue: 4)
  static let accessible = TapEvidence(rawValue: 8)
  static let hittable = TapEvidence(rawValue: 16)

  /// The evidence that a rule asks for.
  static func asked(by rule: TappableRule) -> TapEvidence {
    switch rule {
    case .clickable: .clickable
    case .checkable: .checkable
    case .type: .type
    case .accessible: .accessible
    case .hittable: .hittable
    }
  }

  /// Notes what a flag of the dump says; an absent flag says nothing.
  static func note(_ flag: Bool?, as evidence: TapEvidence, in view: inout DumpView) {
    guard let flag else { return }
    view.known.formUnion(evidence)
    if flag { view.evidence.formUnion(evidence) }
  }
}

extension String {
  /// A flag of a dump; nil for a text that is none.
  var flag: Bool? {
    self == "true" || self == "1" ? true : self == "false" || self == "0" ? false : nil
  }
  /// The text, or nil where there is nothing to read in it.
  var unlessBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
