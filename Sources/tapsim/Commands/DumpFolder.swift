import Configuration
import Foundation
import Reporting

/// The files of a folder, and of those below it, that may be dumps.
struct DumpFolder {
  /// A file that may be a dump.
  struct Dump: Sendable {
    /// Its path from the folder.
    var file: String
    /// The path of its layout in the folder of the results.
    var layout: String
  }

  /// In byte order of their paths.
  private(set) var dumps: [Dump] = []
  /// How many files are passed over, by what their names end in.
  private(set) var skipped: [String: Int] = [:]

  /// Names that end in these are what lies beside dumps.
  private static let strangers = [
    ".layout.json", ".png", ".jpg", ".jpeg", ".webp", ".gif", ".heic", ".bmp", ".svg", ".mp4",
    ".mov",
    ".webm", ".pdf", ".zip", ".gz", ".apk", ".ipa", "import.csv", ".md",
  ]

  /// Whether a path names a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Looks through a folder. Hidden files, links to folders, and a folder of results inside it are
  /// left alone.
  ///
  /// - Throws: `Failure` where a folder cannot be read.
  init(_ folder: String, without results: String) throws {
    var files: [String] = []
    let excluded = FilePlace(results)
    var folders = [""]
    while let place = folders.popLast() {
      let path = FilePath.join(folder, place)
      guard place.isEmpty || FilePlace(path) != excluded else { continue }
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: path)
      } catch {
        throw Failure(.noInput, "cannot read the folder \(path)")
      }
      for name in names where !name.hasPrefix(".") {
        let file = FilePath.join(place, name)
        switch Self.kind(FilePath.join(folder, file)) {
        case .folder: folders.append(file)
        case .file where Self.stranger(name) == nil: files.append(file)
        case .file: skipped[Self.stranger(name) ?? name, default: 0] += 1
        case .other: continue
        }
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    dumps = zip(files, Self.layouts(of: files)).map { Dump(file: $0, layout: $1) }
  }

  private static func stranger(_ name: String) -> String? {
    let small = name.lowercased()
    return strangers.first { small.hasSuffix($0) }
  }

  private enum Kind {
    case folder
    case file
    case other
  }

  private static func kind(_ path: String) -> Kind {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory: return .folder
    case .typeRegular: return .file
    // A link that leads nowhere is a file that cannot be read, and told as such.
    case .typeSymbolicLink: return isFolder(path) ? .other : .file
    default: return .other
    }
  }

  /// `a.layout.json` for `a.xml`; `a.xml.layout.json` where `a.json` is there too. Small and
  /// capital letters are the same to some file systems.
  private static func layouts(of files: [String]) -> [String] {
    let short = files.map { file in
      FilePath.join(FilePath.parent(of: file), Files.layoutName(file)) + ".layout.json"
    }
    var uses: [String: Int] = [:]
    for name in short { uses[name.lowercased(), default: 0] += 1 }
    var taken: Set<String> = []
    return zip(files, short).map { file, short in
      let wish = uses[short.lowercased()] == 1 ? short : file + ".layout.json"
      var name = wish
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = wish.dropLast(".layout.json".count) + "-\(number).layout.json"
        number += 1
      }
      return name
    }
  }
}
