import Configuration
import HitTesting
import Reporting
import Simulation
import TouchLogs

/// Finds the layouts and views that touch logs name, the same for every command: each word is
/// looked up once.
struct LogNames {
  private let layouts: [Scenario.Layout]
  /// The logs, as messages call them.
  private let files: [String]
  /// For each word the layout of that name.
  private var layoutOfWord: [Int32] = []
  /// For each layout, for each word, the view of that id.
  private var viewOfWord: [[Int32]]
  /// For each layout its views by their ids.
  private let views: [[String: Int]]

  private static let unknown: Int32 = -1

  init(_ layouts: [Scenario.Layout], files: [String]) {
    self.layouts = layouts
    self.files = files.map(InputBytes.name)
    viewOfWord = layouts.map { _ in [] }
    views = layouts.map { layout in
      Dictionary(
        layout.tree.views.enumerated().dropFirst().map { ($0.element.id, $0.offset) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// The place of the layout that a tap was made on.
  ///
  /// - Throws: `TouchLogError` with the row.
  mutating func layout(of tap: Tap, _ labels: LabelTable) throws(TouchLogError) -> Int {
    guard let label = tap.layout else {
      guard layouts.count > 1 else { return 0 }
      throw error(
        tap,
        "no layout is named, and there are \(layouts.count): "
          + "a column layout is needed, with their names: \(layoutNames)")
    }
    if label.index < layoutOfWord.count, layoutOfWord[label.index] != Self.unknown {
      return Int(layoutOfWord[label.index])
    }
    let word = labels.word(label)
    guard let index = layouts.firstIndex(where: { $0.name == word }) else {
      throw error(
        tap, "layout is \(Quoted.inline(word)); allowed: \(layoutNames)", word,
        layouts.map(\.name))
    }
    Self.remember(index, of: label, in: &layoutOfWord)
    return index
  }

  /// The place of the view that a tap was meant for, in the tree of its layout.
  ///
  /// - Throws: `TouchLogError` with the row.
  mutating func view(
    _ label: Label, of tap: Tap, in layout: Int, _ labels: LabelTable
  ) throws(TouchLogError) -> Int {
    if label.index < viewOfWord[layout].count,
      viewOfWord[layout][label.index] != Self.unknown
    {
      return Int(viewOfWord[layout][label.index])
    }
    let word = labels.word(label)
    guard let view = views[layout][word] else {
      let controls = layouts[layout].tree.views.filter(\.isControl).map(\.id)
      throw error(
        tap,
        "intended is \(Quoted.inline(word)), and layout "
          + "\(Quoted.inline(layouts[layout].name)) has no view of this id", word, controls)
    }
    Self.remember(view, of: label, in: &viewOfWord[layout])
    return view
  }

  /// What is wrong with a tap, with its row.
  func error(
    _ tap: Tap, _ message: String, _ word: String? = nil, _ known: [String] = []
  ) -> TouchLogError {
    let file = files.indices.contains(tap.place.file) ? files[tap.place.file] : nil
    return TouchLogError(
      .data, file: file, line: tap.place.line, message,
      unknown: word.map { TouchLogError.UnknownName(name: $0, known: known) })
  }

  private var layoutNames: String { WarningText.list(layouts.map { Quoted.inline($0.name) }) }

  private static func remember(_ index: Int, of label: Label, in list: inout [Int32]) {
    while list.count <= label.index { list.append(unknown) }
    list[label.index] = Int32(exactly: index) ?? unknown
  }
}
