import CCairo
import HitTesting

/// Measures text in the font that pictures are drawn with, before there is a sheet.
package final class TextMeter {
  private let context: OpaquePointer?
  private let surface: OpaquePointer?
  private var known: [String: [TextStyle: Double]] = [:]

  /// A family that every system has or has a stand-in for; without any font Cairo uses its own.
  static let family = "sans-serif"
  /// Width of the seam round letters, half of it outside of them, in units.
  static let haloWidth = 2.6

  /// A meter.
  package init() {
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The width of a line of text, in units.
  package func width(of text: String, _ style: TextStyle) -> Double {
    guard let context else { return 0 }
    return Self.width(of: Self.printable(text), style, in: context)
  }

  /// The text, or as much of its start and its end as fits into a width, with an ellipsis between:
  /// what tells generated ids apart is at the end, what they are about at the start.
  package func shortened(_ text: String, to width: Double, _ style: TextStyle) -> String {
    let text = Self.printable(text)
    guard self.width(of: text, style) > width else { return text }
    let letters = Array(text)
    var (least, most) = (0, letters.count - 1)
    let short = { (count: Int) in
      let tail = count * 2 / 5
      return String(letters.prefix(count - tail)) + "…" + String(letters.suffix(tail))
    }
    while least < most {
      let middle = (least + most + 1) / 2
      if self.width(of: short(middle), style) <= width { least = middle } else { most = middle - 1 }
    }
    return short(least)
  }

  static func width(of text: String, _ style: TextStyle, in context: OpaquePointer) -> Double {
    select(style, in: context)
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, text, &extents)
    return extents.x_advance
  }

  static func select(_ style: TextStyle, in context: OpaquePointer) {
    cairo_select_font_face(
      context, family, CAIRO_FONT_SLANT_NORMAL,
      style.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, style.size)
    // Widths that do not depend on the grid of pixels, so that SVG, PNG and PDF are laid out alike.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  /// The text on one line, without characters that end a C string, that XML forbids, or that turn
  /// the direction of writing: names come from files of other people.
  static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: result.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF:
        result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
