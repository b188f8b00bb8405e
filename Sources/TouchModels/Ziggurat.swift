import CGSL

/// The layers of GSL's ziggurat, which the loops that draw normal deviates read.
enum Ziggurat {
  /// As the library that runs has them; asked for once, in a fifth of a millisecond.
  static let layers: tapsim_ziggurat = {
    var layers = tapsim_ziggurat()
    tapsim_ziggurat_learn(&layers)
    return layers
  }()
}
