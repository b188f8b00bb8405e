/// Why there is no picture.
package enum PictureError: Error, Sendable, Hashable {
  /// The picture would be larger than a file of its format can be, or than memory should be: width
  /// and height in units, and the most of either.
  case tooLarge(width: Double, height: Double, most: Double)
  /// There is nothing whose place is a finite number.
  case notDrawable
  /// What Cairo says.
  case cairo(String)

  /// One line for the user, without `tapsim: error:`.
  package var message: String {
    switch self {
    case .tooLarge(let width, let height, let most):
      "the picture would have \(Self.whole(width)) x \(Self.whole(height)) units, and "
        + "\(Self.whole(most)) are allowed; give a smaller --scale or fewer strategies"
    case .notDrawable: "the picture has no finite size; are the screen's sizes right?"
    case .cairo(let reason): "the picture cannot be drawn: \(reason)"
    }
  }

  /// Whether a smaller scale would help.
  package var isTooLarge: Bool {
    if case .tooLarge = self { true } else { false }
  }

  private static func whole(_ length: Double) -> String {
    length < 1e15 ? String(Int(length.rounded(.up))) : "\(length)"
  }
}
