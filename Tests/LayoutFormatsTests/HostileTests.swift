import Foundation
import Testing

@testable import LayoutFormats

struct HostileTests {
  private let dump = Fixture.ios(
    "<!-- a -->" + Fixture.element("Button", ["0", "0", "44", "44"], "label=\"a&#128512;b\"")
      + Fixture.element("Cell", ["0", "100", "390", "44"], "name='\u{E9}'"))

  @Test func everyTruncationIsAnError() {
    let whole = Data(dump.utf8)
    for length in 0..<whole.count {
      #expect(LayoutImporter.complaint(whole.prefix(length)) != nil, "\(length) bytes")
    }
    #expect(LayoutImporter.complaint(whole) == nil)
  }

  @Test func everyTruncationOfUTF16IsAnError() throws {
    let whole = try #require(dump.data(using: .utf16LittleEndian))
    for length in 0..<whole.count {
      #expect(LayoutImporter.complaint(whole.prefix(length)) != nil, "\(length) bytes")
    }
  }

  @Test func spoiltBytesNeverEndTheTool() {
    let whole = Data(dump.utf8)
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<500 {
      var data = whole
      for _ in 0...random(4) {
        let signs = Array("<>&\"'/=#;[]!?-\0\r\n".utf8)
        data[random(data.count)] =
          random(2) == 0 ? UInt8(random(256)) : signs[random(signs.count)]
      }
      let message = LayoutImporter.complaint(data)
      #expect(message?.contains("\n") != true)
    }
  }

  @Test func aDocumentTypeIsRefusedSoThatNoEntityExpands() {
    let entities = (1...12).map { n in
      "<!ENTITY l\(n) \"\(String(repeating: n == 1 ? "ha" : "&l\(n - 1);", count: 10))\">"
    }
    let bomb =
      "<!DOCTYPE hierarchy [\(entities.joined())]><hierarchy><node text=\"&l12;\"/></hierarchy>"
    let external =
      "<!DOCTYPE hierarchy SYSTEM \"file:///etc/passwd\"><hierarchy><node/></hierarchy>"
    for text in [bomb, external] {
      #expect(
        LayoutImporter.complaint(text)
          == "the XML has a <!DOCTYPE>: no UI dump has one, so none is allowed")
    }
  }

  @Test func elementsDeeperThanCallsCanGoAreRead() throws {
    let depth = 20_000
    let nodes =
      String(repeating: "<node>", count: depth) + Fixture.button("[0,0][9,9]")
      + String(repeating: "</node>", count: depth)
    let layout = try LayoutImporter.read(Fixture.android(nodes))
    #expect(layout.leftOut(.noBounds) == depth)
    #expect(layout.views == 2)
  }

  @Test func aHundredThousandViewsAreReadWithUniqueIDs() throws {
    let nodes = (0..<100_000).map { i in
      let (x, y) = (i % 100 * 10, i / 100)
      return "<node clickable=\"\(i == 7)\" text=\"a\" bounds=\"[\(x),\(y)][\(x + 9),\(y + 9)]\"/>"
    }
    let layout = try LayoutImporter.read(Fixture.android(nodes.joined()))
    #expect(layout.views == 100_001)
    #expect(Set(layout.all.map(\.id)).count == 100_001)
    #expect(layout.tappableIDs == ["a#8"])
  }

  @Test func theSearchForDeadControlsIsBoundedAndSaysSo() throws {
    let buttons = (0..<10).map { Fixture.button("[0,\($0)][9,\($0 + 1)]") }
    let screen = try LayoutImporter.read(Fixture.android(buttons.joined())).screen
    #expect(!DeadControls(of: screen).isPartial)
    #expect(!DeadControls(of: screen, budget: 120).isPartial)
    #expect(DeadControls(of: screen, budget: 119).isPartial)
  }

  @Test func anAttributeAboveTenMegabytesIsAnError() {
    let long = String(repeating: "x", count: 11_000_000)
    let message = LayoutImporter.complaint(
      Fixture.android(Fixture.button("[0,0][9,9]", "text=\"\(long)\"")))
    #expect(message?.contains("too large") == true)
  }

  @Test func anElementWithAHundredThousandAttributesIsAnError() {
    let many = (0..<100_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    let message = LayoutImporter.complaint(Fixture.android("<node \(many)/>"))
    #expect(message == "line 1: <node> has 100000 attributes; at most 1000 are allowed")
  }

  @Test(arguments: ["<!--", "<?", "<a ", "<![CDATA[", "<", "<a b=\"", "&#"])
  func noiseThatNeverEndsTakesNoSquareOfTime(_ piece: String) {
    let noise = String(repeating: piece, count: 50_000)
    #expect(LayoutImporter.complaint(noise) != nil)
    #expect(LayoutImporter.complaint(Fixture.android(noise)) != nil)
  }
}
