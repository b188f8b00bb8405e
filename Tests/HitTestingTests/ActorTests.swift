import Testing

@testable import HitTesting

/// Which control acts for the view that was found, and the reason that is given.
@Suite struct ActorTests {
  private let disabled = button("b", 0, 0, 50, 50).with(\.isEnabled, false)

  private func tapped(_ child: View) -> View {
    box("cell", .cell, 0, 0, 100, 100).with(\.hasTapGesture, true).holding(child)
  }

  @Test(arguments: Platform.allCases)
  func enabledButtonActsItself(on platform: Platform) {
    let stage = Stage(platform, [tapped(button("b", 0, 0, 50, 50))])
    #expect(stage.touch(10, 10) == Touch(view: 2, actor: 2, reason: .control))
  }

  @Test func recogniserAboveADisabledButtonActsUnderUIKit() {
    let stage = Stage([tapped(disabled)])
    #expect(stage.touch(10, 10) == Touch(view: 2, actor: 1, reason: .tapGesture))
  }

  @Test func recogniserAboveACustomControlActsUnderUIKit() {
    let stage = Stage([tapped(box("c", .control, 0, 0, 50, 50))])
    #expect(stage.touch(10, 10) == Touch(view: 2, actor: 1, reason: .tapGesture))
  }

  @Test func customControlActsWhereNoRecogniserDoes() {
    let control = box("c", .control, 0, 0, 50, 50)
    #expect(Stage([control]).touch(1, 1) == Touch(view: 1, actor: 1, reason: .control))
    let off = control.with(\.isEnabled, false)
    #expect(Stage([off]).touch(1, 1) == Touch(view: 1, actor: nil, reason: .disabled))
  }

  @Test func nearestEnabledRecogniserActsUnderUIKit() {
    let label = box("l", .label, 0, 0, 50, 50, on: .swiftui)
    let inner = box("inner", 0, 0, 60, 60).with(\.hasTapGesture, true)
    let stage = Stage([tapped(inner.holding(label))])
    #expect(stage.touch(1, 1) == Touch(view: 3, actor: 2, reason: .tapGesture))
    let off = Stage([tapped(inner.with(\.isEnabled, false).holding(label))])
    #expect(off.touch(1, 1) == Touch(view: 3, actor: 1, reason: .tapGesture))
  }

  @Test func recogniserOnTheViewFoundActs() {
    let image = box("i", .imageView, 0, 0, 50, 50, on: .swiftui).with(\.hasTapGesture, true)
    for platform in Platform.allCases {
      #expect(Stage(platform, [image]).touch(1, 1) == Touch(view: 1, actor: 1, reason: .tapGesture))
      let off = Stage(platform, [image.with(\.isEnabled, false)])
      #expect(off.touch(1, 1) == Touch(view: 1, actor: nil, reason: .disabled))
    }
  }

  @Test func recogniserOnAPassthroughAncestorStillSeesTheTouch() {
    let window = tapped(box("l", 0, 0, 50, 50)).with(\.isPassthrough, true)
    #expect(Stage([window]).actor(1, 1) == "cell")
    #expect(Stage([window]).view(80, 80) == "screen")
  }

  @Test func plainSubviewOfAButtonBlocksItUnderUIKit() {
    let badge = box("badge", 0, 0, 10, 10)
    let stage = Stage([button("b", 0, 0, 50, 50).holding(badge)])
    #expect(stage.touch(5, 5) == Touch(view: 2, actor: nil, reason: .swallowed))
    #expect(stage.actor(20, 20) == "b")
    let dead = Stage([
      button("b", 0, 0, 50, 50).holding(
        badge.with(\.isUserInteractionEnabled, false))
    ])
    #expect(dead.actor(5, 5) == "b")
  }

  @Test func buttonAboveAnotherControlDoesNotActForItUnderUIKit() {
    let stage = Stage([button("outer", 0, 0, 50, 50).holding(disabled)])
    #expect(stage.touch(5, 5) == Touch(view: 2, actor: nil, reason: .disabled))
  }

  @Test func nearestControlActsUnderSwiftUI() {
    let label = box("l", .label, 0, 0, 50, 50, on: .swiftui)
    let inner = box("inner", .control, 0, 0, 60, 60).holding(label)
    #expect(
      Stage(.swiftui, [tapped(inner)]).touch(1, 1) == Touch(view: 3, actor: 2, reason: .control))
    let gesture = Stage(.swiftui, [tapped(label)])
    #expect(gesture.touch(1, 1) == Touch(view: 2, actor: 1, reason: .tapGesture))
  }

  @Test func nothingActsWhereTheNearestControlIsDisabledUnderSwiftUI() {
    let label = box("l", .label, 0, 0, 50, 50, on: .swiftui)
    let stage = Stage(.swiftui, [tapped(disabled.holding(label))])
    #expect(stage.touch(1, 1) == Touch(view: 3, actor: nil, reason: .disabled))
  }

  @Test(arguments: Platform.allCases)
  func bareScreenIsAGapAndAPlainViewSwallows(on platform: Platform) {
    let stage = Stage(platform, [box("v", 0, 0, 50, 50)])
    #expect(stage.touch(1, 1) == Touch(view: 1, actor: nil, reason: .swallowed))
    #expect(stage.touch(60, 60) == Touch(view: 0, actor: nil, reason: .gap))
    #expect(stage.touch(-0.1, 60) == Touch(view: nil, actor: nil, reason: .offScreen))
  }
}
