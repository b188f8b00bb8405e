import Testing

@testable import TouchModels

/// What cannot be fitted.
struct FitRefusalTests {
  private let fitter = FingerFitter(model: .gaussian)

  private func samples(_ offsets: [SIMD2<Double>], users: [Int]? = nil) throws -> TapSamples {
    var samples = TapSamples()
    for (place, offset) in offsets.enumerated() {
      try samples.add(
        offset: offset, size: SIMD2(44, 44), user: users?[place], file: 0, line: place + 1)
    }
    return samples
  }

  private func scattered(_ count: Int) -> [SIMD2<Double>] {
    (0..<count).map { SIMD2(Double($0 * 7 % 11), Double($0 * 5 % 13)) }
  }

  @Test func fewerThanTwentyTapsAreRefused() throws {
    #expect(throws: FitError.tooFew(0)) { try fitter.fit(TapSamples()) }
    #expect(throws: FitError.tooFew(19)) { try fitter.fit(samples(scattered(19))) }
    #expect(try fitter.fit(samples(scattered(20))).taps == 20)
  }

  @Test func dropMayNotLeaveFewerThanTwenty() throws {
    let offsets = scattered(19) + [SIMD2(1000, 1000)]
    let dropping = FingerFitter(model: .gaussian, outliers: .drop)
    #expect(throws: FitError.tooFew(19)) { try dropping.fit(samples(offsets)) }
  }

  @Test func noSpreadAlongAnAxisIsRefused() throws {
    let line = scattered(30).map { SIMD2($0.x, 4) }
    #expect(throws: FitError.noSpread(.y)) { try fitter.fit(samples(line)) }
    let point = scattered(30).map { _ in SIMD2(0.1, 0.2) }
    #expect(throws: FitError.noSpread(.x)) { try fitter.fit(samples(point)) }
  }

  @Test func noSpreadWithinPeopleIsRefused() throws {
    let users = (0..<30).map { $0 % 3 }
    let offsets = users.map { SIMD2(Double($0), Double($0 * $0)) }
    #expect(throws: FitError.noSpread(.x)) { try fitter.fit(samples(offsets, users: users)) }
  }

  @Test func oneTapEachIsRefused() throws {
    #expect(throws: FitError.tooFewEach(taps: 25, users: 25)) {
      try fitter.fit(samples(scattered(25), users: Array(0..<25)))
    }
  }

  @Test func tapsWithAndWithoutUserAreRefused() throws {
    var named = try samples(scattered(3), users: [4, 5, 4])
    #expect(named.userCount == 2)
    #expect(throws: FitError.mixedUsers(hasUser: false)) {
      try named.add(offset: .zero, size: .zero, user: nil, file: 0, line: 4)
    }
    var unnamed = try samples(scattered(3))
    #expect(throws: FitError.mixedUsers(hasUser: true)) {
      try unnamed.add(offset: .zero, size: .zero, user: 1, file: 0, line: 4)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e7, -1e300])
  func tapThatIsNowhereNearIsRefused(x: Double) throws {
    var samples = TapSamples()
    #expect(throws: FitError.self) {
      try samples.add(offset: SIMD2(x, 0), size: SIMD2(1, 1), user: nil, file: 0, line: 1)
    }
    #expect(throws: FitError.self) {
      try samples.add(offset: SIMD2(0, x), size: SIMD2(1, 1), user: nil, file: 0, line: 1)
    }
    #expect(throws: FitError.self) {
      try samples.add(offset: .zero, size: SIMD2(1, x), user: nil, file: 0, line: 1)
    }
    #expect(samples.taps.isEmpty)
  }

  @Test func targetOfNegativeSizeIsRefused() throws {
    var samples = TapSamples()
    #expect(throws: FitError.wrongSize(SIMD2(-1, 1))) {
      try samples.add(offset: .zero, size: SIMD2(-1, 1), user: nil, file: 0, line: 1)
    }
  }
}
