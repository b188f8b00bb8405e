import HitTesting
import Testing

@testable import Configuration

struct LayoutWriterTests {
  @Test func onlyKeysOffTheirDefaultsAreWritten() {
    var play = View(
      id: "play", kind: .button, frame: Rectangle(x: 184, y: 26.5, width: 24, height: 24))
    play.text = "Play \"now\"\n"
    let bar = View(
      id: "bar", frame: Rectangle(x: 0, y: 740, width: 393, height: 78), children: [play, play])
    let screen = Screen(size: Size(width: 393, height: 852), views: [bar])
    #expect(
      LayoutWriter.text(screen) == #"""
        { "screen": [393, 852], "platform": "uikit", "direction": "ltr",
          "views": [
            { "id": "bar", "frame": [0, 740, 393, 78], "children": [
              { "id": "play", "kind": "button", "text": "Play \"now\"\n", "frame": [184, 26.5, 24, 24] },
              { "id": "play", "kind": "button", "text": "Play \"now\"\n", "frame": [184, 26.5, 24, 24] } ] } ] }

        """#)
  }

  @Test func anEmptyScreenIsWritten() {
    #expect(
      LayoutWriter.text(Screen(size: Size(width: 1, height: 2), views: [])) == """
        { "screen": [1, 2], "platform": "uikit", "direction": "ltr",
          "views": [] }

        """)
  }

  @Test(arguments: 0..<60)
  func whatIsWrittenReadsBackEqual(_ seed: UInt64) throws {
    var screens = RandomScreens(seed: seed)
    let screen = screens.next()
    let log = DiagnosticLog()
    let reporter = Reporter(file: "f", log: log)
    let value = try #require(
      JSONReader.read(Array(LayoutWriter.text(screen).utf8), reporter: reporter))
    #expect(ScreenDecoder(reporter: reporter).screen(value, at: .root) == screen)
    #expect(log.problems == [])
  }
}
