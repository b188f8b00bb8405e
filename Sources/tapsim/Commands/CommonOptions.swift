import Configuration
import HitTesting
import TouchModels

/// Options that several commands share.
enum CommonOptions {
  static let strategy = Option(
    "strategy", "STRATEGY", .word("a strategy", candidates: .words(StrategyShorthand.forms)),
    arity: .repeated,
    help: "a strategy of the config by its name, or one like min:44, edge:-10 or aware:44; those "
      + "that are given are the ones compared, in this order")

  static let device = Option(
    "device", "NAME", .name(of: "a known device", longList: Device.all.map(\.name)),
    help: "the device whose density turns mm into points, for example iphone-15")

  static let density = Option(
    "density", "N", .number("a number above 0") { $0 > 0 },
    help: "pixels for each dp of a dump in pixels: adb shell wm density / 160")

  static let finger = Option(
    "finger", "PRESET", .name(of: "a finger preset", among: FingerPreset.all.map(\.name)),
    help: "how taps scatter: \(FingerPreset.all.map(\.name).joined(separator: ", "))")

  /// What the shared options put in place of the config's.
  static func overrides(_ arguments: Arguments) -> Overrides {
    var overrides = Overrides()
    overrides.strategies = arguments[all: strategy]
    overrides.device = arguments[device]
    overrides.density = arguments[density]
    overrides.finger = arguments[finger]
    return overrides
  }
}

extension ValueKind where Value == String {
  /// One of the names of a table that is too long to show in an error.
  static func name(of what: String, longList names: [String]) -> ValueKind {
    ValueKind(what, choices: names) { names.contains($0) ? $0 : nil }
  }
}

extension ValueKind where Value == Pair<Double> {
  /// A width and a height above 0, in pt: `24x24`.
  static let size = ValueKind("a size like 24x24, both sides above 0") { word in
    guard let pair = Pair(word, mark: "x", element: { Double($0) }), pair.first.isFinite,
      pair.second.isFinite, pair.first > 0, pair.second > 0
    else { return nil }
    return pair
  }

  /// Coordinates that may still be infinite or not a number: `12,40`.
  static let point = ValueKind("a point like 12,40") { word in
    Pair(word, mark: ",") { Double($0) }
  }
}
