/// The colours of a preview.
package struct Theme: Sendable, Hashable {
  /// Behind everything.
  package var page: Color
  /// The screen itself.
  package var screen: Color
  /// The plane beside the screen.
  package var offScreen: Color
  /// The screen's edge.
  package var edge: Color
  /// What plain views are filled with and outlined by.
  package var view: Color
  package var viewEdge: Color
  /// Words and marks.
  package var ink: Color
  /// Words of less weight.
  package var muted: Color
  /// What is taken away from a hit area.
  package var lost: Color
  /// What a control takes from another, and taps that fire the wrong one.
  package var error: Color
  /// Taps that fire nothing, in a bar.
  package var miss: Color
  /// Behind the words that name the best strategy.
  package var best: Color
  /// Controls that nobody aims at.
  package var bystander: Color
  /// The controls aimed at, in turn.
  package var controls: [Color]

  /// For paper and light pages. The controls have colours of Okabe and Ito's palette for people who
  /// see colours differently (Wong, "Points of view: Color blindness", Nature Methods 8, 2011,
  /// 10.1038/nmeth.1618), without its reds, which the errors have to themselves.
  package static let light = Theme(
    page: Color(0xFFFFFF), screen: Color(0xFFFFFF), offScreen: Color(0xE9ECF0),
    edge: Color(0x6B7480), view: Color(0xF3F5F7), viewEdge: Color(0xCBD1D8),
    ink: Color(0x1B1F24), muted: Color(0x57606A), lost: Color(0x6B7480), error: Color(0xC8102E),
    miss: Color(0xB3BBC5), best: Color(0x00684C), bystander: Color(0x9AA3AD),
    controls: [
      Color(0x0072B2), Color(0xD99A00), Color(0x009E73), Color(0xA05195), Color(0x56B4E9),
      Color(0x8A6D3B),
    ])

  /// For dark pages.
  package static let dark = Theme(
    page: Color(0x15181C), screen: Color(0x1D2126), offScreen: Color(0x0D0F12),
    edge: Color(0x8B949E), view: Color(0x262B31), viewEdge: Color(0x3D444D),
    ink: Color(0xECEFF3), muted: Color(0xA6AFBA), lost: Color(0x8B949E), error: Color(0xFF6B7A),
    miss: Color(0x59636E), best: Color(0x6FE0BB), bystander: Color(0x6E7781),
    controls: [
      Color(0x4BA3E3), Color(0xE6B34D), Color(0x3DC79A), Color(0xCC79B7), Color(0x8FD0F5),
      Color(0xC2A26B),
    ])

  /// The colour of the control that is aimed at in this place of the list.
  func control(_ place: Int) -> Color {
    controls.isEmpty ? bystander : controls[place % controls.count]
  }
}
