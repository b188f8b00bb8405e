import HitTesting

/// Writes a screen as a native layout: keys that are not at their default, a view a line.
public enum LayoutWriter {
  /// The JSON text of a layout, with a final newline. It reads back as an equal screen.
  public static func text(_ screen: Screen) -> String { text(screen, indent: "") + "\n" }

  /// The text without a final newline, for a place that is indented.
  static func text(_ screen: Screen, indent: String) -> String {
    let head: [(String, JSONValue)] = [
      ("screen", screen.size.json), ("platform", .string(screen.platform.rawValue)),
      ("direction", .string(screen.direction.rawValue)),
    ]
    var text = "{ "
    text += head.map { Quoted.json($0.0) + ": " + JSONText.line($0.1) }.joined(separator: ", ")
    text += ",\n" + indent + "  \"views\": ["
    append(screen.views, platform: screen.platform, indent: indent + "    ", to: &text)
    return text + "] }"
  }

  private static func append(
    _ views: [View], platform: Platform, indent: String, to text: inout String
  ) {
    for (index, view) in views.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + indent + "{ "
      text += members(view, platform: platform)
        .map { Quoted.json($0.key) + ": " + JSONText.line($0.value) }.joined(separator: ", ")
      if !view.children.isEmpty {
        text += ", \"children\": ["
        append(view.children, platform: platform, indent: indent + "  ", to: &text)
        text += "]"
      }
      text += " }"
    }
    if !views.isEmpty { text += " " }
  }

  /// The keys of a view but its children.
  private static func members(_ view: View, platform: Platform) -> [JSONMember] {
    let plain = View(id: view.id, kind: view.kind, frame: view.frame, platform: platform)
    var members: [JSONMember] = []
    func add(_ key: String, _ value: JSONValue, if isNeeded: Bool) {
      if isNeeded { members.append(JSONMember(key: key, value: value)) }
    }
    add("id", .string(view.id), if: true)
    add("kind", .string(view.kind.rawValue), if: view.kind != .view)
    if let text = view.text { add("text", .string(text), if: true) }
    add("frame", view.frame.json, if: true)
    add("hidden", .bool(view.isHidden), if: view.isHidden)
    add("alpha", .double(view.alpha), if: view.alpha != 1)
    add("enabled", .bool(view.isEnabled), if: !view.isEnabled)
    add(
      "userInteractionEnabled", .bool(view.isUserInteractionEnabled),
      if: view.isUserInteractionEnabled != plain.isUserInteractionEnabled)
    add(
      "clipsToBounds", .bool(view.clipsToBounds), if: view.clipsToBounds != plain.clipsToBounds)
    add("contentOffset", view.contentOffset.json, if: view.contentOffset != .zero)
    let transform = view.transform
    add("rotation", .double(transform.rotation), if: transform.rotation != 0)
    add("scale", transform.scale.json, if: transform.scale != Size(width: 1, height: 1))
    add("translation", transform.translation.json, if: transform.translation != .zero)
    add("shape", view.shape.json, if: view.shape != .rectangle)
    add("tapGesture", .bool(true), if: view.hasTapGesture)
    add("passthrough", .bool(true), if: view.isPassthrough)
    add("zIndex", .double(view.zIndex), if: view.zIndex != 0)
    add("allowsHitTesting", .bool(false), if: !view.allowsHitTesting)
    add("deliversUndrawnTouches", .bool(false), if: !view.deliversUndrawnTouches)
    add(
      "drawsContent", .bool(view.drawsContent),
      if: view.drawsContent != view.deliversUndrawnTouches)
    if let area = view.hitArea { add("hitArea", area.json, if: true) }
    add("aim", view.aim.json, if: view.aim != plain.aim)
    add("weight", .double(view.weight), if: view.weight != 1)
    add("action", .string(view.action), if: view.action != view.id)
    return members
  }
}
