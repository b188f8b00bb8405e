import CCairo
import HitTesting

/// Sets lines of text in the system's sans-serif font and, for letters that it lacks, in a font
/// that has them; letters are joined and ordered as their script asks. That is Pango's work. Where
/// there is no font at all, Cairo's own strokes have to do.
final class Typesetter {
  private let context: OpaquePointer
  private let layout: OpaquePointer?

  /// A family that every system has or has a stand-in for.
  private static let family = "sans-serif"
  /// Width of the seam round letters, half of it outside of them, in units.
  static let haloWidth = 2.6

  /// - Parameter context: a drawing of Cairo's, which outlives this.
  init(_ context: OpaquePointer) {
    self.context = context
    layout = Self.makeLayout(context)
  }

  deinit {
    if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// The width of a line, in units.
  func width(of text: String, _ style: TextStyle) -> Double {
    select(style)
    guard let layout else {
      var extents = cairo_text_extents_t()
      cairo_text_extents(context, text, &extents)
      return extents.x_advance
    }
    pango_layout_set_text(layout, text, -1)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return Double(extents.width) / Double(PANGO_SCALE)
  }

  /// Draws a line from a point on its base line, over its seam.
  func draw(_ text: String, at start: Point, _ style: TextStyle) {
    select(style)
    let line = layout.flatMap { layout in
      pango_layout_set_text(layout, text, -1)
      return pango_layout_get_line_readonly(layout, 0)
    }
    if let halo = style.halo {
      cairo_new_path(context)
      cairo_move_to(context, start.x, start.y)
      if let line {
        pango_cairo_layout_line_path(context, line)
      } else {
        cairo_text_path(context, text)
      }
      use(halo)
      cairo_set_line_width(context, Self.haloWidth)
      cairo_set_dash(context, [], 0, 0)
      cairo_stroke(context)
    }
    use(style.color)
    cairo_move_to(context, start.x, start.y)
    if let line {
      pango_cairo_show_layout_line(context, line)
    } else {
      cairo_show_text(context, text)
    }
    cairo_new_path(context)
  }

  private func use(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
  }

  private func select(_ style: TextStyle) {
    guard let layout, let font = pango_font_description_new() else {
      let weight = style.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL
      cairo_select_font_face(context, Self.family, CAIRO_FONT_SLANT_NORMAL, weight)
      cairo_set_font_size(context, style.size)
      return
    }
    pango_font_description_set_family(font, Self.family)
    pango_font_description_set_weight(font, style.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
  }

  /// Nil where no font has a letter.
  private static func makeLayout(_ context: OpaquePointer) -> OpaquePointer? {
    // Widths that do not depend on the grid of pixels, so that SVG, PNG and PDF are laid out alike.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_set_font_options(context, options)
    defer { cairo_font_options_destroy(options) }
    guard let layout = pango_cairo_create_layout(context) else { return nil }
    let setting = pango_layout_get_context(layout)
    pango_cairo_context_set_font_options(setting, options)
    pango_context_set_round_glyph_positions(setting, 0)
    pango_layout_context_changed(layout)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, "A", -1)
    guard pango_layout_get_unknown_glyphs_count(layout) == 0 else {
      g_object_unref(UnsafeMutableRawPointer(layout))
      return nil
    }
    return layout
  }
}
