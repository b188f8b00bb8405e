import Foundation
import HitTesting
import TouchModels

/// How the fitted taps spread along one axis, with the density of the model.
struct AxisHistogram {
  let scene: FitScene
  let axis: Axis
  /// On the sheet; values run along its width for x, down its height for y.
  let box: Box

  private static let bins = 40
  private static let steps = 160
  /// Extents of targets that the density is averaged over.
  private static let mostExtents = 200

  private var theme: Theme { scene.theme }

  private var range: ClosedRange<Double> {
    axis == .x ? scene.window.minX...scene.window.maxX : scene.window.minY...scene.window.maxY
  }

  private var length: Double { range.upperBound - range.lowerBound }

  func draw(on canvas: Canvas) {
    let shares = shares
    let curve = curve
    let highest = max(shares.max() ?? 0, curve.map(\.density).max() ?? 0)
    guard highest > 0 else { return }
    let width = length / Double(Self.bins)
    for (bin, share) in shares.enumerated() where share > 0 {
      let start = range.lowerBound + Double(bin) * width
      let first = place(start, 0)
      let last = place(start + width, share / highest)
      canvas.box(
        Box(
          minX: min(first.x, last.x), minY: min(first.y, last.y), maxX: max(first.x, last.x),
          maxY: max(first.y, last.y)),
        fill: (theme.controls.first ?? theme.muted).mixed(with: theme.page, 0.6),
        stroke: LineStyle(theme.page, width: 0.6))
    }
    canvas.line(
      from: place(range.lowerBound, 0), to: place(range.upperBound, 0), LineStyle(theme.viewEdge))
    canvas.stroke(
      [curve.map { place($0.value, $0.density / highest) }], isClosed: false, Mark.model(theme))
  }

  private func place(_ value: Double, _ height: Double) -> Point {
    let along = (value - range.lowerBound) / length
    return axis == .x
      ? Point(x: box.minX + along * box.width, y: box.maxY - height * box.height)
      : Point(x: box.minX + height * box.width, y: box.minY + along * box.height)
  }

  /// The share of the taps in each bin, for each unit of length.
  private var shares: [Double] {
    var counts = [Int](repeating: 0, count: Self.bins)
    for tap in scene.fitted.taps {
      let value = axis == .x ? tap.x : tap.y
      let bin = (value - range.lowerBound) / length * Double(Self.bins)
      guard bin >= 0, bin < Double(Self.bins) else { continue }
      counts[Int(bin)] += 1
    }
    let unit = Double(max(scene.fitted.taps.count, 1)) * length / Double(Self.bins)
    return counts.map { Double($0) / unit }
  }

  /// The density of the model at places along the axis: a normal one, or the mean of one for each
  /// size of target.
  private var curve: [(value: Double, density: Double)] {
    let deviations = deviations
    let mean = axis == .x ? scene.fit.offset.x.value : scene.fit.offset.y.value
    return (0...Self.steps).map { step in
      let value = range.lowerBound + length * Double(step) / Double(Self.steps)
      let density = deviations.reduce(0.0) { sum, deviation in
        let distance = (value - mean) / deviation
        return sum + exp(-distance * distance / 2) / (deviation * (2 * Double.pi).squareRoot())
      }
      return (value, density / Double(max(deviations.count, 1)))
    }
  }

  /// The standard deviation of all people's taps, for targets that stand for those tapped.
  private var deviations: [Double] {
    let sizes = scene.fitted.taps.map { scene.fitted.sizes[Int($0.size)] }
    var chosen = [scene.target]
    if scene.fit.model == .dualGaussian, !sizes.isEmpty {
      let count = min(sizes.count, Self.mostExtents)
      let sorted = sizes.sorted { ($0[place], $0[1 - place]) < ($1[place], $1[1 - place]) }
      chosen = (0..<count).map { sorted[(2 * $0 + 1) * sorted.count / (2 * count)] }
    }
    let finger = scene.fit.finger(unit: .pt)
    return chosen.compactMap { size in
      finger.personalGaussians(target: size, pointsPerInch: 1).first?.everyone.sigma[place]
    }.filter { $0 > 0 }
  }

  private var place: Int { axis == .x ? 0 : 1 }
}
