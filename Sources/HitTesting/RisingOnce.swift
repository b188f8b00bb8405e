extension Array where Element: Comparable {
  /// The elements in rising order, each once. For a handful it takes less time than a set, if it is
  /// compiled for its type: hence inlinable.
  @inlinable
  package func risingOnce() -> [Element] {
    let sorted = self.sorted()
    guard var last = sorted.first else { return [] }
    var result = [last]
    result.reserveCapacity(sorted.count)
    for element in sorted where element > last {
      result.append(element)
      last = element
    }
    return result
  }

  /// The same in place.
  @inlinable
  package mutating func makeRisingOnce() {
    sort()
    var kept = 0
    for index in indices.dropFirst() where self[index] > self[kept] {
      kept += 1
      self[kept] = self[index]
    }
    if kept + 1 < count { removeSubrange(kept + 1..<count) }
  }

  /// Whether an element is among elements that rise.
  func containsRising(_ element: Element) -> Bool {
    let place = partitioningIndex { $0 >= element }
    return place < count && self[place] == element
  }
}
