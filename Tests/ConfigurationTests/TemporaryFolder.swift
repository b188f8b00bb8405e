import Foundation

@testable import Configuration

/// A folder of input files that is gone when the test ends.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapsim-configuration-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders above it, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file, with the folders above it, and returns its path.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return path + "/" + name
  }

  /// A text without the folder's path, so that it can be compared.
  func relative(_ text: String) -> String { text.replacingOccurrences(of: path + "/", with: "") }
}

/// Parts of configs that tests put together.
enum Sample {
  static let layout = """
    { "screen": [100, 200], "views": [
      { "id": "bar", "frame": [0, 100, 100, 50], "children": [
        { "id": "play", "kind": "button", "frame": [10, 10, 20, 20] },
        { "id": "next", "kind": "button", "frame": [40, 10, 20, 20] } ] } ] }
    """

  /// A config with the sample's layout, a finger in points, and other members.
  static func config(_ members: String = "") -> String {
    let comma = members.isEmpty ? "" : ","
    return "{ \"layout\": \(layout), \"finger\": { \"sigma\": [3, 3] }\(comma) \(members) }"
  }

  /// A config whose layout has these views.
  static func views(_ views: String, platform: String = "uikit") -> String {
    """
    { "finger": { "sigma": [3, 3] }, "layout": { "screen": [100, 200], "platform": "\(platform)",
      "views": [ \(views) ] } }
    """
  }

  /// A config with this finger.
  static func finger(_ finger: String) -> String {
    "{ \"layout\": \(layout), \"finger\": \(finger) }"
  }

  /// A config with one strategy.
  static func strategy(_ strategy: String) -> String { config("\"strategies\": [\(strategy)]") }

  /// Loads a config.
  static func load(
    _ text: String, overrides: Overrides = Overrides(), needsTargets: Bool = true
  ) throws -> LoadedScenario {
    let folder = try TemporaryFolder()
    return try ScenarioLoader.load(
      path: folder.write(text, to: "c.json"), overrides: overrides, bareDefault: .asIs,
      needsTargets: needsTargets)
  }

  /// The lines of the error of a config, paths relative; empty where there is none.
  static func problems(_ text: String, needsTargets: Bool = true) throws -> [String] {
    let folder = try TemporaryFolder()
    do {
      _ = try ScenarioLoader.load(
        path: folder.write(text, to: "c.json"), overrides: Overrides(), bareDefault: .asIs,
        needsTargets: needsTargets)
      return []
    } catch let error as ConfigurationError {
      return error.problems.map { folder.relative($0.description) }
    }
  }
}
