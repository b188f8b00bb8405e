import Testing

@testable import TouchModels

@Suite struct SizeSpreadTests {
  private static func samples(_ sizes: [Double], each: Int, users: Int) throws -> TapSamples {
    var samples = TapSamples()
    for user in 0..<users {
      for tap in 0..<each {
        let size = sizes[tap % sizes.count]
        let wave = Double((tap * 7 + user * 3) % 11) - 5
        try samples.add(
          offset: SIMD2(Double(user) * 10 + wave * size / 20, wave), size: SIMD2(size, 30),
          user: user, file: 0, line: tap + 1)
      }
    }
    return samples
  }

  @Test func groupsHoldTheVarianceWithinPeople() throws {
    let samples = try Self.samples([20, 40], each: 44, users: 3)
    let groups = SizeSpread.groups(of: samples, along: .x)
    #expect(groups.map(\.square) == [400, 1600])
    #expect(groups.map(\.taps) == [66, 66])
    for group in groups {
      // Waves of -5...5, whose variance is 10, scaled by the size; people's own places play no
      // part.
      let expected = 10 * group.square / 400
      #expect(abs(group.variance.value - expected) < 0.15 * expected)
      let limits = try #require(group.variance.limits)
      #expect(limits.contains(group.variance.value))
    }
    #expect(SizeSpread.groups(of: samples, along: .y).count == 1)
  }

  @Test func manyExtentsMakeFewGroups() throws {
    let sizes = (0..<100).map { 20 + Double($0) / 4 }
    let groups = SizeSpread.groups(
      of: try Self.samples(sizes, each: 200, users: 2), along: .x, most: 8)
    #expect(groups.count == 8)
    #expect(groups.map(\.taps).reduce(0, +) == 400)
    #expect(groups.map(\.square) == groups.map(\.square).sorted())
  }

  @Test func singleTapsSayNothing() throws {
    #expect(SizeSpread.groups(of: try Self.samples([20], each: 1, users: 30), along: .x).isEmpty)
    #expect(SizeSpread.groups(of: TapSamples(), along: .y).isEmpty)
  }
}
