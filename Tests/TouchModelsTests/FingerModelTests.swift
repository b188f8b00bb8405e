import Foundation
import Testing

@testable import TouchModels

struct FingerModelTests {
  private func gaussian(
    _ component: FingerModel.Component, target: SIMD2<Double> = SIMD2(44, 44),
    pointsPerInch: Double = 160
  ) throws -> Gaussian {
    let model = FingerModel(name: "finger", components: [component])
    let gaussians = model.gaussians(target: target, pointsPerInch: pointsPerInch)
    #expect(gaussians.count == 1)
    return try #require(gaussians.first)
  }

  @Test func modelWithoutWeightHasNoGaussians() {
    let none = FingerModel(name: "finger", components: [])
    #expect(none.gaussians(target: SIMD2(1, 1), pointsPerInch: 160).isEmpty)
    let zero = FingerModel(
      name: "finger", components: [.init(weight: 0, spread: .sigma(SIMD2(1, 1)))])
    #expect(zero.gaussians(target: SIMD2(1, 1), pointsPerInch: 160).isEmpty)
  }

  @Test func pointsArePoints() throws {
    let found = try gaussian(
      .init(offset: SIMD2(1, 2), spread: .sigma(SIMD2(3, 4)), rho: -0.25), pointsPerInch: 99)
    #expect(found == Gaussian(mean: SIMD2(1, 2), sigma: SIMD2(3, 4), rho: -0.25))
  }

  @Test func anInchIs25Point4Millimetres() throws {
    let found = try gaussian(
      .init(
        unit: .mm, offset: SIMD2(25.4, -12.7), spread: .sigma(SIMD2(2.54, 25.4)), rho: 0.5,
        betweenUsers: .zero), pointsPerInch: 160)
    #expect(found.mean == SIMD2(160, -80))
    #expect(abs(found.sigma.x - 16) < 1e-14)
    #expect(found.sigma.y == 160)
    #expect(found.rho == 0.5)
  }

  @Test func dualGaussianTakesTheSizeInItsOwnUnit() throws {
    let spread = FingerModel.Spread.dualGaussian(alpha: SIMD2(0.01, 0.04), sigmaA2: SIMD2(1, 2))
    let points = try gaussian(.init(spread: spread), target: SIMD2(10, 20))
    #expect(points.sigma == SIMD2(2.0.squareRoot(), 18.0.squareRoot()))
    let millimetres = try gaussian(
      .init(unit: .mm, spread: spread), target: SIMD2(50, 100), pointsPerInch: 127)
    #expect(abs(millimetres.sigma.x - 5 * 2.0.squareRoot()) < 1e-14)
    #expect(abs(millimetres.sigma.y - 5 * 18.0.squareRoot()) < 1e-13)
  }

  @Test func weightsAreNormalisedAndThoseOf0LeftOut() {
    let model = FingerModel(
      name: "finger",
      components: [3, 0, 1].map { .init(weight: $0, spread: .sigma(SIMD2($0, 1))) })
    let found = model.gaussians(target: SIMD2(1, 1), pointsPerInch: 160)
    #expect(found.map(\.weight) == [0.75, 0.25])
    #expect(found.map(\.sigma.x) == [3, 1])
  }

  @Test func hugeWeightsAreNormalisedToo() {
    let model = FingerModel(
      name: "finger",
      components: (0..<4).map { _ in
        .init(weight: .greatestFiniteMagnitude, spread: .sigma(SIMD2(1, 1)))
      })
    let found = model.gaussians(target: SIMD2(1, 1), pointsPerInch: 160)
    #expect(found.map(\.weight) == [0.25, 0.25, 0.25, 0.25])
  }

  /// sigma 3 and 12, rho 0.5: covariance 18. With 4 and 5 between users: 5 and 13, still 18.
  @Test func spreadBetweenUsersAddsToTheCovariance() throws {
    let found = try gaussian(
      .init(spread: .sigma(SIMD2(3, 12)), rho: 0.5, betweenUsers: SIMD2(4, 5)))
    #expect(abs(found.sigma.x - 5) < 1e-15)
    #expect(abs(found.sigma.y - 13) < 1e-14)
    #expect(abs(found.rho - 18.0 / 65) < 1e-16)
  }

  @Test func personalGaussiansKeepTheSpreadBetweenUsersApart() throws {
    let model = FingerModel(
      name: "finger",
      components: [
        .init(
          unit: .mm, spread: .sigma(SIMD2(1, 2)), rho: -1, betweenUsers: SIMD2(3, 4))
      ])
    let found = try #require(
      model.personalGaussians(target: SIMD2(1, 1), pointsPerInch: 254).first)
    #expect(found.within == Gaussian(sigma: SIMD2(10, 20), rho: -1))
    #expect(found.betweenUsers == SIMD2(30, 40))
    #expect(
      model.gaussians(target: SIMD2(1, 1), pointsPerInch: 254) == [found.everyone])
  }

  @Test func withoutSpreadBetweenUsersNothingIsRounded() throws {
    for rho in [1, -1, 0.3] {
      let found = try gaussian(.init(spread: .sigma(SIMD2(0.1, 0.7)), rho: rho))
      #expect(found == Gaussian(sigma: SIMD2(0.1, 0.7), rho: rho))
    }
  }

  @Test func rhoIs0WhereASigmaIs0() throws {
    #expect(try gaussian(.init(spread: .sigma(SIMD2(0, 5)), rho: 0.9)).rho == 0)
    #expect(Gaussian(sigma: SIMD2(5, 0), rho: 1).rho == 0)
    let spread = try gaussian(
      .init(spread: .sigma(SIMD2(0, 5)), rho: 0.9, betweenUsers: SIMD2(2, 0)))
    #expect(spread == Gaussian(sigma: SIMD2(2, 5), rho: 0))
  }

  @Test func onlyLengthsInMillimetresNeedTheDevice() {
    func uses(_ component: FingerModel.Component) -> Bool {
      FingerModel(
        name: "finger", components: [.init(spread: .sigma(SIMD2(1, 1))), component]
      ).usesMillimetres
    }
    #expect(!uses(.init(spread: .sigma(SIMD2(1, 1)))))
    #expect(uses(.init(unit: .mm, spread: .sigma(SIMD2(1, 1)))))
    #expect(uses(.init(unit: .mm, spread: .dualGaussian(alpha: .zero, sigmaA2: SIMD2(1, 1)))))
    #expect(!uses(.init(unit: .mm, spread: .sigma(.zero))))
    #expect(uses(.init(unit: .mm, offset: SIMD2(0, 1), spread: .sigma(.zero))))
  }
}
