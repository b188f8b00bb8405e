import Simulation
import TouchModels

/// Scenarios that differ in everything, fingers included.
enum VariedScenario {
  /// The scenario with this number. It may have no targets.
  static func make(_ number: UInt64, taps: Int) -> Scenario {
    var source = EverythingScenario(number)
    // Quantiles over people are slow with curved areas.
    let hasPeople = number % 6 == 1
    var scenario = source.scenario(straight: number % 3 == 1, taps: taps)
    for index in scenario.fingers.indices {
      for part in scenario.fingers[index].components.indices {
        if hasPeople {
          scenario.fingers[index].components[part].betweenUsers = SIMD2(4, 2.5)
        }
        if number % 5 == 2 { scenario.fingers[index].components[part].followTheSize() }
      }
    }
    return scenario
  }
}

extension FingerModel.Component {
  /// Takes the values of the preset `bi-zhai-2d`, in mm.
  fileprivate mutating func followTheSize() {
    unit = .mm
    offset /= 10
    betweenUsers /= 10
    spread = .dualGaussian(alpha: SIMD2(0.0075, 0.0108), sigmaA2: SIMD2(1.68, 1.33))
  }
}

extension FingerModel {
  /// The model with all standard deviations of one person's taps times `factor`.
  func widened(by factor: Double) -> FingerModel {
    var model = self
    guard factor != 1 else { return model }
    for index in model.components.indices {
      switch model.components[index].spread {
      case .sigma(let sigma): model.components[index].spread = .sigma(sigma * factor)
      case .dualGaussian(let alpha, let sigmaA2):
        model.components[index].spread = .dualGaussian(
          alpha: alpha * (factor * factor), sigmaA2: sigmaA2 * (factor * factor))
      }
    }
    return model
  }
}
