import Testing

@testable import TouchModels

/// What a block promises, whatever is drawn.
struct SamplerTests {
  private let one = [Gaussian(mean: SIMD2(1, -2), sigma: SIMD2(3, 4), rho: 0.5)]
  private let two = [
    Gaussian(weight: 0.25, sigma: SIMD2(1, 1)),
    Gaussian(weight: 0.75, mean: SIMD2(50, 0), sigma: SIMD2(2, 3), rho: -0.5),
  ]

  @Test func emptyBufferIsLeftAlone() throws {
    #expect(try Taps(0, gaussians: one).x.isEmpty)
    #expect(try Taps(0, gaussians: two).x.isEmpty)
  }

  @Test func shorterBufferSaysHowManyTapsThereAre() throws {
    let sampler = try TapSampler()
    var x = [Double](repeating: .nan, count: 3)
    var y = [Double](repeating: .nan, count: 5)
    x.withUnsafeMutableBufferPointer { x in
      y.withUnsafeMutableBufferPointer { y in
        sampler.fill(
          address: StreamAddress(seed: 1, target: "play", block: 0), gaussians: one, aim: .zero,
          x: x, y: y)
      }
    }
    #expect(x.allSatisfy { $0.isFinite })
    #expect(y.map(\.isFinite) == [true, true, true, false, false])
  }

  @Test func withoutGaussiansAllTapsLandOnTheAimPoint() throws {
    let taps = try Taps(3, gaussians: [], aim: SIMD2(7, 9))
    #expect(taps.x == [7, 7, 7])
    #expect(taps.y == [9, 9, 9])
  }

  @Test func firstTapsAreTheSameHoweverLongTheBlock() throws {
    for gaussians in [one, two] {
      let short = try Taps(37, gaussians: gaussians)
      let long = try Taps(1000, gaussians: gaussians)
      #expect(short.x[...] == long.x.prefix(37))
      #expect(short.y[...] == long.y.prefix(37))
    }
  }

  @Test func blockDoesNotDependOnWhatWasDrawnBefore() throws {
    let sampler = try TapSampler()
    let fresh = try Taps(10, block: 4, gaussians: two)
    _ = try Taps(77, from: sampler, target: "next", gaussians: one)
    let later = try Taps(10, from: sampler, block: 4, gaussians: two)
    #expect(fresh.x == later.x)
    #expect(fresh.y == later.y)
  }

  @Test func seedTargetAndBlockEachChangeTheTaps() throws {
    let base = try Taps(5, gaussians: one)
    #expect(try Taps(5, seed: 2, gaussians: one).x != base.x)
    #expect(try Taps(5, target: "next", gaussians: one).x != base.x)
    #expect(try Taps(5, block: 1, gaussians: one).x != base.x)
  }

  @Test func sigma0PutsTheTapExactlyOnAimPlusMean() throws {
    let still = Gaussian(mean: SIMD2(0.1, -0.2), sigma: .zero)
    let taps = try Taps(100, gaussians: [still], aim: SIMD2(0.7, 0.3))
    #expect(taps.x.allSatisfy { $0 == 0.7 + 0.1 })
    #expect(taps.y.allSatisfy { $0 == 0.3 - 0.2 })
  }

  @Test func oneSigma0LeavesTheOtherAxisScattered() throws {
    let flat = Gaussian(sigma: SIMD2(0, 5))
    let taps = try Taps(100, gaussians: [flat], aim: SIMD2(3, 4))
    #expect(taps.x.allSatisfy { $0 == 3 })
    #expect(Set(taps.y).count == 100)
  }

  @Test(arguments: [1.0, -1.0])
  func rhoOfOnePutsTheTapsExactlyOnALine(rho: Double) throws {
    let taps = try Taps(1000, gaussians: [Gaussian(sigma: SIMD2(2, 8), rho: rho)])
    #expect(zip(taps.x, taps.y).allSatisfy { $1 == 4 * rho * $0 })
    #expect(Set(taps.x).count > 990)
  }

  @Test func componentWithoutWeightIsNeverDrawn() throws {
    let there = Gaussian(weight: 1, sigma: .zero)
    let nowhere = Gaussian(weight: 0, mean: SIMD2(100, 100), sigma: .zero)
    let mixtures = [
      [nowhere, there], [there, nowhere], [nowhere, there, there, nowhere], [nowhere, nowhere],
    ]
    for gaussians in mixtures {
      #expect(try Taps(2000, gaussians: gaussians).x.allSatisfy { $0 == 0 })
    }
  }

  @Test func hugeModelGivesNoNaN() throws {
    let model = FingerModel(
      name: "huge",
      components: [
        FingerModel.Component(
          offset: SIMD2(-.greatestFiniteMagnitude, 0),
          spread: .sigma(SIMD2(.greatestFiniteMagnitude, 1)), rho: 0.5,
          betweenUsers: SIMD2(.greatestFiniteMagnitude, 0))
      ])
    let gaussians = model.gaussians(target: SIMD2(1e200, 1e200), pointsPerInch: 160)
    let taps = try Taps(100, gaussians: gaussians)
    #expect(taps.x.allSatisfy { $0.isFinite })
    #expect(taps.y.allSatisfy { $0.isFinite })
  }

  @Test func versionOfGSLIsANumber() {
    #expect(GSL.version.split(separator: ".").count >= 2)
    #expect(GSL.version.first?.isNumber == true)
  }
}
