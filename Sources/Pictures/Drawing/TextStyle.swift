/// How a line of text looks.
package struct TextStyle: Sendable, Hashable {
  /// Size of the letters, in units of the picture.
  package var size: Double
  package var isBold: Bool
  package var color: Color
  /// Colour of a seam round the letters that keeps them readable on lines; nil for none.
  package var halo: Color?

  /// A style; see the properties.
  package init(size: Double, isBold: Bool = false, color: Color, halo: Color? = nil) {
    self.size = size
    self.isBold = isBold
    self.color = color
    self.halo = halo
  }
}

/// Which part of a line of text stands at the place that is named.
package enum TextAnchor: String, Sendable, Hashable {
  case start
  case middle
  case end
}
