import Foundation

/// The restricted likelihood of taps along one axis, whose variance within a person is
/// alpha * W^2 + sigmaA2 and between people `between`.
///
/// The mean is integrated out, so that few people or taps do not bias the variances:
/// -2 ln L = sum_u ln |V_u| + ln(sum_u 1' V_u^-1 1) + y' P y, V_u = D_u + between 1 1'. Each V_u is
/// inverted by the formula of Sherman and Morrison, so that it costs O(groups).
///
/// Source: Patterson & Thompson, "Recovery of inter-block information when block sizes are
/// unequal", Biometrika 58 (1971), 10.1093/biomet/58.3.545.
struct SizeLikelihood: Sendable {
  let groups: SizeGroups

  /// The three variances, as multiples of the variance of all taps: of the size at the typical
  /// target, the finger's own, and between people.
  struct Variances: Sendable, Hashable {
    var size: Double
    var own: Double
    var between: Double

    subscript(part: Part) -> Double {
      get {
        switch part {
        case .size: size
        case .own: own
        case .between: between
        }
      }
      set {
        switch part {
        case .size: size = newValue
        case .own: own = newValue
        case .between: between = newValue
        }
      }
    }
  }

  /// One of the variances.
  enum Part: CaseIterable {
    case size
    case own
    case between
  }

  /// -2 ln L up to a constant; very large where a tap would have no variance.
  func deviance(_ variances: Variances) -> Double {
    let scale = groups.variance
    var (logs, precision, weighted, fit) = (0.0, 0.0, 0.0, 0.0)
    let between = variances.between * scale
    for person in groups.people {
      var (a, b, c) = (0.0, 0.0, 0.0)
      for group in person {
        let variance = (variances.size * group.square + variances.own) * scale
        guard variance > 0 else { return Self.impossible }
        let weight = group.count / variance
        a += weight
        b += weight * group.mean
        c += (group.squares + group.count * group.mean * group.mean) / variance
        logs += group.count * log(variance)
      }
      let shrink = 1 / (1 + between * a)
      logs -= log(shrink)
      precision += a * shrink
      weighted += b * shrink
      fit += c - between * b * b * shrink
    }
    let value = logs + log(precision) + fit - weighted * weighted / precision
    return value.isFinite ? value : Self.impossible
  }

  /// Finite, since GSL's simplex refuses infinity.
  private static let impossible = 1e200

  /// Each person's mean by these variances, in the order of `groups.people`: what the person's taps
  /// are centred by.
  func centers(_ variances: Variances) -> [Double] {
    groups.people.map { person in
      var (weights, sum) = (0.0, 0.0)
      for group in person {
        let weight = group.count / (variances.size * group.square + variances.own)
        weights += weight
        sum += weight * group.mean
      }
      return sum / weights + groups.origin
    }
  }
}
