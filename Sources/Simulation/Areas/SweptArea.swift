import HitTesting

/// A part of a window that lies between two edges and two lines, and what becomes of it.
struct SweptPart {
  /// Its bounding box, in pt.
  var box: Box
  /// Its area, in units.
  var size: Double
  /// A point in it.
  var inside: Point
}

/// A window of the screen cut along edges that may be curved or turned: in each part the fate of
/// all points is the same. The areas are integrals in closed form, but for parabolas, which are
/// summed up by quadrature to about 1e-13 of a part.
struct SweptArea {
  /// From top to bottom, and from left to right.
  private(set) var parts: [SweptPart] = []

  /// - Parameters:
  ///   - outlines: all edges but the bisectors of the nearest controls.
  ///   - nearest: those controls, if there are any.
  ///   - unit: of sizes, in pt.
  init(window: Box, outlines: [Outline], nearest: NearestField?, unit: Size) {
    let field = nearest?.sides(along: .x)
    var seen: Set<OutlineSide> = []
    let sides = (outlines.flatMap { $0.sides(along: .x) } + (field?.sides ?? []))
      .filter { seen.insert($0).inserted }
    let reach = [window.minX, window.minY, window.maxX, window.maxY].map(abs).reduce(1, max)
    let cells = SweptCells(
      sides, lines: field?.lines ?? [], outer: (window.minY, window.maxY),
      inner: (window.minX, window.maxX), blur: reach * 1e-13)
    for slab in cells.slabs {
      for stretch in slab.stretches {
        let left = stretch.left?.edge ?? OutlineEdge(foot: window.minX)
        let right = stretch.right?.edge ?? OutlineEdge(foot: window.maxX)
        let (start, end) = (left.position(at: slab.middle), right.position(at: slab.middle))
        guard start < end else { continue }
        let (low, high) = (slab.low, slab.high)
        let width = right.mean(from: low, to: high) - left.mean(from: low, to: high)
        parts.append(
          SweptPart(
            box: Box(
              minX: left.range(from: low, to: high).start, minY: low,
              maxX: right.range(from: low, to: high).end, maxY: high),
            size: max(width, 0) / unit.width * ((high - low) / unit.height),
            inside: Point(x: Ownership.between(start, end), y: slab.middle)))
      }
    }
  }
}
