import Verification

/// The scenarios that `scripts/verify` takes too.
typealias EverythingScenario = Verification.EverythingScenario
