import Configuration
import HitTesting
import Reporting
import Simulation
import TouchLogs
import TouchModels

/// Collects the labelled taps of logs as samples: where each landed beside what it was meant for.
struct LabelledTaps {
  private(set) var samples = TapSamples()
  /// Taps that do not say what they were meant for.
  private(set) var unlabelled = 0
  private let scenario: Scenario
  /// The logs, as messages call them.
  private let files: [String]
  /// What turns points into the unit of the fit.
  private let scale: Double
  /// Targets that were looked up before.
  private var known: [Meaning: Target] = [:]

  init(scenario: Scenario, files: [String], scale: Double) {
    self.scenario = scenario
    self.files = files
    self.scale = scale
  }

  /// What a tap says that it was meant for.
  private struct Meaning: Hashable {
    var layout: Label?
    var id: Label
  }

  /// What was meant, in points.
  private struct Target {
    var aim: Point
    var size: Size
  }

  /// Adds a tap, or counts it where it has no label.
  mutating func add(_ tap: Tap, _ labels: LabelTable) throws {
    guard let target = try target(of: tap, labels) else {
      unlabelled += 1
      return
    }
    let offset = SIMD2(tap.point.x - target.aim.x, tap.point.y - target.aim.y)
    do throws(FitError) {
      try samples.add(
        offset: offset * scale, size: SIMD2(target.size.width, target.size.height) * scale,
        user: tap.user?.index, file: tap.place.file, line: tap.place.line)
    } catch {
      throw Failure(.data, "\(place(tap)): \(error.reason)")
    }
  }

  private mutating func target(of tap: Tap, _ labels: LabelTable) throws -> Target? {
    if let frame = tap.target { return Target(aim: frame.center, size: frame.size) }
    guard let id = tap.intended else { return nil }
    let meaning = Meaning(layout: tap.layout, id: id)
    if let target = known[meaning] { return target }
    let target = try lookUp(tap, labels.word(id), layout: tap.layout.map(labels.word))
    known[meaning] = target
    return target
  }

  private func lookUp(_ tap: Tap, _ id: String, layout name: String?) throws -> Target {
    let layout = try layout(named: name, of: tap)
    let tree = layout.tree
    guard let index = tree.index(of: id), index > 0 else {
      let ids = tree.views.dropFirst().map(\.id)
      throw Failure(
        .data,
        "\(place(tap)): intended is \(quoted(id)), expected the id of a view of the layout "
          + "\(quoted(layout.name))\(hint(id, in: ids))")
    }
    guard let frame = tree.visibleFrames[index] else {
      throw Failure(
        .data,
        "\(place(tap)): intended is \(quoted(id)), which nobody sees in the layout \(quoted(layout.name)): its "
          + "visible frame has no area")
    }
    let box = frame.box
    return Target(
      aim: tree.aimPoint(of: index),
      size: Size(width: box.maxX - box.minX, height: box.maxY - box.minY))
  }

  /// The layout that a tap was made on.
  private func layout(named name: String?, of tap: Tap) throws -> Scenario.Layout {
    let layouts = scenario.layouts
    guard let first = layouts.first else {
      throw Failure(
        .data,
        "\(place(tap)): the target is named by its id, but the config has no layout that knows it; "
          + "expected a layout, or --columns with target_x, target_y, target_width, target_height")
    }
    let names = layouts.map(\.name)
    guard let name else {
      guard layouts.count > 1 else { return first }
      throw Failure(
        .data,
        "\(place(tap)): found no layout, expected one of \(names.joined(separator: ", ")): the "
          + "config has several")
    }
    guard let layout = layouts.first(where: { $0.name == name }) else {
      throw Failure(
        .data,
        "\(place(tap)): layout is \(quoted(name)), expected \(names.joined(separator: ", "))"
          + hint(name, in: names))
    }
    return layout
  }

  private func hint(_ word: String, in words: [String]) -> String {
    NearestName.find(word, in: words).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// A word of a log for a message: short, and nothing that a terminal obeys.
  private func quoted(_ word: String) -> String {
    let shown = word.count > 60 ? word.prefix(57) + "..." : word
    return "'\(Terminal.printable(shown))'"
  }

  private func place(_ tap: Tap) -> String {
    let file = files.indices.contains(tap.place.file) ? files[tap.place.file] : "the log"
    return "\(file):\(tap.place.line)"
  }
}
