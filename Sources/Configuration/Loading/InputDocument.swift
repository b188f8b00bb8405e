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
    // A dump may hold what no config may, so its faults are not yet the user's.
    let trial = Reporter(file: reporter.file, log: DiagnosticLog())
    let tried = JSONReader.read(bytes, reporter: trial)
    if tried == nil || !trial.log.problems.isEmpty {
      if LayoutImporter.detect(Data(bytes)) != nil { return .dump }
      _ = JSONReader.read(bytes, reporter: reporter)
    }
    guard let value = tried else { return nil }
    guard case .object(let members) = value else {
      if LayoutImporter.detect(Data(bytes)) != nil { return .dump }
      ValueReader(reporter: reporter).mismatch(
        value, .root, expected: "an object, or a UI dump that this version reads")
      return nil
    }
    return kind(of: value, members: members, bytes: bytes, reporter: reporter)
  }

  private static func kind(
    of value: JSONValue, members: [JSONMember], bytes: [UInt8], reporter: Reporter
  ) -> InputDocument? {
    let keys = Set(members.map(\.key))
    if keys.contains("layout") || keys.contains("layouts") { return .config(value) }
    if keys.isSuperset(of: ["screen", "views"]) { return .layout(value) }
    if LayoutImporter.detect(Data(bytes)) != nil { return .dump }
    let strange = members.map(\.key).filter {
      !ConfigDecoder.keys.contains($0) && !ScreenDecoder.keys.contains($0)
    }
    guard strange.count < 3 || strange.count * 2 <= members.count else {
      let shown = strange.prefix(3).map(Quoted.inline).joined(separator: ", ")
      reporter.problem(
        .root, found: "an object with the keys \(shown)\(strange.count > 3 ? ", ..." : "")",
        expected: "a config (with \"layout\"), a layout (with \"screen\" and \"views\") "
          + "or a UI dump that this version reads")
      return nil
    }
    return keys.contains("screen") || keys.contains("views") ? .layout(value) : .config(value)
  }
}
