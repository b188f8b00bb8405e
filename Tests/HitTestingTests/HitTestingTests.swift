import Testing

@testable import HitTesting
