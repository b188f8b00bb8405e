import Configuration
import HitTesting
import Reporting
import Simulation
import TouchLogs

/// Reads touch logs into a replay, and finds the layouts and views that they name.
struct ReplayReader {
  private(set) var replay: Replay
  /// The words of the logs: a person's number is the place of their name.
  private(set) var words: [String] = []
  /// Whether any tap says whose it is.
  private(set) var hasUsers = false
  /// The logs that were read, with their digests.
  private(set) var inputs: [Provenance.Input] = []
  private let files: [String]
  private let layouts: [Scenario.Layout]
  /// For each word the layout of that name.
  private var layoutOfWord: [Int32] = []
  /// For each layout, for each word, the view of that id.
  private var viewOfWord: [[Int32]]
  /// For each layout its views by their ids.
  private let views: [[String: Int]]

  private static let unknown: Int32 = -1
  /// The meter is told of so many taps at once.
  private static let batch = 1 << 16

  init(_ scenario: Scenario, files: [String]) {
    replay = Replay(scenario)
    self.files = files
    layouts = scenario.layouts
    viewOfWord = layouts.map { _ in [] }
    views = layouts.map { layout in
      Dictionary(
        layout.tree.views.enumerated().map { ($0.element.id, $0.offset) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Reads all files, and shows on a console how far it is.
  ///
  /// - Throws: `TouchLogError`.
  mutating func read(
    _ options: TouchLogOptions, showing console: Console?
  ) throws -> TouchCounts {
    try ProgressMeter.during("taps", total: nil, on: console?.errors) { meter in
      try read(options, meter)
    }
  }

  private mutating func read(
    _ options: TouchLogOptions, _ meter: ProgressMeter?
  ) throws -> TouchCounts {
    let digests = files.map { _ in SHA256Stream() }
    var labels = LabelTable()
    var count = 0
    let observer = { (file: Int, bytes: UnsafeRawBufferPointer) in digests[file].update(bytes) }
    let counts = try TouchLog.read(
      files: files, options: options, labels: &labels, observer: observer
    ) { tap, labels in
      try add(tap, labels)
      count += 1
      if count % Self.batch == 0 { meter?.add(Self.batch) }
    }
    words = labels.words
    inputs = zip(files, digests).map { file, digest in
      Provenance.Input(path: file, sha256: digest.hexadecimal() ?? "")
    }
    if let description = options.panelDescription {
      let digest = SHA256Stream()
      try Files.read(description).withUnsafeBytes { digest.update($0) }
      inputs.append(Provenance.Input(path: description, sha256: digest.hexadecimal() ?? ""))
    }
    return counts
  }

  private mutating func add(_ tap: Tap, _ labels: LabelTable) throws {
    let layout = try layout(of: tap, labels)
    if tap.user != nil { hasUsers = true }
    replay.add(
      ReplayTap(
        point: tap.point, layout: layout,
        intended: try tap.intended.map { try view($0, of: tap, layout, labels) },
        user: tap.user?.index))
  }

  private mutating func layout(of tap: Tap, _ labels: LabelTable) throws -> Int {
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

  private var layoutNames: String { WarningText.list(layouts.map { Quoted.inline($0.name) }) }

  private mutating func view(
    _ label: Label, of tap: Tap, _ layout: Int, _ labels: LabelTable
  ) throws -> Int {
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

  private static func remember(_ index: Int, of label: Label, in list: inout [Int32]) {
    while list.count <= label.index { list.append(unknown) }
    list[label.index] = Int32(exactly: index) ?? unknown
  }

  private func error(
    _ tap: Tap, _ message: String, _ word: String? = nil, _ known: [String] = []
  ) -> TouchLogError {
    TouchLogError(
      .data, file: InputBytes.name(files[tap.place.file]), line: tap.place.line, message,
      unknown: word.map { TouchLogError.UnknownName(name: $0, known: known) })
  }
}
