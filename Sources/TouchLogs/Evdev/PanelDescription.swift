/// What a log says of a device: the ranges of its axes, and what it is.
struct PanelDescription {
  private var least: [Int: Int] = [:]
  private var largest: [Int: Int] = [:]
  /// Whether it is the surface of a screen; nil where the log does not say.
  private(set) var isDirect: Bool?

  /// Whether several fingers can be told apart.
  var hasMultiTouch: Bool { largest[EvdevEvent.positionX] != nil }

  /// The axes that touches are placed by; nil where they are not described.
  var axes: (x: AxisRange, y: AxisRange)? {
    if let x = range(EvdevEvent.positionX), let y = range(EvdevEvent.positionY) { return (x, y) }
    if let x = range(EvdevEvent.x), let y = range(EvdevEvent.y) { return (x, y) }
    return nil
  }

  /// Takes over what a line of a description says.
  mutating func add(_ line: EvdevLine) {
    switch line {
    case .range(let code, let range):
      least[code] = range.least
      largest[code] = range.largest
    case .least(let code, let value): least[code] = value
    case .largest(let code, let value): largest[code] = value
    case .isDirect(let isDirect): self.isDirect = isDirect || self.isDirect == true
    case .event, .device, .other: break
    }
  }

  private func range(_ code: Int) -> AxisRange? {
    guard let largest = largest[code] else { return nil }
    let least = least[code] ?? 0
    return largest > least ? AxisRange(least: least, largest: largest) : nil
  }
}
