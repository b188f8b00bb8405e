import HitTesting
import TouchModels

/// A question, validated and ready to be answered: screens, fingers, and the strategies to compare.
public struct Scenario: Sendable {
  /// The seed of all streams.
  public var seed: UInt64
  /// Sampled taps for each target.
  public var taps: Int
  /// How the answer is found.
  public var engine: Engine
  /// What becomes of a tap that scatters off the screen.
  public var offScreen: OffScreen
  /// The screens, in the order of the config; at least one.
  public var layouts: [Layout]
  /// The finger models, in the order of the config; at least one.
  public var fingers: [FingerModel]
  /// What is compared, in the order of the config; at least one.
  public var strategies: [Strategy]
  /// Index of the strategy that the others are compared with.
  public var baseline: Int

  /// A scenario; see the properties.
  public init(
    seed: UInt64 = 1, taps: Int = 100_000, engine: Engine = .sample, offScreen: OffScreen = .miss,
    layouts: [Layout], fingers: [FingerModel], strategies: [Strategy], baseline: Int = 0
  ) {
    self.seed = seed
    self.taps = taps
    self.engine = engine
    self.offScreen = offScreen
    self.layouts = layouts
    self.fingers = fingers
    self.strategies = strategies
    self.baseline = baseline
  }

  /// How rates are found.
  public enum Engine: String, Sendable, Hashable, CaseIterable {
    /// Taps are drawn and counted.
    case sample
    /// Probabilities are worked out.
    case exact
  }

  /// What becomes of a tap that scatters off the screen.
  public enum OffScreen: String, Sendable, Hashable, CaseIterable {
    /// It is a miss.
    case miss
    /// Each coordinate goes into [0, the largest double below the size].
    case clamp
  }

  /// A screen and what people aim at on it.
  public struct Layout: Sendable {
    /// What results call it.
    public var name: String
    /// Its views.
    public var tree: ViewTree
    /// Indices in the tree of the views aimed at, in the order of the rows.
    public var targets: [Int]
    /// Points for each inch, to turn a finger's mm into points.
    public var pointsPerInch: Double

    /// A layout; see the properties. Without targets, everything that people can aim at.
    public init(name: String, tree: ViewTree, targets: [Int]? = nil, pointsPerInch: Double) {
      self.name = name
      self.tree = tree
      self.targets = targets ?? tree.targets
      self.pointsPerInch = pointsPerInch
    }
  }
}
