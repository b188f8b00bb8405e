/// Finds the boxes that overlap a window among many: a uniform grid of about as many cells as
/// boxes, with a list of those that lie over many cells.
struct BoxIndex: Sendable {
  private let boxes: [Box]
  private let area: Box
  /// Cells along each axis.
  private let side: Int
  /// Where each cell's boxes begin in `members`.
  private let starts: [Int]
  private let members: [Int]
  /// The boxes that lie over more cells than are worth listing.
  private let large: [Int]

  /// An index of boxes, most of which lie in `area`. Empty boxes are never found.
  ///
  /// - Complexity: O(n) in the number of boxes.
  init(_ boxes: [Box], over area: Box) {
    let side = min(max(Int(Double(boxes.count).squareRoot()), 1), 512)
    var large: [Int] = []
    var counts = Array(repeating: 0, count: side * side + 1)
    let covers = boxes.map { box -> Cells? in
      box.isEmpty ? nil : Cells(box, over: area, side: side)
    }
    for (index, cells) in covers.enumerated() {
      guard let cells else { continue }
      if cells.count > 64 { large.append(index) } else { cells.visit { counts[$0 + 1] += 1 } }
    }
    for cell in 0..<side * side { counts[cell + 1] += counts[cell] }
    var next = counts
    var members = Array(repeating: 0, count: counts[side * side])
    for (index, cells) in covers.enumerated() {
      guard let cells, cells.count <= 64 else { continue }
      cells.visit { cell in
        members[next[cell]] = index
        next[cell] += 1
      }
    }
    (self.boxes, self.area, self.side, self.large) = (boxes, area, side, large)
    (starts, self.members) = (counts, members)
  }

  /// The boxes that overlap a window, each once, rising.
  func overlapping(_ window: Box) -> [Int] {
    let cells = Cells(window, over: area, side: side)
    guard cells.count < side * side else {
      return boxes.indices.filter { boxes[$0].overlaps(window) }
    }
    var found: [Int] = []
    found.reserveCapacity(32)
    for index in large where boxes[index].overlaps(window) { found.append(index) }
    cells.visit { cell in
      for place in starts[cell]..<starts[cell + 1] where boxes[members[place]].overlaps(window) {
        found.append(members[place])
      }
    }
    found.makeRisingOnce()
    return found
  }

  /// Whether any box overlaps a window.
  func overlapsAny(_ window: Box) -> Bool { !boxes.isEmpty && !overlapping(window).isEmpty }

  /// The cells that a box lies over; what is outside the area counts as its outermost cells.
  private struct Cells {
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>
    let side: Int

    init(_ box: Box, over area: Box, side: Int) {
      self.side = side
      let column = { (x: Double) in Self.cell((x - area.minX) / area.width, side) }
      let row = { (y: Double) in Self.cell((y - area.minY) / area.height, side) }
      let (left, right) = (column(box.minX), column(box.maxX))
      let (top, bottom) = (row(box.minY), row(box.maxY))
      columns = min(left, right)...max(left, right)
      rows = min(top, bottom)...max(top, bottom)
    }

    private static func cell(_ fraction: Double, _ side: Int) -> Int {
      // Clamped before it is converted, so that no size traps; what is not a number goes first.
      Int(max(0, min(fraction * Double(side), Double(side - 1))))
    }

    var count: Int { columns.count * rows.count }

    func visit(_ body: (Int) -> Void) {
      for row in rows {
        for column in columns { body(row * side + column) }
      }
    }
  }
}
