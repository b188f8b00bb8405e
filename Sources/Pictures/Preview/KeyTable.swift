import HitTesting
import Simulation

/// What stands below a panel for the controls that have a number in place of a label.
struct KeyTable {
  private typealias Row = (number: Int, label: ControlLabel)

  /// The rows of each strategy.
  private let rows: [[Row]]
  /// Controls that have a number and no row.
  private let rest: Int
  private let theme: Theme
  private let meter: TextMeter
  /// Width of each part of a row, in units: the number, the name, the hit rate, the collision.
  private let widths: (number: Double, name: Double, hits: Double, collision: Double)
  private let columns: Int

  private static let leading = 16.0
  private static let gap = 10.0
  private static let widestName = 120.0
  private static let above = 10.0
  /// More rows than these nobody reads: the controls with the fewest hits have them.
  private static let mostRows = 60

  private let numberStyle: TextStyle
  private let textStyle: TextStyle
  private let collisionStyle: TextStyle

  init(_ scene: PreviewScene, width: Double, meter: TextMeter) {
    theme = scene.theme
    self.meter = meter
    numberStyle = TextStyle(size: 11, isBold: true, color: theme.ink)
    textStyle = TextStyle(size: 11, color: theme.ink)
    collisionStyle = TextStyle(size: 11, color: theme.error)
    let numbered = scene.numbers.indices.filter { scene.numbers[$0] != nil }
    let isCut = numbered.count > Self.mostRows
    rest = isCut ? numbered.count - Self.mostRows : 0
    rows = scene.testers.indices.map { strategy in
      let worst = numbered.sorted {
        (scene.shownHits(of: $0, strategy), $0) < (scene.shownHits(of: $1, strategy), $1)
      }
      return (isCut ? worst.prefix(Self.mostRows).sorted() : numbered).compactMap { place in
        scene.numbers[place].map { ($0, scene.labels[place][strategy]) }
      }
    }
    let count = min(numbered.count, Self.mostRows)
    let (number, text, collision) = (numberStyle, textStyle, collisionStyle)
    let widest = { (style: TextStyle, word: (Int, ControlLabel) -> String) in
      scene.numbers.indices.reduce(0.0) { most, index in
        guard let number = scene.numbers[index] else { return most }
        return scene.labels[index].reduce(most) {
          max($0, meter.width(of: word(number, $1), style))
        }
      }
    }
    widths = (
      widest(number) { number, _ in "\(number)" }, min(widest(text) { $1.name }, Self.widestName),
      widest(text) { $1.hits }, widest(collision) { $1.collision }
    )
    let row = widths.number + widths.name + widths.hits + widths.collision + 4 * Self.gap
    let fitting = ((width + Self.gap) / (row + Self.gap)).rounded(.down)
    columns = Int(min(max(fitting, 1), Double(max(count, 1))))
    rowsInColumn = (count + columns - 1) / max(columns, 1)
    self.width = width
  }

  private let width: Double

  private let rowsInColumn: Int

  /// In units; 0 where no control is numbered.
  var height: Double {
    rowsInColumn == 0
      ? 0 : Self.above + Double(rowsInColumn + (rest > 0 ? 1 : 0)) * Self.leading
  }

  /// Draws the rows of a strategy below a point.
  func draw(strategy: Int, at corner: Point, on canvas: Canvas) {
    let column = width / Double(columns)
    if rest > 0 {
      canvas.text(
        meter.shortened(
          "\(rest) more have at least as many hits as these \(Self.mostRows)", to: width, textStyle),
        at: Point(x: corner.x, y: corner.y + height - 3), textStyle)
    }
    for (index, row) in rows[strategy].enumerated() {
      let x = corner.x + Double(index / rowsInColumn) * column
      let y = corner.y + Self.above + Double(index % rowsInColumn) * Self.leading + 11
      let label = row.label
      let name = x + widths.number + Self.gap * 0.8
      let hits = name + widths.name + Self.gap + widths.hits
      let room = x + column - Self.gap - (hits + Self.gap)
      canvas.text(
        "\(row.number)", at: Point(x: x + widths.number, y: y), anchor: .end, numberStyle)
      canvas.text(
        meter.shortened(label.name, to: widths.name, textStyle), at: Point(x: name, y: y),
        textStyle)
      canvas.text(label.hits, at: Point(x: hits, y: y), anchor: .end, textStyle)
      canvas.text(
        meter.shortened(label.collision, to: max(room, 0), collisionStyle),
        at: Point(x: hits + Self.gap, y: y), collisionStyle)
    }
  }
}
