import Foundation
import Testing

@testable import TouchModels

struct PresetTests {
  /// The share of taps within a target, for taps that scatter round its centre.
  private func hitRate(
    _ preset: String, size: SIMD2<Double>, pointsPerInch: Double
  ) throws -> Double {
    let model = try #require(FingerPreset.named(preset)?.model)
    let gaussian = try #require(
      model.gaussians(target: size, pointsPerInch: pointsPerInch).first)
    #expect(gaussian.rho == 0 && gaussian.mean == .zero)
    let z = size / (2 * 2.0.squareRoot() * gaussian.sigma)
    return erf(z.x) * erf(z.y)
  }

  /// The button of tappy's own README, and what that tool gives for it.
  @Test func tappyGivesTheRateThatTappyGives() throws {
    let rate = try hitRate("tappy", size: SIMD2(136.984375, 18), pointsPerInch: 460.0 / 3)
    #expect(abs(rate - 0.8497559260608007) < 1e-15)
  }

  @Test func biZhai2DGivesTheRateOfItsFormula() throws {
    let rate = try hitRate("bi-zhai-2d", size: SIMD2(4.8, 4.8), pointsPerInch: 25.4)
    #expect(abs(rate - 0.8703731351436395) < 1e-15)
  }

  @Test func unknownNameHasNoPreset() {
    #expect(FingerPreset.named("tapy") == nil)
    #expect(FingerPreset.named("") == nil)
  }

  @Test func perfectTapsDoNotScatter() throws {
    let perfect = try #require(FingerPreset.named("perfect"))
    #expect(
      perfect.model.gaussians(target: SIMD2(9, 9), pointsPerInch: 160) == [
        Gaussian(sigma: .zero)
      ])
    #expect(!perfect.model.usesMillimetres)
  }

  @Test func componentsNameTheirPreset() {
    for preset in FingerPreset.all {
      #expect(preset.component.preset == preset.name)
      #expect(preset.model.name == preset.name)
    }
  }

  @Test func presetsAreThoseOfTheDataset() throws {
    struct File: Decodable {
      var presets: [Entry]
    }
    struct Entry: Decodable {
      var name: String
      var unit: String
      var dualGaussian: Dual?
      var sigma: [Double]?
      var fittedSizes: [Double]?
      var source: String
      var note: String
    }
    struct Dual: Decodable {
      var alpha: [Double]
      var sigmaA2: [Double]
    }
    let data = try Data(
      contentsOf: packageRoot.appendingPathComponent("Datasets/finger-models.json"))
    let entries = try JSONDecoder().decode(File.self, from: data).presets
    #expect(entries.map(\.name) == FingerPreset.all.map(\.name))
    for (entry, preset) in zip(entries, FingerPreset.all) {
      #expect(entry.unit == preset.component.unit.rawValue)
      #expect(entry.source == preset.source)
      #expect(!entry.note.isEmpty)
      #expect(entry.fittedSizes == preset.fittedSizes.map { [$0.lowerBound, $0.upperBound] })
      switch preset.component.spread {
      case .sigma(let sigma):
        #expect(entry.sigma == [sigma.x, sigma.y] && entry.dualGaussian == nil)
      case .dualGaussian(let alpha, let sigmaA2):
        #expect(entry.dualGaussian?.alpha == [alpha.x, alpha.y])
        #expect(entry.dualGaussian?.sigmaA2 == [sigmaA2.x, sigmaA2.y])
      }
    }
  }
}
