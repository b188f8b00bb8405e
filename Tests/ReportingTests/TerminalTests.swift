import Testing

@testable import Reporting

@Suite struct TerminalTests {
  @Test(arguments: [
    ("", 0), ("play", 4), ("再生", 4), ("ｶﾅ", 2), ("한글", 4), ("e\u{301}", 1), ("👍", 2),
    ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("a…b", 3), ("\u{200B}", 0),
  ])
  func widthIsThatOfTheCells(text: String, columns: Int) {
    #expect(Terminal.width(of: text) == columns)
  }

  @Test func longNamesKeepBothEnds() {
    #expect(Terminal.shortened("com.example:id/play", to: 10) == "com…d/play")
    #expect(Terminal.shortened("play", to: 4) == "play")
    #expect(Terminal.shortened("play", to: 1) == "…")
    #expect(Terminal.shortened("play", to: 0) == "")
  }

  @Test(arguments: 0..<16)
  func shortenedNamesNeverOverflow(columns: Int) {
    for text in ["再生再生再生再生", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "a再b生c👍d次e"] {
      #expect(Terminal.width(of: Terminal.shortened(text, to: columns)) <= columns)
    }
  }

  @Test func linesBreakBetweenWordsButNotBeforeAPercentSign() {
    #expect(Terminal.wrapped("hits 9.0 % now", to: 9, indent: 1) == ["hits", " 9.0 %", " now"])
    #expect(Terminal.wrapped("unbreakable", to: 3) == ["unbreakable"])
    #expect(Terminal.wrapped("", to: 3) == [""])
  }
}
