import Foundation
import LayoutFormats

/// What a file turned out to hold.
enum InputDocument {
  /// A config, still to be decoded.
  case config(JSONValue)
  /// A native layout, still to be decoded.
  case layout(JSONValue)
  /// A UI dump.
  case dump

  /// Tells from the content what a file holds; nil, after noting it, where it is none of these.
  static func read(_ bytes: [UInt8], reporter: Reporter) -> InputDocument? {
    let first = bytes.drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }.first
    let isObject = first == UInt8(ascii: "{") || first == UInt8(ascii: "/")
    if !isObject, LayoutImporter.detect(Data(bytes)) != nil { return .dump }
    guard isObject || first == nil || first == UInt8(ascii: "[") || bytes.contains(0) else {
      let start =
        String(decoding: bytes.prefix(80), as: UTF8.self)
        .split(whereSeparator: \.isNewline).first ?? ""
      reporter.problem(
        .root, found: "a file that begins with \(Quoted.inline(String(start.prefix(40))))",
        expected: "a config or layout in JSON, or a UI dump")
      return nil
    }
    guard let value = JSONReader.read(bytes, reporter: reporter) else { return nil }
    guard case .object = value else {
      if LayoutImporter.detect(Data(bytes)) != nil { return .dump }
      ValueReader(reporter: reporter).mismatch(value, .root, expected: "an object")
      return nil
    }
    if value["layout"] != nil || value["layouts"] != nil { return .config(value) }
    if value["screen"] != nil || value["views"] != nil { return .layout(value) }
    return LayoutImporter.detect(Data(bytes)) != nil ? .dump : .config(value)
  }
}
