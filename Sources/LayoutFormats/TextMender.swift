/// Mends what dumpers are known to write and no XML parser takes: CR CR LF, control characters,
/// references to surrogate halves or to no character, `$` in a tag's name.
struct TextMender {
  /// The mended text.
  private(set) var output: [UInt8] = []

  private let input: [UInt8]
  private var position = 0
  private var doubleReturns = 0
  private var controls = 0
  private var joined = 0
  private var badReferences = 0

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// A mender of a text in UTF-8, which leaves what stands before an offset as it is.
  init(_ text: [UInt8], from start: Int = 0) {
    input = text
    position = start
    output += text[..<start]
  }

  /// What was mended, a line each.
  var warnings: [String] {
    var lines: [String] = []
    if doubleReturns > 0 { lines.append("line ends of CR CR LF were read as one line end") }
    if joined > 0 {
      lines.append(
        "\(Words.count(joined, "pair")) of surrogate references joined into the character meant")
    }
    if badReferences > 0 {
      lines.append("\(Words.count(badReferences, "reference")) to no character replaced")
    }
    if controls > 0 { lines.append("\(Words.count(controls, "control character")) replaced") }
    return lines
  }

  /// Reads all of the text into `output`.
  mutating func mend() {
    output.reserveCapacity(input.count)
    while position < input.count {
      switch input[position] {
      case UInt8(ascii: "\r"): endLine()
      case UInt8(ascii: "&"): mendReference()
      case UInt8(ascii: "<"): mendTagName()
      case 0xEF: mendNoncharacter()
      case 0..<0x20 where input[position] != 9 && input[position] != 10:
        controls += 1
        output += Self.replacement
        position += 1
      default: copyPlain()
      }
    }
  }

  /// Copies what needs no look, in one piece.
  private mutating func copyPlain() {
    let start = position
    position += 1
    while position < input.count, Self.isPlain(input[position]) { position += 1 }
    output += input[start..<position]
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), 0xEF: false
    default: byte >= 0x20
    }
  }

  private mutating func endLine() {
    var end = position
    while end < input.count, input[end] == UInt8(ascii: "\r") { end += 1 }
    if end < input.count, input[end] == UInt8(ascii: "\n") {
      if end - position > 1 { doubleReturns += 1 }
      position = end
      return
    }
    output += [UInt8](repeating: UInt8(ascii: "\n"), count: end - position)
    position = end
  }

  /// U+FFFE and U+FFFF, which XML forbids.
  private mutating func mendNoncharacter() {
    let next = input[position...].prefix(3)
    if next.elementsEqual([0xEF, 0xBF, 0xBE]) || next.elementsEqual([0xEF, 0xBF, 0xBF]) {
      controls += 1
      output += Self.replacement
      position += 3
    } else {
      output.append(0xEF)
      position += 1
    }
  }

  /// Names of inner classes become tags with a `$`, which no XML name may hold.
  private mutating func mendTagName() {
    output.append(input[position])
    position += 1
    while position < input.count {
      switch input[position] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "/"):
        output.append(input[position])
      case UInt8(ascii: "$"): output.append(UInt8(ascii: "."))
      default: return
      }
      position += 1
    }
  }

  private mutating func mendReference() {
    guard let first = reference(at: position) else {
      output.append(input[position])
      position += 1
      return
    }
    if (0xD800..<0xDC00).contains(first.code), let second = reference(at: first.end),
      (0xDC00..<0xE000).contains(second.code),
      let scalar = Unicode.Scalar(0x10000 + ((first.code - 0xD800) << 10) + (second.code - 0xDC00))
    {
      joined += 1
      output += Array(String(Character(scalar)).utf8)
      position = second.end
    } else if Self.isCharacter(first.code) {
      output += input[position..<first.end]
      position = first.end
    } else {
      badReferences += 1
      output += Self.replacement
      position = first.end
    }
  }

  /// Whether XML allows a reference to this code (the production Char of XML 1.0).
  private static func isCharacter(_ code: UInt32) -> Bool {
    switch code {
    case 9, 10, 13, 0x20..<0xD800, 0xE000..<0xFFFE, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// The character reference at a place, and where it ends; nil where there is none.
  private func reference(at start: Int) -> (code: UInt32, end: Int)? {
    guard input[start...].starts(with: [UInt8(ascii: "&"), UInt8(ascii: "#")]) else { return nil }
    let body = input[(start + 2)...].prefix(12)
    guard let semicolon = body.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let digits = String(decoding: body[..<semicolon], as: UTF8.self)
    let isHex = digits.hasPrefix("x")
    guard let code = UInt32(isHex ? digits.dropFirst() : digits[...], radix: isHex ? 16 : 10)
    else { return nil }
    return (code, semicolon + 1)
  }
}
