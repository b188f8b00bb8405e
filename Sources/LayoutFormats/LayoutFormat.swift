/// A kind of UI dump that can be imported, by the name that `--format` takes.
public enum LayoutFormat: String, CaseIterable, Sendable {
  /// `adb shell uiautomator dump`: `<hierarchy>` with `<node>` elements, in px.
  case uiautomator
  /// Appium's UiAutomator2 page source: `<hierarchy>` whose tags are class names, in px.
  case appiumAndroid = "appium-android"
  /// Appium's XCUITest page source and WebDriverAgent's XML: `XCUIElementType...` tags, in pt.
  case appiumIOS = "appium-ios"
  /// XCUITest's `debugDescription`, in pt.
  case debugDescription = "debug-description"
  /// `idb ui describe-all --json`, and AXe's `describe-ui`, in pt.
  case idb
  /// `sim-use`, a flat list, in pt.
  case simUse = "sim-use"
  /// WebDriverAgent's source as JSON, in pt.
  case wda
  /// `maestro hierarchy`: Android in px, iOS in pt.
  case maestro
  /// The hierarchies of Rico and Enrico, in px.
  case rico
  /// A state of DroidBot, in px.
  case droidbot
  /// Figma's REST API, in pt of the design.
  case figma
  /// Lighthouse's tap targets, or the rectangles of a report, in px of CSS.
  case lighthouse
  /// The keyboard of the TSI data set, in px.
  case tsi
}

extension LayoutFormat {
  /// The registry: a new format is a case, a line here, and a file with its reader.
  var reader: any DumpReader.Type {
    switch self {
    case .uiautomator: UIAutomatorReader.self
    case .appiumAndroid: AppiumAndroidReader.self
    case .appiumIOS: AppiumIOSReader.self
    case .debugDescription: DebugDescriptionReader.self
    case .idb: IDBReader.self
    case .simUse: SimUseReader.self
    case .wda: WDAReader.self
    case .maestro: MaestroReader.self
    case .rico: RicoReader.self
    case .droidbot: DroidBotReader.self
    case .figma: FigmaReader.self
    case .lighthouse: LighthouseReader.self
    case .tsi: TSIReader.self
    }
  }

  /// Whether a JSON document is a dump of one of the formats.
  static func knows(_ root: JSONNode) -> Bool {
    allCases.contains { ($0.reader as? any JSONDumpReader.Type)?.recognizes(root) == true }
  }

  /// The names of all formats, for messages.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
