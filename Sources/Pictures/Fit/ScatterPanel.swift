import HitTesting
import TouchModels

/// The taps round the point aimed at, to one scale along both axes, with the ellipses of the fit.
struct ScatterPanel {
  let scene: FitScene
  let frame: PlotFrame

  /// Layers of half-clear dots: overlap shows as more colour, and a file stays small.
  private static let layers = 6
  static let dot = 3.6
  static let ring = 4.5
  /// Cells of the density along each side, and its shades.
  private static let cells = 56
  private static let shades = 8

  private var theme: Theme { scene.theme }

  func draw(on canvas: Canvas) {
    canvas.clipped(to: frame.box) {
      drawCross(on: canvas)
      if scene.hasDots { drawDots(on: canvas) } else { drawDensity(on: canvas) }
      drawEllipses(on: canvas)
      for person in scene.people { Mark.person(at: frame.place(person), theme, canvas) }
      Mark.offset(
        at: frame.place(Point(x: scene.fit.offset.x.value, y: scene.fit.offset.y.value)), theme,
        canvas)
    }
    for outlier in scene.outliers(inside: true) {
      Mark.outlier(at: frame.place(outlier), theme, canvas)
    }
    for outlier in scene.outliers(inside: false) { drawBeyond(outlier, canvas) }
    frame.drawAxes(on: canvas, theme)
  }

  /// Lines through the point aimed at.
  private func drawCross(on canvas: Canvas) {
    let middle = frame.place(.zero)
    let style = LineStyle(theme.viewEdge)
    canvas.line(
      from: Point(x: frame.box.minX, y: middle.y), to: Point(x: frame.box.maxX, y: middle.y), style)
    canvas.line(
      from: Point(x: middle.x, y: frame.box.minY), to: Point(x: middle.x, y: frame.box.maxY), style)
  }

  private func drawDots(on canvas: Canvas) {
    let colors = scene.hasColors ? theme.controls : [theme.controls.first ?? theme.muted]
    for (place, color) in colors.enumerated() {
      let taps = scene.taps.filter { !scene.hasColors || $0.user % colors.count == place }
      for layer in 0..<Self.layers {
        let centers = taps.indices.filter { $0 % Self.layers == layer }
          .map { frame.place(taps[$0].offset) }
        canvas.dots(
          centers, diameter: Self.dot,
          color.mixed(with: theme.page, 0.3).opacity(scene.hasColors ? 0.8 : 0.5))
      }
    }
  }

  /// Shades by the root of the number of taps in a cell, so that the tails stay visible.
  private func drawDensity(on canvas: Canvas) {
    let counts = counts
    let most = Double(counts.max() ?? 0).squareRoot()
    guard most > 0 else { return }
    let side = frame.box.width / Double(Self.cells)
    var shades = [[[Point]]](repeating: [], count: Self.shades)
    for (place, count) in counts.enumerated() where count > 0 {
      let share = Double(count).squareRoot() / most
      let shade = min(Int(share * Double(Self.shades)), Self.shades - 1)
      let corner = Point(
        x: frame.box.minX + Double(place % Self.cells) * side,
        y: frame.box.minY + Double(place / Self.cells) * side)
      shades[shade].append([
        corner, Point(x: corner.x + side, y: corner.y),
        Point(x: corner.x + side, y: corner.y + side), Point(x: corner.x, y: corner.y + side),
      ])
    }
    let color = theme.controls.first ?? theme.muted
    for (shade, loops) in shades.enumerated() {
      let part = 0.12 + 0.78 * Double(shade) / Double(Self.shades - 1)
      canvas.fill(loops, theme.page.mixed(with: color, part))
    }
  }

  /// Taps in each cell, row by row.
  private var counts: [Int] {
    var counts = [Int](repeating: 0, count: Self.cells * Self.cells)
    for tap in scene.taps {
      let place = frame.place(tap.offset)
      let column = (place.x - frame.box.minX) / frame.box.width * Double(Self.cells)
      let row = (place.y - frame.box.minY) / frame.box.height * Double(Self.cells)
      guard column >= 0, row >= 0, column < Double(Self.cells), row < Double(Self.cells)
      else { continue }
      counts[Int(row) * Self.cells + Int(column)] += 1
    }
    return counts
  }

  private func drawEllipses(on canvas: Canvas) {
    for ellipse in scene.ellipses { draw(ellipse, Mark.taps(theme), canvas) }
    if let between = scene.between { draw(between, Mark.between(theme), canvas) }
  }

  private func draw(_ ellipse: TapEllipse, _ style: LineStyle, _ canvas: Canvas) {
    let scale = frame.box.width / (frame.x.upperBound - frame.x.lowerBound)
    canvas.ellipse(
      center: frame.place(ellipse.center),
      first: Point(x: ellipse.first.x * scale, y: ellipse.first.y * scale),
      second: Point(x: ellipse.second.x * scale, y: ellipse.second.y * scale), stroke: style)
  }

  /// An arrow at the edge, towards an outlier that lies beyond it.
  private func drawBeyond(_ outlier: Point, _ canvas: Canvas) {
    let place = frame.place(outlier)
    let box = frame.box
    let edge = Point(
      x: min(max(place.x, box.minX + 6), box.maxX - 6),
      y: min(max(place.y, box.minY + 6), box.maxY - 6))
    Mark.arrow(at: edge, towards: place, theme, canvas)
  }
}
