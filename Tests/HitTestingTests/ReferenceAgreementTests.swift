import Testing

@testable import HitTesting

/// The fast walk against the contract written down word for word, on random screens.
@Suite struct ReferenceAgreementTests {
  @Test(arguments: Platform.allCases, [false, true])
  func everyAnswerIsTheContracts(on platform: Platform, transforms: Bool) {
    for seed in UInt64(0)..<150 {
      var generator = LayoutGenerator(seed: seed, platform: platform, transforms: transforms)
      let (screen, strategy) = generator.scene()
      let tester = HitTester(tree: ViewTree(screen), strategy: strategy)
      let reference = Reference(screen, strategy)
      for p in ScenePoints.all(tester, &generator.random) {
        let touch = tester.touch(at: p)
        let answer = Reference.Answer(
          view: touch.view.map { tester.tree.views[$0].id },
          actor: touch.actor.map { tester.tree.views[$0].id }, reason: touch.reason)
        let expected = reference.answer(p)
        #expect(answer == expected, "seed \(seed), \(p), \(strategy.rules.map(\.area))")
        if answer != expected { break }
      }
    }
  }
}
