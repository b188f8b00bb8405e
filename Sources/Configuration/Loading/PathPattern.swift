import Foundation

/// A path with `*` (any run of characters) and `?` (any one), which do not match a slash; at the
/// beginning of a name they do not match a dot either.
struct PathPattern {
  let text: String

  /// Whether there is anything to expand.
  var hasWildcards: Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// The paths of existing files that match, in byte order. The pattern is as the file writes it;
  /// `resolve` gives the path that a step of it stands for.
  func expand(resolve: (String) -> String) -> [String] {
    guard !text.utf8.contains(0) else { return [] }
    var found = [text.hasPrefix("/") ? "/" : ""]
    let names = text.split(separator: "/").map(String.init)
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      found = found.flatMap { folder -> [String] in
        guard Self.hasWildcards(name) else { return [folder + name + (isLast ? "" : "/")] }
        let resolved = resolve(folder)
        let entries =
          (try? FileManager.default.contentsOfDirectory(atPath: resolved.isEmpty ? "." : resolved))
          ?? []
        return entries.filter { Self.matches($0, name) }.map {
          folder + $0 + (isLast ? "" : "/")
        }
      }
    }
    return found.filter { FileManager.default.fileExists(atPath: resolve($0)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func hasWildcards(_ name: String) -> Bool { PathPattern(text: name).hasWildcards }

  /// Whether a file name matches a pattern without slashes.
  static func matches(_ name: String, _ pattern: String) -> Bool {
    if name.hasPrefix("."), !pattern.hasPrefix(".") { return false }
    let name = Array(name)
    // The prefixes of the name that the pattern so far matches, by length.
    var lengths: Set<Int> = [0]
    for symbol in pattern {
      switch symbol {
      case "*":
        lengths = lengths.min().map { Set($0...name.count) } ?? []
      case "?": lengths = Set(lengths.filter { $0 < name.count }.map { $0 + 1 })
      default:
        lengths = Set(lengths.filter { $0 < name.count && name[$0] == symbol }.map { $0 + 1 })
      }
    }
    return lengths.contains(name.count)
  }
}
