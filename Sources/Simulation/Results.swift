import HitTesting

/// The answer to a scenario, however it was found. Views are indices in the layout's `ViewTree`.
public struct Results: Sendable {
  /// The question.
  public var scenario: Scenario
  /// For each layout, for each of its targets, for each strategy: the hit areas.
  public var areas: [[[AreaResult]]]
  /// One for each layout and finger: layout by layout, the fingers of each in order.
  public var runs: [Run]
  /// What a user should know about the question or the answer, a sentence each.
  public var warnings: [String]
  /// What only recorded taps tell; nil where taps were simulated.
  public var replay: ReplayRecord? = nil

  /// What found the answer: `sample`, `exact` or `replay`.
  public var engineName: String { replay == nil ? scenario.engine.rawValue : "replay" }

  /// The name of the finger of a run; nil in a replay, where real fingers tapped.
  public func fingerName(of run: Run) -> String? {
    replay == nil ? scenario.fingers[run.finger].name : nil
  }

  /// The rates of one layout under one finger.
  public struct Run: Sendable {
    /// Index of the layout in the scenario.
    public var layout: Int
    /// Index of the finger in the scenario.
    public var finger: Int
    /// In the order of the layout's targets.
    public var targets: [TargetResult]
    /// For each strategy, all targets together by weight (the `*` rows).
    public var totals: [StrategyResult]
  }
}

/// What became of the taps meant for one target.
public struct TargetResult: Sendable {
  /// The target.
  public var target: Int
  /// In the order of the scenario.
  public var strategies: [StrategyResult]
}

/// What became of taps under one strategy.
public struct StrategyResult: Sendable {
  /// Number of taps; nil where none were counted (the exact engine).
  public var taps: Int?
  /// Taps that the target (or a control with its action) got.
  public var hits: Share
  /// Taps that nothing got.
  public var misses: Share
  /// Taps that fired another control.
  public var collisions: Share
  /// Who got them and why the others were lost, in the order of `outcomes.csv`; empty for totals.
  public var outcomes: [Outcome]
  /// Against the baseline, on the same taps; nil for the baseline itself.
  public var comparison: Comparison?
  /// Quantiles over people; nil where the finger has no spread between users.
  public var users: [UserQuantiles]?
}

/// One way in which taps ended.
public struct Outcome: Sendable, Hashable {
  /// What became of the taps.
  public var event: Event
  /// Whether that is a hit for the target.
  public var isHit: Bool
  /// How many taps.
  public var share: Share

  /// An outcome; see the properties.
  public init(event: Event, isHit: Bool, share: Share) {
    self.event = event
    self.isHit = isHit
    self.share = share
  }
}

extension [Outcome] {
  /// What the hits, the misses and the collisions among them add up to.
  func sums<Number: AdditiveArithmetic>(
    _ number: (Outcome) -> Number
  ) -> (hits: Number, misses: Number, collisions: Number) {
    var sums = (hits: Number.zero, misses: Number.zero, collisions: Number.zero)
    for outcome in self {
      switch outcome.kind {
      case .hit: sums.hits += number(outcome)
      case .miss: sums.misses += number(outcome)
      case .collision: sums.collisions += number(outcome)
      }
    }
    return sums
  }
}

/// Quantiles over people of one rate of a target.
public struct UserQuantiles: Sendable, Hashable {
  /// Which rate: `hit`, `miss` or `collision`.
  public var rate: String
  /// The 5 % quantile, a fraction.
  public var q05: Double
  /// The median, a fraction.
  public var q50: Double
  /// The 95 % quantile, a fraction.
  public var q95: Double
  /// The bound of the hit rate that was asked about.
  public var bound: Double
  /// The share of people whose hit rate is below the bound; nil for other rates.
  public var shareBelow: Double?
}
