import LayoutFormats
import Testing

struct ViewIDTests {
  private func ids(_ attributes: String...) throws -> [String] {
    let nodes = attributes.enumerated().map {
      Fixture.button("[0,\($0 * 10)][9,\($0 * 10 + 9)]", $1)
    }
    return try LayoutImporter.read(Fixture.android(nodes.joined())).tappableIDs
  }

  @Test func theFirstNameThatIsNotEmptyIsTheID() throws {
    let found = try ids(
      "content-desc=\"d\" text=\"t\" resource-id=\"r\"", "content-desc=\"\" text=\"t\"",
      "content-desc=\" \" text=\"\" resource-id=\"app:id/r\"")
    #expect(found == ["d", "t", "app:id/r"])
  }

  @Test func aViewWithoutANameGetsItsPath() throws {
    #expect(try ids("", "text=\"a\"", "text=\"\"") == ["screen/0/0", "a", "screen/0/2"])
  }

  @Test func repeatedNamesAreNumberedInDocumentOrder() throws {
    #expect(try ids("text=\"a\"", "text=\"a\"", "text=\"a\"") == ["a", "a#2", "a#3"])
  }

  @Test func aNumberNeverTakesAnotherViewsName() throws {
    let found = try ids("text=\"a\"", "text=\"a\"", "text=\"a#2\"", "text=\"a#3\"", "text=\"a\"")
    #expect(found == ["a", "a#4", "a#2", "a#3", "a#5"])
  }

  @Test func aPathNeverTakesAnotherViewsName() throws {
    let found = try ids("", "text=\"screen/0/0\"", "text=\"screen/0/0\"")
    #expect(found == ["screen/0/0#2", "screen/0/0", "screen/0/0#3"])
  }

  @Test(arguments: ["screen", "*"])
  func whatMeansSomethingElseIsNoIDForAView(_ name: String) throws {
    #expect(try ids("text=\"\(name)\"", "text=\"\(name)\"") == ["\(name)#2", "\(name)#3"])
    let node = Fixture.button("[0,0][9,9]", "text=\"\(name)\"")
    let layout = try LayoutImporter.read(Fixture.android(node + node))
    #expect(
      layout.warns(
        "the id \"\(name)\" means something else in results, so views of this name got #2, ..."))
    #expect(!layout.warns("occurred before"))
  }

  @Test func repeatedNamesAreReported() throws {
    let nodes = Fixture.button("[0,0][9,9]", "text=\"a\"")
    let broken = Fixture.button("[0,0][9,9]", "text=\"b&#10;c\"")
    let layout = try LayoutImporter.read(Fixture.android(nodes + nodes + nodes))
    #expect(
      try LayoutImporter.read(Fixture.android(broken + broken)).warns("the first is \"b\\nc\""))
    #expect(layout.warns("2 ids occurred before and got #2, #3, ...; the first is \"a\""))
  }

  @Test func lineBreaksStayInANameAndTheTextIsKeptWhereItDiffers() throws {
    let nodes = Fixture.button("[0,0][9,9]", "content-desc=\"a&#10;b\" text=\"c\"")
    let layout = try LayoutImporter.read(Fixture.android(nodes))
    #expect(layout.view("a\nb")?.text == "c")
  }

  @Test func numbersFollowTheDocumentEvenWhereTheDrawingOrderDiffers() throws {
    let nodes =
      Fixture.button("[0,0][9,9]", "text=\"a\" drawing-order=\"2\"")
      + Fixture.button("[0,20][9,29]", "text=\"a\" drawing-order=\"1\"")
    let layout = try LayoutImporter.read(Fixture.android(nodes))
    #expect(layout.tappableIDs == ["a#2", "a"])
    #expect(layout.view("a")?.frame.origin.y == 0)
  }
}
