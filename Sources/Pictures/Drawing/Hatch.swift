import HitTesting

/// Parallel lines that fill a region.
package enum Hatch {
  /// Where lines that rise to the right at 45 degrees (or fall, if `isFalling`) run through loops.
  /// The lines are the same everywhere, so neighbouring regions fit together.
  ///
  /// - Parameter spacing: from line to line across them, in the loops' unit.
  /// - Returns: A line each from its start to its end; none where there would be more than a
  ///   million.
  package static func lines(
    in loops: [[Point]], spacing: Double, isFalling: Bool = false
  ) -> [[Point]] {
    // The line number of a point is a linear function of it: lines are where that is whole.
    let turn = isFalling ? -1.0 : 1.0
    let step = spacing * 2.0.squareRoot()
    let number = { (p: Point) in (p.x + turn * p.y) / step }
    let ends = loops.joined().map(number)
    guard let least = ends.min(), let most = ends.max(), abs(least) < 1e9, abs(most) < 1e9,
      most - least < 1e6
    else { return [] }
    var crossings: [Int: [Double]] = [:]
    for loop in loops {
      for (p, q) in zip(loop, loop.dropFirst() + loop.prefix(1)) {
        let (first, last) = (min(number(p), number(q)), max(number(p), number(q)))
        guard first < last else { continue }
        var line = Int(first.rounded(.up))
        while Double(line) < last {
          let t = (Double(line) - number(p)) / (number(q) - number(p))
          crossings[line, default: []].append(p.x + t * (q.x - p.x))
          line += 1
        }
      }
    }
    var lines: [[Point]] = []
    for line in crossings.keys.sorted() {
      let xs = (crossings[line] ?? []).sorted()
      for pair in stride(from: 0, to: xs.count - 1, by: 2) where xs[pair] < xs[pair + 1] {
        lines.append(
          [xs[pair], xs[pair + 1]].map { Point(x: $0, y: turn * (Double(line) * step - $0)) })
      }
    }
    return lines
  }
}
