/// The components of a mixture laid end to end over [0, 1), each as long as its weight.
struct MixtureChoice {
  private let ends: [Double]

  /// Positive weights that sum to 1.
  init(weights: [Double]) {
    var end = 0.0
    var ends: [Double] = []
    for weight in weights.dropLast() {
      end += weight
      ends.append(end)
    }
    self.ends = ends
  }

  /// The component that a number of [0, 1) falls into; the last one takes what rounding left over.
  func index(at uniform: Double) -> Int {
    var index = 0
    for end in ends where uniform >= end { index += 1 }
    return index
  }
}
