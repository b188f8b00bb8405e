import Foundation
import HitTesting
import LayoutFormats

/// A layout that was read, before its targets are known.
struct LoadedLayout: Sendable {
  /// What results call it, not yet made unique.
  var name: String
  /// The file that messages name.
  var file: String
  var screen: Screen
  /// How a config refers to it; nil: it stands in the config itself.
  var reference: JSONValue?
  /// Whether it was a UI dump.
  var isDump = false
}

/// Reads the layouts that a config names: files, inline objects, patterns and UI dumps.
struct LayoutSource {
  /// The file that holds the entries.
  let reporter: Reporter
  /// Pixels per dp from the command line, in place of what a config says.
  let density: Double?

  private static let importKeys = [
    "import", "format", "density", "screen", "tappable", "opaque", "includeInvisible", "frame",
  ]

  /// The layouts of one entry: none where it cannot be read, several where it is a pattern.
  func layouts(_ value: JSONValue, at place: Place, patterns: Bool) -> [LoadedLayout] {
    switch value {
    case .string(let path):
      return files(path, at: place, patterns: patterns).compactMap {
        layout(path: $0, at: place, options: ImportOptions(), reference: .string($0))
      }
    case .object(let members) where members.contains { $0.key == "import" }:
      return imported(value, at: place, patterns: patterns)
    case .object:
      let screen = ScreenDecoder(reporter: reporter).screen(value, at: place)
      return screen.map {
        [LoadedLayout(name: "layout", file: reporter.file, screen: $0, reference: nil)]
      } ?? []
    default:
      ValueReader(reporter: reporter).mismatch(
        value, place, expected: "a path, a layout, or an object with \"import\"")
      return []
    }
  }

  /// The layout in a file whose bytes were read already: a dump.
  func dump(
    _ bytes: [UInt8], path: String, reporter: Reporter, options: ImportOptions,
    reference: JSONValue
  ) -> LoadedLayout? {
    var options = options
    options.density = density ?? options.density
    do {
      let layout = try LayoutImporter.read(Data(bytes), options: options)
      for warning in layout.warnings { reporter.warn(warning, kind: "about \(path)") }
      return LoadedLayout(
        name: Files.layoutName(path), file: path, screen: layout.screen, reference: reference,
        isDump: true)
    } catch {
      reporter.problem(.root, error.message)
      return nil
    }
  }

  private func imported(_ value: JSONValue, at place: Place, patterns: Bool) -> [LoadedLayout] {
    guard
      let object = ObjectDecoder(value, at: place, reporter: reporter, keys: Self.importKeys),
      let path = object.name("import")
    else { return [] }
    var options = ImportOptions()
    options.format = object.choice("format")
    options.density = object.number("density", .above(0))
    options.screen = object["screen"].flatMap {
      object.values.size($0, at: place.key("screen"), .above(0))
    }
    options.tappable = object.choice("tappable")
    options.opaque = object.bool("opaque") ?? false
    options.includeInvisible = object.bool("includeInvisible") ?? false
    options.frame = object.string("frame")
    return files(path, at: place.key("import"), patterns: patterns).compactMap { path in
      let members = object.members.map { member in
        member.key == "import" ? JSONMember(key: "import", value: .string(path)) : member
      }
      return layout(
        path: path, at: place.key("import"), options: options, reference: .object(members),
        mustBeDump: true)
    }
  }

  /// The paths that an entry stands for, as the config would write them.
  private func files(_ path: String, at place: Place, patterns: Bool) -> [String] {
    let pattern = PathPattern(text: path)
    let resolved = Files.resolve(path, from: reporter.file)
    guard pattern.hasWildcards, !FileManager.default.fileExists(atPath: resolved) else {
      return [path]
    }
    guard patterns else {
      fail(resolved, place, "there is no such file; a pattern may stand in \"layouts\" only")
      return []
    }
    let found = pattern.expand { Files.resolve($0, from: reporter.file) }
    if found.isEmpty { fail(resolved, place, "no file matches this pattern") }
    return found
  }

  private func fail(_ path: String, _ place: Place, _ reason: String) {
    reporter.log.add(
      InputFileError(path: path, referrer: "\(reporter.file): \(place.path)", reason: reason))
  }

  private func layout(
    path: String, at place: Place, options: ImportOptions, reference: JSONValue,
    mustBeDump: Bool = false
  ) -> LoadedLayout? {
    let resolved = Files.resolve(path, from: reporter.file)
    let own = Reporter(file: resolved, log: reporter.log)
    guard let bytes = reporter.log.read(resolved, referrer: "\(reporter.file): \(place.path)")
    else { return nil }
    if mustBeDump {
      return dump(bytes, path: resolved, reporter: own, options: options, reference: reference)
    }
    guard let document = InputDocument.read(bytes, reporter: own) else { return nil }
    switch document {
    case .config:
      own.problem(
        .root, found: "a config",
        expected: "a layout: an object with \"screen\" and \"views\"")
      return nil
    case .layout(let value):
      return ScreenDecoder(reporter: own).screen(value, at: .root).map {
        LoadedLayout(
          name: Files.layoutName(resolved), file: resolved, screen: $0, reference: reference)
      }
    case .dump:
      return dump(bytes, path: resolved, reporter: own, options: options, reference: reference)
    }
  }
}

extension DiagnosticLog {
  /// Reads a file and notes its digest; nil, after noting why, where it cannot be read.
  func read(_ path: String, referrer: String? = nil) -> [UInt8]? {
    do throws(InputFileError) {
      let bytes = try Files.read(path, referrer: referrer)
      guard let digest = SHA256Digest.hexadecimal(bytes) else {
        throw InputFileError(path: path, referrer: referrer, reason: "its SHA-256 failed")
      }
      add(InputFile(path: path, sha256: digest))
      return bytes
    } catch {
      add(error)
      return nil
    }
  }
}
