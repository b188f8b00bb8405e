import HitTesting
import Testing

@testable import Reporting
@testable import Simulation

@Suite struct SummaryTableTests {
  @Test func fiveIconsInEightyColumns() throws {
    #expect(
      try Examples.summary(Examples.fiveIcons) == """
        In % of the taps meant for a target: it got them (hit), nothing did (miss), or
        another control did, a collision (coll.).

        icons, finger sigma-7
        100,000 taps for each target, 95 % limits at most ±0.4

                  bounds              min-44              aware-44
        target      hit  miss coll.     hit  miss coll.     hit  miss coll.
        ───────   ─────────────────   ─────────────────   ─────────────────
        icon-1     71.7  26.4   1.9    61.1   0.3  38.7    95.4   0.3   4.3
        icon-2     71.7  24.4   3.9    61.1   0.2  38.8    91.2   0.2   8.6
        icon-3     71.7  24.4   3.9    61.1   0.2  38.8    91.2   0.2   8.6
        icon-4     71.7  24.4   3.9    61.1   0.2  38.8    91.2   0.2   8.6
        icon-5     71.7  26.4   1.9    99.7   0.3   0.1    95.4   0.3   4.3
        ───────   ─────────────────   ─────────────────   ─────────────────
        * (all)    71.7  25.2   3.1    68.8   0.2  31.0    92.9   0.2   6.9

        aware-44 hits most: 92.9 % of all taps, against 71.7 % under bounds, the
          baseline.
        ! min-44 does harm: hits fall from 71.7 % to 68.8 %, and collisions rise from
          3.1 % to 31.0 %; worst for icon-1 (hits fall from 71.7 % to 61.1 %, and
          collisions rise from 1.9 % to 38.7 %).
        aware-44 raises collisions from 3.1 % to 6.9 %, though hits rise from 71.7 % to
          92.9 %.

        Worst collision under each strategy
          bounds    icon-2 gets 1.9 % of the taps meant for icon-1
          min-44    icon-5 gets 38.7 % of the taps meant for icon-4
          aware-44  icon-2 gets 4.3 % of the taps meant for icon-1

        Insets to use: those of aware-44 (92.9 % hits, 6.9 % collisions).
          // icon-1
          UIEdgeInsets(top: -12, left: -12, bottom: -12, right: -2)
          // icon-2, icon-3 and icon-4
          UIEdgeInsets(top: -12, left: -2, bottom: -12, right: -2)
          // icon-5
          UIEdgeInsets(top: -12, left: -2, bottom: -12, right: -12)

        """)
  }

  @Test func strategiesThatDoNotFitGoBelow() throws {
    let lines = try Examples.summary(Examples.fiveIcons, width: 60)
    #expect(
      lines == """
        In % of the taps meant for a target: it got them (hit),
        nothing did (miss), or another control did, a collision
        (coll.).

        icons, finger sigma-7
        100,000 taps for each target, 95 % limits at most ±0.4

                  bounds              min-44
        target      hit  miss coll.     hit  miss coll.
        ───────   ─────────────────   ─────────────────
        icon-1     71.7  26.4   1.9    61.1   0.3  38.7
        icon-2     71.7  24.4   3.9    61.1   0.2  38.8
        icon-3     71.7  24.4   3.9    61.1   0.2  38.8
        icon-4     71.7  24.4   3.9    61.1   0.2  38.8
        icon-5     71.7  26.4   1.9    99.7   0.3   0.1
        ───────   ─────────────────   ─────────────────
        * (all)    71.7  25.2   3.1    68.8   0.2  31.0

                  aware-44
        target      hit  miss coll.
        ───────   ─────────────────
        icon-1     95.4   0.3   4.3
        icon-2     91.2   0.2   8.6
        icon-3     91.2   0.2   8.6
        icon-4     91.2   0.2   8.6
        icon-5     95.4   0.3   4.3
        ───────   ─────────────────
        * (all)    92.9   0.2   6.9

        aware-44 hits most: 92.9 % of all taps, against 71.7 % under
          bounds, the baseline.
        ! min-44 does harm: hits fall from 71.7 % to 68.8 %, and
          collisions rise from 3.1 % to 31.0 %; worst for icon-1
          (hits fall from 71.7 % to 61.1 %, and collisions rise from
          1.9 % to 38.7 %).
        aware-44 raises collisions from 3.1 % to 6.9 %, though hits
          rise from 71.7 % to 92.9 %.

        Worst collision under each strategy
          bounds    icon-2 gets 1.9 % of the taps meant for icon-1
          min-44    icon-5 gets 38.7 % of the taps meant for icon-4
          aware-44  icon-2 gets 4.3 % of the taps meant for icon-1

        Insets to use: those of aware-44 (92.9 % hits, 6.9 %
        collisions).
          // icon-1
          UIEdgeInsets(top: -12, left: -12, bottom: -12, right: -2)
          // icon-2, icon-3 and icon-4
          UIEdgeInsets(top: -12, left: -2, bottom: -12, right: -2)
          // icon-5
          UIEdgeInsets(top: -12, left: -2, bottom: -12, right: -12)

        """)
  }

  @Test func textsAndCutsAreShown() throws {
    #expect(
      try Examples.summary(Examples.cutBar) == """
        In % of the taps meant for a target: it got them (hit), nothing did (miss), or
        another control did, a collision (coll.).

        player
        1,000 taps for each target, 95 % limits at most ±3.1

                        plain               edge:-10
        target            hit  miss coll.     hit  miss coll.
        ─────────────   ─────────────────   ─────────────────
        play “Play”      60.0  40.0   0.0    99.9   0.1   0.0
        next “次の曲”    64.0  36.0   0.0   100.0   0.0   0.0
        ─────────────   ─────────────────   ─────────────────
        * (all)          62.0  38.0   0.0   >99.9   0.1   0.0

        edge:-10 hits most: >99.9 % of all taps, against 62.0 % under plain, the
          baseline.
        No harm against plain was seen.

        No tap fired another control under any strategy.

        Insets to use: those of edge:-10 (>99.9 % hits, 0.0 % collisions).
          // play and next
          UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)
          // play and next: only 90.9 % of this is live, bar takes the rest

        """)
  }

  @Test func ofManyTargetsTheWorstAreShown() throws {
    #expect(
      try Examples.summary(Examples.keyboard, width: 70) == """
        In % of the taps meant for a target: it got them (hit), nothing did
        (miss), or another control did, a collision (coll.).

        row, finger tappy
        1,000 taps for each target, 95 % limits at most ±3.1

                                         asIs                nearest:16
        target                             hit  miss coll.     hit  miss coll.
        ──────────────────────────────   ─────────────────   ─────────────────
        com.exampl…ard:id/key_number_0    50.0  50.0   0.0    99.0   1.0   0.0
        com.exampl…rd:id/key_number_15    51.0  49.0   0.0    99.0   1.0   0.0
        com.exampl…ard:id/key_number_4    52.0  48.0   0.0    99.0   1.0   0.0
        com.exampl…rd:id/key_number_19    53.0  47.0   0.0    99.0   1.0   0.0
        com.exampl…ard:id/key_number_8    54.0  46.0   0.0    99.0   1.0   0.0
        com.exampl…rd:id/key_number_23    55.0  45.0   0.0    99.0   1.0   0.0
        com.exampl…rd:id/key_number_12    56.0  44.0   0.0    99.0   1.0   0.0
        com.exampl…ard:id/key_number_1    57.0  43.0   0.0    99.0   1.0   0.0
        com.exampl…rd:id/key_number_16    58.0  42.0   0.0    99.0   1.0   0.0
        com.exampl…ard:id/key_number_5    59.0  41.0   0.0    99.0   1.0   0.0
        com.exampl…rd:id/key_number_20    60.0  40.0   0.0    99.0   1.0   0.0
        com.exampl…ard:id/key_number_9    61.0  39.0   0.0    99.0   1.0   0.0
        ──────────────────────────────   ─────────────────   ─────────────────
        * (all)                           62.5  37.5   0.0    99.0   1.0   0.0

                                         a stra… long name
        target                             hit  miss coll.
        ──────────────────────────────   ─────────────────
        com.exampl…ard:id/key_number_0    80.0  20.0   0.0
        com.exampl…rd:id/key_number_15    80.0  20.0   0.0
        com.exampl…ard:id/key_number_4    80.0  20.0   0.0
        com.exampl…rd:id/key_number_19    80.0  20.0   0.0
        com.exampl…ard:id/key_number_8    80.0  20.0   0.0
        com.exampl…rd:id/key_number_23    80.0  20.0   0.0
        com.exampl…rd:id/key_number_12    80.0  20.0   0.0
        com.exampl…ard:id/key_number_1    80.0  20.0   0.0
        com.exampl…rd:id/key_number_16    80.0  20.0   0.0
        com.exampl…ard:id/key_number_5    80.0  20.0   0.0
        com.exampl…rd:id/key_number_20    80.0  20.0   0.0
        com.exampl…ard:id/key_number_9    80.0  20.0   0.0
        ──────────────────────────────   ─────────────────
        * (all)                           78.1  21.9   0.0
        These 12 targets are hit least under asIs, the worst first; 14 more
        are not shown: rates.csv has them all.

        nearest:16 hits most: 99.0 % of all taps, against 62.5 % under asIs,
          the baseline.
        ! a strategy of a rather long name does harm to
          com.example.keyboard:id/key_number_3 (hits fall from 71.0 % to
          30.0 %).

        No tap fired another control under any strategy.

        Insets to use: none, as a strategy of a rather long name (78.1 % hits,
        0.0 % collisions) keeps to the bounds. nearest:16 hits more, but sends
        taps to the nearest control, which no insets do.

        """)
  }

  @Test func ratesOfAllByWeightAreSaidToBe() throws {
    var results = Examples.cutBar
    var views = results.scenario.layouts[0].tree.screen.views
    views[0].children[0].weight = 3
    results.scenario.layouts[0].tree = ViewTree(
      Screen(size: Size(width: 393, height: 852), views: views))
    let text = try Examples.summary(results)
    #expect(text.contains("\n* (all, by weight)    62.0  38.0   0.0 "))
    #expect(text.contains("\nplay “Play”           60.0 "))
  }

  @Test func aLoneStrategyIsNotComparedWithItself() throws {
    let results = Examples.row(of: 2, strategies: [(.asIs, { _ in 900 })])
    #expect(
      try Examples.summary(results) == """
        In % of the taps meant for a target: it got them (hit), nothing did (miss), or
        another control did, a collision (coll.).

        row, finger tappy
        1,000 taps for each target, 95 % limits at most ±1.9

                  asIs
        target      hit  miss coll.
        ───────   ─────────────────
        key-0      90.0  10.0   0.0
        key-1      90.0  10.0   0.0
        ───────   ─────────────────
        * (all)    90.0  10.0   0.0

        No tap fired another control.

        """)
  }

  @Test(arguments: [40, 44, 60, 72, 80, 120, 200])
  func noLineButCodeIsWiderThanTheTerminal(width: Int) throws {
    for results in [Examples.fiveIcons, Examples.cutBar, Examples.keyboard] {
      let text = try Examples.summary(results, width: width)
      for line in text.split(separator: "\n") where !line.contains("UIEdgeInsets(") {
        #expect(Terminal.width(of: String(line)) <= width, "\(line)")
      }
    }
  }

  @Test func everyLayoutAndFingerHasItsBlock() throws {
    var results = Examples.fiveIcons
    results.scenario.fingers.append(results.scenario.fingers[0])
    results.scenario.fingers[1].name = "thumb"
    results.runs.append(results.runs[0])
    results.runs[1].finger = 1
    let text = try Examples.summary(results)
    #expect(text.contains("\nicons, finger sigma-7\n"))
    #expect(text.contains("\nicons, finger thumb\n"))
  }

  @Test func colourChangesNoLetter() throws {
    let colored = try Examples.text {
      try SummaryTable(usesColor: true).write(Examples.fiveIcons, to: $0)
    }
    #expect(colored.contains("\u{1B}[31m"))
    let plain = colored.replacing(#/\u{1B}\[[0-9]*m/#, with: "")
    #expect(try plain == Examples.summary(Examples.fiveIcons))
  }

  @Test func unknownRatesAreDashes() throws {
    var results = Examples.fiveIcons
    let nothing = StrategyResult(
      taps: 0, hits: Share(count: 0, of: 0), misses: Share(count: 0, of: 0),
      collisions: Share(count: 0, of: 0), outcomes: [])
    for target in results.runs[0].targets.indices {
      results.runs[0].targets[target].strategies = [nothing, nothing, nothing]
    }
    results.runs[0].totals = [nothing, nothing, nothing]
    let text = try Examples.summary(results)
    #expect(text.contains("icon-1      –    –     –") || text.contains("–     –     –"))
    #expect(!text.contains("harm"))
    #expect(!text.contains("UIEdgeInsets"))
  }

  @Test func whatATerminalObeysNeverReachesIt() throws {
    let results = Examples.row(
      of: 2, strategies: [(.asIs, { _ in 500 })], id: { ["a\u{1B}[31m\nb", "c\u{202E}d"][$0] })
    let text = try Examples.summary(results)
    #expect(text.contains("a\u{FFFD}[31m b"))
    #expect(text.contains("c\u{FFFD}d"))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }
}
