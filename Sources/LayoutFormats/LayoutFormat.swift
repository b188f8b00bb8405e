/// A kind of UI dump that can be imported, by the name that `--format` takes.
public enum LayoutFormat: String, CaseIterable, Sendable {
  /// `adb shell uiautomator dump`: `<hierarchy>` with `<node>` elements, in px.
  case uiautomator
  /// Appium's UiAutomator2 page source: `<hierarchy>` whose tags are class names, in px.
  case appiumAndroid = "appium-android"
  /// Appium's XCUITest page source and WebDriverAgent's XML: `XCUIElementType...` tags, in pt.
  case appiumIOS = "appium-ios"
}

extension LayoutFormat {
  /// The registry: a new format is a case, a line here, and a file with its reader.
  var reader: any DumpReader.Type {
    switch self {
    case .uiautomator: UIAutomatorReader.self
    case .appiumAndroid: AppiumAndroidReader.self
    case .appiumIOS: AppiumIOSReader.self
    }
  }

  /// The names of all formats, for messages.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
