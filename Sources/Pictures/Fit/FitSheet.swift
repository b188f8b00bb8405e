import HitTesting
import TouchModels

/// Where everything stands in the picture of a fit.
struct FitSheet {
  private let scene: FitScene
  private let numbers: FitNumbers

  private static let margin = 28.0
  private static let heading = 52.0
  /// The scatter, its histograms, the numbers at its left.
  private static let side = 400.0
  private static let histogram = 70.0
  private static let gap = 8.0
  private static let axis = 48.0
  private static let below = 48.0
  /// Between the scatter's part and the numbers.
  private static let gutter = 34.0
  /// The least width of the numbers and what is below them.
  private static let narrowest = 400.0

  init(_ scene: FitScene, _ meter: TextMeter) {
    self.scene = scene
    numbers = FitNumbers(scene, meter)
  }

  /// What the picture shows, in a sentence.
  var title: String { "\(heading): \(subtitle)" }

  private var width: Double {
    Self.axis + Self.side + Self.gap + Self.histogram + Self.gutter + tableWidth
  }

  private var tableWidth: Double { max(numbers.width, Self.narrowest) }

  private var upper: Double { Self.histogram + Self.gap + Self.side + Self.below }

  private var hasSizes: Bool { scene.fit.sizeEffect != nil }

  var size: Size {
    let lower = hasSizes ? SizePanel.height + Self.margin : 0
    return Size(
      width: width + 2 * Self.margin, height: Self.heading + upper + lower + 2 * Self.margin)
  }

  private var heading: String { "Taps round the point aimed at" }

  private var subtitle: String {
    let fit = scene.fit
    let people = fit.users.map { " of \($0) \($0 == 1 ? "person" : "people")" } ?? ""
    let fate = scene.outliers == .keep ? "kept" : "dropped"
    let far = fit.outliers.count
    let outliers = "\(far) \(far == 1 ? "outlier" : "outliers")" + (far == 0 ? "" : " \(fate)")
    return ["\(fit.taps) taps\(people)", fit.model.rawValue, outliers].joined(separator: " · ")
  }

  func draw(on canvas: Canvas) {
    let theme = scene.theme
    canvas.box(
      Box(minX: 0, minY: 0, maxX: canvas.size.width, maxY: canvas.size.height), fill: theme.page)
    let corner = Point(x: Self.margin, y: Self.margin)
    canvas.text(
      heading, at: Point(x: corner.x, y: corner.y + 16),
      TextStyle(size: 18, isBold: true, color: theme.ink))
    canvas.text(
      subtitle, at: Point(x: corner.x, y: corner.y + 35), TextStyle(size: 12, color: theme.muted))
    drawTaps(at: Point(x: corner.x, y: corner.y + Self.heading), canvas)
    let table = Point(
      x: corner.x + width - tableWidth, y: corner.y + Self.heading + Self.histogram + Self.gap)
    numbers.draw(at: table, on: canvas)
    FitLegend(scene: scene).draw(
      at: Point(x: table.x, y: table.y + numbers.height + 12), on: canvas)
    if hasSizes {
      drawSizes(at: Point(x: corner.x, y: corner.y + Self.heading + upper + Self.margin), canvas)
    }
  }

  /// The scatter with its histograms, axes and scale bar.
  private func drawTaps(at corner: Point, _ canvas: Canvas) {
    let theme = scene.theme
    let left = corner.x + Self.axis
    let top = corner.y + Self.histogram + Self.gap
    let box = Box(minX: left, minY: top, maxX: left + Self.side, maxY: top + Self.side)
    let window = scene.window
    let frame = PlotFrame(
      box: box, x: window.minX...window.maxX, y: window.minY...window.maxY, isDownward: true,
      spacing: Size(width: 60, height: 60))
    ScatterPanel(scene: scene, frame: frame).draw(on: canvas)
    AxisHistogram(
      scene: scene, axis: .x,
      box: Box(minX: box.minX, minY: corner.y, maxX: box.maxX, maxY: top - Self.gap)
    ).draw(on: canvas)
    AxisHistogram(
      scene: scene, axis: .y,
      box: Box(
        minX: box.maxX + Self.gap, minY: box.minY, maxX: box.maxX + Self.gap + Self.histogram,
        maxY: box.maxY)
    ).draw(on: canvas)
    let small = TextStyle(size: 11.5, color: theme.muted)
    canvas.text(
      "x (\(scene.unit))", at: Point(x: box.maxX, y: box.maxY + 36), anchor: .end,
      small)
    canvas.text(
      "y (\(scene.unit))", at: Point(x: box.minX - 8, y: box.minY - 8), anchor: .end, small)
    ScaleBar(
      scale: Self.side / window.width, pointsPerInch: nil, theme: theme, unit: scene.unit
    ).draw(at: Point(x: box.minX, y: box.maxY + 24), on: canvas)
  }

  private func drawSizes(at corner: Point, _ canvas: Canvas) {
    let part = (width - Self.gutter) / 2
    for (place, axis) in Axis.allCases.enumerated() {
      let left = corner.x + Double(place) * (part + Self.gutter)
      SizePanel(
        scene: scene, axis: axis,
        box: Box(
          minX: left, minY: corner.y, maxX: left + part, maxY: corner.y + SizePanel.height)
      ).draw(on: canvas)
    }
  }
}
