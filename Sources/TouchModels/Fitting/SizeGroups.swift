/// The taps along one axis, as far as a likelihood needs them: for each person, and for each extent
/// of a target that the person tapped at, how many taps, their mean and their sum of squares.
struct SizeGroups: Sendable {
  /// Taps of one person at targets of one extent.
  struct Group: Sendable {
    /// The square of the targets' extent along the axis, as a multiple of `unit`.
    var square: Double
    var count: Double
    /// The mean of the taps, minus `origin`.
    var mean: Double
    var squares: Double
  }

  /// The groups of each person.
  private(set) var people: [[Group]]
  /// The mean of all taps.
  let origin: Double
  /// The mean of the squares of the extents; 1 where they are all 0.
  let unit: Double
  /// The variance of all taps about their mean.
  let variance: Double
  /// Whether the targets have two extents or more.
  let hasContrast: Bool

  init(_ samples: TapSamples, along axis: Axis) {
    let count = Double(max(samples.taps.count, 1))
    let extents = samples.sizes.map { $0[axis] }
    var (sum, squares) = (0.0, 0.0)
    for tap in samples.taps {
      sum += tap[axis]
      let extent = extents[Int(tap.size)]
      squares += extent * extent
    }
    let (middle, scale) = (sum / count, squares > 0 ? squares / count : 1)
    (origin, unit) = (middle, scale)
    var rows = samples.taps.map {
      Row(user: $0.user, extent: extents[Int($0.size)], value: $0[axis] - middle)
    }
    rows.sort { ($0.user, $0.extent) < ($1.user, $1.extent) }
    people = []
    var total = 0.0
    var user: UInt32?
    var widest = -1.0
    for row in rows {
      total += row.value * row.value
      if row.user != user { people.append([]) }
      if row.user != user || row.extent != widest {
        people[people.count - 1].append(
          Group(square: row.extent * row.extent / scale, count: 0, mean: 0, squares: 0))
      }
      (user, widest) = (row.user, row.extent)
      people[people.count - 1][people[people.count - 1].count - 1].add(row.value)
    }
    variance = total / count
    hasContrast = Set(people.joined().lazy.map(\.square)).count > 1
  }

  private struct Row {
    var user: UInt32
    var extent: Double
    var value: Double
  }
}

extension SizeGroups.Group {
  /// Adds a tap, by Welford's update; see `UserMoments`.
  fileprivate mutating func add(_ value: Double) {
    count += 1
    let before = value - mean
    mean += before / count
    squares += before * (value - mean)
  }
}
