/// Words for some or all of the runs: each is a layout under a finger.
struct RunScope {
  private let views: [RunView]
  private let layouts: [Int]
  private let fingers: [Int]

  init(_ views: [RunView]) {
    self.views = views
    layouts = Self.distinct(views.map(\.run.layout))
    fingers = Self.distinct(views.map(\.run.finger))
  }

  /// "On all 3 layouts under all 2 fingers".
  var heading: String {
    switch (layouts.count > 1, fingers.count > 1) {
    case (true, true): "On all \(layouts.count) layouts under all \(fingers.count) fingers"
    case (true, false): "On all \(layouts.count) layouts"
    case (false, _): "Under all \(fingers.count) fingers"
    }
  }

  /// "on every layout under every finger".
  var every: String {
    switch (layouts.count > 1, fingers.count > 1) {
    case (true, true): "on every layout under every finger"
    case (true, false): "on every layout"
    case (false, _): "under every finger"
    }
  }

  /// Where some of the runs are: "for tappy and perfect", "on player", "on player for tappy".
  func place(of runs: [Int]) -> String {
    let theirLayouts = Self.distinct(runs.map { views[$0].run.layout })
    let theirFingers = Self.distinct(runs.map { views[$0].run.finger })
    guard runs.count == theirLayouts.count * theirFingers.count else {
      return blocks(of: runs)
    }
    let layoutNames = "on " + Terminal.listed(theirLayouts.map(layoutName), most: 4)
    let fingerNames = "for " + Terminal.listed(theirFingers.map(fingerName), most: 4)
    if theirLayouts.count == layouts.count { return fingerNames }
    return theirFingers.count == fingers.count ? layoutNames : layoutNames + " " + fingerNames
  }

  /// Where runs are that are no plain block of layouts and fingers: layouts with the same fingers
  /// together.
  private func blocks(of runs: [Int]) -> String {
    var blocks: [(fingers: [Int], runs: [Int])] = []
    for theirs in byLayout(runs) {
      let fingers = theirs.map { views[$0].run.finger }
      if let index = blocks.firstIndex(where: { $0.fingers == fingers }) {
        blocks[index].runs += theirs
      } else {
        blocks.append((fingers, theirs))
      }
    }
    return Terminal.listed(blocks.map { place(of: $0.runs) }, most: 4)
  }

  private func byLayout(_ runs: [Int]) -> [[Int]] {
    Self.distinct(runs.map { views[$0].run.layout }).map { layout in
      runs.filter { views[$0].run.layout == layout }
    }
  }

  private func layoutName(_ index: Int) -> String {
    views.first.map { Terminal.printable($0.results.scenario.layouts[index].name) } ?? ""
  }

  private func fingerName(_ index: Int) -> String {
    views.first.map { Terminal.printable($0.results.scenario.fingers[index].name) } ?? ""
  }

  /// Each number once, in the order of the first.
  private static func distinct(_ numbers: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return numbers.filter { seen.insert($0).inserted }
  }
}
