import Testing

@testable import Configuration

struct PathPatternTests {
  static let pairs: [(String, String, Bool)] = [
    ("a.json", "*.json", true), ("a.json", "*", true), ("a.json", "?.json", true),
    ("ab.json", "?.json", false), ("a.json", "a.json", true), ("a.json", "*.xml", false),
    (".a.json", "*.json", false), (".a.json", ".*.json", true), ("aXbXc", "a*X*c", true),
    ("abc", "a*d", false), ("", "*", true), ("ä", "?", true), ("a", "**", true), ("a", "a?", false),
  ]

  @Test(arguments: pairs)
  func starsAndQuestionMarksMatchWithinAName(_ name: String, _ pattern: String, _ fits: Bool) {
    #expect(PathPattern.matches(name, pattern) == fits)
  }

  @Test func aPathIsRelativeToTheFolderOfItsFile() {
    #expect(Files.resolve("b.json", from: "a/c.json") == "a/b.json")
    #expect(Files.resolve("b.json", from: "c.json") == "b.json")
    #expect(Files.resolve("/b.json", from: "a/c.json") == "/b.json")
    #expect(Files.resolve("../b.json", from: "/a/c.json") == "/a/../b.json")
  }

  @Test func namesOfLayoutsLoseTheirSuffix() {
    let paths = ["x/a.layout.json", "a.json", "a.xml", "a.txt", "a.yaml", ".json", "a.b.json"]
    #expect(paths.map(Files.layoutName) == ["a", "a", "a", "a", "a.yaml", ".json", "a.b"])
  }
}
