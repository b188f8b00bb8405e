import CCairo
import Foundation
import HitTesting
import Testing
import TouchModels

@testable import Pictures

@Suite struct FitPlotTests {
  /// Taps of some people at keys of four sizes, by quantiles of the normal distribution in an order
  /// that mixes them.
  private static func samples(
    people: Int, each: Int, sizes: [Double] = [20, 30, 45, 60], far: SIMD2<Double>? = nil
  ) throws -> TapSamples {
    var samples = TapSamples()
    let source = RandomPairs(seed: 3)
    for person in 0..<people {
      let own = people > 1 ? source.next() * 2 : .zero
      for tap in 0..<each {
        let size = sizes[tap % sizes.count]
        let sigma = (0.01 * size * size + 9).squareRoot()
        try samples.add(
          offset: SIMD2(1, 2) + own + source.next() * sigma, size: SIMD2(size, size),
          user: people > 1 ? person : nil, file: 0, line: samples.taps.count + 2)
      }
    }
    if let far {
      try samples.add(
        offset: far, size: SIMD2(sizes[0], sizes[0]), user: people > 1 ? 0 : nil, file: 0, line: 1)
    }
    return samples
  }

  private final class RandomPairs {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    private func uniform() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 11) + 0.5) / 9_007_199_254_740_992
    }

    func next() -> SIMD2<Double> {
      let (radius, angle) = ((-2 * log(uniform())).squareRoot(), 2 * Double.pi * uniform())
      return SIMD2(radius * cos(angle), radius * sin(angle))
    }
  }

  private func svg(
    _ samples: TapSamples, _ model: FingerFit.Model = .gaussian,
    outliers: FingerFit.Outliers = .keep
  ) throws -> String {
    let fit = try FingerFitter(model: model, outliers: outliers).fit(samples)
    let plot = FitPlot(fit, samples: samples, unit: .mm, outliers: outliers)
    return String(decoding: try plot.file(.svg), as: UTF8.self)
  }

  @Test func theNumbersOfTheFitStandInThePicture() throws {
    let samples = try Self.samples(people: 12, each: 40)
    let fit = try FingerFitter(model: .gaussian).fit(samples)
    let svg = try svg(samples)
    let sigma = try #require(fit.sigma)
    for estimate in [fit.offset.x, fit.offset.y, sigma.x, fit.rho] {
      #expect(svg.contains(">\(FitNumbers.text(estimate))</text>"))
    }
    let far = fit.outliers.count
    let fate = far == 0 ? "0 outliers" : far == 1 ? "1 outlier kept" : "\(far) outliers kept"
    let heading = "480 taps of 12 people · gaussian · " + fate
    for words in [heading, "between users (mm)", "y (mm)"] {
      #expect(svg.contains(">\(words)</text>"), "\(words)")
    }
    #expect(svg.contains("holds 95 % of people's own offsets"))
    #expect(!svg.contains("squared width of"))
  }

  @Test func aSpreadThatGrowsWithTheTargetIsHeldAgainstItsLine() throws {
    let svg = try svg(Self.samples(people: 1, each: 400), .dualGaussian)
    #expect(svg.contains("squared width of the target (mm²)"))
    #expect(svg.contains("squared height of the target (mm²)"))
    #expect(svg.contains(" W² + "))
    #expect(svg.contains("hold 50 % and 95 % of everybody's taps at "))
    #expect(!svg.contains("a person's mean"))
  }

  @Test func fewPeopleHaveAColourEach() throws {
    #expect(try svg(Self.samples(people: 5, each: 20)).contains("a colour for each person"))
    #expect(!(try svg(Self.samples(people: 7, each: 20)).contains("a colour for each person")))
  }

  @Test func manyTapsAreShownByTheirDensity() throws {
    let svg = try svg(Self.samples(people: 1, each: 50_000))
    #expect(svg.contains("taps: the darker, the more"))
    #expect(svg.utf8.count < 300_000)
  }

  @Test func outliersAreMarkedInTheFrameOrAtItsEdge() throws {
    let near = try Self.samples(people: 1, each: 200, sizes: [40], far: SIMD2(25, -24))
    let far = try Self.samples(people: 1, each: 200, sizes: [40], far: SIMD2(900, 2))
    #expect(try svg(near, outliers: .drop).contains("1 outlier dropped"))
    #expect(try svg(far).contains("an outlier beyond the frame, kept"))
    #expect(try svg(far, outliers: .drop).contains("an outlier beyond the frame, dropped"))
  }

  @Test(arguments: [(PictureFormat.png, [0x89, 0x50] as [UInt8]), (.pdf, [0x25, 0x50])])
  func everyFormatIsWritten(_ format: PictureFormat, _ start: [UInt8]) throws {
    let samples = try Self.samples(people: 3, each: 20)
    let fit = try FingerFitter(model: .gaussian).fit(samples)
    let file = try FitPlot(fit, samples: samples, unit: .pt, outliers: .keep).file(format)
    #expect(Array(file.prefix(2)) == start)
    #expect(try FitPlot(fit, samples: samples, unit: .pt, outliers: .keep).file(format) == file)
  }

  /// A pixel for each unit: a tap's place has its colour, the frame's empty corner the page's.
  @Test func tapsAndOutliersLieWhereTheyLanded() throws {
    let samples = try Self.samples(people: 1, each: 60, sizes: [40], far: SIMD2(30, 30))
    let fit = try FingerFitter(model: .gaussian).fit(samples)
    let scene = FitScene(fit, samples: samples, unit: .pt, outliers: .keep, theme: .light)
    #expect(scene.fit.outliers.count == 1)
    let canvas = try Canvas(size: Size(width: 440, height: 440), format: .png, pixelsPerUnit: 1)
    let frame = PlotFrame(
      box: Box(minX: 20, minY: 20, maxX: 420, maxY: 420), x: -40...40, y: -40...40,
      isDownward: true)
    canvas.box(Box(minX: 0, minY: 0, maxX: 440, maxY: 440), fill: Theme.light.page)
    ScatterPanel(scene: scene, frame: frame).draw(on: canvas)
    cairo_surface_flush(canvas.surface)
    func color(_ x: Double, _ y: Double) throws -> SIMD3<UInt8> {
      let place = frame.place(Point(x: x, y: y))
      let data = try #require(cairo_image_surface_get_data(canvas.surface))
      let row = Int(place.y) * Int(cairo_image_surface_get_stride(canvas.surface))
      let pixel = data + row + 4 * Int(place.x)
      return SIMD3(pixel[2], pixel[1], pixel[0])
    }
    #expect(try color(-35, 35) == SIMD3(255, 255, 255))
    let blank = try scene.taps.filter {
      try color($0.offset.x, $0.offset.y) == SIMD3(255, 255, 255)
    }
    #expect(blank.isEmpty)
  }

  @Test func aFrameWithOneTapPlaceIsStillASquare() throws {
    let samples = try Self.samples(people: 3, each: 20)
    let fit = try FingerFitter(model: .gaussian).fit(samples)
    let scene = FitScene(fit, samples: samples, unit: .pt, outliers: .keep, theme: .light)
    #expect(abs(scene.window.width - scene.window.height) < 1e-9 * scene.window.width)
    #expect(scene.window.minX < 0 && scene.window.maxX > 0)
    for ellipse in scene.ellipses { #expect(scene.window.minX < ellipse.box.minX) }
    #expect(scene.people.count == 3)
  }
}
