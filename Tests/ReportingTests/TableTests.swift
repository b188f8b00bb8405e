import HitTesting
import Testing

@testable import Reporting
@testable import Simulation

/// Whole files, byte for byte.
@Suite struct TableTests {
  @Test func rates() throws {
    #expect(
      try Examples.text { try RatesTable.writeCSV(Self.pair, to: $0) } == #"""
        layout,finger,strategy,target,engine,taps,hits,misses,collisions,hit_rate,hit_rate_low,hit_rate_high,miss_rate,miss_rate_low,miss_rate_high,collision_rate,collision_rate_low,collision_rate_high
        pair,"thumb, left",plain,"a,b",sample,10,8,2,0,0.8,0.4901624715366417,0.9433178485456247,0.2,0.05668215145437526,0.5098375284633583,0,0,0.2775327998628892
        pair,"thumb, left",grown,"a,b",sample,10,10,0,0,1,0.7224672001371107,1,0,0,0.2775327998628892,0,0,0.2775327998628892
        pair,"thumb, left",plain,"c;""d""",sample,10,9,0,1,0.9,0.5958499732047615,0.9821237869049271,0,0,0.2775327998628892,0.1,0.017876213095072906,0.4041500267952385
        pair,"thumb, left",grown,"c;""d""",sample,10,0,0,10,0,0,0.2775327998628892,0,0,0.2775327998628892,1,0.7224672001371107,1
        pair,"thumb, left",plain,*,sample,20,17,2,1,0.85,0.6420027507572144,0.9474599599697198,0.1,0.028341075727187626,0.2764130293657625,0.05,0.008938106547536451,0.22376267595733712
        pair,"thumb, left",grown,*,sample,20,10,0,10,0.5,0.3612336000685553,0.6387663999314446,0,0,0.1611251580528195,0.5,0.3612336000685553,0.6387663999314446

        """#)
  }

  @Test func outcomes() throws {
    #expect(
      try Examples.text { try OutcomesTable.writeCSV(Self.pair, to: $0) } == #"""
        layout,finger,strategy,intended,outcome,received,reason,taps,rate,rate_low,rate_high
        pair,"thumb, left",plain,"a,b",hit,"a,b",,8,0.8,0.4901624715366417,0.9433178485456247
        pair,"thumb, left",plain,"a,b",miss,,gap,2,0.2,0.05668215145437526,0.5098375284633583
        pair,"thumb, left",grown,"a,b",hit,"a,b",,10,1,0.7224672001371107,1
        pair,"thumb, left",plain,"c;""d""",hit,"c;""d""",,9,0.9,0.5958499732047615,0.9821237869049271
        pair,"thumb, left",plain,"c;""d""",collision,"a,b",,1,0.1,0.017876213095072906,0.4041500267952385
        pair,"thumb, left",grown,"c;""d""",hit,"c;""d""",,0,0,0,0.2775327998628892
        pair,"thumb, left",grown,"c;""d""",collision,"a,b",,10,1,0.7224672001371107,1

        """#)
  }

  @Test func areas() throws {
    #expect(
      try Examples.text { try AreasTable.writeCSV(Self.pair, to: $0) } == #"""
        layout,strategy,target,frame_left,frame_top,frame_right,frame_bottom,asked_left,asked_top,asked_right,asked_bottom,live_left,live_top,live_right,live_bottom,live_share,lost_to
        pair,plain,"a,b",10,20,34,44,10,20,34,44,10,20,34,44,1,
        pair,grown,"a,b",10,20,34,44,-2,8,46,56,0,8,32.5,56,0.7,"""c;""""d"""""";screen"
        pair,plain,"c;""d""",44.5,20,68.5,44,44.5,20,68.5,44,44.5,20,68.5,44,1,
        pair,grown,"c;""d""",44.5,20,68.5,44,,,,,,,,,,

        """#)
  }

  @Test func comparison() throws {
    #expect(
      try Examples.text { try ComparisonTable.writeCSV(Self.pair, to: $0) } == #"""
        layout,finger,strategy,baseline,target,hit_rate_difference,difference_low,difference_high,gained,lost,gained_rate,lost_rate,verdict,p_value,p_value_adjusted
        pair,"thumb, left",grown,plain,"a,b",0.2,-0.1330393598354671,0.5098375284633583,2,0,0.2,0,unresolved,,
        pair,"thumb, left",grown,plain,"c;""d""",-0.9,-0.982123786904927,-0.37268768026051036,0,9,0,0.9,worse,,
        pair,"thumb, left",grown,plain,*,-0.35,-0.49546537626940057,-0.18484948214167443,2,9,0.1,0.45,worse,,

        """#)
  }

  @Test func users() throws {
    var results = Self.pair
    #expect(!UsersTable.isPart(of: results))
    results.runs[0].targets[0].strategies[0].users = [
      UserQuantiles(
        rate: "hit", q05: 0.25, q50: 0.5, q95: 0.75, bound: 0.9, shareBelow: 1),
      UserQuantiles(rate: "miss", q05: 0, q50: 0.1, q95: 0.2, bound: 0.9),
    ]
    #expect(UsersTable.isPart(of: results))
    #expect(
      try Examples.text { try UsersTable.writeCSV(results, to: $0) } == #"""
        layout,finger,strategy,target,rate,q05,q50,q95,bound,share_below
        pair,"thumb, left",plain,"a,b",hit,0.25,0.5,0.75,0.9,1
        pair,"thumb, left",plain,"a,b",miss,0,0.1,0.2,0.9,

        """#)
  }

  @Test func ratesAsJSON() throws {
    #expect(
      try Examples.text { try RatesTable.writeJSON(Self.exact, to: $0) } == #"""
        [
          {"layout": "pair", "finger": "thumb, left", "strategy": "plain", "target": "a,b", "engine": "sample", "taps": null, "hits": null, "misses": null, "collisions": null, "hit_rate": 0.5, "hit_rate_low": null, "hit_rate_high": null, "miss_rate": 0.25, "miss_rate_low": null, "miss_rate_high": null, "collision_rate": 0.25, "collision_rate_low": null, "collision_rate_high": null},
          {"layout": "pair", "finger": "thumb, left", "strategy": "plain", "target": "*", "engine": "sample", "taps": null, "hits": null, "misses": null, "collisions": null, "hit_rate": 0.5, "hit_rate_low": null, "hit_rate_high": null, "miss_rate": 0.25, "miss_rate_low": null, "miss_rate_high": null, "collision_rate": 0.25, "collision_rate_low": null, "collision_rate_high": null}
        ]

        """#)
  }

  @Test func noRowsAreAnEmptyArray() throws {
    var results = Self.pair
    results.runs = []
    #expect(try Examples.text { try RatesTable.writeJSON(results, to: $0) } == "[]\n")
  }

  @Test func countsAndLimitsThatAreNotKnownAreEmpty() throws {
    let text = try Examples.text { try RatesTable.writeCSV(Self.exact, to: $0) }
    #expect(text.contains(#"pair,"thumb, left",plain,"a,b",sample,,,,,0.5,,,0.25,,,0.25,,"#))
  }

  @Test func everyRowHasAsManyFieldsAsTheHeader() throws {
    let tables: [any ResultTable.Type] = [
      RatesTable.self, OutcomesTable.self, AreasTable.self, ComparisonTable.self,
    ]
    for table in tables {
      var count = 0
      try table.rows(of: Examples.fiveIcons) {
        #expect($0.count == table.columns.count)
        count += 1
      }
      #expect(count > 0)
    }
  }

  @Test func theBaselineIsNotComparedWithItself() throws {
    var results = Examples.fiveIcons
    results.scenario.baseline = 1
    try ComparisonTable.rows(of: results) {
      #expect($0[2] != .text("min-44"))
      #expect($0[3] == .text("min-44"))
    }
  }

  /// Two targets whose ids need quotes, two strategies.
  static var pair: Results {
    let views = [
      Examples.button("a,b", x: 10, y: 20, width: 24, height: 24),
      Examples.button("c;\"d\"", x: 44.5, y: 20, width: 24, height: 24),
    ]
    let frames = views.map(\.frame.box)
    let areas = [
      [
        AreaResult(
          frame: frames[0], asked: frames[0], live: frames[0], liveShare: 1, lostTo: []),
        AreaResult(
          frame: frames[0], asked: frames[0].grown(by: 12),
          live: Box(minX: 0, minY: 8, maxX: 32.5, maxY: 56), liveShare: 0.7, lostTo: [2, 0]),
      ],
      [
        AreaResult(
          frame: frames[1], asked: frames[1], live: frames[1], liveShare: 1, lostTo: []),
        AreaResult(frame: frames[1], asked: nil, live: nil, liveShare: nil, lostTo: []),
      ],
    ]
    return Examples.results(
      layout: "pair", finger: "thumb, left", views: views,
      strategies: [
        Strategy(name: "plain", area: .bounds),
        Strategy(name: "grown", area: .touchEdgeInsets(Insets(all: -12))),
      ], received: [[[8, 0], [1, 9]], [[10, 0], [10, 0]]], areas: areas, taps: 10)
  }

  /// One target as an exact engine gives it: no counts, no limits.
  private static var exact: Results {
    var results = pair
    let answer = StrategyResult(
      taps: nil, hits: Share(rate: 0.5), misses: Share(rate: 0.25),
      collisions: Share(rate: 0.25), outcomes: [])
    results.runs[0].targets = [TargetResult(target: 1, strategies: [answer])]
    results.runs[0].totals = [answer]
    return results
  }
}
