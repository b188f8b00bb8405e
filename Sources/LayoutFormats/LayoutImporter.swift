import Foundation
import HitTesting

/// Reads UI dumps into native screens. Pure: the bytes in, a layout or an error out.
///
/// ```swift
/// var options = ImportOptions()
/// options.density = 2.75
/// let layout = try LayoutImporter.read(data, options: options)
/// ```
public enum LayoutImporter {
  /// The format of a dump by its content; nil: not a UI dump known here. What a failed dump leaves
  /// in its file ("ERROR: null root node ...") counts as its format, so that `read` can say so.
  public static func detect(_ data: Data) -> LayoutFormat? {
    guard data.count <= DumpSource.byteLimit else { return nil }
    return detect(DumpSource(data))
  }

  /// Reads a dump.
  ///
  /// - Throws: `LayoutFormatError` where the data is not one whole dump of a known format (or of
  ///   `options.format`), is too large or nested deeper than 256 views, where no view of it is
  ///   tappable, or where an option does not fit.
  /// - Complexity: O(n log n) in the number of views, plus the hit tests that find dead controls.
  public static func read(
    _ data: Data, options: ImportOptions = ImportOptions()
  ) throws(LayoutFormatError) -> ImportedLayout {
    try check(options)
    guard data.count <= DumpSource.byteLimit else {
      throw LayoutFormatError(
        "\(data.count) bytes: at most \(DumpSource.byteLimit) are allowed in a dump")
    }
    let source = DumpSource(data)
    if let failure = source.failure { throw failure }
    guard let found = detect(source) else { throw DumpRefusal.unknown(source) }
    var format = found
    if let wanted = options.format {
      guard wanted.reader.accepts(source) else {
        throw LayoutFormatError("not \(wanted.rawValue): the content is \(found.rawValue)")
      }
      format = wanted
    }
    var dump = try format.reader.read(source, options: options)
    dump.warnings = source.warnings + dump.warnings
    return try LayoutAssembler(dump: dump, format: format, options: options).assemble()
  }

  private static func detect(_ source: DumpSource) -> LayoutFormat? {
    LayoutFormat.allCases.first { $0.reader.recognizes(source) }
  }

  private static func check(_ options: ImportOptions) throws(LayoutFormatError) {
    if let density = options.density, !(density > 0 && density.isFinite) {
      throw LayoutFormatError("density \(density): a number above 0 is allowed (px per dp)")
    }
    if let screen = options.screen {
      for side in [screen.width, screen.height] where !(side > 0 && side <= LayoutAssembler.largest)
      {
        throw LayoutFormatError(
          "screen \(screen.width)x\(screen.height): both sides must be numbers above 0, up to "
            + "\(LayoutAssembler.largest)")
      }
    }
  }
}
