/// Changes an input along its structure: numbers become strange numbers, words other words, and
/// what stands in brackets or tags is doubled, moved, nested or left out. Knows no format; JSON and
/// XML both have quotes and brackets.
struct Mutator {
  var random: RandomSource

  private static let numbers = [
    "0", "-0", "1", "-1", "0.5", "1e-300", "5e-324", "1e15", "1e18", "1e19", "-1e19", "1e99",
    "1e100", "-1e100", "1.0000001e100", "1e308", "1e400", "9007199254740993",
    "18446744073709551615", "18446744073709551616", "-9223372036854775809", "0.1", "24", "44",
    "90", "180", "359.99999999", "1e-16", "0.01", "0.001", "2147483648", "-2147483649", "257",
  ]

  private static let words = [
    "id", "kind", "text", "frame", "hidden", "alpha", "enabled", "userInteractionEnabled",
    "clipsToBounds", "contentOffset", "rotation", "scale", "translation", "shape", "tapGesture",
    "passthrough", "zIndex", "allowsHitTesting", "deliversUndrawnTouches", "drawsContent",
    "hitArea", "aim", "weight", "action", "children", "screen", "views", "platform", "direction",
    "version", "seed", "device", "layout", "layouts", "finger", "fingers", "engine", "offScreen",
    "taps", "targets", "strategies", "baseline", "name", "rules", "select", "insets", "grow",
    "size", "minimum", "padding", "order", "radius", "preset", "sigma", "rho", "unit", "offset",
    "dualGaussian", "sigmaA2", "mixture", "betweenUsers", "cornerRadius", "import", "density",
    "tappable", "opaque", "includeInvisible", "format", "pixelsPerInch", "pixelsPerPoint",
    "pointsPerInch", "uikit", "swiftui", "ltr", "rtl", "view", "button", "control", "imageView",
    "label", "cell", "scrollView", "rectangle", "ellipse", "capsule", "asIs", "bounds",
    "touchEdgeInsets", "hitInsets", "tapAreaInset", "minimumTapArea", "contentShape",
    "tappablePadding", "overlayButton", "paddedFrame", "neighborAware", "nearest", "front",
    "aboveTarget", "controls", "*", "#a", "#bar", "sample", "exact", "clamp", "miss", "mm", "pt",
    "tappy", "bi-zhai-2d", "perfect", "iphone-15", "clickable", "checkable", "type", "accessible",
    "hittable", "x", "y", "width", "height", "enabled", "visible", "resource-id", "class",
    "rotation", "true", "false", "[0,0][1080,2400]", "[10,10][9,9]", "edge:-10", "min:44x48",
    "grow:1e99", "nearest:0", "overlay:-12", "padded:-8", "shape:8", "padding:4", "aware:44",
    "seeds/*.json", "native.layout.json", "dump.xml", "time", "phase", "pointer", "intended",
    "user",
    "layout", "began", "moved", "ended", "cancelled", "target_x", "target_width", "EV_ABS",
    "EV_SYN", "EV_KEY", "ABS_MT_SLOT", "ABS_MT_TRACKING_ID", "ABS_MT_POSITION_X", "ABS_X",
    "BTN_TOUCH", "SYN_REPORT", "SYN_MT_REPORT", "SYN_DROPPED", "DOWN", "UP", "ffffffff", "source",
    "timeOffset", "positions", "pointerId", "timestamp", "DispatchPointer", "Tap", "pointerMove",
    "pointerDown", "pointerUp", "origin", "viewport", "pause", "touch", "down", "absinfo",
    "AXFrame", "AXLabel", "rect", "type", "role",
    "Button", "Cell", "Application", "Window", "attributes", "accessibilityText", "bounds",
    "parent",
    "temp_id", "document", "nodes", "absoluteBoundingBox", "FRAME", "CANVAS", "COMPONENT",
    "interactions", "clientRects", "keys_info", "value", "entries", "elements", "activity", "root",
    "isVisible", "isEnabled", "left", "right", "label: '", "{{0.0, 0.0}, {9.0, 9.0}}", "inf", "nan",
  ]

  private static let fragments = [
    "null", "true", "[]", "{}", "\"\"", "[44,44]", "[0,0,24,24]", "[1e100,-1e100,1e100,1e100]",
    "{\"top\":-1e99}", "[[]]", ",", "<node/>", "&#x0;", "&amp;", "<!---->", "/**/", "//\n",
    "\\ud800", "\u{FEFF}", "\u{202E}", "\u{0}", "%s", "e\u{301}",
  ]

  init(seed: UInt32) { random = RandomSource(seed: UInt64(seed)) }

  /// One to four changes.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(4) {
      switch random.below(8) {
      case 0, 1: replaceNumber(&bytes)
      case 2, 3: replaceWord(&bytes)
      case 4: doubleSpan(&bytes)
      case 5: removeSpan(&bytes)
      case 6: moveSpan(&bytes)
      default: insertFragment(&bytes)
      }
    }
    return bytes
  }

  private mutating func replaceNumber(_ bytes: inout [UInt8]) {
    guard let range = run(in: bytes, where: { "0123456789.+-eE".utf8.contains($0) }) else { return }
    let number = Self.numbers[random.below(Self.numbers.count)]
    bytes.replaceSubrange(range, with: number.utf8)
  }

  private mutating func replaceWord(_ bytes: inout [UInt8]) {
    let isLetter = { (byte: UInt8) in
      (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
    guard let range = run(in: bytes, where: isLetter) else { return }
    let word = Self.words[random.below(Self.words.count)]
    bytes.replaceSubrange(range, with: word.utf8)
  }

  private mutating func insertFragment(_ bytes: inout [UInt8]) {
    let fragment = Self.fragments[random.below(Self.fragments.count)]
    let place = random.below(bytes.count + 1)
    bytes.insert(contentsOf: fragment.utf8, at: place)
  }

  private mutating func doubleSpan(_ bytes: inout [UInt8]) {
    guard let span = span(in: bytes) else { return }
    let copy = bytes[span]
    let separator: [UInt8] = bytes[span.lowerBound] == UInt8(ascii: "<") ? [] : [0x2C]
    let times = random.oneIn(16) ? 64 : 1
    for _ in 0..<times where bytes.count < 1 << 18 {
      bytes.insert(contentsOf: copy + separator, at: span.lowerBound)
    }
  }

  private mutating func removeSpan(_ bytes: inout [UInt8]) {
    if let span = span(in: bytes) { bytes.removeSubrange(span) }
  }

  /// Puts a copy of one span in the place of another, which may be inside it or round it.
  private mutating func moveSpan(_ bytes: inout [UInt8]) {
    guard let from = span(in: bytes), let to = span(in: bytes) else { return }
    bytes.replaceSubrange(to, with: Array(bytes[from]))
  }

  /// A run of bytes of one class, found from a random place.
  private mutating func run(
    in bytes: [UInt8], where belongs: (UInt8) -> Bool
  ) -> Range<Int>? {
    guard !bytes.isEmpty else { return nil }
    let start = random.below(bytes.count)
    guard var first = bytes[start...].firstIndex(where: belongs) else { return nil }
    while first > 0, belongs(bytes[first - 1]) { first -= 1 }
    let end = bytes[first...].firstIndex { !belongs($0) } ?? bytes.count
    return first..<end
  }

  /// What stands in a pair of brackets or in a tag, with them, found from a random place.
  private mutating func span(in bytes: [UInt8]) -> Range<Int>? {
    guard !bytes.isEmpty else { return nil }
    let start = random.below(bytes.count)
    guard let open = bytes[start...].firstIndex(where: { "{[<\"".utf8.contains($0) }) else {
      return nil
    }
    let closing: [UInt8: UInt8] = [0x7B: 0x7D, 0x5B: 0x5D, 0x3C: 0x3E]
    guard let close = closing[bytes[open]] else {
      let end = bytes[(open + 1)...].firstIndex(of: bytes[open])
      return end.map { open..<$0 + 1 }
    }
    var depth = 0
    for index in open..<bytes.count {
      if bytes[index] == bytes[open] { depth += 1 }
      if bytes[index] == close { depth -= 1 }
      if depth == 0 { return open..<index + 1 }
    }
    return nil
  }
}
