import HitTesting

/// Reads logs of the kernel's input events, however they are spelled.
struct EvdevReader<Spelling: EvdevSpelling>: LineReader {
  private var spelling = Spelling()
  private let options: TouchLogOptions
  /// What a file that the user gave says of the panel.
  private let stated: [PanelDescription]
  /// The paths of the devices; their indices are those of the arrays below.
  private var names = LabelTable()
  private var descriptions: [PanelDescription] = []
  private var devices: [EvdevDevice?] = []
  /// The device that the log described last.
  private var current = 0

  init(_ options: TouchLogOptions) throws(TouchLogError) {
    self.options = options
    stated = try PanelFile.read(options.panelDescription)
    _ = index(names.label(""))
  }

  mutating func read(
    _ line: UnsafeBufferPointer<UInt8>, at place: LogPlace, _ taps: inout TapCollector
  ) throws {
    switch try spelling.read(line) {
    case .event(let event, let name):
      let device = try name.map { try index(of: $0) } ?? current
      guard descriptions[device].isDirect != false else { return }
      try read(event, of: device, at: place, &taps)
    case .device(let name): current = try index(of: name)
    case .other: break
    case let part: descriptions[current].add(part)
    }
  }

  private mutating func read(
    _ event: EvdevEvent, of index: Int, at place: LogPlace, _ taps: inout TapCollector
  ) throws {
    var device =
      devices[index] ?? EvdevDevice(hasMultiTouch: descriptions[index].hasMultiTouch)
    // A copy that is not written back would cost a copy of its arrays.
    devices[index] = nil
    defer { devices[index] = device }
    if device.scale == nil, Self.isTouch(event) { device.scale = try scale(of: index) }
    if event.time == nil, options.maxDuration != nil {
      throw TouchLogError(.usage, "--max-duration needs times, which getevent writes with -t")
    }
    try device.read(event, at: place, &taps)
  }

  mutating func finish(at place: LogPlace, _ taps: inout TapCollector) throws {
    for index in devices.indices { devices[index]?.finish(&taps) }
  }

  /// Whether only a touch panel has such an event.
  private static func isTouch(_ event: EvdevEvent) -> Bool {
    switch (event.type, event.code) {
    case (EvdevEvent.absolute, EvdevEvent.positionX), (EvdevEvent.absolute, EvdevEvent.positionY),
      (EvdevEvent.absolute, EvdevEvent.trackingID), (EvdevEvent.key, EvdevEvent.touchButton):
      true
    default: false
    }
  }

  private mutating func index(of name: UnsafeBufferPointer<UInt8>) throws(BadRow) -> Int {
    guard let label = names.label(of: name) else {
      throw BadRow("the name of the device is not UTF-8")
    }
    return index(label)
  }

  private mutating func index(_ label: Label) -> Int {
    while descriptions.count <= label.index {
      descriptions.append(PanelDescription())
      devices.append(nil)
    }
    return label.index
  }

  private func scale(of index: Int) throws(TouchLogError) -> PanelScale {
    guard let screen = options.screen else {
      throw TouchLogError(
        .usage,
        "a log in units of the panel is scaled to the screen, and needs a config with one "
          + "layout")
    }
    let axes: (x: AxisRange, y: AxisRange)?
    if let range = options.touchRange {
      axes = (Self.range(range.width), Self.range(range.height))
    } else {
      axes = descriptions[index].axes ?? Self.only(descriptions) ?? Self.only(stated)
    }
    guard let axes else {
      throw TouchLogError(
        .usage,
        "the log does not say which raw values the panel has: give --touch-range WxH, the "
          + "largest raw x and y (getevent -lp prints them), or --desc FILE")
    }
    return PanelScale(x: axes.x, y: axes.y, screen: screen, options: options)
  }

  private static func range(_ largest: Double) -> AxisRange {
    AxisRange(least: 0, largest: Int(min(max(largest, 0), 1e15)))
  }

  /// The axes of the only device that is described.
  private static func only(
    _ descriptions: [PanelDescription]
  ) -> (x: AxisRange, y: AxisRange)? {
    let panels = descriptions.filter { $0.isDirect != false && $0.axes != nil }
    let best = panels.contains(where: \.hasMultiTouch) ? panels.filter(\.hasMultiTouch) : panels
    return best.count == 1 ? best[0].axes : nil
  }
}
