import Foundation
import HitTesting
import LayoutFormats
import Simulation

/// A scenario, and what a record of its run needs.
public struct LoadedScenario: Sendable {
  /// The question, ready to be answered.
  public var scenario: Scenario
  /// What the user should know, one sentence each.
  public var warnings: [String]
  /// The files that were read, in this order.
  public var inputs: [InputFile]
  /// The config with every default filled in, as JSON text. Made when it is asked for.
  public var configuration: String { resolved.text }
  let resolved: ResolvedConfiguration
  /// Whether the config has a list of layouts, even if of one.
  public var listsLayouts: Bool
  /// Points for each inch, where the config or an override names a device; nil where the density is
  /// known from the screen only, or guessed.
  public var statedPointsPerInch: Double?
  /// What a picture calls each layout: its name; where it stands in the config itself, and has
  /// none, the config's.
  public var titles: [String]
  /// For each layout, whether it is known how many points make an inch; else it was guessed.
  public var isDensityKnown: [Bool]
  /// Whether a layout was a UI dump, which may have needed a density.
  public var hasDump: Bool
}

/// The strategies of a bare layout or UI dump.
public enum BareDefault: Sendable, Hashable {
  /// The app as it is.
  case asIs
  /// `bounds`, `min:44` and `aware:44`.
  case compare

  var strategies: [Strategy] {
    switch self {
    case .asIs: [.asIs]
    case .compare:
      ["bounds", "min:44", "aware:44"].compactMap { StrategyShorthand.strategy($0) }
    }
  }
}

/// Reads configs, bare layouts and UI dumps into scenarios.
///
/// ```swift
/// let loaded = try ScenarioLoader.load(path: "player.json", overrides: Overrides(seed: 7))
/// ```
public enum ScenarioLoader {
  /// Reads a file: a config, a bare layout, or a UI dump.
  ///
  /// - Parameters:
  ///   - overrides: what the command line says in place of the config.
  ///   - bareDefault: the strategies where the file is no config.
  ///   - needsTargets: whether it is an error to have nothing to aim at.
  ///   - drawsTaps: whether taps will be drawn where there are targets, which the warnings are
  ///     about; nil where it does if it needs them.
  ///   - fitsFinger: whether the finger is to come from this: a config may then lack a layout, and
  ///     its own finger is not read, which may be the very file that is to be made.
  /// - Throws: `ConfigurationError` for wrong data, `InputFileError` for a file that is missing or
  ///   unreadable, `OverrideError` for an override that does not fit.
  public static func load(
    path: String, overrides: Overrides = Overrides(), bareDefault: BareDefault = .compare,
    needsTargets: Bool = true, drawsTaps: Bool? = nil, fitsFinger: Bool = false
  ) throws -> LoadedScenario {
    let log = DiagnosticLog()
    let reporter = Reporter(file: path, log: log)
    guard let bytes = log.read(path), let document = InputDocument.read(bytes, reporter: reporter)
    else {
      try log.check()
      throw InputFileError(path: path, referrer: nil, reason: "it holds nothing that can be read")
    }
    var draft = ConfigDraft(reporter: reporter)
    switch document {
    case .config(let value):
      draft = ConfigDecoder(
        reporter: reporter, density: overrides.density, fitsFinger: fitsFinger
      ).draft(value)
    case .layout(let value):
      draft.strategies = bareDefault.strategies
      draft.layouts = [ScreenDecoder(reporter: reporter).screen(value, at: .root)]
        .compactMap(\.self).map { bare($0, path: path) }
    case .dump:
      draft.strategies = bareDefault.strategies
      draft.layouts = [
        LayoutSource(reporter: reporter, density: overrides.density).dump(
          bytes, path: path, reporter: reporter, options: ImportOptions(),
          reference: dumpReference(path, density: overrides.density))
      ].compactMap(\.self)
    }
    return try finish(
      draft, overrides: overrides, needsTargets: needsTargets,
      drawsTaps: drawsTaps ?? needsTargets)
  }

  /// The scenario of a screen that was made in code, with the defaults of a bare layout.
  ///
  /// - Throws: as `load`.
  public static func scenario(
    for screen: Screen, name: String, overrides: Overrides = Overrides(),
    bareDefault: BareDefault = .compare, needsTargets: Bool = true
  ) throws -> LoadedScenario {
    var draft = ConfigDraft(reporter: Reporter(file: name, log: DiagnosticLog()))
    draft.strategies = bareDefault.strategies
    draft.layouts = [LoadedLayout(name: name, file: name, screen: screen, reference: nil)]
    return try finish(
      draft, overrides: overrides, needsTargets: needsTargets, drawsTaps: needsTargets)
  }

  private static func bare(_ screen: Screen, path: String) -> LoadedLayout {
    LoadedLayout(
      name: Files.layoutName(path), file: path, screen: screen, reference: .string(path))
  }

  private static func titles(_ scenario: Scenario, _ draft: ConfigDraft) -> [String] {
    zip(scenario.layouts, draft.layouts).map { layout, loaded in
      guard loaded.reference == nil else { return layout.name }
      let config = Files.title(draft.reporter.file)
      return draft.layouts.count == 1 ? config : "\(config) · \(layout.name)"
    }
  }

  private static func dumpReference(_ path: String, density: Double?) -> JSONValue {
    .members(["import": .string(path), "density": density.map { .double($0) }])
  }

  private static func finish(
    _ draft: ConfigDraft, overrides: Overrides, needsTargets: Bool, drawsTaps: Bool
  ) throws -> LoadedScenario {
    let log = draft.reporter.log
    try log.check()
    var draft = draft
    try overrides.apply(to: &draft)
    let assembler = ScenarioAssembler(draft: draft, needsTargets: needsTargets)
    let scenario = assembler.scenario()
    try log.check()
    let hasDump = draft.layouts.contains(where: \.isDump)
    if overrides.density != nil, !overrides.scalesTouches, !hasDump {
      log.warn("--density is not used: no layout is a UI dump", kind: "options without use")
    }
    ScenarioWarnings(scenario: scenario, draft: draft, drawsTaps: drawsTaps).note()
    return LoadedScenario(
      scenario: scenario, warnings: log.warnings, inputs: log.inputs,
      resolved: ResolvedConfiguration(scenario: scenario, draft: draft),
      listsLayouts: draft.listsLayouts, statedPointsPerInch: draft.device?.pointsPerInch,
      titles: titles(scenario, draft),
      isDensityKnown: draft.layouts.map {
        Density.of($0.screen, device: draft.device).origin != .guessed
      },
      hasDump: hasDump)
  }
}
