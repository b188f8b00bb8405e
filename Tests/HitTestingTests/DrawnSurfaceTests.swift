import Testing

@testable import HitTesting

/// The surface of a Today extension, which delivers a touch only where something is drawn.
@Suite struct DrawnSurfaceTests {
  private let surface = button("cell", 100, 100, 100, 50).with(\.deliversUndrawnTouches, false)
    .with(\.drawsContent, false)
  private let text = box("text", .label, 10, 10, 30, 20)

  @Test(arguments: Platform.allCases)
  func pointWhereNothingIsDrawnFindsNothingInIt(on platform: Platform) {
    let stage = Stage(
      platform, .touchEdgeInsets(Insets()),
      [box("back", 0, 0, 300, 300), surface.holding(text)])
    #expect(stage.view(110, 110) == "cell")
    #expect(stage.view(109.9, 110) == "back")
    #expect(stage.view(140, 110) == "back")
    #expect(stage.view(139.9, 129.9) == "cell")
  }

  @Test func drawingOverrideDeliversEverywhere() {
    let mended = Stage([surface.with(\.drawsContent, true).holding(text)])
    #expect(mended.view(190, 140) == "cell")
  }

  @Test func emptySurfaceFindsNothing() {
    #expect(Stage([surface]).view(120, 120) == "screen")
    #expect(Stage([surface.holding(text.with(\.drawsContent, false))]).view(115, 115) == "screen")
  }

  @Test func whatIsUndrawnHidesItsControlsToo() {
    let clear = button("clear", 50, 10, 20, 20).with(\.drawsContent, false)
    #expect(Stage([surface.holding(text, clear)]).view(155, 115) == "screen")
    let under = Stage([surface.holding(box("paint", 40, 0, 40, 50), clear)])
    #expect(under.view(155, 115) == "clear")
  }

  @Test func hiddenAndTransparentViewsDrawNothingNorDoTheirChildren() {
    for alpha in [0.01, 0.009_999] {
      let stage = Stage([surface.holding(text.with(\.alpha, alpha))])
      #expect(stage.view(115, 115) == (alpha < 0.01 ? "screen" : "cell"))
      let between = box("between", 0, 0, 100, 50).with(\.drawsContent, false)
        .with(\.isUserInteractionEnabled, false).with(\.alpha, alpha).holding(text)
      #expect(
        Stage([surface.holding(between)]).view(115, 115) == (alpha < 0.01 ? "screen" : "cell"))
    }
    #expect(Stage([surface.holding(text.with(\.isHidden, true))]).view(115, 115) == "screen")
  }

  @Test func limitOfDrawingIsOneInAHundredUnderSwiftUIToo() {
    let faint = box("faint", 0, 0, 100, 50).with(\.alpha, 0.005)
    #expect(Stage(.swiftui, [surface.holding(faint)]).view(120, 120) == "screen")
    #expect(Stage(.swiftui, [surface.holding(faint.with(\.alpha, 0.01))]).view(120, 120) == "faint")
  }

  @Test func descendantDrawsOverItsVisibleFrameOnly() {
    let wide = box("wide", 0, 0, 90, 40)
    let clip = box("clip", 10, 10, 20, 20).with(\.drawsContent, false)
      .with(\.isUserInteractionEnabled, false)
    let clipped = Stage([surface.holding(clip.with(\.clipsToBounds, true).holding(wide))])
    #expect(clipped.view(129.9, 115) == "cell")
    #expect(clipped.view(130, 115) == "screen")
    #expect(Stage([surface.holding(clip.holding(wide))]).view(150, 115) == "cell")
  }

  @Test func viewsInFrontDoNotHideWhatIsDrawn() {
    let cover = box("cover", 0, 0, 300, 300).with(\.isUserInteractionEnabled, false)
    #expect(Stage([surface.holding(text), cover]).view(115, 115) == "cell")
  }

  @Test func overlayDrawsNothing() {
    let target = button("target", 10, 10, 20, 20)
    let strategy = Strategy(
      name: "s", rules: [.init(select: [.id("target")], area: .overlayButton(Insets(all: -10)))])
    let stage = Stage(strategy, [surface.holding(target)])
    #expect(stage.view(115, 115) == "target")
    #expect(stage.view(105, 105) == "screen")
  }

  @Test func hitAreaAloneDrawsNothing() {
    let target = button("target", 10, 10, 20, 20)
    let stage = Stage(.touchEdgeInsets(Insets(all: -10)), [surface.holding(target)])
    #expect(stage.view(105, 105) == "screen")
  }

  @Test func drawnPointIsConvertedBeforeItIsCompared() {
    let stage = Stage([
      surface.holding(box("t", 0, 0, 0.9, 9)).with(\.frame.origin, Point(x: 0.3, y: 0))
    ])
    #expect(0.3 + 0.9 <= 1.2)
    #expect(stage.view(1.2, 1) == "t")
  }

  @Test func drawingTurnsWithTheView() {
    let stage = Stage([surface.holding(box("t", 10, 10, 30, 10).turned(90))])
    // About (125, 115) on the screen, 10 wide and 30 high.
    #expect(stage.view(125, 101) == "t")
    #expect(stage.view(112, 115) == "screen")
  }
}
