import CCairo
import HitTesting

/// Measures text in the font that pictures are drawn with, before there is a sheet.
package final class TextMeter {
  private let context: OpaquePointer?
  private let surface: OpaquePointer?
  private let typesetter: Typesetter?
  private var known: [Key: Double] = [:]

  private struct Key: Hashable {
    var text: String
    var size: Double
    var isBold: Bool
  }

  /// A meter.
  package init() {
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    context = cairo_create(surface)
    typesetter = context.map(Typesetter.init)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The width of a line of text, in units.
  package func width(of text: String, _ style: TextStyle) -> Double {
    let key = Key(text: Self.printable(text), size: style.size, isBold: style.isBold)
    if let width = known[key] { return width }
    let width = typesetter?.width(of: key.text, style) ?? 0
    known[key] = width
    return width
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

  /// The parts one after the other, on as many lines as they need.
  func lines(
    of parts: [String], separator: String, within width: Double, _ style: TextStyle
  ) -> [String] {
    parts.reduce(into: []) { lines, part in
      let longer = lines.last.map { $0 + separator + part }
      if let longer, self.width(of: longer, style) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(part)
      }
    }
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
