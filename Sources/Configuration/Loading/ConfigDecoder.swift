import HitTesting
import Simulation
import TouchModels

/// Reads a config.
struct ConfigDecoder {
  static let keys = [
    "version", "seed", "device", "layout", "layouts", "finger", "fingers", "engine", "offScreen",
    "taps", "targets", "strategies", "baseline",
  ]

  let reporter: Reporter
  /// Pixels per dp from the command line.
  let density: Double?
  /// Whether a finger is to be fitted: layouts may then be missing, and fingers are not read.
  let fitsFinger: Bool

  private var values: ValueReader { ValueReader(reporter: reporter) }

  /// What the config says, as far as it can be read; what is wrong is in the log.
  func draft(_ value: JSONValue) -> ConfigDraft {
    var draft = ConfigDraft(reporter: reporter)
    guard let object = ObjectDecoder(value, at: .root, reporter: reporter, keys: Self.keys) else {
      return draft
    }
    checkVersion(object)
    draft.seed = object.integer("seed", in: 0...UInt64.max) ?? draft.seed
    draft.device = object["device"].flatMap { values.device($0, at: .root.key("device")) }
    readLayouts(object, into: &draft)
    if !fitsFinger { readFingers(object, into: &draft) }
    draft.engine =
      object["engine"].flatMap { engine($0, at: .root.key("engine")) } ?? draft.engine
    draft.offScreen = object.choice("offScreen") ?? draft.offScreen
    draft.taps = object.integer("taps", in: ConfigDraft.tapRange).map { Int($0) } ?? draft.taps
    draft.targets = object["targets"].flatMap { targets($0, at: .root.key("targets")) }
    readStrategies(object, into: &draft)
    return draft
  }

  private func checkVersion(_ object: ObjectDecoder) {
    guard let version = object["version"] else { return }
    if case .number(let number) = version, number.double == 1 { return }
    values.mismatch(
      version, .root.key("version"), expected: "1, the only version that this tool reads")
  }

  private func readLayouts(_ object: ObjectDecoder, into draft: inout ConfigDraft) {
    let source = LayoutSource(reporter: reporter, density: density)
    switch (object["layout"], object["layouts"]) {
    case (.some, .some):
      reporter.problem(.root, found: "layout and layouts", expected: "one of the two")
    case (nil, nil):
      guard !fitsFinger else { return }
      reporter.problem(.root, found: "neither layout nor layouts", expected: "one of the two")
    case (.some(let value), nil):
      draft.layouts = source.layouts(value, at: .root.key("layout"), patterns: false)
    case (nil, .some(let value)):
      draft.listsLayouts = true
      let place = Place.root.key("layouts")
      for (index, entry) in (values.filledArray(value, at: place, of: "layouts") ?? []).enumerated()
      {
        draft.layouts += source.layouts(entry, at: place.index(index), patterns: true)
      }
    }
  }

  private func readFingers(_ object: ObjectDecoder, into draft: inout ConfigDraft) {
    let source = FingerSource(reporter: reporter)
    switch (object["finger"], object["fingers"]) {
    case (.some, .some):
      reporter.problem(.root, found: "finger and fingers", expected: "one of the two")
    case (nil, nil): break
    case (.some(let value), nil):
      draft.fingers = source.finger(value, at: .root.key("finger")).map { [$0] }
    case (nil, .some(let value)): draft.fingers = source.fingers(value, at: .root.key("fingers"))
    }
  }

  private func engine(_ value: JSONValue, at place: Place) -> Scenario.Engine? {
    values.choice(value, at: place, as: Scenario.Engine.self)
  }

  private func targets(_ value: JSONValue, at place: Place) -> [String]? {
    var seen: Set<String> = []
    return values.array(value, at: place, of: "ids")?.enumerated().compactMap { index, value in
      guard let id = values.name(value, at: place.index(index)) else { return nil }
      if !seen.insert(id).inserted {
        reporter.problem(
          place.index(index), found: "\(Quoted.inline(id)) a second time", expected: "each id once")
      }
      return id
    }
  }

  private func readStrategies(_ object: ObjectDecoder, into draft: inout ConfigDraft) {
    if let value = object["strategies"] {
      draft.strategies = StrategyDecoder(reporter: reporter).strategies(
        value, at: .root.key("strategies"))
    }
    draft.baseline = object.name("baseline")
    let names = draft.strategies.map(\.name)
    if let baseline = draft.baseline, !names.isEmpty, !names.contains(baseline) {
      values.unknown(
        baseline, at: .root.key("baseline"), expected: "the name of a strategy", known: names)
    }
  }
}
