extension RandomAccessCollection where Index == Int {
  /// The first place where a condition holds that, once it holds, holds to the end; the end where it
  /// holds nowhere. By bisection; inlinable, since it is asked in hot loops.
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
