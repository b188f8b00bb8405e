import Foundation
import HitTesting
import LayoutFormats
import Testing

/// Public dumps beside the project, see the readme there; skipped where that folder is not.
struct RealFileTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/data/layouts")
  static let isThere = FileManager.default.fileExists(atPath: folder.path)
  static let imported = [
    "appium-android-alarm", "appium-ios-keyboard-settings", "appium-ios-react-native",
    "uiautomator-gallery",
  ]

  private func data(_ name: String) throws -> Data {
    let isJSON = Self.json.contains { $0.0 == name }
    return try Data(
      contentsOf: Self.folder.appendingPathComponent(name + (isJSON ? ".json" : ".xml")))
  }

  /// Name, format, screen, views, tappable, left out: counted by an independent script (Python's
  /// `json`), Figma's controls by eye.
  static let json: [(String, LayoutFormat, [Double], Int, Int, Int)] = [
    ("axe-account-settings", .idb, [402, 874], 22, 6, 0),
    ("droidbot-calendar", .droidbot, [1080, 2280], 53, 36, 64),
    ("figma-elements", .figma, [1602, 921], 154, 7, 83),
    ("lighthouse-tap-targets-artifact", .lighthouse, [208, 1165.8125], 2, 2, 0),
    ("rico-semantic", .rico, [1440, 2560], 10, 2, 0),
    ("sim-use-qwerty", .simUse, [402, 874], 55, 41, 0),
    ("tsi-keyboard", .tsi, [1440, 854], 29, 28, 0),
    ("wda-springboard", .wda, [375, 667], 20, 9, 25),
  ]

  @Test(.enabled(if: isThere, "needs ../shared/data/layouts"), arguments: json.indices)
  func eachFileInJSONGivesWhatIsInIt(_ index: Int) throws {
    let (name, format, screen, views, tappable, leftOut) = Self.json[index]
    let layout = try LayoutImporter.read(data(name))
    #expect(layout.format == format)
    #expect(layout.screen.size == Size(width: screen[0], height: screen[1]))
    #expect(layout.views == views)
    #expect(layout.tappable == tappable)
    #expect(layout.tappableIDs.count == tappable)
    #expect(Set(layout.all.map(\.id)).count == views)
    #expect(layout.leftOut.reduce(0) { $0 + $1.count } == leftOut)
    #expect(layout.dead == [])
  }

  @Test(.enabled(if: isThere, "needs ../shared/data/layouts"), arguments: json.indices)
  func aCutFileInJSONIsRefused(_ index: Int) throws {
    let whole = try data(Self.json[index].0)
    let end = try #require(whole.lastIndex { $0 == 0x7D || $0 == 0x5D })
    for length in stride(from: 0, to: end, by: max(end / 12, 1)) {
      #expect(LayoutImporter.complaint(whole.prefix(length)) != nil, "\(length) bytes")
    }
    #expect(LayoutImporter.complaint(whole.prefix(end)) != nil)
  }

  /// Counts made by an independent script (ElementTree of Python) from the rules of the contract.
  @Test(
    .enabled(if: isThere, "needs ../shared/data/layouts"),
    arguments: [
      ("appium-android-alarm", LayoutFormat.appiumAndroid, [1080.0, 2088], 62, 14, 0, 0),
      ("appium-ios-keyboard-settings", .appiumIOS, [390, 844], 68, 27, 10, 15),
      ("appium-ios-react-native", .appiumIOS, [393, 852], 18, 2, 0, 58),
      ("uiautomator-gallery", .uiautomator, [1080, 2400], 23, 8, 0, 0),
    ])
  func eachFileGivesWhatIsInIt(
    name: String, format: LayoutFormat, screen: [Double], views: Int, tappable: Int,
    offScreen: Int, invisible: Int
  ) throws {
    let layout = try LayoutImporter.read(data(name))
    #expect(layout.format == format)
    #expect(layout.screen.size == Size(width: screen[0], height: screen[1]))
    #expect(layout.views == views)
    #expect(layout.tappable == tappable)
    #expect(layout.all.count == views)
    #expect(layout.tappableIDs.count == tappable)
    #expect(Set(layout.all.map(\.id)).count == views)
    #expect(layout.leftOut(.offScreen) == offScreen)
    #expect(layout.leftOut(.invisible) == invisible)
    #expect(layout.leftOut.reduce(0) { $0 + $1.count } == offScreen + invisible)
  }

  @Test(.enabled(if: isThere, "needs ../shared/data/layouts"))
  func controlsUnderTheirOwnInnerControlAreNamed() throws {
    let keyboard = try LayoutImporter.read(data("appium-ios-keyboard-settings"))
    #expect(
      keyboard.dead == [
        "About Dictation and Privacy\u{2026}", "About Dictation and Privacy\u{2026}#2",
      ])
    let native = try LayoutImporter.read(data("appium-ios-react-native"))
    #expect(native.dead == [])
    #expect(native.warns("1 control outside what the dump calls the parent, hung on one above it"))
    #expect(try LayoutImporter.read(data("appium-android-alarm")).dead == [])
    #expect(try LayoutImporter.read(data("uiautomator-gallery")).dead == [])
  }

  @Test(.enabled(if: isThere, "needs ../shared/data/layouts"))
  func twoDocumentsInOneFileAreRefused() throws {
    let message = LayoutImporter.complaint(try data("appium-android-two-documents"))
    #expect(
      message == "two documents in one file: the second begins on line 120; a file may hold one "
        + "dump, so split it")
  }

  @Test(.enabled(if: isThere, "needs ../shared/data/layouts"), arguments: imported)
  func aCutFileIsRefusedWhereverItIsCut(_ name: String) throws {
    let whole = try data(name)
    let end = try #require(whole.lastIndex(of: UInt8(ascii: ">")))
    for length in stride(from: 0, to: end, by: max(end / 60, 1)) {
      #expect(LayoutImporter.complaint(whole.prefix(length)) != nil, "\(length) bytes")
    }
    #expect(LayoutImporter.complaint(whole.prefix(end)) != nil)
  }

  @Test(.enabled(if: isThere, "needs ../shared/data/layouts"), arguments: imported)
  func everyViewKeepsItsPlaceOnTheScreen(_ name: String) throws {
    let layout = try LayoutImporter.read(data(name))
    let text = String(decoding: try data(name), as: UTF8.self)
    let tree = ViewTree(layout.screen)
    for index in tree.views.indices.dropFirst() {
      var origin = Point.zero
      var at = index
      while at > 0 {
        origin.x += tree.views[at].frame.origin.x
        origin.y += tree.views[at].frame.origin.y
        at = tree.parents[at]
      }
      let size = tree.views[index].frame.size
      let (x, y) = (Int(origin.x), Int(origin.y))
      let (width, height) = (Int(size.width), Int(size.height))
      let place =
        layout.unit == .pt
        ? "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
        : "bounds=\"[\(x),\(y)][\(x + width),\(y + height)]\""
      #expect(text.contains(place), "\(tree.views[index].id)")
    }
  }
}
