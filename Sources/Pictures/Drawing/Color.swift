/// A colour of sRGB with an opacity, each part from 0 to 1.
package struct Color: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  /// 0 for glass, 1 for paint.
  package var opacity: Double

  /// A colour as the web writes it: `Color(0x0072B2)`.
  package init(_ hex: UInt32, opacity: Double = 1) {
    red = Double(hex >> 16 & 0xFF) / 255
    green = Double(hex >> 8 & 0xFF) / 255
    blue = Double(hex & 0xFF) / 255
    self.opacity = opacity
  }

  /// The same colour, more or less of it.
  package func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity = opacity
    return color
  }

  /// The colour that this one and another, opaque one make together.
  ///
  /// - Parameter share: how much of the other, 0 to 1.
  package func mixed(with other: Color, _ share: Double) -> Color {
    var color = self
    color.red += (other.red - red) * share
    color.green += (other.green - green) * share
    color.blue += (other.blue - blue) * share
    return color
  }

  /// As the web writes it, without the opacity: `#0072b2`.
  package var hex: String {
    let part = { (value: Double) in
      let byte = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16)
      return byte.count == 1 ? "0" + byte : byte
    }
    return "#" + part(red) + part(green) + part(blue)
  }
}
