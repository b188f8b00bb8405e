/// An event of the Linux kernel's input layer, with the codes of `linux/input-event-codes.h`.
struct EvdevEvent {
  /// In seconds, from any beginning; nil where the log has no times.
  var time: Double?
  var type: Int
  var code: Int
  var value: Int

  static let synchronization = 0x00
  static let key = 0x01
  static let absolute = 0x03

  static let report = 0x00
  static let multiTouchReport = 0x02
  static let dropped = 0x03

  static let touchButton = 0x14A

  static let x = 0x00
  static let y = 0x01
  static let slot = 0x2F
  static let positionX = 0x35
  static let positionY = 0x36
  static let trackingID = 0x39
}

/// What a line of a log of events says.
enum EvdevLine {
  /// An event of a device; nil: the one that the log described last.
  case event(EvdevEvent, device: UnsafeBufferPointer<UInt8>?)
  /// From here on the log describes a device.
  case device(UnsafeBufferPointer<UInt8>)
  /// The least and largest raw value of an axis of the device that is described.
  case range(code: Int, AxisRange)
  /// Half of the above.
  case least(code: Int, Int)
  case largest(code: Int, Int)
  /// Whether the device that is described is the surface of a screen, and not a touchpad.
  case isDirect(Bool)
  /// Nothing that is needed.
  case other
}

/// The least and largest raw value of an axis.
struct AxisRange: Equatable {
  var least: Int
  var largest: Int

  /// How many values there are; at least 1.
  var count: Double { max(1, Double(largest) - Double(least) + 1) }
}

/// A way to write down the events of the kernel's input layer.
protocol EvdevSpelling {
  init()
  /// What a line says.
  mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(BadRow) -> EvdevLine
}
