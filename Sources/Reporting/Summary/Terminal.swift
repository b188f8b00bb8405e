/// What a terminal makes of text: how wide it is, and what must never reach it.
package enum Terminal {
  /// Columns that the text takes: 2 for East Asian wide characters and emoji, 0 for marks that
  /// combine with the character before.
  ///
  /// Source: Unicode Standard Annex 11, "East Asian Width".
  package static func width(of text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// The text on one line, without characters that a terminal obeys or that turn the direction of
  /// writing: ids come from files of other people.
  package static func printable(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: result += " "
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text in at most `columns`, an ellipsis in the place of its middle: what tells generated
  /// ids apart is at the end, what they are about at the start.
  static func shortened(_ text: String, to columns: Int) -> String {
    guard width(of: text) > columns else { return text }
    guard columns > 1 else { return columns == 1 ? "…" : "" }
    let tail = (columns - 1) * 2 / 3
    return start(of: text, columns - 1 - tail) + "…"
      + String(start(of: String(text.reversed()), tail).reversed())
  }

  /// The text with blanks after it up to `columns`.
  static func padded(_ text: String, to columns: Int) -> String {
    text + blanks(columns - width(of: text))
  }

  /// The text with blanks before it up to `columns`.
  static func aligned(_ text: String, to columns: Int) -> String {
    blanks(columns - width(of: text)) + text
  }

  /// Words in lines of at most `columns`, all but the first line indented. A longer word stands
  /// alone, and a number is not parted from its `%`.
  static func wrapped(_ text: String, to columns: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.replacing(" %", with: "\u{A0}%").split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if width(of: line) + 1 + width(of: String(word)) <= columns {
        line += " " + word
      } else {
        lines.append(line)
        line = blanks(indent) + word
      }
    }
    return (lines + [line]).map { $0.replacing("\u{A0}%", with: " %") }
  }

  static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 0))
  }

  private static func start(of text: String, _ columns: Int) -> String {
    var result = ""
    var left = columns
    for character in text {
      left -= width(of: character)
      guard left >= 0 else { break }
      result.append(character)
    }
    return result
  }

  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    // U+FE0F asks for the coloured, wide form of the character before it.
    if scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return scalars.reduce(0) { max($0, width(of: $1)) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Blocks of scripts and symbols whose characters are wide or full-width.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}

extension Terminal {
  /// "bar, next and screen", the last of a long list as a number.
  static func listed(_ names: [String], most: Int) -> String {
    listed(names, most: most) { $0 }
  }

  /// The same of what has names, of which only those are asked for that are told.
  static func listed<Item>(_ items: [Item], most: Int, name: (Item) -> String) -> String {
    let isCut = items.count > most
    var names = items.prefix(isCut ? most - 1 : most).map(name)
    if isCut { names.append("\(items.count - most + 1) more") }
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
