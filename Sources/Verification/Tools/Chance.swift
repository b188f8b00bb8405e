import CGSL
import TouchModels

/// Random numbers of the checks' own: GSL's Mersenne twister, which the simulator does not use.
final class Chance {
  private let generator: UnsafeMutablePointer<gsl_rng>

  /// A stream with this number.
  ///
  /// - Throws: `TapSamplerError.outOfMemory`.
  init(_ number: UInt32) throws(TapSamplerError) {
    _ = GSL.isSilent
    guard let types = gsl_rng_types_setup() else { throw .outOfMemory }
    var index = 0
    while let type = types[index] {
      if String(cString: type.pointee.name) == "mt19937", let made = gsl_rng_alloc(type) {
        generator = made
        gsl_rng_set(made, UInt(number))
        return
      }
      index += 1
    }
    throw .outOfMemory
  }

  deinit { gsl_rng_free(generator) }

  /// Uniform in (0, 1).
  func uniform() -> Double { gsl_rng_uniform_pos(generator) }

  /// Standard normal, by the polar method (the simulator uses the ziggurat).
  func normal() -> Double { gsl_ran_gaussian(generator, 1) }

  /// Successes in so many trials.
  func binomial(_ trials: Int, _ probability: Double) -> Int {
    Int(gsl_ran_binomial(generator, min(max(probability, 0), 1), UInt32(clamping: trials)))
  }
}
