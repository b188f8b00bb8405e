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
        width: typesetter.width(of: text, style)))
  }

  /// Draws all texts.
  func drawTexts() {
    for text in texts {
      let shift: Double =
        switch text.anchor {
        case .start: 0
        case .middle: text.width / 2
        case .end: text.width
        }
      typesetter.draw(
        text.text, at: Point(x: text.place.x - shift, y: text.place.y), text.style)
    }
    texts = []
  }
}
