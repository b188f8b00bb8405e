import HitTesting

/// Reads a layout: the screen and its views.
struct ScreenDecoder {
  static let keys = ["screen", "platform", "direction", "views"]

  let reporter: Reporter

  /// The screen of a layout object; nil where it has no size.
  func screen(_ value: JSONValue, at place: Place) -> Screen? {
    guard let object = ObjectDecoder(value, at: place, reporter: reporter, keys: Self.keys) else {
      return nil
    }
    let size = object.required("screen").flatMap {
      object.values.size($0, at: place.key("screen"), .above(0))
    }
    let platform: Platform = object.choice("platform") ?? .uikit
    var decoder = ViewDecoder(reporter: reporter, platform: platform)
    let views = object.required("views").map {
      decoder.views($0, at: place.key("views"), parent: Screen.id)
    }
    decoder.noteWarnings()
    let direction: LayoutDirection = object.choice("direction") ?? .ltr
    guard let size, let views else { return nil }
    return Screen(size: size, platform: platform, direction: direction, views: views)
  }
}
