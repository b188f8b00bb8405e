import CCairo
import HitTesting

/// A line of text at its place.
struct PlacedText {
  var text: String
  /// The anchor's place on the base line.
  var place: Point
  var anchor: TextAnchor
  var style: TextStyle
  /// Width in the font that was at hand, in units.
  var width: Double
}

extension Canvas {
  /// Sets a line of text, its anchor at `place` on the base line. It is drawn over everything else.
  package func text(
    _ text: String, at place: Point, anchor: TextAnchor = .start, _ style: TextStyle
  ) {
    let text = TextMeter.printable(text)
    guard !text.isEmpty else { return }
    texts.append(
      PlacedText(
        text: text, place: place, anchor: anchor, style: style,
        width: TextMeter.width(of: text, style, in: context)))
  }

  /// Draws all texts with Cairo.
  func drawTexts() {
    for text in texts {
      TextMeter.select(text.style, in: context)
      let shift: Double =
        switch text.anchor {
        case .start: 0
        case .middle: text.width / 2
        case .end: text.width
        }
      let start = Point(x: text.place.x - shift, y: text.place.y)
      if let halo = text.style.halo {
        cairo_new_path(context)
        cairo_move_to(context, start.x, start.y)
        cairo_text_path(context, text.text)
        use(halo)
        cairo_set_line_width(context, TextMeter.haloWidth)
        cairo_set_dash(context, [], 0, 0)
        cairo_stroke(context)
      }
      use(text.style.color)
      cairo_move_to(context, start.x, start.y)
      cairo_show_text(context, text.text)
    }
    texts = []
  }
}
