import HitTesting

/// Equal buttons in rows and columns on a phone's screen: what `tapsim quick` judges.
struct ButtonGrid: Sendable, Hashable {
  /// Width and height of a button, in pt.
  var button: Size
  var columns: Int
  var rows: Int
  /// Between neighbours, in pt.
  var gap: Double
  /// From the left edge of the screen to the first column, in pt; nil centres the grid.
  var edge: Double?

  /// The screen, in pt.
  static let screenSize = Size(width: 393, height: 852)
  /// More buttons than this are no screen that anybody builds.
  static let mostButtons = 1000

  /// The screen with its buttons `b1`, `b2`, ... row by row.
  func screen() throws(UsageError) -> Screen {
    let (count, overflow) = columns.multipliedReportingOverflow(by: rows)
    guard !overflow, count <= Self.mostButtons else {
      throw UsageError("a grid of more than \(Self.mostButtons) buttons is not for quick")
    }
    let width = try extent(
      of: columns, button.width, room: Self.screenSize.width, from: edge, "wide")
    let height = try extent(
      of: rows, button.height, room: Self.screenSize.height, from: nil, "high")
    let left = edge ?? (Self.screenSize.width - width) / 2
    let top = (Self.screenSize.height - height) / 2
    let views = (0..<count).map { index in
      View(
        id: "b\(index + 1)", kind: .button,
        frame: Rectangle(
          x: left + Double(index % columns) * (button.width + gap),
          y: top + Double(index / columns) * (button.height + gap),
          width: button.width, height: button.height))
    }
    return Screen(size: Self.screenSize, views: views)
  }

  /// The extent of all buttons along an axis, or the error that says that it is too much.
  private func extent(
    of count: Int, _ side: Double, room: Double, from edge: Double?, _ word: String
  ) throws(UsageError) -> Double {
    let extent = Double(count) * side + Double(count - 1) * gap
    guard (edge ?? 0) + extent <= room else {
      let start = edge.map { " from \($0.plain) pt on" } ?? ""
      throw UsageError(
        "\(count) of \(side.plain) pt with \(gap.plain) pt between them are "
          + "\(extent.plain) pt \(word)\(start), and the screen is \(room.plain) pt \(word)")
    }
    return extent
  }
}
