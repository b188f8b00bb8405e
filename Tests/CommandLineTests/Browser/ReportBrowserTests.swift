import Foundation
import Testing

/// `run --report`, looked at in a real browser.
@Suite(.enabled(if: Browser.exists, "no chromium with chromedriver"), .serialized)
struct ReportBrowserTests {
  /// Two buttons whose names would be markup, if anything let them.
  private static let layout = """
    { "screen": [393, 852], "views": [
      { "id": "<b>save</b>", "kind": "button", "frame": [100, 400, 24, 24] },
      { "id": "\\"><script>document.title='owned'</script>", "kind": "button",
        "frame": [132, 400, 24, 24] } ] }
    """

  @Test func thePageIsCleanWideAndNarrowInBothSchemes() async throws {
    try await withReport { page in
      for width in [390, 1280] {
        for isDark in [false, true] {
          try await look(at: page, Browser.Setting(width: width, isDark: isDark)) { browser in
            #expect(
              try await browser.number("document.documentElement.scrollWidth") <= Double(width))
            let ground = try await browser.text("getComputedStyle(document.body).backgroundColor")
            #expect(ground == (isDark ? "rgb(20, 23, 27)" : "rgb(255, 255, 255)"))
            // Every picture is there, and so is the one for this scheme.
            #expect(
              try await browser.number(
                "[...document.images].filter(i => i.complete && i.naturalWidth > 0).length") == 2)
            #expect(try await browser.text("document.title").hasPrefix("tapsim: "))
          }
        }
      }
    }
  }

  @Test func aStrategyIsChosenByMouseAndByKeyboard() async throws {
    try await withReport { page in
      try await look(at: page) { browser in
        let (first, second) = (Self.part(1), Self.part(2))
        try await browser.click("label[for=run0-strategy0]")
        #expect(try await browser.shows(first))
        #expect(try await !browser.shows(second))
        // The right arrow goes to the next button of the group.
        try await browser.press("\u{E014}")
        #expect(try await !browser.shows(first))
        #expect(try await browser.shows(second))
      }
    }
  }

  @Test func aControlTellsItsRatesWhenItIsPointedAtOrInFocus() async throws {
    try await withReport { page in
      try await look(at: page) { browser in
        try await browser.click("label[for=run0-strategy1]")
        let spot = "\(Self.part(2)) .spot"
        try await browser.point(at: spot)
        #expect(try await browser.shows("\(Self.part(2)) .spot:hover + .tip"))
        try await browser.point(at: "h1")
        _ = try await browser.value(
          "document.querySelector('\(Self.part(2)) .switch, \(spot)').focus()")
        try await browser.press("\u{E004}")
        let name = try await browser.text("document.activeElement.getAttribute('aria-label')")
        #expect(name.contains(" % hit, "))
        #expect(try await browser.shows("\(Self.part(2)) .spot:focus-visible + .tip"))
        // Enter leads to the row of the control.
        try await browser.press("\u{E007}")
        #expect(try await browser.number("document.querySelectorAll('tr:target').length") == 1)
      }
    }
  }

  @Test func allIsThereWithoutScriptsAndOnPaper() async throws {
    try await withReport { page in
      try await look(at: page, Browser.Setting(hasScripts: false)) { browser in
        try await browser.click("label[for=run0-strategy0]")
        #expect(try await browser.shows(Self.part(1)))
        try await browser.show(on: "print")
        #expect(try await browser.shows(Self.part(1)))
        #expect(try await browser.shows(Self.part(2)))
        #expect(try await !browser.shows(".switch"))
      }
    }
  }

  private static func part(_ number: Int) -> String {
    ".strategies > .strategy:nth-of-type(\(number))"
  }

  /// Opens the page, and expects that the console has nothing to say of it.
  private func look(
    at page: URL, _ setting: Browser.Setting = Browser.Setting(),
    _ body: (Browser) async throws -> Void
  ) async throws {
    let browser = try await Browser(setting)
    do {
      try await browser.open(page)
      try await body(browser)
      #expect(try await browser.console() == [])
    } catch {
      try await browser.quit()
      throw error
    }
    try await browser.quit()
  }

  private func withReport(_ body: (URL) async throws -> Void) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.layout.json", Self.layout)
    let outcome = try await Tool.run(
      [
        "run", "s.layout.json", "-o", "-", "--report", "report.html", "--quiet", "--engine",
        "exact", "--strategy", "bounds", "--strategy", "min:44", "--device", "iphone-15",
      ], in: scratch.folder)
    #expect(outcome == .init(status: 0, output: "", errors: ""))
    try await body(scratch.folder.appendingPathComponent("report.html"))
  }
}
