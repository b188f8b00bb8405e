import HitTesting
import Simulation
import TouchModels

/// The config of a scenario with every default filled in. Its text is made only where it is asked
/// for: for a screen of thousands of views that takes as long as reading it.
struct ResolvedConfiguration: Sendable {
  private let scenario: Scenario
  private let layouts: [LoadedLayout]
  private let listsLayouts: Bool
  private let statedDevice: DeviceChoice?
  /// nil: every control that can be aimed at.
  private let statedTargets: [String]?

  init(scenario: Scenario, draft: ConfigDraft) {
    self.scenario = scenario
    layouts = draft.layouts
    listsLayouts = draft.listsLayouts
    statedDevice = draft.device
    statedTargets = draft.targets
  }

  /// JSON text, without a final newline, that reads back as the same scenario.
  var text: String {
    let fingers = scenario.fingers.map(\.json)
    let layouts = layouts.map { layout -> String in
      let indent = listsLayouts ? 4 : 2
      return layout.reference.map { JSONText.pretty($0, indent: indent) }
        ?? LayoutWriter.text(layout.screen, indent: String(repeating: " ", count: indent))
    }
    var members: [(key: String, text: String)] = []
    func add(_ key: String, _ value: JSONValue?) {
      if let value { members.append((key, JSONText.pretty(value, indent: 2))) }
    }
    add("version", .integer(1))
    add("seed", .integer(scenario.seed))
    add("device", device)
    if listsLayouts {
      members.append(("layouts", "[\n    " + layouts.joined(separator: ",\n    ") + "\n  ]"))
    } else {
      members += layouts.prefix(1).map { ("layout", $0) }
    }
    add("finger", fingers.count == 1 ? fingers.first : nil)
    add("fingers", fingers.count == 1 ? nil : .array(fingers))
    add("engine", .string(scenario.engine.rawValue))
    add("offScreen", .string(scenario.offScreen.rawValue))
    add("taps", .integer(UInt64(max(scenario.taps, 0))))
    add("targets", .array(targets.map { .string($0) }))
    add("strategies", .array(scenario.strategies.map(\.json)))
    add("baseline", .string(scenario.strategies[scenario.baseline].name))
    let lines = members.map { "  " + Quoted.json($0.key) + ": " + $0.text }
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }

  /// The device, or the density that was taken; none where the layouts differ in it.
  private var device: JSONValue? {
    if let statedDevice { return statedDevice.json }
    guard let density = scenario.layouts.first?.pointsPerInch,
      scenario.layouts.allSatisfy({ $0.pointsPerInch == density })
    else { return nil }
    return DeviceChoice.pointsPerInch(density).json
  }

  private var targets: [String] {
    if let statedTargets { return statedTargets }
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
