/// Paths, taken apart and put together. Not with `NSString`: in the Foundation of Swift 6.3 on
/// Linux its `deletingLastPathComponent` traps on a path of one character.
package enum FilePath {
  /// The folder that holds what a path names: `a` for `a/b/`, `/` for `/a`, empty for `a`.
  package static func parent(of path: String) -> String { split(path).parent }

  /// The folder that holds what a path names, as a path of its own: `.` for `a`.
  package static func folder(of path: String) -> String {
    let parent = parent(of: path)
    return parent.isEmpty ? "." : parent
  }

  /// The last part of a path: `b` for `a/b/`.
  package static func name(of path: String) -> String { split(path).name }

  /// The path of a name in a folder; the name alone where the folder is empty.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private static func split(_ path: String) -> (parent: String, name: String) {
    var rest = path[...]
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    guard rest != "/", let slash = rest.lastIndex(of: "/") else { return ("", String(rest)) }
    let name = String(rest[rest.index(after: slash)...])
    rest = rest[...slash]
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    return (String(rest), name)
  }
}
