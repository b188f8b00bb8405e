import HitTesting

/// Reads the log of an Appium server: the bodies of requests for W3C actions and of the older
/// `touch/perform`. The same actions stand in other lines too, which are passed over.
struct AppiumReader: LineReader {
  private let options: TouchLogOptions
  private var scale: PointScale?
  /// The unit that the session's driver takes; nil until the log has named it.
  private var unit: TouchLogOptions.Unit?
  /// The request whose body is to come.
  private var request: Request?

  private enum Request {
    case actions
    case perform
  }

  init(_ options: TouchLogOptions) throws(TouchLogError) {
    self.options = options
    unit = options.unit
  }

  mutating func read(
    _ line: UnsafeBufferPointer<UInt8>, at place: LogPlace, _ taps: inout TapCollector
  ) throws {
    if unit == nil { unit = Self.unit(of: line) }
    var cursor = ByteCursor(line)
    if cursor.skipPast("--> ") {
      request = nil
      guard cursor.skip("POST ") else { return }
      request = Self.request(cursor.word())
      cursor.skipBlanks()
    } else {
      cursor = ByteCursor(line)
      if cursor.skipPast("<-- ") { request = nil }
      guard request != nil, cursor.skipPast("[HTTP]") else { return }
    }
    guard let request, let start = cursor.rest.firstIndex(of: UInt8(ascii: "{")) else { return }
    self.request = nil
    let body = UnsafeBufferPointer(rebasing: cursor.rest[start...])
    let object: JSONPiece
    do throws(BadRow) {
      object = try JSONPiece(body)
    } catch {
      throw BadRow("the body of the request is cut off: " + error.message())
    }
    let scale = try knownScale()
    switch request {
    case .actions:
      try AppiumActions.read(object, scale, place, &taps)
    case .perform:
      try AppiumGestures.read(object, scale, place, &taps)
    }
  }

  mutating func finish(at place: LogPlace, _ taps: inout TapCollector) {}

  private mutating func knownScale() throws(TouchLogError) -> PointScale {
    if let scale { return scale }
    guard let unit else {
      throw TouchLogError(
        .usage,
        "the log does not say whether it is iOS, in pt, or Android, in px: give --unit pt, "
          + "or --unit px and --density")
    }
    let scale = try PointScale(options, unit: unit)
    self.scale = scale
    return scale
  }

  private static func request(_ path: UnsafeBufferPointer<UInt8>) -> Request? {
    let ends = { (end: String) in path.suffix(end.utf8.count).elementsEqual(end.utf8) }
    if ends("/actions") { return .actions }
    return ends("/touch/perform") || ends("/touch/multi/perform") ? .perform : nil
  }

  /// The unit of the driver that a line names: points on iOS, pixels on Android.
  private static func unit(of line: UnsafeBufferPointer<UInt8>) -> TouchLogOptions.Unit? {
    let holds = { (text: StaticString) in
      var cursor = ByteCursor(line)
      return cursor.skipPast(text)
    }
    if holds("XCUITest") || holds("platformName\":\"iOS") || holds("platformName\": \"iOS") {
      return .pt
    }
    return holds("UiAutomator2") || holds("Espresso") || holds("platformName\":\"Android")
      || holds("platformName\": \"Android") ? .px : nil
  }
}
