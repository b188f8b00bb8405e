import HitTesting
import Simulation

/// Where everything stands on the sheet of a preview.
struct PreviewSheet {
  private let results: Results
  private let options: Preview.Options
  private let meter: TextMeter
  private let sections: [Section]
  private let legend: Legend
  /// Width of what is between the margins, in units.
  private let width: Double

  /// The panels of a scene.
  private struct Section {
    var scene: PreviewScene
    var key: KeyTable
    var columns: Int
    var panel: Size
    var heading: String
    var subtitle: [String]

    /// Height of what stands above the panels.
    var head: Double {
      PreviewSheet.headingHeight + Double(subtitle.count) * PreviewSheet.subtitleLeading
    }
    var rows: Int { (scene.scenario.strategies.count + columns - 1) / columns }
    var width: Double { Double(columns) * (panel.width + gap) - gap }
    var height: Double {
      head + Double(rows) * (panel.height + gap) - gap + 14
        + ScaleBar.height
    }
  }

  private static let margin = 28.0
  private static let gap = 32.0
  private static let headingHeight = 42.0
  private static let subtitleLeading = 17.0
  private static let leastWidth = 420.0
  private static let sectionGap = 40.0

  init(
    _ results: Results, _ scenes: [PreviewScene], _ options: Preview.Options, _ meter: TextMeter
  ) {
    self.results = results
    self.options = options
    self.meter = meter
    legend = Legend(theme: options.theme, meter: meter)
    sections = scenes.map { scene in
      let view = scene.window.size
      let key = KeyTable(scene, width: view.width, meter: meter)
      let panel = Size(
        width: view.width, height: PanelHeading.height + view.height + key.height)
      var section = Section(
        scene: scene, key: key,
        columns: Self.columns(for: scene.scenario.strategies.count, panel), panel: panel,
        heading: Self.heading(scene, options), subtitle: [])
      section.subtitle = meter.lines(
        of: Self.facts(scene), separator: " · ", within: max(section.width, Self.leastWidth),
        TextStyle(size: 12, color: options.theme.muted))
      return section
    }
    width = max(sections.map(\.width).max() ?? 0, Self.leastWidth)
  }

  /// What the picture shows, in a sentence.
  var title: String {
    let names = results.scenario.strategies.map(\.name).joined(separator: ", ")
    let layouts = results.scenario.layouts.enumerated().map { index, layout in
      options.titles.indices.contains(index) ? options.titles[index] : layout.name
    }
    .joined(separator: ", ")
    return "Hit areas of \(layouts) under \(names)"
  }

  var size: Size {
    let heights = sections.map(\.height)
    let sum = heights.reduce(0, +) + Self.sectionGap * Double(heights.count)
    return Size(
      width: width + 2 * Self.margin,
      height: sum + legend.height(width: width) + 18 + 2 * Self.margin)
  }

  /// As many columns as bring the panels together nearest to the shape of a page.
  private static func columns(for count: Int, _ panel: Size) -> Int {
    let pageShape = 1.0
    let misfit = { (columns: Int) in
      let rows = (count + columns - 1) / columns
      let shape =
        Double(columns) * (panel.width + gap) / (Double(rows) * (panel.height + gap)) / pageShape
      // A hole in the last row looks as if something were missing.
      return max(shape, 1 / shape) * (1 + 0.3 * Double(columns * rows - count))
    }
    guard count > 1 else { return 1 }
    return (1...count).min { misfit($0) < misfit($1) } ?? 1
  }

  private static func heading(_ scene: PreviewScene, _ options: Preview.Options) -> String {
    let name =
      options.titles.indices.contains(scene.run.layout)
      ? options.titles[scene.run.layout] : scene.layout.name
    guard let finger = scene.finger, scene.scenario.fingers.count > 1 else { return name }
    return "\(name) · \(finger.name)"
  }

  private static func facts(_ scene: PreviewScene) -> [String] {
    let size = scene.tree.screen.size
    let screen = "screen \(ShortNumber.text(size.width)) × \(ShortNumber.text(size.height)) pt"
    let targets = scene.layout.targets.count
    let aimed =
      targets == 0 ? "nothing to aim at" : targets == 1 ? "1 target" : "\(targets) targets"
    let taps = scene.run.totals.first.map { total in
      total.taps == nil
        ? "exact rates"
        : "rates of \(ShortNumber.grouped(scene.scenario.taps)) sampled taps a target"
    }
    let part = scene.window.box
    let shown =
      part.width >= size.width && part.height >= size.height
      ? nil
      : "shown \(ShortNumber.text(part.width.rounded())) × \(ShortNumber.text(part.height.rounded())) pt of it"
    // A finger without a name has that of its key.
    let finger = scene.finger.flatMap { $0.name == "finger" ? nil : "finger \($0.name)" }
    return [screen, shown, aimed, finger, taps].compactMap { $0 }
  }

  // MARK: Drawing

  func draw(on canvas: Canvas) {
    let theme = options.theme
    canvas.box(
      Box(minX: 0, minY: 0, maxX: canvas.size.width, maxY: canvas.size.height), fill: theme.page)
    var y = Self.margin
    for section in sections {
      draw(section, at: Point(x: Self.margin, y: y), canvas)
      y += section.height + Self.sectionGap
    }
    canvas.line(
      from: Point(x: Self.margin, y: y - 10), to: Point(x: Self.margin + width, y: y - 10),
      LineStyle(theme.viewEdge))
    legend.draw(at: Point(x: Self.margin, y: y + 8), width: width, on: canvas)
  }

  private func draw(_ section: Section, at corner: Point, _ canvas: Canvas) {
    let theme = options.theme
    let title = TextStyle(size: 22, isBold: true, color: theme.ink)
    let small = TextStyle(size: 12, color: theme.muted)
    canvas.text(
      meter.shortened(section.heading, to: width, title),
      at: Point(x: corner.x, y: corner.y + 18), title)
    for (line, text) in section.subtitle.enumerated() {
      canvas.text(
        meter.shortened(text, to: width, small),
        at: Point(x: corner.x, y: corner.y + 38 + Double(line) * Self.subtitleLeading), small)
    }
    let first = Point(x: corner.x, y: corner.y + section.head)
    for strategy in section.scene.scenario.strategies.indices {
      let (column, row) = (strategy % section.columns, strategy / section.columns)
      let place = Point(
        x: first.x + Double(column) * (section.panel.width + Self.gap),
        y: first.y + Double(row) * (section.panel.height + Self.gap))
      drawPanel(section, strategy, at: place, canvas)
    }
    let isKnown =
      options.isDensityKnown.indices.contains(section.scene.run.layout)
      && options.isDensityKnown[section.scene.run.layout]
    ScaleBar(
      scale: section.scene.window.scale,
      pointsPerInch: isKnown ? section.scene.layout.pointsPerInch : nil, theme: theme
    ).draw(at: Point(x: corner.x, y: corner.y + section.height - ScaleBar.height), on: canvas)
  }

  private func drawPanel(
    _ section: Section, _ strategy: Int, at corner: Point, _ canvas: Canvas
  ) {
    let scene = section.scene
    let heading = PanelHeading(
      strategy: scene.scenario.strategies[strategy],
      total: scene.layout.targets.isEmpty || !scene.run.totals.indices.contains(strategy)
        ? nil : scene.run.totals[strategy],
      baseline: scene.scenario.strategies[scene.scenario.baseline].name, theme: options.theme,
      meter: meter, isBest: scene.bestStrategies.contains(strategy))
    heading.draw(
      in: Box(
        minX: corner.x, minY: corner.y, maxX: corner.x + section.panel.width,
        maxY: corner.y + PanelHeading.height), on: canvas)
    let painter = PanelPainter(
      scene: scene, strategy: strategy,
      origin: Point(x: corner.x, y: corner.y + PanelHeading.height))
    painter.draw(on: canvas)
    section.key.draw(
      strategy: strategy,
      at: Point(
        x: corner.x, y: corner.y + PanelHeading.height + scene.window.size.height), on: canvas)
  }
}
