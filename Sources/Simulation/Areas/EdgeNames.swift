import HitTesting

/// Edges as a person would write them: those of boxes, which rounding may set a hair apart from
/// where a sweep finds them.
struct EdgeNames {
  private let xs: [Double]
  private let ys: [Double]

  /// - Parameters:
  ///   - boundaries: whose boxes have names.
  ///   - asked: a box whose edges come first.
  init(_ boundaries: [Boundary], _ asked: Box?) {
    let boxes = boundaries.compactMap { boundary in
      if case .box(_, let shown) = boundary { shown } else { nil }
    }
    let all = [asked].compactMap { $0 } + boxes
    xs = all.flatMap { [$0.minX, $0.maxX] }
    ys = all.flatMap { [$0.minY, $0.maxY] }
  }

  /// The box by its edges' names, where they have some.
  func shown(_ box: Box) -> Box {
    Box(
      minX: Self.name(box.minX, xs), minY: Self.name(box.minY, ys), maxX: Self.name(box.maxX, xs),
      maxY: Self.name(box.maxY, ys))
  }

  private static func name(_ edge: Double, _ names: [Double]) -> Double {
    let hair = max(abs(edge), 1) * 1e-12
    return names.first { abs($0 - edge) <= hair } ?? edge
  }
}
