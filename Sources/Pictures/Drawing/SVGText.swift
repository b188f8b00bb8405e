import HitTesting

/// The texts of a picture as elements of SVG, put into the document that Cairo wrote.
enum SVGText {
  /// What browsers take for `TextMeter.family`.
  private static let families = "sans-serif"

  /// Cairo's document with the texts on top, a title, and no ids that tell how many pictures a
  /// process has drawn.
  static func document(_ cairo: [UInt8], title: String, texts: [PlacedText]) -> String {
    let source = String(decoding: cairo, as: UTF8.self)
    guard let open = source.range(of: "<svg "), let close = source.range(of: "</svg>"),
      let end = source[open.upperBound...].firstIndex(of: ">")
    else { return source }
    let body = withoutSurfaceIDs(source[source.index(after: end)..<close.lowerBound])
    let head: String =
      source[..<open.upperBound]
      + "role=\"img\" font-family=\"\(families)\" "
      + source[open.upperBound...end]
    return head + "\n<title>\(escaped(title))</title>" + body
      + texts.map(element).joined()
      + String(source[close.lowerBound...])
  }

  private static func withoutSurfaceIDs(_ body: Substring) -> String {
    String(body.replacing(#/<g id="surface[0-9]+">/#, with: "<g>"))
  }

  private static func element(_ text: PlacedText) -> String {
    let style = text.style
    var attributes = [
      ("x", number(text.place.x)), ("y", number(text.place.y)), ("font-size", number(style.size)),
      ("fill", style.color.hex),
    ]
    if style.color.opacity < 1 { attributes.append(("fill-opacity", number(style.color.opacity))) }
    if style.isBold { attributes.append(("font-weight", "bold")) }
    if text.anchor != .start { attributes.append(("text-anchor", text.anchor.rawValue)) }
    if let halo = style.halo {
      attributes += [
        ("paint-order", "stroke"), ("stroke", halo.hex),
        ("stroke-width", number(TextMeter.haloWidth)), ("stroke-linejoin", "round"),
      ]
      if halo.opacity < 1 { attributes.append(("stroke-opacity", number(halo.opacity))) }
    }
    if isPlain(text.text) {
      // Another font keeps to the room that was made for the text.
      attributes += [("textLength", number(text.width)), ("lengthAdjust", "spacingAndGlyphs")]
    }
    let list = attributes.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: " ")
    return "<text \(list)>\(escaped(text.text))</text>\n"
  }

  /// Whether every font has the letters, so that the measured width means something.
  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x250 || (0x2010...0x2026).contains($0.value) }
  }

  /// With at most two decimals.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let (whole, part) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    return "\(sign)\(whole)."
      + (part < 10 ? "0\(part)" : part % 10 == 0 ? "\(part / 10)" : "\(part)")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in TextMeter.printable(text).unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
