import CCairo
import HitTesting

/// How a line is drawn.
package struct LineStyle: Sendable, Hashable {
  package var color: Color
  /// In units of the picture.
  package var width: Double
  /// Lengths of dashes and gaps in turn, in units; empty for a whole line.
  package var dash: [Double]

  /// A style; see the properties.
  package init(_ color: Color, width: Double = 1, dash: [Double] = []) {
    self.color = color
    self.width = width
    self.dash = dash
  }
}

extension Canvas {
  /// Fills closed loops, each given by its corners; a loop within a loop is a hole.
  package func fill(_ loops: [[Point]], _ color: Color) {
    trace(loops, isClosed: true)
    use(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
  }

  /// Draws lines through points, closed or not.
  package func stroke(_ lines: [[Point]], isClosed: Bool = true, _ style: LineStyle) {
    trace(lines, isClosed: isClosed)
    stroke(style)
  }

  /// Draws one straight line.
  package func line(from start: Point, to end: Point, _ style: LineStyle) {
    stroke([[start, end]], isClosed: false, style)
  }

  /// Fills a box with round corners, and draws its edge.
  package func box(_ box: Box, radius: Double = 0, fill: Color? = nil, stroke: LineStyle? = nil) {
    let radius = max(min(radius, box.width / 2, box.height / 2), 0)
    let quarter = Double.pi / 2
    cairo_new_path(context)
    if radius == 0 {
      cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
    } else {
      let corners = [
        (box.maxX - radius, box.minY + radius, -1.0), (box.maxX - radius, box.maxY - radius, 0),
        (box.minX + radius, box.maxY - radius, 1), (box.minX + radius, box.minY + radius, 2),
      ]
      for (x, y, turn) in corners {
        cairo_arc(context, x, y, radius, turn * quarter, (turn + 1) * quarter)
      }
      cairo_close_path(context)
    }
    paint(fill: fill, stroke: stroke)
  }

  /// Fills an ellipse, and draws its edge: the picture of the unit circle under the map that takes
  /// (1, 0) to `first` and (0, 1) to `second`, moved to `center`.
  package func ellipse(
    center: Point, first: Point, second: Point, fill: Color? = nil, stroke: LineStyle? = nil
  ) {
    cairo_new_path(context)
    // Four arcs as cubic curves, off a true circle by 0.03 % at most.
    let bend = 4.0 / 3 * (2.0.squareRoot() - 1)
    let place = { (x: Double, y: Double) in
      Point(
        x: center.x + x * first.x + y * second.x, y: center.y + x * first.y + y * second.y)
    }
    let start = place(1, 0)
    cairo_move_to(context, start.x, start.y)
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      let (a, b, c) = (
        place(x - bend * y, y + bend * x), place(-y + bend * x, x + bend * y), place(-y, x)
      )
      cairo_curve_to(context, a.x, a.y, b.x, b.y, c.x, c.y)
    }
    cairo_close_path(context)
    paint(fill: fill, stroke: stroke)
  }

  /// Draws round dots as one shape: where they overlap they are no darker.
  package func dots(_ centers: [Point], diameter: Double, _ color: Color) {
    guard !centers.isEmpty else { return }
    cairo_save(context)
    cairo_new_path(context)
    // A line of no length with round ends is a dot, and takes little room in a file.
    for center in centers {
      cairo_move_to(context, center.x, center.y)
      cairo_close_path(context)
    }
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    stroke(LineStyle(color, width: diameter))
    cairo_restore(context)
  }

  /// Draws within a box only.
  package func clipped(to box: Box, _ draw: () -> Void) {
    cairo_save(context)
    cairo_new_path(context)
    cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
    cairo_clip(context)
    draw()
    cairo_restore(context)
  }

  private func paint(fill: Color?, stroke style: LineStyle?) {
    if let fill {
      use(fill)
      if style == nil { cairo_fill(context) } else { cairo_fill_preserve(context) }
    }
    if let style { stroke(style) }
    cairo_new_path(context)
  }

  private func stroke(_ style: LineStyle) {
    use(style.color)
    cairo_set_line_width(context, style.width)
    cairo_set_dash(context, style.dash, Int32(style.dash.count), 0)
    cairo_stroke(context)
  }

  private func trace(_ lines: [[Point]], isClosed: Bool) {
    cairo_new_path(context)
    for line in lines {
      guard let first = line.first else { continue }
      cairo_move_to(context, first.x, first.y)
      for p in line.dropFirst() { cairo_line_to(context, p.x, p.y) }
      if isClosed { cairo_close_path(context) }
    }
  }

  func use(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
  }
}
