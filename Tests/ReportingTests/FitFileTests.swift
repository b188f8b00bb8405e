import Testing

@testable import Reporting
@testable import TouchModels

/// The file of a fit.
struct FitFileTests {
  private func record() -> FitRecord {
    let estimate = Estimate(1.5, limits: 1...2)
    let tap = TapSample(x: 1, y: 2, user: 0, size: 0, file: 1, line: 7)
    let fit = FingerFit(
      model: .gaussian, offset: AxisPair(x: estimate, y: Estimate(-0.25)),
      sigma: AxisPair(x: Estimate(6), y: Estimate(5)), rho: Estimate(0.125, limits: 0...0.25),
      shape: AxisPair { _ in AxisShape((0..<20).map { Double($0 * $0) }) },
      outliers: [FingerFit.Outlier(tap: tap, distance: 5)], taps: 20, users: 1,
      extents: AxisPair(x: 24...60, y: 24...44))
    return FitRecord(
      fit: fit, unit: .mm, files: ["a.csv", "b \"2\".csv"],
      touches: FitRecord.Touches(read: 22, taps: 21, leftOut: [("moved", 1)]), unlabelled: 1,
      outliers: .keep, seed: .max, tapsimVersion: "0", gslVersion: "2")
  }

  @Test func fingerIsThatOfAConfig() {
    let text = FitFile.text(record())
    #expect(text.hasPrefix("{\n  \"finger\": { \"unit\": \"mm\", \"offset\": [1.5, -0.25], "))
    #expect(text.contains("\"sigma\": [6, 5], \"rho\": 0.125 },\n"))
    #expect(text.hasSuffix("}\n}\n"))
  }

  @Test func recordHasWhatIsKnownAndNullForTheRest() {
    let text = FitFile.text(record())
    #expect(text.contains("\"x\": { \"estimate\": 1.5, \"low\": 1, \"high\": 2 }"))
    #expect(text.contains("\"y\": { \"estimate\": -0.25, \"low\": null, \"high\": null }"))
    #expect(text.contains("\"seed\": 18446744073709551615,"))
    #expect(text.contains("\"bootstrapSamples\": null"))
    #expect(text.contains("{ \"file\": \"b \\\"2\\\".csv\", \"line\": 7, \"distance\": 5 }"))
    #expect(!text.contains("betweenUsers"))
  }

  @Test func longValuesBreakAndShortOnesDoNot() {
    let node = JSONNode.object([
      ("short", .list([.cell(.count(1)), .cell(.count(2))])),
      ("long", .list((0..<40).map { .cell(.count(1000 + $0)) })),
    ])
    let lines = node.text().split(separator: "\n")
    #expect(lines[1] == "  \"short\": [1, 2],")
    #expect(lines[2] == "  \"long\": [")
    #expect(lines.count == 45)
    #expect(JSONNode.object([]).text() == "{}")
    #expect(JSONNode.list([]).text() == "[]")
  }
}
