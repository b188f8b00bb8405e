/// A place on a line where the receiver may change, with a name: while the names along parallel lines
/// come in the same order, the stretches between them have the same receivers.
package struct LineMark: Sendable, Hashable {
  /// Where it is, in pt along the line.
  package var position: Double
  /// What crosses the line there.
  package var name: Int

  /// A mark; see the properties.
  package init(position: Double, name: Int) {
    self.position = position
    self.name = name
  }
}
