import CGSL
import Testing

@testable import TouchModels

/// The deviates that are drawn without a call into GSL must be GSL's to the last bit.
@Suite struct ZigguratTests {
  @Test func pairsAreThoseOfTheLibrary() throws {
    let count = 100_000
    let (first, second) = try withGenerators { ours, theirs in
      var x = Array(repeating: 0.0, count: count)
      var y = x
      withUnsafePointer(to: Ziggurat.layers) {
        tapsim_rng_fill_normal_pairs($0, ours, &x, &y, count)
      }
      let expected = (0..<2 * count).map { _ in gsl_ran_gaussian_ziggurat(theirs, 1) }
      // The generators must also be left in the same state.
      #expect(tapsim_rng_bits(ours) == tapsim_rng_bits(theirs))
      return (zip(x, y).flatMap { [$0, $1] }, expected)
    }
    #expect(first == second)
  }

  @Test func triplesAreThoseOfTheLibrary() throws {
    let count = 10_000
    let (first, second) = try withGenerators { ours, theirs in
      var u = Array(repeating: 0.0, count: count)
      var (x, y) = (u, u)
      withUnsafePointer(to: Ziggurat.layers) {
        tapsim_rng_fill_triples($0, ours, &u, &x, &y, count)
      }
      let expected = (0..<count).flatMap { _ in
        [
          gsl_rng_uniform(theirs), gsl_ran_gaussian_ziggurat(theirs, 1),
          gsl_ran_gaussian_ziggurat(theirs, 1),
        ]
      }
      return (zip(u, zip(x, y)).flatMap { [$0, $1.0, $1.1] }, expected)
    }
    #expect(first == second)
  }

  private func withGenerators<Result>(
    _ body: (UnsafeMutablePointer<gsl_rng>, UnsafeMutablePointer<gsl_rng>) -> Result
  ) throws -> Result {
    let ours = try #require(tapsim_rng_alloc())
    defer { gsl_rng_free(ours) }
    let theirs = try #require(tapsim_rng_alloc())
    defer { gsl_rng_free(theirs) }
    for generator in [ours, theirs] {
      tapsim_rng_set_state(generator, 0x0123_4567_89AB_CDEF, 0xFEDC_BA98_7654_3210)
    }
    return body(ours, theirs)
  }
}
