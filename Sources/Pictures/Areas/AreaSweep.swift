import HitTesting

/// What may be said of a point in a control's hit area.
struct AreaMarks: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  /// The strategy asks for it.
  static let asked = AreaMarks(rawValue: 1)
  /// A touch there fires the control.
  static let live = AreaMarks(rawValue: 2)
  /// It lies in what is seen of another control, which would get the touch otherwise.
  static let taken = AreaMarks(rawValue: 4)
  /// A touch there fires a control inside this one.
  static let inner = AreaMarks(rawValue: 8)
}

/// Cuts a window into pieces with one answer each, by lines along x: between two lines each piece
/// has a straight left and right side, whose ends lie on the very edges of the areas.
///
/// The edges are those that the exact engine works with, and the answer is asked of the hit tester
/// in the middle of each stretch, so the picture can be no second opinion.
struct AreaSweep {
  /// A strip of the window, cut into pieces from left to right.
  struct Slab {
    var top: Double
    var bottom: Double
    var pieces: [Piece]
  }

  /// A piece by its ends on the upper and on the lower side of its slab.
  struct Piece {
    var upper: LineSpan
    var lower: LineSpan
    var marks: AreaMarks
  }

  let window: Box
  /// Every edge across which the answer may change.
  let outlines: [Outline]
  /// Where else it may change on a line.
  let ties: (ScreenLine) -> [Double]
  /// How far a drawn side may be off the true one, in pt.
  let tolerance: Double
  /// The answer at a point.
  let marks: (Point) -> AreaMarks
  private let mayBeCurved: Bool

  init(
    window: Box, outlines: [Outline], nearest: [NearestField], tolerance: Double,
    marks: @escaping (Point) -> AreaMarks
  ) {
    self.window = window
    self.outlines = outlines.filter {
      let (x, y) = ($0.extent(along: .x), $0.extent(along: .y))
      return x.start < window.maxX && x.end > window.minX && y.start < window.maxY
        && y.end > window.minY
    }
    ties = { line in nearest.flatMap { $0.ties(on: line) } }
    mayBeCurved = !nearest.isEmpty
    self.tolerance = tolerance
    self.marks = marks
  }

  /// The slabs from top to bottom.
  func slabs() -> [Slab] {
    guard !window.isEmpty else { return [] }
    let knots = outlines.flatMap { $0.knots(along: .y) }
      .filter { $0 > window.minY && $0 < window.maxY }
    let ys = Set(knots + [window.minY, window.maxY]).sorted()
    var slabs: [Slab] = []
    for (top, bottom) in zip(ys, ys.dropFirst()) {
      // Beside the knots, where each edge is still the one that runs through the slab.
      let hair = min(tolerance * 1e-3, (bottom - top) / 4)
      guard top + hair < bottom - hair else { continue }
      let middle = top + (bottom - top) / 2
      if isStraight(from: top, to: bottom) {
        slabs.append(slab(top, bottom, scan(middle), scan(middle)))
      } else {
        divide(top, bottom, scan(top + hair), scan(bottom - hair), into: &slabs)
      }
    }
    return slabs
  }

  private func isStraight(from top: Double, to bottom: Double) -> Bool {
    guard !mayBeCurved else { return false }
    return outlines.allSatisfy { outline in
      let extent = outline.extent(along: .y)
      return outline.box != nil || extent.start >= bottom || extent.end <= top
    }
  }

  /// The stretches of the line at y, neighbours that differ.
  private func scan(_ y: Double) -> [(span: LineSpan, marks: AreaMarks)] {
    let line = ScreenLine(along: .x, at: y)
    let ends = outlines.compactMap { $0.span(on: line) }.flatMap { [$0.start, $0.end] }
    let inside = (ends + ties(line)).filter { $0 > window.minX && $0 < window.maxX }
    let xs = [window.minX] + inside.sorted() + [window.maxX]
    var stretches: [(span: LineSpan, marks: AreaMarks)] = []
    for (start, end) in zip(xs, xs.dropFirst()) where end - start > tolerance * 1e-6 {
      let marks = marks(Point(x: start + (end - start) / 2, y: y))
      if let last = stretches.indices.last, stretches[last].marks == marks {
        stretches[last].span.end = end
      } else {
        stretches.append((LineSpan(start: start, end: end), marks))
      }
    }
    return stretches
  }

  /// Halves a slab until its sides are straight, or it is too low for anybody to see.
  private func divide(
    _ top: Double, _ bottom: Double, _ upper: [(span: LineSpan, marks: AreaMarks)],
    _ lower: [(span: LineSpan, marks: AreaMarks)], into slabs: inout [Slab]
  ) {
    let y = top + (bottom - top) / 2
    let middle = scan(y)
    if bottom - top <= tolerance || y <= top || y >= bottom {
      slabs.append(slab(top, bottom, middle, middle))
    } else if fits(upper, middle, lower) {
      slabs.append(slab(top, bottom, upper, lower))
    } else {
      divide(top, y, upper, middle, into: &slabs)
      divide(y, bottom, middle, lower, into: &slabs)
    }
  }

  private func fits(
    _ upper: [(span: LineSpan, marks: AreaMarks)], _ middle: [(span: LineSpan, marks: AreaMarks)],
    _ lower: [(span: LineSpan, marks: AreaMarks)]
  ) -> Bool {
    guard upper.count == middle.count, middle.count == lower.count else { return false }
    return middle.indices.allSatisfy { index in
      let (a, b, c) = (upper[index], middle[index], lower[index])
      return a.marks == b.marks && b.marks == c.marks
        && abs(a.span.end + c.span.end - 2 * b.span.end) <= tolerance
    }
  }

  private func slab(
    _ top: Double, _ bottom: Double, _ upper: [(span: LineSpan, marks: AreaMarks)],
    _ lower: [(span: LineSpan, marks: AreaMarks)]
  ) -> Slab {
    Slab(
      top: top, bottom: bottom,
      pieces: zip(upper, lower).map { Piece(upper: $0.span, lower: $1.span, marks: $0.marks) })
  }
}
