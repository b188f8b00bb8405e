import Foundation
import HitTesting
import LayoutFormats

/// Small dumps written for these tests, in the manner of each dumper.
enum Fixture {
  static let header = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>"

  /// A `uiautomator` dump of a root of 1080 by 2400 px and what is in it.
  static func android(_ nodes: String) -> String {
    "\(header)<hierarchy rotation=\"0\"><node bounds=\"[0,0][1080,2400]\">\(nodes)</node></hierarchy>"
  }

  /// One clickable node.
  static func button(_ bounds: String, _ more: String = "") -> String {
    "<node clickable=\"true\" bounds=\"\(bounds)\" \(more)/>"
  }

  /// An XCUITest dump of 390 by 844 pt and what is in it.
  static func ios(_ elements: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication name="App" x="0" y="0" width="390" height="844">
        \(elements)
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """
  }

  /// An element of a type with a frame.
  static func element(_ type: String, _ frame: [String], _ more: String = "") -> String {
    let place = zip(["x", "y", "width", "height"], frame).map { "\($0)=\"\($1)\"" }
    return "<XCUIElementType\(type) \(place.joined(separator: " ")) \(more)/>"
  }
}

extension LayoutImporter {
  static func read(
    _ text: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws(LayoutFormatError) -> ImportedLayout {
    var options = ImportOptions()
    change(&options)
    return try read(Data(text.utf8), options: options)
  }

  /// The message of the error that reading ends in; nil where it does not.
  static func complaint(
    _ data: Data, _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> String? {
    var options = ImportOptions()
    change(&options)
    do throws(LayoutFormatError) {
      _ = try read(data, options: options)
      return nil
    } catch {
      return error.message
    }
  }

  static func complaint(
    _ text: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> String? {
    complaint(Data(text.utf8), change)
  }
}

extension ImportedLayout {
  /// All views, each before its children.
  var all: [View] {
    func flat(_ views: [View]) -> [View] { views.flatMap { [$0] + flat($0.children) } }
    return flat(screen.views)
  }

  /// The view of this id.
  func view(_ id: String) -> View? { all.first { $0.id == id } }

  /// The ids of the tappable views, in layout order.
  var tappableIDs: [String] { all.filter { $0.kind == .button }.map(\.id) }

  /// How many views were left out for a reason.
  func leftOut(_ reason: LeftOut.Reason) -> Int {
    leftOut.first { $0.reason == reason }?.count ?? 0
  }

  /// Whether a warning holds these words.
  func warns(_ words: String) -> Bool { warnings.contains { $0.contains(words) } }
}
