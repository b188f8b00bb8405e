/// Finds the interval between rising edges that a number lies in, in constant time on average:
/// evenly spaced buckets say where to begin, hardly ever more than one step does the rest.
struct AxisIndex: Sendable {
  /// The rising edges; interval i is [edges[i], edges[i + 1]).
  let edges: [Double]
  private let buckets: [Bucket]
  private let scale: Double

  /// What is known of a number once its bucket is.
  fileprivate struct Bucket {
    /// The interval before any edge in the bucket.
    var interval: Int
    /// Where that interval ends.
    var end: Double
  }

  /// An index of at least two rising, finite edges.
  init(edges: [Double]) {
    self.edges = edges
    let (low, high) = (edges[0], edges[edges.count - 1])
    // Eight buckets for each interval: hardly any holds two edges, so one step is nearly always
    // enough.
    let count = max(64, 8 * edges.count)
    scale = Double(count) / (high - low)
    // A number's bucket never falls as the number rises, rounding or not. So the edges of lower
    // buckets are at or below all numbers of a bucket, and those of higher ones above them.
    var buckets: [Bucket] = []
    // The last number may round up into one bucket more.
    buckets.reserveCapacity(count + 1)
    var interval = 0
    for bucket in 0...count {
      while interval + 2 < edges.count,
        Self.bucket(of: edges[interval + 1], low, scale) < bucket
      { interval += 1 }
      buckets.append(Bucket(interval: interval, end: edges[interval + 1]))
    }
    self.buckets = buckets
  }

  @inline(__always)
  fileprivate static func bucket(of value: Double, _ low: Double, _ scale: Double) -> Int {
    Int((value - low) * scale)
  }

  /// Calls with a finder that works on the bare memory, for hot loops.
  func withFinder<Result>(_ body: (Finder) throws -> Result) rethrows -> Result {
    try edges.withUnsafeBufferPointer { edges in
      try buckets.withUnsafeBufferPointer { buckets in
        try body(Finder(edges: edges, buckets: buckets, scale: scale))
      }
    }
  }

  /// See `withFinder`; valid only inside it.
  struct Finder {
    private let edges: UnsafeBufferPointer<Double>
    private let buckets: UnsafeBufferPointer<Bucket>
    private let low: Double
    private let high: Double
    private let scale: Double

    fileprivate init(
      edges: UnsafeBufferPointer<Double>, buckets: UnsafeBufferPointer<Bucket>, scale: Double
    ) {
      (self.edges, self.buckets, self.scale) = (edges, buckets, scale)
      (low, high) = (edges[0], edges[edges.count - 1])
    }

    /// The interval of a number, nil outside all of them and for NaN.
    @inline(__always)
    func interval(of value: Double) -> Int? {
      guard value >= low, value < high else { return nil }
      let bucket = buckets[AxisIndex.bucket(of: value, low, scale)]
      // The first step without a branch: whether it is taken is a matter of chance.
      var interval = bucket.interval &+ (value >= bucket.end ? 1 : 0)
      while value >= edges[interval &+ 1] { interval &+= 1 }
      return interval
    }
  }
}
