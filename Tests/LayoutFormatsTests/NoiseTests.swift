import Foundation
import LayoutFormats
import Testing

struct NoiseTests {
  private let dump = Fixture.android(
    Fixture.button("[0,0][9,9]", "text=\"h\u{E9}\u{1F600}\"") + "\n"
      + Fixture.button("[0,20][9,29]", "text=\"b\""))

  private func layout(_ data: Data) throws -> ImportedLayout { try LayoutImporter.read(data) }

  @Test func aCleanDumpGivesNoWarningOfNoise() throws {
    let layout = try LayoutImporter.read(dump) { $0.density = 2 }
    #expect(
      layout.warnings == [
        "a dump shows frames, not hit areas: insets that the app adds or takes are not in it"
      ])
  }

  @Test(arguments: ["UI hierchary dumped to: /dev/tty", "\n12:00 <3 you's: \"dump\n", "\n\n"])
  func textRoundTheDocumentIsSkipped(_ noise: String) throws {
    for text in [noise + dump, dump + noise] {
      let layout = try LayoutImporter.read(text)
      #expect(layout.tappableIDs == ["h\u{E9}\u{1F600}", "b"])
      #expect(layout.warns("XML document was skipped") == (noise != "\n\n"))
    }
  }

  @Test func lineEndsOfWindowsAndOfItsADBAreRead() throws {
    let lines = dump.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try !LayoutImporter.read(lines).warns("CR CR LF"))
    let doubled = try LayoutImporter.read(dump.replacingOccurrences(of: "\n", with: "\r\r\n"))
    #expect(doubled.tappable == 2)
    #expect(doubled.warns("CR CR LF"))
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    let layout = try layout(Data([0xEF, 0xBB, 0xBF]) + Data(dump.utf8))
    #expect(layout.tappable == 2)
    #expect(layout.warns("byte-order mark"))
  }

  @Test(arguments: [true, false], [true, false])
  func utf16IsReadWithAndWithoutAMark(_ isBigEndian: Bool, _ hasMark: Bool) throws {
    let units = (hasMark ? [0xFEFF] : []) + Array(dump.utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    let layout = try layout(Data(bytes))
    #expect(layout.tappableIDs == ["h\u{E9}\u{1F600}", "b"])
    #expect(layout.warns("UTF-16"))
  }

  @Test func bytesThatAreNotUTF8AreReplacedWithAWarning() throws {
    var data = Data(dump.utf8)
    let place = try #require(data.range(of: Data("\u{E9}".utf8)))
    data.replaceSubrange(place, with: [0xC7, 0xD1])
    let layout = try layout(data)
    #expect(layout.tappable == 2)
    #expect(layout.tappableIDs.first?.contains("\u{FFFD}") == true)
    #expect(layout.warns("bytes that are not UTF-8 were replaced in 2 places"))
  }

  @Test func anotherEncodingIsTakenAtItsWord() throws {
    let text = dump.replacingOccurrences(of: "\u{1F600}", with: "")
      .replacingOccurrences(of: "UTF-8", with: "ISO-8859-1")
    let data = try #require(text.data(using: .isoLatin1))
    let layout = try layout(data)
    #expect(layout.tappableIDs == ["h\u{E9}", "b"])
    #expect(!layout.warns("replaced"))
  }

  @Test func aWrongHeaderOverUTF8DoesNoHarm() throws {
    let text = dump.replacingOccurrences(of: "UTF-8", with: "UTF-16")
    #expect(try LayoutImporter.read(text).tappableIDs == ["h\u{E9}\u{1F600}", "b"])
  }

  @Test(arguments: [
    ("&#55357;&#56832;", "\u{1F600}", "1 pair of surrogate references joined"),
    ("&#xD83D;&#xde00;", "\u{1F600}", "1 pair of surrogate references joined"),
    ("&#128512;", "\u{1F600}", nil), ("&#55357;", "\u{FFFD}", "1 reference to no character"),
    ("&#56832;&#55357;", "\u{FFFD}\u{FFFD}", "2 references to no character"),
    ("&#0;", "\u{FFFD}", "1 reference to no character"),
    ("&#x110000;", "\u{FFFD}", "1 reference to no character"),
    ("\u{1}", "\u{FFFD}", "1 control character"), ("\u{FFFF}", "\u{FFFD}", "1 control character"),
    ("&lt;&amp;&#34;", "<&\"", nil), ("a &gt; b > c", "a > b > c", nil), ("</a", nil, nil),
  ])
  func charactersThatXMLDoesNotAllowAreMended(_ raw: String, _ id: String?, _ warning: String?)
    throws
  {
    let text = Fixture.android(Fixture.button("[0,0][9,9]", "text=\"\(raw)\""))
    guard let id else {
      #expect(LayoutImporter.complaint(text)?.contains("written &lt;") == true)
      return
    }
    let layout = try LayoutImporter.read(text) { $0.density = 1 }
    #expect(layout.tappableIDs == [id])
    #expect(layout.warnings.count == (warning == nil ? 1 : 2))
    if let warning { #expect(layout.warns(warning)) }
  }

  @Test func prefixesWithoutADeclarationAreNames() throws {
    let text = Fixture.android(Fixture.button("[0,0][9,9]", "a:b=\"1\" text=\"x\""))
    #expect(try LayoutImporter.read(text).tappableIDs == ["x"])
  }
}
