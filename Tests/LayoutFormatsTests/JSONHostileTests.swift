import Foundation
import HitTesting
import Testing

@testable import LayoutFormats

struct JSONHostileTests {
  @Test(arguments: Dumps.all.indices.filter { Dumps.all[$0].1 != .debugDescription })
  func everyTruncationIsAnError(_ index: Int) {
    let whole = Data(Dumps.all[index].0.utf8)
    for length in stride(from: 0, to: whole.count, by: index == 0 ? 1 : 7) {
      #expect(LayoutImporter.complaint(whole.prefix(length)) != nil, "\(length) bytes")
    }
    #expect(LayoutImporter.complaint(whole.prefix(whole.count - 1)) != nil)
  }

  @Test func everyByteOfASmallDumpMayBeTheLast() {
    let whole = Data(Dumps.idbComplete.utf8)
    for length in 0..<whole.count {
      #expect(LayoutImporter.complaint(whole.prefix(length)) != nil, "\(length) bytes")
    }
  }

  @Test func aCutDescriptionIsAnErrorOrAWarning() {
    let whole = Data(Dumps.description.utf8)
    for length in 0..<whole.count {
      do throws(LayoutFormatError) {
        let layout = try LayoutImporter.read(whole.prefix(length))
        let isEnded = whole.prefix(length).range(of: Data("Path to element:".utf8)) != nil
        #expect(isEnded || layout.warns("it may be cut short"), "\(length) bytes")
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }

  @Test func wrongTypesEverywhereNeverEndTheTool() throws {
    let junk = ["null", "true", "[]", "{}", "\"x\"", "-1", "1e300", "[[1], null, {}]", "\"inf\""]
    for (text, _, _) in Dumps.all where text.hasPrefix("{") || text.hasPrefix("[") {
      let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
      for index in stride(from: 1, to: pieces.count, by: 2) {
        var changed = pieces
        let value = pieces[index]
        guard let end = value.firstIndex(where: { ",}]".contains($0) }) else { continue }
        changed[index] = junk[index % junk.count] + value[end...]
        let message = LayoutImporter.complaint(changed.joined(separator: ":"))
        #expect(message?.contains("\n") != true)
      }
    }
  }

  @Test(arguments: [600, 100_000])
  func nestingThatNoReaderTakesIsAnError(_ depth: Int) {
    let text = String(repeating: "{\"children\":[", count: depth)
    #expect(
      LayoutImporter.complaint(text)
        == "line 1: the JSON nests deeper than 512 levels: that many are allowed")
    let lines = (0..<depth).map { String(repeating: " ", count: min($0, 40)) + "{\"a\":" }
    #expect(LayoutImporter.complaint(lines.joined(separator: "\n"))?.hasPrefix("line ") == true)
  }

  @Test func aDescriptionMayNestAsDeepAsViewsMay() throws {
    func deep(_ levels: Int) -> String {
      (0..<levels).map { String(repeating: " ", count: $0) + "Button, {{0, 0}, {9, 9}}\n" }.joined()
    }
    #expect(try LayoutImporter.read(deep(256)).views == 256)
    #expect(
      LayoutImporter.complaint(deep(300))
        == "views nest deeper than 256: that many levels are allowed")
  }

  @Test func tooManyValuesAreAnError() {
    var mender = JSONMender(Array("[{\"a\": 0}, 1, \"b\"]".utf8), from: 0, valueLimit: 4)
    #expect(throws: LayoutFormatError("more than 4 values: that many are allowed")) {
      try mender.mend()
    }
  }

  @Test(arguments: ["[{", "{\"", "{\"a\":", "{\"a\":[", "\\", "{\"a\":\"\\u", "{{1,2}", "'"])
  func beginningsWithoutEndTakeNoSquareOfTime(_ piece: String) {
    let noise = String(repeating: piece, count: 20_000)
    #expect(LayoutImporter.complaint(noise) != nil)
    #expect(LayoutImporter.complaint(noise + "\n" + noise) != nil)
    let line = "Button, {{0, 0}, {9, 9}}, label: '"
    _ = LayoutImporter.complaint(line + noise)
  }

  @Test func aFlatListOfManyViewsGivesUpItsTreeAndSaysSo() throws {
    let keys = (0..<60).map { i in
      "{\"AXLabel\": \"\(i)\", \"type\": \"Button\", \"frame\": {\"x\": \(i % 10 * 40), \"y\": "
        + "\(i / 10 * 40), \"width\": 39, \"height\": \(39 + i % 3)}}"
    }
    let data = Data("[\(keys.joined(separator: ","))]".utf8)
    let source = DumpSource(data)
    var dump = try IDBReader.read(source, options: ImportOptions())
    #expect(!dump.warnings.contains("too many views: not all were hung into a tree"))
    try FlatTree.rebuild(&dump, budget: 100)
    #expect(dump.warnings.contains("too many views: not all were hung into a tree"))
    #expect(dump.views.count == 60)
  }

  @Test func equalFramesOfAFlatListMakeNoCircle() throws {
    let views = (0..<4).map {
      "{\"AXLabel\": \"\($0)\", \"type\": \"Button\", \"frame\": {\"x\": 0, \"y\": 0, "
        + "\"width\": 9, \"height\": 9}}"
    }
    let layout = try LayoutImporter.read("[\(views.joined(separator: ","))]")
    #expect(layout.tappableIDs == ["0", "1", "2", "3"])
    #expect(layout.dead == ["0", "1", "2"])
  }
}
