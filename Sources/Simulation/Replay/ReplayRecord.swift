/// What a replay knows beside the rates.
public struct ReplayRecord: Sendable {
  /// All taps that were replayed, labelled or not.
  public var taps = 0
  /// How many people the labelled taps come from; nil where the log does not say whose they are.
  public var users: Int?
  /// The names of the people, byte by byte rising.
  public var names: [String] = []
  /// For each layout: what would have acted instead, by strategy.
  public var flows: [[Flow]] = []
  /// For each layout, target by target and then for all targets together: the rates of each person;
  /// empty where they were not asked for.
  public var people: [[PersonRates]] = []
}

/// Taps that one control gets under the baseline and one, maybe the same, under a strategy.
public struct Flow: Sendable, Hashable {
  /// Index of the strategy in the scenario, never the baseline's.
  public var strategy: Int
  /// The control that acts under the baseline; nil for none.
  public var baselineActor: Int?
  /// The control that acts under the strategy; nil for none.
  public var actor: Int?
  /// How many taps, labelled or not.
  public var taps: Int
}

/// What became of one person's taps.
public struct PersonRates: Sendable {
  /// Index of the person's name in the record.
  public var person: Int
  /// The target, a view of the layout; nil for all together.
  public var target: Int?
  /// In the order of the scenario; with Wilson's limits, which speak of this person alone.
  public var strategies: [StrategyResult]
}
