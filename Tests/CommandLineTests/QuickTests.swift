import Testing

struct QuickTests {
  @Test func itComparesTheUsualStrategiesWithoutAnyFile() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let outcome = try await Tool.run(
      ["quick", "20x20", "--count", "3", "--gap", "4", "--finger", "perfect"], in: scratch.folder)
    let expected = try Expected.text("quick.txt")
    #expect(outcome == .init(status: 0, output: expected, errors: ""))
    #expect(try scratch.names().isEmpty)
  }

  @Test func theStrategiesThatAreGivenAreTheOnesCompared() async throws {
    let outcome = try await Tool.run([
      "quick", "20x20", "--grid", "2x2", "--edge", "10", "--strategy", "edge:-3", "--strategy",
      "bounds", "--device", "iphone-15",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(!outcome.output.contains("aware:44"))
    for id in ["b1", "b2", "b3", "b4"] { #expect(outcome.output.contains("\n\(id) ")) }
  }

  @Test func aWrongPresetOrDeviceIsWrongUsage() async throws {
    let preset = try await Tool.run(["quick", "20x20", "--finger", "tapy"])
    #expect(preset.status == 64)
    #expect(
      preset.errors
        == "tapsim: error: --finger: 'tapy' is not a finger preset: tappy, bi-zhai-2d, perfect; "
        + "did you mean 'tappy'?\n")
    let device = try await Tool.run(["quick", "20x20", "--device", "iphone-51"])
    #expect(device.status == 64)
    #expect(device.errors.hasPrefix("tapsim: error: --device: 'iphone-51' is not a known device"))
  }
}
