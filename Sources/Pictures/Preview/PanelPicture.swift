import HitTesting
import Simulation

/// One panel alone, for a page that shows one strategy at a time and says in its own words what
/// heads a panel of a preview.
package struct PanelPicture: Sendable {
  /// The picture for light pages, as SVG.
  package var light: [UInt8]
  /// The same for dark pages.
  package var dark: [UInt8]
  /// Its size, in units.
  package var size: Size
  /// The targets, and where the bounding boxes of their visible frames lie, in units.
  package var targets: [(target: Int, box: Box)]

  /// A picture for each strategy of a run.
  ///
  /// - Parameters:
  ///   - title: what to call the layout.
  ///   - isDensityKnown: for each layout, whether it is known what a point measures.
  /// - Throws: `PictureError`.
  package static func panels(
    of results: Results, run: Results.Run, title: String, isDensityKnown: [Bool]
  ) throws -> [PanelPicture] {
    let meter = TextMeter()
    let scenes = [Theme.light, .dark].map { theme in
      PreviewScene(results, run: run, scale: nil, theme: theme, meter: meter)
    }
    let density =
      isDensityKnown.indices.contains(run.layout) && isDensityKnown[run.layout]
      ? results.scenario.layouts[run.layout].pointsPerInch : nil
    return try results.scenario.strategies.indices.map { strategy in
      let pictures = try scenes.map { try draw($0, strategy, title, meter, density) }
      let scene = scenes[0]
      return PanelPicture(
        light: pictures[0].bytes, dark: pictures[1].bytes, size: pictures[0].size,
        targets: scene.layout.targets.compactMap { target in
          scene.tree.visibleFrames[target].map { (target, scene.window.place($0.box)) }
        })
    }
  }

  private static func draw(
    _ scene: PreviewScene, _ strategy: Int, _ title: String, _ meter: TextMeter,
    _ pointsPerInch: Double?
  ) throws -> (bytes: [UInt8], size: Size) {
    let view = scene.window.size
    let key = KeyTable(scene, width: view.width, meter: meter)
    let size = Size(width: view.width, height: view.height + key.height + gap + ScaleBar.height)
    let canvas = try Canvas(size: size, format: .svg)
    let page = Box(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    canvas.box(page, fill: scene.theme.page)
    PanelPainter(scene: scene, strategy: strategy, origin: .zero).draw(on: canvas)
    key.draw(strategy: strategy, at: Point(x: 0, y: view.height), on: canvas)
    ScaleBar(scale: scene.window.scale, pointsPerInch: pointsPerInch, theme: scene.theme)
      .draw(at: Point(x: 1, y: view.height + key.height + gap), on: canvas)
    let name = scene.scenario.strategies[strategy].name
    return (try canvas.finish(title: "Hit areas of \(title) under \(name)"), size)
  }

  private static let gap = 8.0
}
