/// Where a finger is in units of the panel, as far as the log has said. An axis that is not sent
/// keeps its last value.
struct RawPosition {
  var x: Int?
  var y: Int?
}

extension TapCollector {
  /// A touch that begins at a raw position; one at an unknown place has no beginning.
  func touch(
    at raw: RawPosition, _ scale: PanelScale, _ place: LogPlace, time: Double?
  ) -> OpenTouch {
    guard let x = raw.x, let y = raw.y else {
      return OpenTouch(tap: Tap(point: .zero, place: place), isStray: true)
    }
    return OpenTouch(tap: Tap(point: scale.point(x, y), place: place), start: time)
  }

  /// Moves a touch to a raw position.
  func move(_ touch: inout OpenTouch, to raw: RawPosition, _ scale: PanelScale) {
    if let x = raw.x, let y = raw.y {
      touch.move(to: scale.point(x, y), slop: options.tapSlop)
    }
  }
}
