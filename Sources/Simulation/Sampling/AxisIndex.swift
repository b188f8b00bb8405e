/// Finds the interval between rising edges that a number lies in, in constant time on average:
/// evenly spaced buckets say where to begin, a few steps do the rest.
struct AxisIndex: Sendable {
  /// The rising edges; interval i is [edges[i], edges[i + 1]).
  let edges: [Double]
  /// For each bucket, the interval that its lower end lies in.
  private let starts: [Int32]
  private let scale: Double

  /// An index of at least two rising, finite edges.
  init(edges: [Double]) {
    self.edges = edges
    let (low, high) = (edges[0], edges[edges.count - 1])
    // Eight buckets for each interval: hardly any holds two edges, so one step is nearly always
    // enough, and the processor guesses that right.
    let count = max(256, 8 * edges.count)
    scale = Double(count) / (high - low)
    var starts: [Int32] = []
    var interval = 0
    for bucket in 0..<count {
      let end = low + Double(bucket) / scale
      while interval + 2 < edges.count && edges[interval + 1] <= end { interval += 1 }
      starts.append(Int32(interval))
    }
    self.starts = starts
  }

  /// Calls with a finder that works on the bare memory, for hot loops.
  func withFinder<Result>(_ body: (Finder) throws -> Result) rethrows -> Result {
    try edges.withUnsafeBufferPointer { edges in
      try starts.withUnsafeBufferPointer { starts in
        try body(Finder(edges: edges, starts: starts, scale: scale))
      }
    }
  }

  /// See `withFinder`; valid only inside it.
  struct Finder {
    let edges: UnsafeBufferPointer<Double>
    let starts: UnsafeBufferPointer<Int32>
    let scale: Double

    /// The interval of a number, nil outside all of them and for NaN.
    @inline(__always)
    func interval(of value: Double) -> Int? {
      guard value >= edges[0], value < edges[edges.count - 1] else { return nil }
      // In range because the value is; rounding may still reach the end.
      let bucket = min(Int((value - edges[0]) * scale), starts.count - 1)
      var interval = Int(starts[bucket])
      // The first step without a branch: whether it is taken is a matter of chance.
      interval &+= value >= edges[interval &+ 1] ? 1 : 0
      while value >= edges[interval + 1] { interval += 1 }
      while value < edges[interval] { interval -= 1 }
      return interval
    }
  }
}
