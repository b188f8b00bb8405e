import HitTesting
import TouchModels

/// What the marks of a fit's picture mean.
struct FitLegend {
  let scene: FitScene

  /// A mark and its words.
  private struct Entry {
    var words: String
    var draw: (Point, Canvas) -> Void
  }

  static let leading = 20.0
  private static let column = 30.0

  var height: Double { Double(entries.count) * Self.leading }

  func draw(at corner: Point, on canvas: Canvas) {
    let style = TextStyle(size: 11.5, color: scene.theme.muted)
    for (place, entry) in entries.enumerated() {
      let y = corner.y + (Double(place) + 0.5) * Self.leading
      entry.draw(Point(x: corner.x + 10, y: y), canvas)
      canvas.text(entry.words, at: Point(x: corner.x + Self.column, y: y + 4), style)
    }
  }

  private var entries: [Entry] {
    let theme = scene.theme
    var entries = [tapEntry]
    if !scene.people.isEmpty {
      entries.append(
        Entry(words: "a person's mean") { Mark.person(at: $0, theme, $1) })
    }
    entries.append(Entry(words: "the fitted offset") { Mark.offset(at: $0, theme, $1) })
    entries.append(
      Entry(words: ellipseWords) { place, canvas in
        for reach in [0.5, 1.0] {
          canvas.ellipse(
            center: place, first: Point(x: 10 * reach, y: 0), second: Point(x: 0, y: 7 * reach),
            stroke: Mark.taps(theme))
        }
      })
    if scene.between != nil {
      entries.append(
        Entry(words: "holds 95 % of people's own offsets") { place, canvas in
          canvas.ellipse(
            center: place, first: Point(x: 10, y: 0), second: Point(x: 0, y: 7),
            stroke: Mark.between(theme))
        })
    }
    entries.append(
      Entry(words: "how the model spreads taps") { place, canvas in
        let bell = [0.02, 0.14, 0.6, 1, 0.6, 0.14, 0.02].enumerated().map {
          Point(x: place.x - 10.5 + 3.5 * Double($0), y: place.y + 6 - 12 * $1)
        }
        canvas.stroke([bell], isClosed: false, Mark.model(theme))
      })
    return entries + outlierEntries
  }

  private var tapEntry: Entry {
    let theme = scene.theme
    let words =
      !scene.hasDots
      ? "taps: the darker, the more"
      : scene.hasColors ? "a tap; a colour for each person" : "a tap"
    return Entry(words: words) { place, canvas in
      let colors = scene.hasColors ? theme.controls.prefix(3) : theme.controls.prefix(1)
      for (index, color) in colors.enumerated() {
        let x = place.x + (Double(index) - Double(colors.count - 1) / 2) * 7
        if scene.hasDots {
          canvas.dots([Point(x: x, y: place.y)], diameter: 5, color.mixed(with: theme.page, 0.3))
        } else {
          for (part, shade) in [0.12, 0.5, 0.9].enumerated() {
            let left = place.x - 10 + Double(part) * 7
            canvas.box(
              Box(minX: left, minY: place.y - 4, maxX: left + 7, maxY: place.y + 4),
              fill: theme.page.mixed(with: color, shade))
          }
        }
      }
    }
  }

  private var ellipseWords: String {
    let words = "hold 50 % and 95 % of everybody's taps"
    guard scene.fit.model == .dualGaussian else { return words }
    let size = [scene.target.x, scene.target.y].map { ShortNumber.digits($0) }
    return words + " at \(size[0]) × \(size[1]) \(scene.unit)"
  }

  private var outlierEntries: [Entry] {
    let theme = scene.theme
    let fate = scene.outliers == .keep ? "kept" : "dropped"
    var entries: [Entry] = []
    if !scene.outliers(inside: true).isEmpty {
      entries.append(Entry(words: "an outlier, \(fate)") { Mark.outlier(at: $0, theme, $1) })
    }
    if !scene.outliers(inside: false).isEmpty {
      entries.append(
        Entry(words: "an outlier beyond the frame, \(fate)") { place, canvas in
          Mark.arrow(
            at: place, towards: Point(x: place.x + 1, y: place.y), theme, canvas)
        })
    }
    return entries
  }
}
