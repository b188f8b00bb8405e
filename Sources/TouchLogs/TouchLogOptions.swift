import HitTesting

/// What the user says about touch logs beyond what they say themselves.
package struct TouchLogOptions: Equatable, Sendable {
  /// The format; nil: told from the content.
  package var format: TouchLogFormat?
  /// What the log calls its columns, where it does not use tapsim's names.
  package var columns: [TouchColumn: String] = [:]
  /// The ASCII character between the fields of a row; nil: comma, semicolon or tab, by the header.
  package var delimiter: UInt8?
  /// The ASCII character of the decimal mark.
  package var decimal = UInt8(ascii: ".")
  /// Whether rows that cannot be read are counted and left out, in place of an error.
  package var skipBad = false
  /// The unit of positions; nil: the format's own, points where it has none.
  package var unit: Unit?
  /// Pixels for each point, for logs in pixels.
  package var density: Double?
  /// Points for each millimetre, for logs in millimetres.
  package var pointsPerMillimetre: Double?
  /// Added to each point, in its unit before it is turned into points of the screen.
  package var offset = Point(x: 0, y: 0)
  /// The largest raw x and y of the panel, the least being 0.
  package var touchRange: Size?
  /// The path of a file that describes the panel: an evemu `.desc`, or `getevent -lp`.
  package var panelDescription: String?
  /// How the panel's picture is turned.
  package var rotation = Rotation.none
  /// How far in points a touch may go from where it began and still be a tap.
  package var tapSlop = 10.0
  /// How long a tap may last, in seconds; nil: any time.
  package var maxDuration: Double?
  /// The size of the screen in points, which logs in panel units are scaled to; nil: there are
  /// several.
  package var screen: Size?

  /// Options that leave everything to the log.
  package init() {}

  /// The unit of a log's positions.
  package enum Unit: String, CaseIterable, Sendable {
    case pt
    case px
    case mm
  }

  /// The degrees by which the panel's picture is turned clockwise.
  package enum Rotation: Int, CaseIterable, Sendable {
    case none = 0
    case quarter = 90
    case half = 180
    case threeQuarters = 270
  }
}
