/// Finds the interval between rising edges that a number lies in, in constant time: evenly spaced
/// buckets say which, at the price of one comparison.
struct AxisIndex: Sendable {
  /// The rising edges; interval i is [edges[i], edges[i + 1]).
  let edges: [Double]
  private let buckets: [Bucket]
  private let scale: Double

  /// What is known of a number once its bucket is.
  fileprivate struct Bucket {
    /// The interval that it begins in; `unsure` where the edges have to be searched.
    var interval: Int
    /// Where that interval ends.
    var end: Double

    static let unsure = -1
  }

  /// An index of at least two rising, finite edges.
  init(edges: [Double]) {
    self.edges = edges
    let (low, high) = (edges[0], edges[edges.count - 1])
    // Eight buckets for each interval: hardly any holds two edges.
    let count = max(64, 8 * edges.count)
    scale = Double(count) / (high - low)
    // A number's bucket never falls as the number rises, rounding or not. So the edges of lower
    // buckets are at or below all numbers of a bucket, and those of higher ones above them.
    var buckets = Array(repeating: Bucket(interval: 0, end: low), count: count + 1)
    // At first the number of inner edges in each, then the interval that it begins in.
    for edge in edges.dropFirst().dropLast() {
      buckets[Int(min(Self.bucket(of: edge, low, scale), UInt64(count)))].interval += 1
    }
    var interval = 0
    for place in 0...count {
      let held = buckets[place].interval
      // The first and the last hold numbers on both sides of the outermost edges.
      let isSure = place > 0 && place < count && held < 2
      buckets[place] = Bucket(
        interval: isSure ? interval : Bucket.unsure, end: edges[interval + 1])
      interval += held
    }
    self.buckets = buckets
  }

  /// The number of a value's bucket; far beyond all of them for one that is below the first, and
  /// for NaN. Adding 2^52 leaves the nearest whole number in the low bits, at half the cost of a
  /// conversion that checks its range.
  @inline(__always)
  fileprivate static func bucket(of value: Double, _ low: Double, _ scale: Double) -> UInt64 {
    ((value - low) * scale + 0x1p52).bitPattern &- (0x1p52 as Double).bitPattern
  }

  /// Calls with a finder that works on the bare memory, for hot loops.
  func withFinder<Result>(_ body: (Finder) throws -> Result) rethrows -> Result {
    try edges.withUnsafeBufferPointer { edges in
      try buckets.withUnsafeBufferPointer { buckets in
        try body(Finder(edges: edges, buckets: buckets, low: edges[0], scale: scale))
      }
    }
  }

  /// See `withFinder`; valid only inside it.
  struct Finder {
    fileprivate let edges: UnsafeBufferPointer<Double>
    fileprivate let buckets: UnsafeBufferPointer<Bucket>
    fileprivate let low: Double
    fileprivate let scale: Double

    /// The interval of a number, nil outside all of them and for NaN.
    @inline(__always)
    func interval(of value: Double) -> Int? {
      let place = AxisIndex.bucket(of: value, low, scale)
      guard place < UInt64(buckets.count) else { return nil }
      let bucket = buckets[Int(truncatingIfNeeded: place)]
      guard bucket.interval >= 0 else { return search(value) }
      // Without a branch: on which side of the edge it lies is a matter of chance.
      return bucket.interval &+ (value >= bucket.end ? 1 : 0)
    }

    /// The same by halving, for the few buckets that do not tell.
    @inline(never)
    private func search(_ value: Double) -> Int? {
      guard value >= low, value < edges[edges.count - 1] else { return nil }
      var (first, limit) = (0, edges.count - 1)
      while limit - first > 1 {
        let middle = (first + limit) / 2
        if value >= edges[middle] { first = middle } else { limit = middle }
      }
      return first
    }
  }
}
