import LayoutFormats

/// What `tapsim import` says about a dump, a line for each fact.
struct ImportReport {
  let lines: [String]

  init(_ layout: ImportedLayout) {
    let size = layout.screen.size
    let leftOut = layout.leftOut.map { "\($0.count) \($0.reason.rawValue)" }
    let total = layout.leftOut.reduce(0) { $0 + $1.count }
    let lines = [
      "format: \(layout.format.rawValue)",
      "screen: \(rounded(size.width)) x \(rounded(size.height)) \(layout.unit.rawValue)",
      "views: \(layout.views), tappable: \(layout.tappable) (rule: \(layout.rule.rawValue))",
      "left out: \(total)" + (total == 0 ? "" : " (\(leftOut.joined(separator: ", ")))"),
      "dead at their own centre: \(layout.dead.count)"
        + (layout.dead.isEmpty ? "" : " (\(layout.dead.joined(separator: ", ")))"),
    ]
    self.lines = lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
  }
}

/// A length for people: two decimals at most.
private func rounded(_ length: Double) -> String { ((length * 100).rounded() / 100).plain }
