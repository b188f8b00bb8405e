/// Finds the word that somebody probably meant.
enum Suggestion {
  /// The candidate with the fewest slips from `word`, the first of equals; nil where none is near.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let limit = max(1, word.count / 3)
    let slips = candidates.map { distance(Array(word.lowercased()), Array($0.lowercased())) }
    guard let least = slips.min(), least <= limit, let index = slips.firstIndex(of: least)
    else { return nil }
    return candidates[index]
  }

  /// Letters to insert, delete, change or swap with a neighbour (optimal string alignment).
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int]()
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
