/// The kinds of hit area, by the word that a config writes, with their parameters.
enum AreaKind: String, CaseIterable, Sendable {
  case asIs
  case bounds
  case touchEdgeInsets
  case hitInsets
  case tapAreaInset
  case minimumTapArea
  case contentShape
  case tappablePadding
  case overlayButton
  case paddedFrame
  case neighborAware
  case nearest

  /// The keys beside `kind`.
  var keys: [String] {
    switch self {
    case .asIs, .bounds: []
    case .touchEdgeInsets, .hitInsets: ["insets", "minimum"]
    case .tapAreaInset: ["grow", "minimum"]
    case .minimumTapArea, .neighborAware: ["size"]
    case .contentShape: ["shape"]
    case .tappablePadding: ["padding", "minimum"]
    case .overlayButton: ["insets", "order"]
    case .paddedFrame: ["insets"]
    case .nearest: ["radius"]
    }
  }

  /// The kinds that a view of a layout may have as its own `hitArea`.
  static let ownKinds: [AreaKind] = [
    .bounds, .touchEdgeInsets, .hitInsets, .tapAreaInset, .minimumTapArea, .contentShape,
    .tappablePadding,
  ]
}
