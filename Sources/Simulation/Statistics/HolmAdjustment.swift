/// p-values that stay honest when several questions are asked at once.
package enum HolmAdjustment {
  /// The adjusted p-values, in the order given: the k-th smallest of m is multiplied by m - k + 1,
  /// is no smaller than those before it, and at most 1. nil stays nil and is no question.
  ///
  /// Source: Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal
  /// of Statistics 6 (1979), 65-70.
  package static func adjusted(_ pValues: [Double?]) -> [Double?] {
    let asked = pValues.enumerated().compactMap { index, value in value.map { (index, $0) } }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    var result = [Double?](repeating: nil, count: pValues.count)
    var largest = 0.0
    for (place, question) in asked.enumerated() {
      largest = max(largest, min(question.1 * Double(asked.count - place), 1))
      result[question.0] = largest
    }
    return result
  }
}
