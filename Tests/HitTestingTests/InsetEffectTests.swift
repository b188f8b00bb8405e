import Testing

@testable import HitTesting

/// What a warning says of an inset.
@Suite struct InsetEffectTests {
  private func effect(_ area: AreaRule, width: Double = 30) -> InsetEffect? {
    area.insetEffect(
      on: Rectangle(x: 0, y: 0, width: width, height: 30), direction: .ltr)
  }

  @Test func growthHasNoEffectToSpeakOf() {
    #expect(effect(.touchEdgeInsets(Insets(all: -10))) == nil)
    #expect(effect(.touchEdgeInsets(Insets())) == nil)
    #expect(effect(.tapAreaInset(grow: .square(7))) == nil)
    #expect(effect(.tappablePadding(Padding(all: 7))) == nil)
    #expect(effect(.minimumTapArea(.square(7))) == nil)
  }

  @Test func areaThatIsSmallerOnOneAxisShrinks() {
    #expect(effect(.touchEdgeInsets(Insets(top: 1, left: -20))) == .shrinks)
    #expect(effect(.paddedFrame(Insets(top: 1))) == .shrinks)
    #expect(effect(.overlayButton(Insets(right: 1))) == .shrinks)
    #expect(effect(.tappablePadding(Padding(leading: -1))) == .shrinks)
    #expect(effect(.tapAreaInset(grow: Size(width: 3, height: -1))) == .shrinks)
    #expect(
      effect(.touchEdgeInsets(Insets(top: 2, bottom: -2))) == nil, "moved, as large as before")
  }

  @Test func insetThatOvershootsTurnsOverAndGrowthVanishes() {
    #expect(effect(.touchEdgeInsets(Insets(all: 20))) == .turnsOver)
    #expect(effect(.touchEdgeInsets(Insets(all: 15))) == .vanishes)
    #expect(effect(.tapAreaInset(grow: .square(-20))) == .vanishes)
    #expect(effect(.tapAreaInset(grow: .square(-15))) == .vanishes)
  }

  @Test func minimumHelpsAgainstShrinkingButNotAgainstTurningOverOrNull() {
    #expect(effect(.touchEdgeInsets(Insets(all: 5), minimum: .square(30))) == nil)
    #expect(effect(.touchEdgeInsets(Insets(all: 5), minimum: .square(25))) == .shrinks)
    #expect(effect(.touchEdgeInsets(Insets(all: 20), minimum: .square(44))) == .turnsOver)
    #expect(effect(.tapAreaInset(grow: .square(-20), minimum: .square(44))) == .vanishes)
    #expect(effect(.tapAreaInset(grow: .square(-15), minimum: .square(44))) == nil)
  }

  @Test func emptyBoundsHaveNothingToLose() {
    #expect(effect(.touchEdgeInsets(Insets(top: 5)), width: 0) == nil)
    #expect(effect(.tapAreaInset(grow: .square(-5)), width: 0) == nil)
  }
}
