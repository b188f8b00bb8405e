import HitTesting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The arithmetic of the contract on rectangles and on one step between two spaces.
struct Geometry {
  let frame: Rectangle
  let bounds: Rectangle
  private let transform: Transform
  private let sine: Double
  private let cosine: Double
  private let isPlain: Bool

  init(_ view: View) {
    frame = Self.standardized(view.frame)
    bounds = Rectangle(origin: view.contentOffset, size: frame.size)
    transform = view.transform
    let turn = view.transform.rotation.truncatingRemainder(dividingBy: 360)
    switch (turn + 360).truncatingRemainder(dividingBy: 360) {
    case 0: (sine, cosine) = (0, 1)
    case 90: (sine, cosine) = (1, 0)
    case 180: (sine, cosine) = (0, -1)
    case 270: (sine, cosine) = (-1, 0)
    case let other: (sine, cosine) = (sin(other * .pi / 180), cos(other * .pi / 180))
    }
    isPlain = turn == 0 && transform.scale == .square(1) && transform.translation == .zero
  }

  private var center: Point {
    Point(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }

  private var middle: Point {
    Point(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
  }

  func fromParent(_ p: Point) -> Point {
    if isPlain {
      return Point(
        x: p.x - frame.origin.x + bounds.origin.x, y: p.y - frame.origin.y + bounds.origin.y)
    }
    let x = p.x - center.x - transform.translation.x
    let y = p.y - center.y - transform.translation.y
    return Point(
      x: (x * cosine + y * sine) / transform.scale.width + middle.x,
      y: (y * cosine - x * sine) / transform.scale.height + middle.y)
  }

  func toParent(_ p: Point) -> Point {
    if isPlain {
      return Point(
        x: p.x - bounds.origin.x + frame.origin.x, y: p.y - bounds.origin.y + frame.origin.y)
    }
    let x = (p.x - middle.x) * transform.scale.width
    let y = (p.y - middle.y) * transform.scale.height
    return Point(
      x: x * cosine - y * sine + transform.translation.x + center.x,
      y: x * sine + y * cosine + transform.translation.y + center.y)
  }

  /// Whether the step keeps boxes boxes.
  var keepsBoxes: Bool { sine == 0 || cosine == 0 }

  static func standardized(_ r: Rectangle) -> Rectangle {
    var r = r
    if r.size.width < 0 {
      r.origin.x += r.size.width
      r.size.width = -r.size.width
    }
    if r.size.height < 0 {
      r.origin.y += r.size.height
      r.size.height = -r.size.height
    }
    return r
  }

  static func inset(_ r: Rectangle, _ insets: Insets) -> Rectangle {
    Rectangle(
      x: r.origin.x + insets.left, y: r.origin.y + insets.top,
      width: r.size.width - insets.left - insets.right,
      height: r.size.height - insets.top - insets.bottom)
  }

  static func raised(_ r: Rectangle, _ minimum: Size) -> Rectangle {
    let width = max(r.size.width, minimum.width)
    let height = max(r.size.height, minimum.height)
    return Rectangle(
      x: r.origin.x - (width - r.size.width) / 2, y: r.origin.y - (height - r.size.height) / 2,
      width: width, height: height)
  }

  /// Half-open on both axes.
  static func contains(_ r: Rectangle, _ p: Point) -> Bool {
    r.origin.x <= p.x && p.x < r.origin.x + r.size.width && r.origin.y <= p.y
      && p.y < r.origin.y + r.size.height
  }

  static func corners(_ r: Rectangle) -> [Point] {
    let (left, top) = (r.origin.x, r.origin.y)
    let (right, bottom) = (left + r.size.width, top + r.size.height)
    return [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ]
  }
}

// MARK: - Hit areas

extension Reference {
  func areaContains(_ p: Point, _ view: View, screenPoint: Point) -> Bool {
    let bounds = Geometry(placed(view)).bounds
    let rule = rule(view)
    if !isUIKit && view.id != "screen" && !view.children.isEmpty {
      switch rule {
      case nil, .asIs, .bounds, .nearest: return false
      default: break
      }
    }
    switch rule {
    case .contentShape(let shape): return contains(shape ?? view.shape, bounds, p)
    case .neighborAware:
      guard let grown = grownRectangle(rule, bounds), Geometry.contains(grown, p) else {
        return false
      }
      return limits[view.id]?.contains(screenPoint) ?? false
    default: return grownRectangle(rule, bounds).map { Geometry.contains($0, p) } ?? false
    }
  }

  /// The rectangle of a rule that gives one, before any neighbour trims it; nil where it is null.
  func grownRectangle(_ rule: AreaRule?, _ b: Rectangle) -> Rectangle? {
    var grown = b
    var least: Size?
    switch rule {
    case .touchEdgeInsets(let insets, let minimum):
      (grown, least) = (Geometry.inset(b, insets), minimum)
    case .tapAreaInset(let grow, let minimum):
      (grown, least) = (
        Rectangle(
          x: b.origin.x - grow.width, y: b.origin.y - grow.height,
          width: b.size.width + 2 * grow.width, height: b.size.height + 2 * grow.height), minimum
      )
      if grown.size.width < 0 || grown.size.height < 0 { return nil }
    case .tappablePadding(let padding, let minimum):
      let isLeft = screen.direction == .ltr
      let left = isLeft ? padding.leading : padding.trailing
      let right = isLeft ? padding.trailing : padding.leading
      let insets = Insets(top: -padding.top, left: -left, bottom: -padding.bottom, right: -right)
      (grown, least) = (Geometry.inset(b, insets), minimum)
    case .minimumTapArea(let size), .neighborAware(let size): least = size
    default: break
    }
    let standard = Geometry.standardized(grown)
    return least.map { Geometry.raised(standard, $0) } ?? standard
  }

  private func contains(_ shape: Shape, _ b: Rectangle, _ p: Point) -> Bool {
    guard b.size.width > 0, b.size.height > 0 else { return false }
    let short = min(b.size.width, b.size.height) / 2
    switch shape {
    case .rectangle: return Geometry.contains(b, p)
    case .ellipse:
      let x = (p.x - b.origin.x - b.size.width / 2) / (b.size.width / 2)
      let y = (p.y - b.origin.y - b.size.height / 2) / (b.size.height / 2)
      return x * x + y * y <= 1
    case .capsule: return roundedContains(b, short, p)
    case .cornerRadius(let radius): return roundedContains(b, min(radius, short), p)
    }
  }

  /// Where a corner's circle decides it decides alone; elsewhere the half-open rectangle does.
  private func roundedContains(_ b: Rectangle, _ radius: Double, _ p: Point) -> Bool {
    let (right, bottom) = (b.origin.x + b.size.width, b.origin.y + b.size.height)
    for (edgeX, centerX) in [(b.origin.x, b.origin.x + radius), (right, right - radius)] {
      for (edgeY, centerY) in [(b.origin.y, b.origin.y + radius), (bottom, bottom - radius)] {
        let isInCorner =
          p.x >= min(edgeX, centerX) && p.x <= max(edgeX, centerX) && p.y >= min(edgeY, centerY)
          && p.y <= max(edgeY, centerY)
        if isInCorner {
          let (dx, dy) = (p.x - centerX, p.y - centerY)
          return dx * dx + dy * dy <= radius * radius
        }
      }
    }
    return Geometry.contains(b, p)
  }
}
