import HitTesting

/// The texts of a picture as elements of SVG, put into the document that Cairo wrote.
enum SVGText {
  /// What browsers take for `Typesetter.family`.
  private static let families = "sans-serif"

  /// Cairo's document with the texts on top, a title, and ids of its own.
  static func document(_ cairo: [UInt8], title: String, texts: [PlacedText]) -> [UInt8] {
    // The bytes are far too many to be gone through as characters.
    let open = Array("<svg ".utf8)
    guard let start = cairo.indices.first(where: { cairo[$0...].starts(with: open) }),
      let end = cairo[start...].firstIndex(of: UInt8(ascii: ">")),
      let close = cairo.lastIndex(of: UInt8(ascii: "<")), end < close
    else { return cairo }
    let head = start + open.count
    var result = Array(cairo[..<head])
    result += "role=\"img\" font-family=\"\(families)\" ".utf8
    result += cairo[head...end]
    result += "\n<title>\(escaped(title))</title>".utf8
    result += withOwnIDs(cairo[(end + 1)..<close])
    for text in texts { result += element(text).utf8 }
    return result + cairo[close...]
  }

  /// Ids that no other picture on the same page has, and that do not tell how many pictures a
  /// process has drawn: all have the body's own check sum in front.
  private static func withOwnIDs(_ body: ArraySlice<UInt8>) -> [UInt8] {
    let plain = replacing([(" id=\"surface", .attribute)], in: body)
    // FNV-1a, of 32 bits.
    let sum = plain.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let own = Array("p\(String(sum, radix: 36))-".utf8)
    return replacing(
      [(" id=\"", .own(own)), ("url(#", .own(own)), ("href=\"#", .own(own))], in: plain[...])
  }

  private enum Change {
    /// The attribute goes.
    case attribute
    /// These bytes come behind it.
    case own([UInt8])
  }

  private static func replacing(
    _ changes: [(mark: String, change: Change)], in body: ArraySlice<UInt8>
  ) -> [UInt8] {
    let marks = changes.map { (Array($0.mark.utf8), $0.change) }
    let starts = Set(marks.compactMap { $0.0.first })
    var result: [UInt8] = []
    result.reserveCapacity(body.count + body.count / 50)
    var index = body.startIndex
    while index < body.endIndex {
      guard starts.contains(body[index]),
        let (mark, change) = marks.first(where: { body[index...].starts(with: $0.0) })
      else {
        result.append(body[index])
        index += 1
        continue
      }
      index += mark.count
      switch change {
      case .own(let bytes): result += mark + bytes
      case .attribute:
        let quote = body[index...].firstIndex(of: UInt8(ascii: "\""))
        index = quote.map { $0 + 1 } ?? body.endIndex
      }
    }
    return result
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
        ("stroke-width", number(Typesetter.haloWidth)), ("stroke-linejoin", "round"),
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
