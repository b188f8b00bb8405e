import HitTesting
import TouchModels

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The probabilities where all taps fall on one line, or on one point: with a sigma of 0, or a rho
/// of 1 or -1.
struct LineMasses {
  private(set) var ledger = MassLedger()

  init(owners: Ownership, gaussian: Gaussian, aim: Point) {
    let middle = Point(x: aim.x + gaussian.mean.x, y: aim.y + gaussian.mean.y)
    let alongY = gaussian.sigma.y * (gaussian.rho < 0 ? -1 : 1)
    let sigma = hypot(gaussian.sigma.x, alongY)
    guard sigma > 0 else {
      ledger.add(1, to: ledger.number(of: owners.answer(at: middle)))
      return
    }
    let line = ScreenLine(
      origin: middle, direction: Point(x: gaussian.sigma.x / sigma, y: alongY / sigma))
    var last = NormalTail(-.infinity)
    var start = -Double.infinity
    for end in Self.cuts(owners, line) + [.infinity] where end > start {
      let next = NormalTail(end / sigma)
      let p = line.point(at: Ownership.between(start, end))
      ledger.add(last.mass(to: next), to: ledger.number(of: owners.answer(at: p)))
      (last, start) = (next, end)
    }
  }

  /// Every position on the line at which the receiver may change, rising.
  private static func cuts(_ owners: Ownership, _ line: ScreenLine) -> [Double] {
    // An edge along the very line is crossed a hair to either side of it, so that rounding does not
    // decide whether it counts. A cut too many does no harm.
    let hair = owners.blur * 16
    let lines = [0, -hair, hair].map { shift in
      ScreenLine(
        origin: Point(
          x: line.origin.x - shift * line.direction.y, y: line.origin.y + shift * line.direction.x),
        direction: line.direction)
    }
    var cuts = lines.flatMap { line in
      owners.outlines.compactMap { $0.span(on: line) }.flatMap { [$0.start, $0.end] }
    }
    cuts += owners.ties(on: line)
    if owners.offScreen == .clamp { cuts += clampedCuts(owners, line) }
    return cuts.filter(\.isFinite).sorted()
  }

  /// Off the screen a tap counts as one on the screen's edge: what is cut there is cut here.
  private static func clampedCuts(_ owners: Ownership, _ line: ScreenLine) -> [Double] {
    ScreenLine.Axis.allCases.flatMap { axis -> [Double] in
      let (origin, direction) =
        axis == .x ? (line.origin.x, line.direction.x) : (line.origin.y, line.direction.y)
      guard direction != 0 else { return [] }
      let outer: ScreenLine.Axis = axis == .x ? .y : .x
      let last = owners.length(along: outer).nextDown
      return [0, owners.blur * 16, last - owners.blur * 16, last].flatMap { across in
        let edge = ScreenLine(along: axis, at: across)
        let crossed = owners.outlines.compactMap { $0.span(on: edge) }
          .flatMap { [$0.start, $0.end] }
        let marks = owners.ties(on: edge)
        return (crossed + marks).map { ($0 - origin) / direction }
      }
    }
  }
}
