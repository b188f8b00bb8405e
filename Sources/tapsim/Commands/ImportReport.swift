import LayoutFormats

/// What `tapsim import` says about a dump, a line for each fact.
struct ImportReport {
  /// "411.43 x 914.29 dp".
  let screen: String
  /// "3 (1 no area, 2 invisible)".
  let leftOut: String
  private let layout: ImportedLayout

  init(_ layout: ImportedLayout) {
    self.layout = layout
    let size = layout.screen.size
    screen = "\(rounded(size.width)) x \(rounded(size.height)) \(layout.unit.rawValue)"
    let reasons = layout.leftOut.map { "\($0.count) \($0.reason.rawValue)" }
    let total = layout.leftOut.reduce(0) { $0 + $1.count }
    leftOut = "\(total)" + (total == 0 ? "" : " (\(reasons.joined(separator: ", ")))")
  }

  /// All facts.
  var lines: [String] {
    let dead = layout.dead
    let lines = [
      "format: \(layout.format.rawValue)", "screen: \(screen)",
      "views: \(layout.views), tappable: \(layout.tappable) (rule: \(layout.rule.rawValue))",
      "left out: \(leftOut)",
      "dead at their own centre: \(dead.count)"
        + (dead.isEmpty ? "" : " (\(dead.joined(separator: ", ")))"),
    ]
    return lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
  }
}

/// A length for people: two decimals at most.
private func rounded(_ length: Double) -> String {
  abs(length) < 1e12 ? ((length * 100).rounded() / 100).plain : length.plain
}
