import HitTesting

/// What became of a tap: a control acted, or nothing did for a reason.
public enum Event: Sendable, Hashable {
  /// The control with this index acted.
  case acted(Int)
  /// Nothing acted.
  case missed(MissReason)
}

/// Why nothing acted, in the order of `outcomes.csv`.
public enum MissReason: String, Sendable, Hashable, CaseIterable {
  /// The bare screen was found.
  case gap
  /// A plain view took the tap.
  case swallowed
  /// A disabled control took it.
  case disabled
  /// The tap fell off the screen.
  case offscreen
}

extension Event {
  /// A number of its own: views count from 0, reasons from -1 down. What compiles by itself would
  /// compare and hash the reasons as strings.
  private var number: Int {
    switch self {
    case .acted(let view): view
    case .missed(.gap): -1
    case .missed(.swallowed): -2
    case .missed(.disabled): -3
    case .missed(.offscreen): -4
    }
  }

  /// Whether the same became of two taps.
  public static func == (a: Event, b: Event) -> Bool { a.number == b.number }

  /// Hashes it.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// What became of a touch.
  init(_ touch: Touch) {
    if let actor = touch.actor {
      self = .acted(actor)
      return
    }
    switch touch.reason {
    case .offScreen: self = .missed(.offscreen)
    case .gap: self = .missed(.gap)
    case .disabled: self = .missed(.disabled)
    case .swallowed, .control, .tapGesture, .nearest: self = .missed(.swallowed)
    }
  }
}

extension Outcome {
  /// What an outcome is for the target.
  public enum Kind: String, Sendable, Hashable {
    case hit
    case miss
    case collision
  }

  /// What this outcome is for the target.
  public var kind: Kind {
    guard case .acted = event else { return .miss }
    return isHit ? .hit : .collision
  }
}
