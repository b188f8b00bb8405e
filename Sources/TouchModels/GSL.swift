import CGSL

/// The GNU Scientific Library, of which tapsim uses the normal deviates, distributions,
/// descriptive statistics, the simplex, and the search for roots.
package enum GSL {
  /// The version of the library that runs, such as `2.7.1`.
  package static let version = String(cString: tapsim_gsl_version())

  /// Once this has been read, an error in GSL is a returned status and no longer ends the process.
  /// Read it before any other call of GSL: `_ = GSL.isSilent`.
  package static let isSilent: Bool = {
    tapsim_gsl_silence()
    return true
  }()
}
