/// What a column of a touch log in rows can mean.
package enum TouchColumn: Int, CaseIterable, Sendable {
  case x
  case y
  case time
  case phase
  case pointer
  case intended
  case user
  case layout
  case targetX
  case targetY
  case targetWidth
  case targetHeight

  /// The name in tapsim's own logs, and for `--columns`.
  package var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .time: "time"
    case .phase: "phase"
    case .pointer: "pointer"
    case .intended: "intended"
    case .user: "user"
    case .layout: "layout"
    case .targetX: "target_x"
    case .targetY: "target_y"
    case .targetWidth: "target_width"
    case .targetHeight: "target_height"
    }
  }

  package init?(name: String) {
    guard let column = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = column
  }

  /// The columns of the frame of what was meant.
  static let target = [TouchColumn.targetX, .targetY, .targetWidth, .targetHeight]
}
