import HitTesting
import Simulation
import TouchModels

/// What a config says, before defaults that need the layouts are filled in.
struct ConfigDraft {
  /// The file that messages about the whole question name.
  var reporter: Reporter
  var seed: UInt64 = 1
  var device: DeviceChoice?
  var layouts: [LoadedLayout] = []
  /// Whether the layouts stand in a list.
  var listsLayouts = false
  /// nil: the default preset.
  var fingers: [FingerModel]?
  var engine = Scenario.Engine.sample
  var offScreen = Scenario.OffScreen.miss
  var taps = 100_000
  /// nil: every enabled control that can be reached and seen.
  var targets: [String]?
  var strategies: [Strategy] = [.asIs]
  /// The name of the baseline; nil: the first strategy.
  var baseline: String?

  /// The numbers of taps that are allowed.
  static let tapRange: ClosedRange<UInt64> = 1...1_000_000_000_000
}
