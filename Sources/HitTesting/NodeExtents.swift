/// Where on the screen each node of a hit tester can be found, to the rounding of conversions, and
/// an index that tells which nodes can matter in a window.
package struct NodeExtents: Sendable {
  /// The bounding box of each node's hit area; empty where it has none.
  let boxes: [Box]
  private let nodes: BoxIndex
  /// The reaches of the candidates under `nearest`.
  private let reaches: BoxIndex?

  init(boxes: [Box], reaches: [Box], screen: Box) {
    self.boxes = boxes
    nodes = BoxIndex(boxes, over: screen)
    self.reaches = reaches.isEmpty ? nil : BoxIndex(reaches, over: screen)
  }

  /// The bounding box of a node's hit area on the screen, in pt.
  package subscript(node: Int) -> Box { boxes[node] }

  /// The nodes whose hit areas may meet a window, rising.
  func nodes(in window: Box) -> [Int] { nodes.overlapping(window) }

  /// The numbers of the candidates under `nearest` whose reach may meet a window, rising.
  func candidates(in window: Box) -> [Int] { reaches?.overlapping(window) ?? [] }
}
