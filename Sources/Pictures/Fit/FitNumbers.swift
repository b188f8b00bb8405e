import HitTesting
import TouchModels

/// The numbers of a fit as a table: a row for each, a column for each axis.
struct FitNumbers {
  let rows: [Row]
  /// In units.
  let width: Double
  private let theme: Theme
  /// Where the columns begin, from the left edge.
  private let columns: (x: Double, y: Double)

  /// What stands in a row; `y` is empty where there is one number for both axes.
  struct Row: Equatable {
    var name: String
    var x: String
    var y: String
  }

  private static let leading = 19.0
  private static let gap = 18.0
  private static let size = 12.0
  private static let caption = "estimate [95 %]"

  init(_ scene: FitScene, _ meter: TextMeter) {
    theme = scene.theme
    rows = Self.rows(scene)
    let style = TextStyle(size: Self.size, color: scene.theme.ink)
    let widest = { (texts: [String]) in
      texts.reduce(0) { max($0, meter.width(of: $1, style)) }
    }
    let names = widest(rows.map(\.name) + [Self.caption])
    // What stands for both axes may reach into the other column, which is empty there.
    let first = widest(rows.filter { !$0.y.isEmpty }.map(\.x))
    columns = (names + Self.gap, names + first + 2 * Self.gap)
    width = columns.y + widest(rows.map(\.y))
  }

  /// In units.
  var height: Double { Double(rows.count + 1) * Self.leading + 10 }

  func draw(at corner: Point, on canvas: Canvas) {
    let head = TextStyle(size: Self.size, isBold: true, color: theme.ink)
    let muted = TextStyle(size: Self.size, color: theme.muted)
    let plain = TextStyle(size: Self.size, color: theme.ink)
    let columns = [corner.x + columns.x, corner.x + columns.y]
    canvas.text(Self.caption, at: Point(x: corner.x, y: corner.y + 12), muted)
    for (column, name) in zip(columns, ["x", "y"]) {
      canvas.text(name, at: Point(x: column, y: corner.y + 12), head)
    }
    let rule = corner.y + Self.leading
    canvas.line(
      from: Point(x: corner.x, y: rule), to: Point(x: corner.x + width, y: rule),
      LineStyle(theme.viewEdge))
    for (place, row) in rows.enumerated() {
      let y = corner.y + Double(place + 1) * Self.leading + 16
      canvas.text(row.name, at: Point(x: corner.x, y: y), muted)
      canvas.text(row.x, at: Point(x: columns[0], y: y), plain)
      canvas.text(row.y, at: Point(x: columns[1], y: y), plain)
    }
  }

  private static func rows(_ scene: FitScene) -> [Row] {
    let (fit, unit) = (scene.fit, scene.unit)
    var rows = [pair("offset (\(unit))", fit.offset)]
    if let sigma = fit.sigma { rows.append(pair("sigma (\(unit))", sigma)) }
    if let effect = fit.sizeEffect {
      rows.append(pair("alpha", effect.map { $0.isIdentified ? $0.alpha : nil }))
      rows.append(pair("sigmaA2 (\(unit)²)", effect.map { $0.isIdentified ? $0.sigmaA2 : nil }))
    }
    rows.append(Row(name: "rho", x: text(fit.rho), y: ""))
    if let between = fit.betweenUsers { rows.append(pair("between users (\(unit))", between)) }
    let row = { (name: String, text: (AxisShape) -> String) in
      Row(name: name, x: text(fit.shape.x), y: text(fit.shape.y))
    }
    return rows + [
      row("skewness") { ShortNumber.digits($0.skewness, ofSize: 1) },
      row("excess kurtosis") { ShortNumber.digits($0.excessKurtosis, ofSize: 1) },
      row("normality") {
        $0.p < 0.001 ? "p < 0.001" : "p = " + ShortNumber.digits($0.p, ofSize: 0.1)
      },
    ]
  }

  private static func pair(_ name: String, _ pair: AxisPair<Estimate>) -> Row {
    Row(name: name, x: text(pair.x), y: text(pair.y))
  }

  private static func pair(_ name: String, _ pair: AxisPair<Estimate?>) -> Row {
    let texts = pair.map { $0.map(text) ?? "not identified" }
    return Row(name: name, x: texts.x, y: texts.y)
  }

  /// `1.37 [−0.49, 3.23]`: all with the decimals that three digits of the larger of value and
  /// a tenth of the interval have.
  static func text(_ estimate: Estimate) -> String {
    guard let limits = estimate.limits else { return ShortNumber.digits(estimate.value) }
    let size = max(abs(estimate.value), (limits.upperBound - limits.lowerBound) / 10)
    let number = { ShortNumber.digits($0, ofSize: size) }
    return "\(number(estimate.value)) [\(number(limits.lowerBound)), \(number(limits.upperBound))]"
  }
}
