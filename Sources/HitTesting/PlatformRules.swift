/// What the platforms do differently: the rules of hit testing as a value. A new platform is a new
/// value, not a new walk.
///
/// Sources: Apple, "hitTest(_:with:)" for `uikit`; `docs/hit-testing.md` for the observations on
/// `swiftui`, which Apple does not document.
struct PlatformRules: Sendable, Hashable {
  /// A view whose own alpha is below this takes no touches.
  var alphaLimit: Double
  /// Whether a point outside a view's hit area cannot reach the view's children either.
  var areaPrunesChildren: Bool
  /// Whether a scroll view's bounds cut off what lies outside, whatever its hit area.
  var scrollViewPrunes: Bool
  /// Whether a view with children has a hit area only where a rule gives it one.
  var containersHaveNoArea: Bool
  /// Whether `zIndex` orders siblings and `allowsHitTesting` counts.
  var usesSwiftUIModifiers: Bool
  /// Whether the nearest control at or above the view found acts, rather than UIKit's order of
  /// default actions and recognisers.
  var nearestControlActs: Bool

  init(_ platform: Platform) {
    let swiftui = platform == .swiftui
    alphaLimit = swiftui ? 0.001 : 0.01
    areaPrunesChildren = !swiftui
    scrollViewPrunes = swiftui
    containersHaveNoArea = swiftui
    usesSwiftUIModifiers = swiftui
    nearestControlActs = swiftui
  }

  /// Whether a view, by its own properties, lets touches in.
  func takesTouches(_ view: View) -> Bool {
    !view.isHidden && view.isUserInteractionEnabled && view.alpha >= alphaLimit
      && (view.allowsHitTesting || !usesSwiftUIModifiers) && view.transform.isInvertible
  }
}
