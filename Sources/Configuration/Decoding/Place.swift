/// Where a value stands in a file, by keys: `strategies[2].insets.top`.
indirect enum Place: Sendable {
  case root
  case key(String, in: Place)
  case index(Int, in: Place)

  /// The place of a key in the object at this place.
  func key(_ name: String) -> Place { .key(name, in: self) }

  /// The place of an element of the array at this place.
  func index(_ index: Int) -> Place { .index(index, in: self) }

  /// The key path; empty for the whole file.
  var path: String {
    var steps: [String] = []
    var place = self
    while true {
      switch place {
      case .root:
        let path = steps.reversed().joined()
        return path.first == "." ? String(path.dropFirst()) : path
      case .key(let name, let outer):
        steps.append(Self.isPlain(name) ? "." + name : "[" + Quoted.inline(name) + "]")
        place = outer
      case .index(let index, let outer):
        steps.append("[\(index)]")
        place = outer
      }
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 60
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "_" || $0 == "-"
      }
  }
}
