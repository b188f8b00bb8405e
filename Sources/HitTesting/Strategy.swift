/// A named way of giving every view its hit area: rules, of which the last that matches a view
/// decides.
public struct Strategy: Sendable, Hashable {
  /// Unique in a config, not empty.
  public var name: String
  /// In the order of the config; the last that matches a view decides for it. A view that none
  /// matches keeps its own hit area.
  public var rules: [Rule]

  /// A strategy of several rules.
  public init(name: String, rules: [Rule]) {
    self.name = name
    self.rules = rules
  }

  /// A strategy of one rule for every control.
  public init(name: String, area: AreaRule) {
    self.init(name: name, rules: [Rule(select: [.controls], area: area)])
  }

  /// The app as it is today.
  public static let asIs = Strategy(name: "asIs", area: .asIs)

  /// Which views a rule speaks of, and the hit area that it gives them.
  public struct Rule: Sendable, Hashable {
    /// A view matches if one of these does.
    public var select: [Selector]
    /// What the matching views get.
    public var area: AreaRule

    /// A rule for the views that one of the selectors matches.
    public init(select: [Selector], area: AreaRule) {
      self.select = select
      self.area = area
    }
  }

  /// A way to name views.
  public enum Selector: Sendable, Hashable {
    /// `#id`: the view with this id.
    case id(String)
    /// A kind: `button`.
    case kind(ViewKind)
    /// `controls`: every control, aimed at or not.
    case controls
    /// `*`: every view but the screen.
    case all

    /// Whether the selector speaks of this view.
    public func matches(_ view: View) -> Bool {
      switch self {
      case .id(let id): view.id == id
      case .kind(let kind): view.kind == kind
      case .controls: view.isControl
      case .all: true
      }
    }
  }

  /// The rule that decides for a view: the last that matches; nil where none does.
  public func rule(for view: View) -> AreaRule? {
    rules.last { $0.select.contains { $0.matches(view) } }?.area
  }

  /// What decides for a view in the end: where no rule does, or the rule is `asIs`, its own hit
  /// area, else its bounds.
  package func resolvedRule(for view: View) -> AreaRule {
    let rule = rule(for: view) ?? .asIs
    return rule == .asIs ? view.hitArea ?? .bounds : rule
  }

  /// The same for each view of a tree. The screen itself, which `*` would match, keeps its bounds.
  package func resolvedRules(in tree: ViewTree) -> [AreaRule] {
    var rules = tree.views.map(resolvedRule)
    rules[0] = .bounds
    return rules
  }

  /// Whether such a rule may decide for one of some views: a quick look, since most strategies have
  /// no such rule, nor has any view one of its own.
  package func mayGive(
    to views: [Int], in tree: ViewTree, _ holds: (AreaRule) -> Bool
  ) -> Bool {
    rules.contains { holds($0.area) }
      || views.contains { tree.views[$0].hitArea.map(holds) ?? false }
  }
}

extension Strategy {
  /// The views for which a rule would need what is not modelled: `overlayButton` or `paddedFrame`
  /// on a view with a rotation, scale or translation. Indices in the tree, in layout order.
  public func notModelledViews(in tree: ViewTree) -> [Int] {
    let asksForIt = { (area: AreaRule?) in
      switch area {
      case .overlayButton, .paddedFrame: true
      default: false
      }
    }
    guard rules.contains(where: { asksForIt($0.area) }) else { return [] }
    return tree.views.indices.dropFirst().filter { index in
      asksForIt(rule(for: tree.views[index])) && !tree.placements[index].transform.isIdentity
    }
  }
}
