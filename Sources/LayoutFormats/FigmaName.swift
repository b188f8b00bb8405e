/// What the name of a Figma layer says of it: a design has no other sign of a control where no
/// prototype links from it.
enum FigmaName {
  /// Words that name a control, alone or with the word before.
  private static let acting: Set<String> = [
    "button", "btn", "cta", "fab", "input", "textfield", "textarea", "checkbox", "radio", "switch",
    "toggle", "slider", "select", "dropdown", "combobox", "link", "tab", "chip", "stepper",
    "picker",
    "searchbar", "searchfield", "menuitem",
  ]
  private static let actingPairs: [String: String] = [
    "text field": "textfield", "text area": "textarea", "text input": "input",
    "check box": "checkbox", "drop down": "dropdown", "combo box": "combobox",
    "search bar": "searchbar", "search field": "searchfield", "menu item": "menuitem",
  ]
  /// Words at the end of a name that make it a part of a control, or what holds several.
  private static let others: Set<String> = [
    "group", "bar", "bars", "set", "row", "list", "container", "wrapper", "section", "background",
    "bg", "label", "text", "title", "icon", "image", "border", "line", "divider", "knob", "thumb",
    "track", "indicator", "area", "shadow", "states", "variants", "page", "screen", "menu",
  ]

  /// Whether layers of a type can be controls by their names.
  static func canAct(_ type: String) -> Bool {
    ["FRAME", "GROUP", "COMPONENT", "INSTANCE", "RECTANGLE", "ELLIPSE"].contains(type)
  }

  /// Whether a layer is the designer's own, which Figma does not publish, with all in it: the name
  /// begins with `_` or `.`.
  static func isPrivate(_ name: String) -> Bool { name.first == "_" || name.first == "." }

  /// The controls that a name speaks of. Parts between slashes, commas and equals signs count each
  /// for itself, as in `Button/Primary` or `Type=Button, State=On`.
  static func words(_ name: String) -> Set<String> {
    var found: Set<String> = []
    for part in name.prefix(200).split(whereSeparator: { "/,=:|".contains($0) }) {
      let words = split(part)
      var own: Set<String> = []
      for (index, word) in words.enumerated() {
        if acting.contains(word) { own.insert(word) }
        guard index + 1 < words.count else { continue }
        if let pair = actingPairs["\(word) \(words[index + 1])"] {
          own.insert(pair)
          if index + 2 == words.count { return found.union(own) }
        }
      }
      if let last = words.last, !others.contains(last) { found.formUnion(own) }
    }
    return found
  }

  /// The words of a name, small: `my-textField 2` is `my`, `text`, `field`.
  private static func split(_ name: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in name {
      if !character.isLetter || (character.isUppercase && wasSmall) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
      wasSmall = character.isLowercase
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
