/// The squared distance from the points of a line to a convex polygon, stretch by stretch: 0
/// inside, and outside slope^2 (t - foot)^2 + rest, for the position t, as the nearest place is a
/// corner or on a side.
struct SquaredDistance: Sendable {
  /// Rising and without gaps, over the stretch that was asked for.
  private(set) var pieces: [Piece] = []

  struct Piece: Sendable {
    var span: LineSpan
    var slope: Double
    var foot: Double
    var rest: Double
  }

  /// Along a stretch of a line, which must be finite.
  init(to corners: [Point], on line: ScreenLine, within span: LineSpan) {
    let borders = Self.borders(corners, line).filter { $0 > span.start && $0 < span.end }.sorted()
    var start = span.start
    for end in borders + [span.end] where end > start {
      let piece = LineSpan(start: start, end: end)
      pieces.append(Self.piece(corners, line, piece))
      start = end
    }
  }

  /// Where one nearest side or corner gives way to another.
  private static func borders(_ corners: [Point], _ line: ScreenLine) -> [Double] {
    let (o, d) = (line.origin, line.direction)
    var borders: [Double] = []
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let (ex, ey) = (b.x - a.x, b.y - a.y)
      let along = ex * d.x + ey * d.y
      let across = ex * d.y - ey * d.x
      borders += [
        (ex * (a.x - o.x) + ey * (a.y - o.y)) / along,
        (ex * (b.x - o.x) + ey * (b.y - o.y)) / along,
        (ex * (a.y - o.y) - ey * (a.x - o.x)) / across,
      ].filter(\.isFinite)
    }
    return borders
  }

  /// What is nearest all along a stretch, judged at its middle.
  private static func piece(_ corners: [Point], _ line: ScreenLine, _ span: LineSpan) -> Piece {
    let p = line.point(at: (span.start + span.end) / 2)
    let d = line.direction
    guard ConvexPolygon.distance(from: p, to: corners) > 0 else {
      return Piece(span: span, slope: 0, foot: 0, rest: 0)
    }
    var best = Piece(span: span, slope: 0, foot: 0, rest: .infinity)
    var least = Double.infinity
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let (ex, ey) = (b.x - a.x, b.y - a.y)
      let length = ex * ex + ey * ey
      let t = length > 0 ? min(max((ex * (p.x - a.x) + ey * (p.y - a.y)) / length, 0), 1) : 0
      let (dx, dy) = (p.x - a.x - t * ex, p.y - a.y - t * ey)
      guard dx * dx + dy * dy < least else { continue }
      least = dx * dx + dy * dy
      if t == 0 || t == 1 {
        let corner = t == 0 ? a : b
        let (cx, cy) = (corner.x - line.origin.x, corner.y - line.origin.y)
        let across = cx * d.y - cy * d.x
        best = Piece(span: span, slope: 1, foot: cx * d.x + cy * d.y, rest: across * across)
      } else {
        let side = length.squareRoot()
        let slope = (d.x * ey - d.y * ex) / side
        let offset = ((line.origin.x - a.x) * ey - (line.origin.y - a.y) * ex) / side
        let foot = -offset / slope
        best =
          foot.isFinite
          ? Piece(span: span, slope: slope, foot: foot, rest: 0)
          : Piece(span: span, slope: 0, foot: 0, rest: offset * offset)
      }
    }
    return best
  }

  /// The positions where two polygons are equally near, but for stretches along which they are.
  func ties(with other: SquaredDistance) -> [Double] {
    var ties: [Double] = []
    var (i, j) = (0, 0)
    while i < pieces.count, j < other.pieces.count {
      let (a, b) = (pieces[i], other.pieces[j])
      let span = a.span.intersection(b.span)
      if span.end - span.start > Self.hair { ties += Self.ties(a, b, span) }
      if a.span.end <= b.span.end { i += 1 }
      if b.span.end <= a.span.end { j += 1 }
    }
    // A tie where one stretch ends and the next begins is found in both, or by rounding in neither,
    // so each looks a hair beyond its ends.
    ties.sort()
    var apart: [Double] = []
    for tie in ties where apart.last.map({ tie - $0 > 4 * Self.hair }) ?? true { apart.append(tie) }
    return apart
  }

  /// In pt.
  static let hair = 1e-9

  private static func ties(_ a: Piece, _ b: Piece, _ span: LineSpan) -> [Double] {
    // Measured from the middle of the stretch, so that squares stay small.
    let middle = (span.start + span.end) / 2
    let (p, q) = (a.slope * a.slope, b.slope * b.slope)
    let (s, t) = (middle - a.foot, middle - b.foot)
    let (square, linear) = (p - q, 2 * (p * s - q * t))
    let constant = p * s * s - q * t * t + (a.rest - b.rest)
    // Along frames whose sides are in line the distances are the same but for rounding.
    let half = (span.end - span.start) / 2
    let most = abs(square) * half * half + abs(linear) * half + abs(constant)
    let scale = p * s * s + q * t * t + a.rest + b.rest + half * half
    guard most > 1e-11 * scale + 1e-10 * scale.squareRoot() else { return [] }
    let roots = Quadratic.roots(square, linear, constant)
    return roots.map { middle + $0 }
      .filter { $0 >= span.start - hair && $0 <= span.end + hair }
      .map { min(max($0, span.start), span.end) }
  }
}

/// a x^2 + b x + c = 0.
enum Quadratic {
  /// The real roots that are finite, rising; none where a = b = 0, or where the two are one but for
  /// rounding, since the sign does not change there. Neither root is a difference of
  /// near-equal numbers (Higham, "Accuracy and Stability of Numerical Algorithms", section 1.8).
  static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant > 1e-13 * (b * b + abs(4 * a * c)) else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [q / a, q == 0 ? 0 : c / q].filter(\.isFinite).sorted()
  }
}
