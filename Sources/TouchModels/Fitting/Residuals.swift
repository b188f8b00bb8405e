/// Taps within people: offsets minus the person's mean, over the standard deviation at the target.
struct Residuals {
  private(set) var x: [Double]
  private(set) var y: [Double]
  private let people: [UserMoments]
  private let users: [UInt32]

  /// The residuals of taps.
  ///
  /// - Parameters:
  ///   - scales: the standard deviations at each size of target.
  ///   - centers: where each person taps, in the order of the people; nil: the mean of the taps.
  init(
    _ samples: TapSamples, scales: [SIMD2<Double>], centers: AxisPair<[Double]>? = nil
  ) {
    var people = [UserMoments](repeating: UserMoments(), count: max(samples.userCount, 1))
    for tap in samples.taps { people[Int(tap.user)].add(SIMD2(tap.x, tap.y)) }
    var middles = people.map(\.mean)
    if let centers {
      var next = 0
      for place in people.indices where people[place].count > 0 {
        middles[place] = SIMD2(centers.x[next], centers.y[next])
        next += 1
      }
    }
    let scaled = samples.taps.map { tap in
      (SIMD2(tap.x, tap.y) - middles[Int(tap.user)]) / scales[Int(tap.size)]
    }
    x = scaled.map(\.x)
    y = scaled.map(\.y)
    self.people = people
    users = samples.taps.map(\.user)
  }

  /// The moments of each person's residuals.
  var moments: [UserMoments] {
    var moments = people.map { _ in UserMoments() }
    for place in users.indices { moments[Int(users[place])].add(SIMD2(x[place], y[place])) }
    return moments.filter { $0.count > 0 }
  }

  /// Their shape. A person's mean takes part of the spread of few taps away, so residuals are put
  /// back to the spread of taps by n / (n - 1); single taps say nothing.
  var shape: AxisPair<AxisShape> {
    AxisPair { axis in
      let values = axis == .x ? x : y
      return AxisShape(
        values.indices.compactMap { place in
          let count = people[Int(users[place])].count
          return count > 1 ? values[place] * (count / (count - 1)).squareRoot() : nil
        })
    }
  }
}
