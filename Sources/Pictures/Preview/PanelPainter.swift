import HitTesting
import Simulation

/// Draws a screen under one strategy into a view of a panel.
struct PanelPainter {
  let scene: PreviewScene
  let strategy: Int
  /// The view's top left corner on the sheet, in units.
  let origin: Point

  private var theme: Theme { scene.theme }
  private var tree: ViewTree { scene.tree }

  /// Between the lines of a hatch, in units.
  private static let hatchSpacing = 6.0
  private static let takenSpacing = 4.5
  /// Enough to be red over the colour of any control.
  static let takenOpacity = 0.55
  /// How far a drawn edge may be off the true one, in units.
  private static let tolerance = 0.04

  /// The view's box on the sheet.
  var box: Box {
    let size = scene.window.size
    return Box(
      minX: origin.x, minY: origin.y, maxX: origin.x + size.width, maxY: origin.y + size.height)
  }

  func draw(on canvas: Canvas) {
    let areas = areas
    canvas.clipped(to: box) {
      drawScreen(areas, canvas)
      draw(areas, canvas)
      drawTaps(canvas)
    }
    drawLabels(canvas)
    canvas.box(box, stroke: LineStyle(theme.viewEdge))
  }

  private func place(_ p: Point) -> Point {
    let q = scene.window.place(p)
    return Point(x: origin.x + q.x, y: origin.y + q.y)
  }

  private func place(_ loops: [[Point]]) -> [[Point]] { loops.map { $0.map(place) } }

  private func place(_ box: Box) -> Box {
    let moved = scene.window.place(box)
    return Box(
      minX: moved.minX + origin.x, minY: moved.minY + origin.y, maxX: moved.maxX + origin.x,
      maxY: moved.maxY + origin.y)
  }

  // MARK: What a person sees

  private func drawScreen(_ areas: [Int: ControlAreas], _ canvas: Canvas) {
    let size = tree.screen.size
    let screen = place(Box(minX: 0, minY: 0, maxX: size.width, maxY: size.height))
    canvas.box(box, fill: theme.offScreen)
    canvas.box(screen, fill: theme.screen)
    for view in tree.drawingOrder where tree.isShown(view) {
      let shape = place([tree.visibleShape(of: view)])
      if tree.views[view].isControl {
        if isInControl(view), let live = areas[view]?.live {
          // Over the paint of the control round it no tint could be told.
          canvas.fill(place(live), theme.screen.opacity(0.85))
        }
        // Nearly covers what lies behind, as it does on the screen.
        let paint = color(of: view).mixed(with: theme.screen, isTarget(view) ? 0.45 : 0.6)
        canvas.fill(shape, paint.opacity(0.9))
      } else if tree.views[view].drawsContent {
        canvas.fill(shape, theme.view.opacity(0.6))
        canvas.stroke(shape, LineStyle(theme.viewEdge, width: 0.8))
      }
    }
    canvas.box(screen, stroke: LineStyle(theme.edge, width: 1.5))
  }

  private func isTarget(_ view: Int) -> Bool { scene.layout.targets.contains(view) }

  private func color(of view: Int) -> Color {
    scene.layout.targets.firstIndex(of: view).map(theme.control) ?? theme.bystander
  }

  private func isInControl(_ view: Int) -> Bool {
    var next = tree.parents[view]
    while next >= 0 {
      if tree.views[next].isControl { return true }
      next = tree.parents[next]
    }
    return false
  }

  // MARK: Who gets the touches

  /// Of each control that is seen.
  private var areas: [Int: ControlAreas] {
    let finder = scene.finders[strategy]
    let tolerance = Self.tolerance / scene.window.scale
    let controls = tree.views.indices.filter {
      tree.views[$0].isControl && tree.visibleFrames[$0] != nil
    }
    return Dictionary(
      uniqueKeysWithValues: controls.map { control in
        (control, finder.areas(of: control, in: scene.window.box, tolerance: tolerance))
      })
  }

  private func draw(_ areas: [Int: ControlAreas], _ canvas: Canvas) {
    let areas = areas.sorted { $0.key < $1.key }
    for (control, area) in areas where !area.live.isEmpty {
      let color = color(of: control)
      canvas.fill(place(area.live), color.opacity(0.2))
      canvas.stroke(place(area.live), LineStyle(color, width: 1))
    }
    for (control, area) in areas where isTarget(control) && !area.lost.isEmpty {
      let lines = Hatch.lines(in: place(area.lost), spacing: Self.hatchSpacing)
      canvas.stroke(lines, isClosed: false, LineStyle(theme.lost.opacity(0.75), width: 0.9))
    }
    for (_, area) in areas where !area.taken.isEmpty {
      let taken = place(area.taken)
      canvas.fill(taken, theme.error.opacity(Self.takenOpacity))
      for isFalling in [false, true] {
        let lines = Hatch.lines(in: taken, spacing: Self.takenSpacing, isFalling: isFalling)
        canvas.stroke(lines, isClosed: false, LineStyle(theme.error.opacity(0.8), width: 0.8))
      }
      canvas.stroke(taken, LineStyle(theme.error, width: 1.3))
    }
    for (control, area) in areas where isTarget(control) {
      let color = color(of: control).mixed(with: theme.ink, 0.45)
      canvas.stroke(place(area.asked), LineStyle(color, width: 1.3, dash: [5, 3]))
    }
  }

  // MARK: Where taps land

  private func drawTaps(_ canvas: Canvas) {
    for (index, target) in scene.layout.targets.enumerated() {
      let color = color(of: target).mixed(with: theme.ink, 0.6)
      for ellipse in TapEllipse.ellipses(of: scene.finger, at: target, in: scene.layout) {
        let scale = scene.window.scale
        let isInner = ellipse.share == TapEllipse.shares.first
        canvas.ellipse(
          center: place(ellipse.center),
          first: Point(x: ellipse.first.x * scale, y: ellipse.first.y * scale),
          second: Point(x: ellipse.second.x * scale, y: ellipse.second.y * scale),
          stroke: LineStyle(
            color.opacity((isInner ? 0.85 : 0.6) * max(ellipse.weight, 0.4)),
            width: isInner ? 1.1 : 0.8))
      }
      guard scene.numbers[index] == nil else { continue }
      let aim = place(tree.aimPoint(of: target))
      let style = LineStyle(theme.ink, width: 1)
      canvas.line(from: Point(x: aim.x - 3, y: aim.y), to: Point(x: aim.x + 3, y: aim.y), style)
      canvas.line(from: Point(x: aim.x, y: aim.y - 3), to: Point(x: aim.x, y: aim.y + 3), style)
    }
  }

  // MARK: Words

  private func drawLabels(_ canvas: Canvas) {
    for (index, target) in scene.layout.targets.enumerated() {
      if let spot = scene.places[index] {
        draw(scene.labels[index][strategy], at: spot, of: target, canvas)
      } else if let number = scene.numbers[index], tree.isShown(target) {
        let aim = place(tree.aimPoint(of: target))
        guard box.contains(aim) else { continue }
        canvas.text(
          "\(number)", at: Point(x: aim.x, y: aim.y + 4), anchor: .middle,
          TextStyle(size: 11, isBold: true, color: theme.ink, halo: theme.screen))
      }
    }
  }

  private func draw(
    _ label: ControlLabel, at spot: LabelPlacer.Place, of target: Int, _ canvas: Canvas
  ) {
    let moved = { (p: Point) in Point(x: p.x + origin.x, y: p.y + origin.y) }
    if let leader = spot.leader {
      canvas.line(
        from: moved(leader.start), to: moved(leader.end),
        LineStyle(theme.muted.opacity(0.7), width: 0.8))
    }
    let corner = moved(Point(x: spot.box.minX, y: spot.box.minY))
    let frame = scene.window.place(tree.visibleFrames[target]?.box ?? .empty)
    let (anchor, x) = Self.alignment(of: spot.box, beside: frame)
    // Lines that this strategy does not need leave no hole between the label and its control.
    let lines = label.lines(theme)
    let height = ControlLabel.leading * Double(lines.count)
    let isAbove = spot.box.maxY <= frame.minY
    let top = isAbove ? spot.box.height - height : 0
    for (row, line) in lines.enumerated() {
      let y = corner.y + top + ControlLabel.leading * Double(row) + 11
      canvas.text(
        line.text, at: Point(x: corner.x + x * spot.box.width, y: y), anchor: anchor, line.style)
    }
  }

  /// Text leans towards what it names.
  private static func alignment(of label: Box, beside frame: Box) -> (TextAnchor, Double) {
    if label.minX >= frame.maxX { return (.start, 0) }
    if label.maxX <= frame.minX { return (.end, 1) }
    let middle = (label.minX + label.maxX) / 2
    let isInside = frame.intersection(label) == label
    if isInside { return middle < (frame.minX + frame.maxX) / 2 ? (.start, 0) : (.end, 1) }
    return (.middle, 0.5)
  }
}
