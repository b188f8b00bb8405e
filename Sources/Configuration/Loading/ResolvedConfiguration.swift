import HitTesting
import Simulation
import TouchModels

/// The config of a scenario with every default filled in.
struct ResolvedConfiguration {
  let scenario: Scenario
  let draft: ConfigDraft

  /// JSON text, without a final newline, that reads back as the same scenario.
  var text: String { JSONText.pretty(json) }

  private var json: JSONValue {
    let layouts = draft.layouts.map { $0.reference ?? LayoutWriter.json($0.screen) }
    let fingers = scenario.fingers.map(\.json)
    return .members([
      "version": .integer(1),
      "seed": .integer(scenario.seed),
      "device": device,
      "layout": draft.listsLayouts ? nil : layouts.first,
      "layouts": draft.listsLayouts ? .array(layouts) : nil,
      "finger": fingers.count == 1 ? fingers.first : nil,
      "fingers": fingers.count == 1 ? nil : .array(fingers),
      "engine": .string(scenario.engine.rawValue),
      "offScreen": .string(scenario.offScreen.rawValue),
      "taps": .integer(UInt64(max(scenario.taps, 0))),
      "targets": .array(targets.map { .string($0) }),
      "strategies": .array(scenario.strategies.map(\.json)),
      "baseline": .string(scenario.strategies[scenario.baseline].name),
    ])
  }

  /// The device, or the density that was taken; none where the layouts differ in it.
  private var device: JSONValue? {
    if let device = draft.device { return device.json }
    guard let density = scenario.layouts.first?.pointsPerInch,
      scenario.layouts.allSatisfy({ $0.pointsPerInch == density })
    else { return nil }
    return DeviceChoice.pointsPerInch(density).json
  }

  private var targets: [String] {
    if let targets = draft.targets { return targets }
    var seen: Set<String> = []
    return scenario.layouts.flatMap { layout in layout.targets.map { layout.tree.views[$0].id } }
      .filter { seen.insert($0).inserted }
  }
}

extension FingerModel {
  /// The model in the words of a config.
  var json: JSONValue {
    guard components.count != 1 else { return components[0].json(name: name, weight: nil) }
    return .members([
      "name": .string(name),
      "mixture": .array(components.map { $0.json(name: nil, weight: $0.weight) }),
    ])
  }
}

extension FingerModel.Component {
  fileprivate func json(name: String?, weight: Double?) -> JSONValue {
    var sigmaJSON: JSONValue?
    var dual: JSONValue?
    switch spread {
    case .sigma(let sigma): sigmaJSON = .pair(sigma)
    case .dualGaussian(let alpha, let sigmaA2):
      dual = .members(["alpha": .pair(alpha), "sigmaA2": .pair(sigmaA2)])
    }
    let isPreset = preset != nil
    return .members([
      "name": name.map { .string($0) },
      "weight": weight.map { .double($0) },
      "preset": preset.map { .string($0) },
      "unit": isPreset ? nil : .string(unit.rawValue),
      "offset": .pair(offset),
      "sigma": isPreset ? nil : sigmaJSON,
      "dualGaussian": isPreset ? nil : dual,
      "rho": .double(rho),
      "betweenUsers": .pair(betweenUsers),
    ])
  }
}

extension JSONValue {
  /// A list of two numbers.
  static func pair(_ pair: SIMD2<Double>) -> JSONValue {
    .array([.double(pair.x), .double(pair.y)])
  }
}
