import HitTesting
import Simulation
import TouchModels

/// What the command line says in place of the config.
public struct Overrides: Sendable, Hashable {
  /// Names of strategies to keep, in this order; a shorthand that is no name is added.
  public var strategies: [String]
  /// The seed.
  public var seed: UInt64?
  /// Sampled taps for each target, 1 to 10^12.
  public var taps: Int?
  /// The engine's name.
  public var engine: String?
  /// A name of the device table.
  public var device: String?
  /// Pixels per dp of a UI dump.
  public var density: Double?
  /// Whether the density is for touches as well, so that it may be given without a UI dump.
  public var scalesTouches = false
  /// A preset's name.
  public var finger: String?

  /// Overrides; what is left out stays as the config says.
  public init(
    strategies: [String] = [], seed: UInt64? = nil, taps: Int? = nil, engine: String? = nil,
    device: String? = nil, density: Double? = nil, finger: String? = nil
  ) {
    self.strategies = strategies
    self.seed = seed
    self.taps = taps
    self.engine = engine
    self.device = device
    self.density = density
    self.finger = finger
  }
}

extension Overrides {
  /// Notes nothing in the log: an option that does not fit is the user's command, not a file's
  /// fault.
  func apply(to draft: inout ConfigDraft) throws(OverrideError) {
    draft.seed = seed ?? draft.seed
    if let taps {
      guard let count = UInt64(exactly: taps), ConfigDraft.tapRange.contains(count) else {
        let range = ConfigDraft.tapRange
        throw OverrideError(
          option: "--taps",
          message: "found \(taps), expected a whole number from \(range.lowerBound) to "
            + "\(range.upperBound)")
      }
      draft.taps = taps
    }
    if let engine { draft.engine = try Self.engine(engine) }
    if let device {
      guard let row = Device.named(device) else {
        throw Self.unknown(
          "--device", device, expected: DeviceChoice.expectedName,
          known: Device.all.lazy.map(\.name))
      }
      draft.device = .named(row)
    }
    if let finger {
      guard let model = FingerDecoder.preset(finger) else {
        let names = FingerPreset.all.map(\.name)
        throw Self.unknown("--finger", finger, expected: Quoted.list(names), known: names)
      }
      draft.fingers = [model]
    }
    if !strategies.isEmpty { try select(in: &draft) }
  }

  private func select(in draft: inout ConfigDraft) throws(OverrideError) {
    let baseline = draft.baseline ?? draft.strategies.first?.name
    var kept: [Strategy] = []
    for name in strategies where !kept.contains(where: { $0.name == name }) {
      if let strategy = draft.strategies.first(where: { $0.name == name }) {
        kept.append(strategy)
      } else if let strategy = StrategyShorthand.strategy(name) {
        kept.append(strategy)
      } else {
        let known = draft.strategies.map(\.name)
        throw Self.unknown(
          "--strategy", name,
          expected: "the name of a strategy (\(known.map(Quoted.inline).joined(separator: ", "))) "
            + "or " + StrategyShorthand.expected,
          known: known, otherwise: StrategyShorthand.nearest(name))
      }
    }
    draft.strategies = kept
    draft.baseline = baseline.flatMap { name in
      kept.contains { $0.name == name } ? name : nil
    }
  }

  private static func engine(_ name: String) throws(OverrideError) -> Scenario.Engine {
    if let engine = Scenario.Engine(rawValue: name) { return engine }
    let names = Scenario.Engine.allCases.map(\.rawValue)
    throw unknown("--engine", name, expected: Quoted.list(names), known: names)
  }

  private static func unknown(
    _ option: String, _ text: String, expected: String, known: some Sequence<String>,
    otherwise: String? = nil
  ) -> OverrideError {
    let nearest = NearestName.find(text, in: known) ?? otherwise
    let hint = nearest.map { "; did you mean \(Quoted.json($0))?" } ?? ""
    return OverrideError(
      option: option, message: "found \(Quoted.inline(text)), expected \(expected)\(hint)")
  }
}
