import HitTesting

/// The part of a screen that a panel shows, and how large.
struct ScreenWindow: Sendable, Hashable {
  /// The part, in pt; it may reach beyond the screen's edge.
  var box: Box
  /// Units of the picture for each pt.
  var scale: Double
  /// Whether that is the whole screen.
  private(set) var isWhole = false

  var size: Size { Size(width: box.width * scale, height: box.height * scale) }

  /// The largest view, in units, unless small controls ask for more.
  private static let most = Size(width: 520, height: 860)
  /// A wide and low view, as of a bar of icons, may be wider; two of them fit beside each other on
  /// a page.
  private static let widest = 600.0
  /// The narrowest, in units, so that a panel's heading has room.
  static let narrowest = 330.0
  /// For labels above and below what is shown, in units.
  private static let labelRoom = 60.0
  private static let largestScale = 9.0
  /// The small controls' sides should have this many units.
  private static let legibleSide = 22.0

  /// - Parameters:
  ///   - screen: the whole screen, in pt.
  ///   - content: what has to be seen, in pt; nil where there is nothing but the screen.
  ///   - sides: the shorter sides of the controls, in pt.
  ///   - scale: what the user wants; nil to choose.
  init(screen: Box, content: Box?, sides: [Double], scale: Double?) {
    let longest = max(screen.width, screen.height)
    // A strip beside the screen, to show what is lost beyond its edge.
    let plane = screen.grown(by: min(longest * 0.03, 24))
    var box = plane
    if let content = content?.intersection(plane), !content.isEmpty {
      let margin = min(max(longest * 0.02, max(content.width, content.height) * 0.1), 40)
      box = content.grown(by: margin).intersection(plane)
      let isMost =
        box.width > 0.75 * plane.width && box.height > 0.6 * plane.height
        || box.area > 0.6 * plane.area
      if isMost { box = plane }
      isWhole = isMost
    } else {
      isWhole = true
    }
    let isWide = box.width > 1.8 * box.height
    let fit = min(
      (isWide ? Self.widest : Self.most.width) / box.width, Self.most.height / box.height)
    let small = sides.sorted().dropFirst(sides.count / 4).first
    // Enlarged for small controls, but not beyond three times the view.
    let legible = small.map { min(Self.legibleSide / $0, fit * 3) } ?? fit
    self.scale = scale ?? min(max(fit, legible), max(Self.largestScale, fit / 4))
    self.box = box
    if !isWhole {
      // What labels do not use of it is cropped.
      let room = Self.labelRoom / self.scale
      self.box = Box(
        minX: box.minX, minY: box.minY - room, maxX: box.maxX, maxY: box.maxY + room
      ).intersection(plane)
    }
    widen(to: Self.narrowest / self.scale, within: plane)
  }

  /// Shows more to both sides, first on the screen, then beside it.
  private mutating func widen(to width: Double, within plane: Box) {
    guard box.width < width else { return }
    let missing = width - box.width
    box.minX -= missing / 2
    box.maxX += missing / 2
    if plane.width >= width {
      let shift = max(plane.minX - box.minX, 0) - max(box.maxX - plane.maxX, 0)
      box.minX += shift
      box.maxX += shift
    }
  }

  /// Leaves out what lies above and below a part of the view.
  ///
  /// - Parameter part: from top to bottom, in units from the view's corner.
  mutating func crop(to part: LineSpan) {
    let top = max(part.start, 0)
    let bottom = min(part.end, size.height)
    guard !isWhole, top < bottom else { return }
    (box.minY, box.maxY) = (box.minY + top / scale, box.minY + bottom / scale)
  }

  /// A point of the screen, in units from the view's top left corner.
  func place(_ p: Point) -> Point {
    Point(x: (p.x - box.minX) * scale, y: (p.y - box.minY) * scale)
  }

  func place(_ b: Box) -> Box {
    let (p, q) = (place(Point(x: b.minX, y: b.minY)), place(Point(x: b.maxX, y: b.maxY)))
    return Box(minX: p.x, minY: p.y, maxX: q.x, maxY: q.y)
  }
}
