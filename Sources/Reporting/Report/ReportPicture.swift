import HitTesting

/// The picture of one strategy for a report, drawn by whoever can draw.
package struct ReportPicture: Sendable {
  /// An SVG for light pages.
  package var light: [UInt8]
  /// The same for dark pages.
  package var dark: [UInt8]
  /// Its size in its own units.
  package var size: Size
  /// Where controls lie in it.
  package var spots: [Spot]

  /// A control in the picture.
  package struct Spot: Sendable, Hashable {
    /// Index in the `ViewTree`.
    package var target: Int
    /// Where it lies, in the picture's units.
    package var box: Box

    /// A control; see the properties.
    package init(target: Int, box: Box) {
      self.target = target
      self.box = box
    }
  }

  /// A picture; see the properties.
  package init(light: [UInt8], dark: [UInt8], size: Size, spots: [Spot]) {
    self.light = light
    self.dark = dark
    self.size = size
    self.spots = spots
  }
}
