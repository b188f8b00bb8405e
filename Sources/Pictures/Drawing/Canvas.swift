import CCairo
import HitTesting

/// A sheet to draw on, in units from its top left corner: pixels of the screen in SVG, printer's
/// points in PDF, `pixelsPerUnit` pixels in PNG. Cairo draws all three.
///
/// Text is drawn last, over everything else, so that it is text in each format: Cairo's own SVG has
/// only the outlines of letters.
package final class Canvas {
  /// Width and height, in units.
  package let size: Size
  package let format: PictureFormat
  let context: OpaquePointer
  let surface: OpaquePointer
  let typesetter: Typesetter
  var texts: [PlacedText] = []
  private let stream = CairoStream()

  /// The longest side, in units: what a page of a PDF can have.
  package static let longestSide = 14_400.0
  /// The most pixels: 256 MiB of memory.
  private static let mostPixels = 67_108_864.0

  /// A blank sheet.
  ///
  /// - Throws: `PictureError`.
  package init(size: Size, format: PictureFormat, pixelsPerUnit: Double = 2) throws {
    let size = Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw PictureError.notDrawable
    }
    let pixels = format == .png ? size.width * size.height * pixelsPerUnit * pixelsPerUnit : 0
    let most = pixels > Self.mostPixels ? Self.mostPixels.squareRoot() / pixelsPerUnit : .infinity
    guard max(size.width, size.height) <= Self.longestSide, most == .infinity else {
      throw PictureError.tooLarge(
        width: size.width, height: size.height, most: min(most, Self.longestSide))
    }
    self.size = size
    self.format = format
    guard
      let surface = Self.surface(size, format, pixelsPerUnit, stream),
      let context = cairo_create(surface)
    else { throw PictureError.cairo("out of memory") }
    self.surface = surface
    self.context = context
    typesetter = Typesetter(context)
    if format == .png { cairo_scale(context, pixelsPerUnit, pixelsPerUnit) }
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    try check()
  }

  deinit {
    cairo_destroy(context)
    // A surface that writes to the stream must not outlive it.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  private static func surface(
    _ size: Size, _ format: PictureFormat, _ pixelsPerUnit: Double, _ stream: CairoStream
  ) -> OpaquePointer? {
    switch format {
    case .png:
      return cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32((size.width * pixelsPerUnit).rounded(.up)),
        Int32((size.height * pixelsPerUnit).rounded(.up)))
    case .svg:
      let surface = cairo_svg_surface_create_for_stream(
        CairoStream.write, stream.closure, size.width, size.height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    case .pdf:
      let surface = cairo_pdf_surface_create_for_stream(
        CairoStream.write, stream.closure, size.width, size.height)
      // The same picture is the same bytes on any day.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
      return surface
    }
  }

  /// The finished file.
  ///
  /// - Parameter title: what the picture shows, for whoever cannot see it.
  /// - Throws: `PictureError.cairo`.
  package func finish(title: String) throws -> [UInt8] {
    if format == .pdf {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    }
    if format != .svg { drawTexts() }
    try check()
    cairo_surface_flush(surface)
    if format == .png {
      let status = cairo_surface_write_to_png_stream(surface, CairoStream.write, stream.closure)
      guard status == CAIRO_STATUS_SUCCESS else { throw Self.error(status) }
      return stream.bytes
    }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw Self.error(status) }
    guard format == .svg else { return stream.bytes }
    return SVGText.document(stream.bytes, title: title, texts: texts)
  }

  private func check() throws {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw Self.error(status) }
  }

  private static func error(_ status: cairo_status_t) -> PictureError {
    .cairo(String(cString: cairo_status_to_string(status)))
  }
}
