import Foundation
import Testing

/// Not a check: brings the pages up to date after a change that alters what the tool prints.
///
///     TAPSIM_UPDATE_PAGES=1 swift test --filter DocumentationUpdate
///
/// Read the difference afterwards; the words round the output may have to change too.
struct DocumentationUpdate {
  private static let isWanted =
    ProcessInfo.processInfo.environment["TAPSIM_UPDATE_PAGES"] != nil

  @Test(.enabled(if: isWanted), arguments: try DocumentationPage.all())
  func shownOutputBecomesWhatTheToolPrints(_ page: DocumentationPage) async throws {
    let shell = try Shell()
    defer { shell.remove() }
    var lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var changes: [(range: Range<Int>, output: [String])] = []
    for block in page.blocks {
      if block.language == "json", block.words.count > 1 {
        try shell.scratch.write(block.words[1], block.text)
      }
      guard block.language == "console" else { continue }
      for command in block.commands {
        let printed = try await shell.run(command.text).output
          .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let shown = ShownOutput(lines: command.output)
        guard !shown.fits(printed) else { continue }
        // Lines count from 1, so this is the index of the line after the command.
        let start = command.line + command.text.count { $0 == "\n" }
        changes.append((start..<start + command.output.count, shown.updated(to: printed)))
      }
    }
    for change in changes.reversed() { lines.replaceSubrange(change.range, with: change.output) }
    let file = Expected.package.appendingPathComponent(page.path)
    if !changes.isEmpty { try Data(lines.joined(separator: "\n").utf8).write(to: file) }
  }

  @Test func stretchesKeepTheirEnds() {
    let printed = ["head", "", "a 12 %", "new", "b 3.4", "", "tail"]
    #expect(
      ShownOutput(lines: ["...", "a 1 %", "b 2.0", "..."]).updated(to: printed)
        == ["...", "a 12 %", "new", "b 3.4", "..."])
    #expect(
      ShownOutput(lines: ["head", "...", "b 9"]).updated(to: printed)
        == ["head", "...", "b 3.4"])
    #expect(ShownOutput(lines: ["a 1 %"]).updated(to: printed) == printed)
  }
}

extension ShownOutput {
  /// What is shown, from what is printed now. Shown lines are found again by their words, whatever
  /// their numbers; a stretch of them becomes all that is printed from its first line to its last.
  func updated(to printed: [String]) -> [String] {
    let printed = Self.trimmed(printed)
    guard lines.contains("...") else { return printed }
    let shown = lines.indices.filter { lines[$0] != "..." }
    let found = Self.pairs(shown.map { Self.words(lines[$0]) }, printed.map(Self.words))
    var result: [String] = []
    var stretch: ClosedRange<Int>?
    for (index, line) in lines.enumerated() {
      if line == "..." {
        if let stretch { result += printed[stretch] }
        stretch = nil
        result.append(line)
      } else if let place = shown.firstIndex(of: index).flatMap({ found[$0] }) {
        stretch = (stretch?.lowerBound ?? place)...place
      }
    }
    if let stretch { result += printed[stretch] }
    return result
  }

  private static func words(_ line: String) -> String { line.filter { $0.isLetter || $0 == "*" } }

  /// For places in one list the place of the same text in the other, in order.
  private static func pairs(_ old: [String], _ new: [String]) -> [Int: Int] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = zip(
      old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
    return Dictionary(uniqueKeysWithValues: kept)
  }
}
