import Foundation
import Testing

/// Two buttons on a small screen; `front` is in front.
let twoButtons = """
  { "screen": [100, 100], "views": [
    { "id": "back", "kind": "button", "frame": [30, 40, 20, 20] },
    { "id": "front", "kind": "button", "frame": [60, 40, 20, 20] } ] }
  """

struct HitTests {
  @Test func strategiesInOrderAndThePointsWithinEach() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write(
      "c.json", "{ \"layout\": \(twoButtons), \"strategies\": [\"bounds\", \"min:44\"] }")
    let outcome = try await Tool.run(
      ["hit", "c.json", "--at", "30,40", "55,50", "--at=0.5,99", "-1,5"], in: scratch.folder)
    #expect(
      outcome
        == .init(
          status: 0,
          output: """
            strategy,x,y,view,receiver
            bounds,30,40,back,back
            bounds,55,50,screen,
            bounds,0.5,99,screen,
            bounds,-1,5,,
            min:44,30,40,back,back
            min:44,55,50,front,front
            min:44,0.5,99,screen,
            min:44,-1,5,,

            """, errors: ""))
  }

  @Test func aBareLayoutIsReadAsItIs() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.layout.json", twoButtons)
    let outcome = try await Tool.run(
      ["hit", "s.layout.json", "--points", "-"], input: "x,y\n35,45\n70,45\n", in: scratch.folder)
    #expect(
      outcome.output
        == "strategy,x,y,view,receiver\nasIs,35,45,back,back\nasIs,70,45,front,front\n")
    #expect(outcome.status == 0)
  }

  @Test func aListOfLayoutsGetsAColumnEvenIfOfOne() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.layout.json", twoButtons)
    try scratch.write("c.json", "{ \"layouts\": [\"s.layout.json\"] }")
    let outcome = try await Tool.run(["hit", "c.json", "--at", "35,45"], in: scratch.folder)
    #expect(outcome.output == "layout,strategy,x,y,view,receiver\ns,asIs,35,45,back,back\n")
  }

  @Test func aScreenWithoutTargetsIsEnough() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", #"{ "screen": [9, 9], "views": [] }"#)
    let outcome = try await Tool.run(["hit", "s.json", "--at", "1,1"], in: scratch.folder)
    #expect(outcome.output == "strategy,x,y,view,receiver\nasIs,1,1,screen,\n")
  }

  @Test func aPointFileThatIsMissingOrWrongIsSaid() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    try scratch.write("p.csv", "x,y\n1,2\nthree,4\n")
    #expect(
      try await Tool.run(["hit", "s.json", "--points", "p.csv"], in: scratch.folder)
        == .init(
          status: 65, output: "", errors: "tapsim: error: p.csv:3: 'three,4' is not a point x,y\n"))
    let missing = try await Tool.run(["hit", "s.json", "--points", "q.csv"], in: scratch.folder)
    #expect(missing.status == 66)
    #expect(missing.errors == "tapsim: error: cannot read \"q.csv\": there is no such file\n")
  }

  private static let cases = Expected.shared.appendingPathComponent("cases/hit-cases.json")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: cases.path)))
  func everyCaseOfTheContractFindsItsView() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.cases))
    let cases = try #require(json as? [[String: Any]])
    #expect(cases.count >= 41)
    for one in cases {
      let id = try #require(one["id"] as? String)
      let layout = try #require(one["layout"])
      try JSONSerialization.data(withJSONObject: layout)
        .write(to: scratch.folder.appendingPathComponent("layout.json"))
      let point = try #require(one["point"] as? [NSNumber]).map(\.description)
      let outcome = try await Tool.run(
        ["hit", "layout.json", "--at=\(point.joined(separator: ","))"], in: scratch.folder)
      let fields = outcome.output.split(separator: "\n").last?
        .split(separator: ",", omittingEmptySubsequences: false)
      #expect(outcome.status == 0, "\(id)")
      #expect(fields?.dropFirst(3).first.map(String.init) == one["view"] as? String, "\(id)")
    }
  }
}
