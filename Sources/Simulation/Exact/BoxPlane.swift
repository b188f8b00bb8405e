import HitTesting

/// The plane under one strategy where boxes tell all of it: cut into rectangles, each with one
/// answer. Nothing is walked, and no edge is looked for: the layers of the screen, front to back,
/// are painted over one another row by row.
struct BoxPlane: Sendable {
  /// A rectangle of the plane, by numbers of coordinates, and its answer by number.
  struct Cell: Sendable {
    var minX: Int
    var maxX: Int
    var minY: Int
    var maxY: Int
    var answer: Int
  }

  /// Where cells begin and end, in pt, rising; the first and the last are infinite.
  let xs: [Double]
  let ys: [Double]
  /// They cover the plane, and do not overlap; by rising `minY`.
  private(set) var cells: [Cell] = []
  /// What becomes of taps, each once.
  private(set) var answers: [Event] = [.missed(.offscreen)]

  /// - Parameters:
  ///   - layers: the front one first.
  ///   - tester: judges what is found.
  ///   - offScreen: what becomes of points off the screen.
  init(_ layers: [LayerStack.Layer], of tester: HitTester, offScreen: Scenario.OffScreen) {
    let size = tester.tree.screen.size
    let boxes = layers.map { offScreen == .clamp ? $0.box.stretched(from: size) : $0.box }
    xs = ([-.infinity, .infinity] + boxes.flatMap { [$0.minX, $0.maxX] }).risingOnce()
    ys = ([-.infinity, .infinity] + boxes.flatMap { [$0.minY, $0.maxY] }).risingOnce()
    var numbers: [Event: Int] = [answers[0]: 0]
    // From back to front, as they are painted.
    let painted = zip(layers, boxes).reversed().map { layer, box in
      let event = Event(tester.judge(layer.view))
      let number = numbers[event] ?? answers.count
      if number == answers.count {
        answers.append(event)
        numbers[event] = number
      }
      return Cell(
        minX: xs.partitioningIndex { $0 >= box.minX },
        maxX: xs.partitioningIndex { $0 >= box.maxX },
        minY: ys.partitioningIndex { $0 >= box.minY },
        maxY: ys.partitioningIndex { $0 >= box.maxY },
        answer: number)
    }
    paint(painted)
  }

  /// Cuts each row where the answer changes; what goes on from the row above is one cell with it.
  private mutating func paint(_ layers: [Cell]) {
    let columns = xs.count - 1
    var row = Array(repeating: 0, count: columns)
    // For each column the last cell that began there.
    var above = Array(repeating: -1, count: columns)
    for y in 0..<ys.count - 1 {
      for x in 0..<columns { row[x] = 0 }
      for layer in layers where layer.minY <= y && y < layer.maxY {
        for x in layer.minX..<layer.maxX { row[x] = layer.answer }
      }
      var start = 0
      while start < columns {
        var end = start + 1
        while end < columns && row[end] == row[start] { end += 1 }
        let known = above[start]
        if known >= 0, cells[known].maxY == y, cells[known].maxX == end,
          cells[known].answer == row[start]
        {
          cells[known].maxY = y + 1
        } else {
          above[start] = cells.count
          cells.append(
            Cell(minX: start, maxX: end, minY: y, maxY: y + 1, answer: row[start]))
        }
        start = end
      }
    }
  }

  /// A cell in pt.
  func box(of cell: Cell) -> Box {
    Box(minX: xs[cell.minX], minY: ys[cell.minY], maxX: xs[cell.maxX], maxY: ys[cell.maxY])
  }

  /// The cells whose answers a condition holds for, in pt, by rising `minY`.
  func boxes(where holds: [Bool]) -> [Box] {
    var boxes: [Box] = []
    for cell in cells where holds[cell.answer] { boxes.append(box(of: cell)) }
    return boxes
  }
}

extension Box {
  /// With the points off a screen that count as its edge points, as far as the box reaches the
  /// edge.
  fileprivate func stretched(from size: Size) -> Box {
    Box(
      minX: minX <= 0 ? -.infinity : minX, minY: minY <= 0 ? -.infinity : minY,
      maxX: maxX >= size.width ? .infinity : maxX,
      maxY: maxY >= size.height ? .infinity : maxY)
  }
}

extension [Box] {
  /// What lies in these boxes and in none of some others, as boxes that do not overlap.
  ///
  /// - Parameter others: by rising `minY`.
  func subtracting(_ others: [Box]) -> [Box] {
    flatMap { box -> [Box] in
      var left = [box]
      for other in others {
        if other.minY >= box.maxY { break }
        guard other.overlaps(box) else { continue }
        left = left.flatMap { $0.subtracting(other) }
      }
      return left
    }
  }
}

extension Box {
  /// What of it lies beyond another box, as boxes that do not overlap.
  fileprivate func subtracting(_ other: Box) -> [Box] {
    let shared = intersection(other)
    guard !shared.isEmpty else { return [self] }
    return [
      Box(minX: minX, minY: minY, maxX: maxX, maxY: shared.minY),
      Box(minX: minX, minY: shared.minY, maxX: shared.minX, maxY: shared.maxY),
      Box(minX: shared.maxX, minY: shared.minY, maxX: maxX, maxY: shared.maxY),
      Box(minX: minX, minY: shared.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}
