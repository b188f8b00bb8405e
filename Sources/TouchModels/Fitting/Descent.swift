import CGSL

/// GSL's searches on functions of Swift.
enum Descent {
  /// Minimises a function of a few variables by a simplex.
  ///
  /// - Parameters:
  ///   - start: where to begin; 1 to 8 variables.
  ///   - step: how far the first simplex reaches along each.
  /// - Returns: The best point and its value.
  /// - Throws: `FitError.outOfMemory`.
  static func minimum(
    from start: [Double], step: Double, of function: @escaping ([Double]) -> Double
  ) throws(FitError) -> (point: [Double], value: Double) {
    _ = GSL.isSilent
    let box = FunctionBox(count: start.count, function)
    var point = start
    var value = function(start)
    let steps = start.map { _ in step }
    let status = withExtendedLifetime(box) {
      tapsim_minimize(
        FunctionBox.call, Unmanaged.passUnretained(box).toOpaque(), &point, steps, start.count,
        1e-6, 2000, &value)
    }
    guard status == 0 else { throw .outOfMemory }
    return (point, value)
  }

  /// The root of a function between two points where it has opposite signs, to a relative 1e-7; nil
  /// where the search fails.
  static func root(
    between low: Double, and high: Double, of function: @escaping (Double) -> Double
  ) -> Double? {
    _ = GSL.isSilent
    let box = FunctionBox(count: 1) { function($0[0]) }
    var root = low
    let status = withExtendedLifetime(box) {
      tapsim_root(
        FunctionBox.call, Unmanaged.passUnretained(box).toOpaque(), low, high, 1e-7, 200, &root)
    }
    return status == 0 ? root : nil
  }
}

/// A closure as C sees it: a function and a pointer for it.
private final class FunctionBox {
  let count: Int
  let function: ([Double]) -> Double

  init(count: Int, _ function: @escaping ([Double]) -> Double) {
    self.count = count
    self.function = function
  }

  static let call: tapsim_function = { values, context in
    guard let values, let context else { return .nan }
    let box = Unmanaged<FunctionBox>.fromOpaque(context).takeUnretainedValue()
    return box.function(Array(UnsafeBufferPointer(start: values, count: box.count)))
  }
}
