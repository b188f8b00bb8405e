/// Finds the name that a mistyped one was meant to be.
package enum NearestName {
  /// The known name with the least distance, if it is near enough to be meant; the first of equals.
  package static func find(_ name: String, in known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in known.prefix(10_000) {
      let letters = Array(candidate.lowercased().prefix(64))
      let length = min(wanted.count, letters.count)
      let limit = length < 3 ? 0 : max(1, length / 3)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = self.distance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name ?? extended(name, in: known)
  }

  /// A known name that begins with the name, or the other way round: `inset` for `insets.left`.
  private static func extended(_ name: String, in known: some Sequence<String>) -> String? {
    let wanted = name.lowercased()
    guard wanted.count >= 3 else { return nil }
    return known.prefix(10_000).first {
      $0.count >= 3 && ($0.lowercased().hasPrefix(wanted) || wanted.hasPrefix($0.lowercased()))
    }
  }

  /// Letters to insert, delete, replace or swap with a neighbour: the optimal string alignment
  /// distance (Damerau 1964, doi 10.1145/363958.363994).
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var last: [Int] = []
    var row = Array(0...b.count)
    for i in a.indices {
      var next = [i + 1]
      for j in b.indices {
        let change = a[i] == b[j] ? 0 : 1
        var least = min(row[j] + change, row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, last[j - 1] + 1) }
        next.append(least)
      }
      (last, row) = (row, next)
    }
    return row[b.count]
  }
}
