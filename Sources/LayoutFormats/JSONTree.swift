/// Walks through a tree of JSON objects without calls that nest as deep as it does.
enum JSONTree {
  /// Shows every object of a tree in document order, each after its parent.
  ///
  /// - Parameters:
  ///   - roots: the topmost nodes.
  ///   - children: the key of a node's list of nodes; what is no object in it is passed over.
  ///   - visit: takes a node and the index of the view above it; gives the index of the view that
  ///     it became, or nil where it became none and its children hang on the view above.
  static func visit(
    _ roots: [JSONNode], children: String, _ visit: (JSONNode, _ parent: Int?) -> Int?
  ) {
    var stack: [(node: JSONNode, parent: Int?)] = roots.reversed().map { ($0, nil) }
    while let (node, parent) = stack.popLast() {
      guard node.isObject else { continue }
      let index = visit(node, parent) ?? parent
      for child in (node[children]?.elements ?? []).reversed() { stack.append((child, index)) }
    }
  }
}
