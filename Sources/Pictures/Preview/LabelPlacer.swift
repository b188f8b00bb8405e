import HitTesting

/// Finds places for labels beside the things that they name, so that no label covers another label,
/// or a thing that it does not name. Always the same places for the same input.
struct LabelPlacer {
  /// A thing to be named, in the picture's units.
  struct Item: Sendable {
    /// What a person sees of it.
    var frame: Box
    /// The part of it that should be seen, such as where people aim.
    var core: Box
    /// What else belongs to it, and is better left free.
    var surroundings: Box
    /// Width and height of the label.
    var size: Size
  }

  /// Where a label goes.
  struct Place: Sendable, Hashable {
    var box: Box
    /// A line from the label to what it names; nil where it stands right beside it.
    var leader: Leader?

    func moved(up distance: Double) -> Place {
      var place = self
      (place.box.minY, place.box.maxY) = (box.minY - distance, box.maxY - distance)
      place.leader?.start.y -= distance
      place.leader?.end.y -= distance
      return place
    }
  }

  /// A straight line.
  struct Leader: Sendable, Hashable {
    var start: Point
    var end: Point
  }

  /// Where labels may stand.
  let bounds: Box
  /// What no label may cover but its own.
  let obstacles: [Box]
  /// What labels may lie in or beside, but better not across an edge of.
  var outlines: [Box] = []

  /// Between a label and what it names.
  private static let gap = 4.0
  /// A label further from its thing than this has a line to it.
  private static let nearest = 40.0
  /// How far labels are moved away where there is no room beside the thing.
  private static let distances = [14.0, 28, 46, 68]

  /// What it costs to lie across edges: more than most places further away.
  private static let costOfCrossing = 14.0
  /// How far a label without a place counts for.
  private static let costOfNone = 100.0

  /// A place for each item, nil where there is none; and what the places cost all together: how far
  /// labels are from what they name, and what they cover of its surroundings.
  func places(for items: [Item]) -> (places: [Place?], cost: Double) {
    var sum = 0.0
    var places = [Place?](repeating: nil, count: items.count)
    // Those with the least room first would need to know the room; top to bottom does as well.
    let order = items.indices.sorted {
      let (a, b) = (items[$0].frame, items[$1].frame)
      return (a.minY, a.minX, $0) < (b.minY, b.minX, $1)
    }
    for index in order {
      let taken = places.compactMap { $0 }
      let candidates = candidates(for: items[index])
        .filter { isFree($0.place, for: items[index], taken) }
        .map { (place: $0.place, cost: $0.cost + clutter($0.place.box, index, items)) }
      // The first of the cheapest.
      let best = candidates.reduce(nil as (place: Place, cost: Double)?) { best, next in
        best.map { $0.cost <= next.cost } ?? false ? best : next
      }
      places[index] = best?.place
      sum += best?.cost ?? Self.costOfNone
    }
    return (places, sum)
  }

  private func candidates(for item: Item) -> [(place: Place, cost: Double)] {
    let (frame, size) = (item.frame, item.size)
    var candidates: [(place: Place, cost: Double)] = []
    if frame.width >= size.width + 12, frame.height >= size.height + 4 {
      for (x, cost) in [(0.0, 3.0), (1, 4)] {
        let room = Box(
          minX: frame.minX + 6, minY: frame.minY + 2, maxX: frame.maxX - 6 - size.width,
          maxY: frame.maxY - 2 - size.height)
        let label = box(room.point(atFraction: Point(x: x, y: 0.5)), size)
        if !label.overlaps(item.core) { candidates.append((Place(box: label), cost)) }
      }
    }
    for (ring, around) in [item.surroundings, frame].enumerated() {
      let gap = Self.gap
      let (cx, cy) = (
        (around.minX + around.maxX - size.width) / 2,
        (around.minY + around.maxY - size.height) / 2
      )
      let (left, right) = (around.minX - gap - size.width, around.maxX + gap)
      let (top, bottom) = (around.minY - gap - size.height, around.maxY + gap)
      let places = [
        (cx, bottom), (cx, top), (around.minX, bottom), (around.maxX - size.width, bottom),
        (around.minX, top), (around.maxX - size.width, top), (right, cy), (left, cy),
        (right, bottom), (left, bottom), (right, top), (left, top),
      ]
      for (index, place) in places.enumerated() {
        let label = box(Point(x: place.0, y: place.1), size)
        let leader = Leader(from: label, to: frame)
        let isNear = leader.length <= Self.nearest
        // Over the thing's own surroundings is better than far away.
        let cost = Double(ring) * 8 + Double(index) * 0.5 + leader.length * (isNear ? 0.05 : 0.12)
        candidates.append((Place(box: label, leader: isNear ? nil : leader), cost))
      }
    }
    return candidates + distant(item)
  }

  /// Places further away, with a line to the thing.
  private func distant(_ item: Item) -> [(place: Place, cost: Double)] {
    let (around, size) = (item.surroundings, item.size)
    return Self.distances.flatMap { distance -> [(place: Place, cost: Double)] in
      let (left, right) = (around.minX - distance - size.width, around.maxX + distance)
      let (top, bottom) = (around.minY - distance - size.height, around.maxY + distance)
      let xs = stride(from: left, through: right, by: max((right - left) / 6, 1))
      let ys = stride(from: top, through: bottom, by: max((bottom - top) / 6, 1))
      let corners =
        xs.flatMap { [Point(x: $0, y: bottom), Point(x: $0, y: top)] }
        + ys.flatMap { [Point(x: right, y: $0), Point(x: left, y: $0)] }
      return corners.map { corner in
        let label = box(corner, size)
        let leader = Leader(from: label, to: item.frame)
        return (Place(box: label, leader: leader), 12 + leader.length * 0.3)
      }
    }
  }

  private func box(_ corner: Point, _ size: Size) -> Box {
    Box(minX: corner.x, minY: corner.y, maxX: corner.x + size.width, maxY: corner.y + size.height)
  }

  private func isFree(_ place: Place, for item: Item, _ taken: [Place]) -> Bool {
    let box = place.box
    guard box.minX >= bounds.minX, box.minY >= bounds.minY, box.maxX <= bounds.maxX,
      box.maxY <= bounds.maxY
    else { return false }
    let isInside = item.frame.intersection(box) == box
    let roomy = box.grown(by: 2)
    for other in taken {
      if roomy.overlaps(other.box) { return false }
      if let leader = other.leader, leader.crosses(roomy) { return false }
      if let leader = place.leader, leader.crosses(other.box.grown(by: 2)) { return false }
      if let leader = place.leader, let crossing = other.leader, leader.crosses(crossing) {
        return false
      }
    }
    return obstacles.allSatisfy { obstacle in
      if obstacle == item.frame { return isInside || !obstacle.overlaps(box) }
      // What holds the thing, as a cell holds a button, is no obstacle.
      if obstacle.intersection(item.frame) == item.frame { return true }
      if let leader = place.leader, leader.crosses(obstacle.grown(by: -0.5)) { return false }
      return !obstacle.overlaps(box)
    }
  }

  /// What a label hides of others' surroundings, as a cost.
  private func clutter(_ box: Box, _ index: Int, _ items: [Item]) -> Double {
    let roomy = box.grown(by: 2)
    let isAcross = outlines.contains { $0.overlaps(roomy) && $0.intersection(roomy) != roomy }
    let start = isAcross ? Self.costOfCrossing : 0
    return items.indices.filter { $0 != index }.reduce(start) { sum, other in
      sum + items[other].surroundings.intersection(box).area / max(box.area, 1) * 6
    }
  }
}

extension LabelPlacer.Leader {
  /// From a label to the nearest point of what it names.
  init(from label: Box, to frame: Box) {
    end = Point(
      x: min(max((label.minX + label.maxX) / 2, frame.minX), frame.maxX),
      y: min(max((label.minY + label.maxY) / 2, frame.minY), frame.maxY))
    start = Point(
      x: min(max(end.x, label.minX), label.maxX), y: min(max(end.y, label.minY), label.maxY))
  }

  /// In units.
  var length: Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Whether the line runs through a box.
  func crosses(_ box: Box) -> Bool {
    guard !box.isEmpty else { return false }
    // The stretch of the line inside all four sides.
    var (first, last) = (0.0, 1.0)
    let sides = [
      (end.x - start.x, start.x - box.minX, box.maxX - start.x),
      (end.y - start.y, start.y - box.minY, box.maxY - start.y),
    ]
    for (slope, fromLow, toHigh) in sides {
      if slope == 0 {
        guard fromLow > 0, toHigh > 0 else { return false }
        continue
      }
      let (a, b) = (-fromLow / slope, toHigh / slope)
      first = max(first, min(a, b))
      last = min(last, max(a, b))
    }
    return first < last
  }

  /// Whether two lines meet.
  func crosses(_ other: LabelPlacer.Leader) -> Bool {
    let side = { (a: Point, b: Point, p: Point) in
      (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
    }
    return side(start, end, other.start) * side(start, end, other.end) < 0
      && side(other.start, other.end, start) * side(other.start, other.end, end) < 0
  }
}
