/// A direction of the screen.
package enum Axis: String, Sendable, Hashable, CaseIterable {
  case x
  case y
}

/// Something for each axis.
package struct AxisPair<Value> {
  package var x: Value
  package var y: Value

  package init(x: Value, y: Value) {
    self.x = x
    self.y = y
  }

  /// What a rule gives for each axis.
  package init<Failure: Error>(_ make: (Axis) throws(Failure) -> Value) throws(Failure) {
    x = try make(.x)
    y = try make(.y)
  }

  package subscript(axis: Axis) -> Value {
    axis == .x ? x : y
  }

  package func map<Other>(_ change: (Value) -> Other) -> AxisPair<Other> {
    AxisPair<Other>(x: change(x), y: change(y))
  }
}

extension AxisPair: Sendable where Value: Sendable {}
extension AxisPair: Equatable where Value: Equatable {}

extension SIMD2<Double> {
  /// The component along an axis.
  subscript(axis: Axis) -> Double { axis == .x ? x : y }
}

extension TapSample {
  /// The component of the offset along an axis.
  subscript(axis: Axis) -> Double { axis == .x ? x : y }
}
