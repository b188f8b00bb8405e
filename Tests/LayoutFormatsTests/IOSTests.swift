import HitTesting
import LayoutFormats
import Testing

struct IOSTests {
  private func layout(
    _ elements: String..., change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportedLayout {
    try LayoutImporter.read(Fixture.ios(elements.joined()), change)
  }

  private let plain = Fixture.element("Button", ["0", "0", "44", "44"], "label=\"ok\"")

  @Test func lengthsArePointsAndNeedNoDensity() throws {
    let found = try layout(plain) { $0.density = 3 }
    #expect(found.unit == .pt)
    #expect(found.screen.size == Size(width: 390, height: 844))
    #expect(found.view("ok")?.frame == Rectangle(x: 0, y: 0, width: 44, height: 44))
    #expect(found.warns("density is not used: the unit of this dump is pt"))
  }

  @Test(arguments: [
    "Button", "Cell", "Switch", "Toggle", "TextField", "SecureTextField", "SearchField",
    "TextView", "Slider", "Link", "Key", "Tab", "SegmentedControl", "Stepper", "PickerWheel",
    "Icon", "MenuItem", "RadioButton", "CheckBox", "PopUpButton",
  ])
  func typesThatActAreTappable(_ type: String) throws {
    let found = try layout(Fixture.element(type, ["0", "0", "44", "44"]))
    #expect(found.tappable == 1)
    #expect(found.rule == .type)
  }

  @Test(arguments: ["Other", "StaticText", "Image", "Table", "NavigationBar", "Window"])
  func typesThatDoNotActAreNot(_ type: String) throws {
    #expect(try layout(plain, Fixture.element(type, ["0", "99", "9", "9"])).tappable == 1)
  }

  @Test(arguments: [
    (["inf", "0", "9", "9"], LeftOut.Reason.notFinite), (["0", "-inf", "9", "9"], .notFinite),
    (["0", "0", "nan", "9"], .notFinite), (["0", "0", "1.7e308", "9"], .notFinite),
    (["0", "0", "0", "9"], .noArea), (["0", "0", "-9", "9"], .noArea),
    (["", "0", "9", "9"], .noBounds),
    (["1,5", "0", "9", "9"], .noBounds), (["0", "0", "9"], .noBounds),
    (["-93.75", "0", "93.75", "9"], .offScreen), (["0", "-976", "9", "44"], .offScreen),
    (["390", "0", "9", "9"], .offScreen),
  ])
  func framesThatAreNoPlaceOnTheScreenAreLeftOut(_ frame: [String], _ reason: LeftOut.Reason)
    throws
  {
    let found = try layout(plain, Fixture.element("Button", frame))
    #expect(found.leftOut == [LeftOut(reason: reason, count: 1)])
  }

  @Test func invisibleElementsAreLeftOutUnlessAskedFor() throws {
    let row = Fixture.element("Cell", ["0", "99", "390", "44"], "visible=\"false\"")
    #expect(try layout(plain, row).leftOut(.invisible) == 1)
    #expect(try layout(plain, row) { $0.includeInvisible = true }.tappable == 2)
  }

  @Test func theScreenIsTheFirstApplicationWithASize() throws {
    let text = """
      <AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="0" height="0"/>
      <XCUIElementTypeApplication x="0" y="0" width="320" height="568">\(plain)
      <XCUIElementTypeApplication x="0" y="0" width="999" height="999"/>
      </XCUIElementTypeApplication></AppiumAUT>
      """
    #expect(try LayoutImporter.read(text).screen.size == Size(width: 320, height: 568))
  }

  @Test func withoutAnApplicationTheScreenIsTakenFromTheRest() throws {
    let window = "<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"320\" height=\"480\">"
    let found = try LayoutImporter.read(window + plain + "</XCUIElementTypeWindow>")
    #expect(found.screen.size == Size(width: 320, height: 480))
    #expect(found.warns("no Application with a size"))
  }

  @Test func theOldNamesOfUIAutomationAreUnderstood() throws {
    let text = """
      <AppiumAUT><UIAApplication x="0" y="0" width="320" height="568">
      <UIATableCell name="row" x="-93.75" y="0" width="320" height="44.5"/>
      <UIAStaticText name="text" x="0" y="60" width="320" height="44"/>
      </UIAApplication></AppiumAUT>
      """
    let found = try LayoutImporter.read(text)
    #expect(found.tappableIDs == ["row"])
    #expect(found.view("row")?.frame == Rectangle(x: -93.75, y: 0, width: 320, height: 44.5))
    #expect(found.view("text")?.kind == .label)
  }

  @Test func accessibleAndHittableDecideWhereAskedFor() throws {
    let other = Fixture.element("Other", ["0", "99", "9", "9"], "name=\"a\" accessible=\"true\"")
    let more = Fixture.element("Other", ["0", "199", "9", "9"], "name=\"h\" hittable=\"true\"")
    #expect(try layout(plain, other, more) { $0.tappable = .accessible }.tappableIDs == ["a"])
    #expect(try layout(plain, other, more) { $0.tappable = .hittable }.tappableIDs == ["h"])
  }

  @Test func theApplicationIsNoControlWhateverItsFlags() throws {
    let text = """
      <XCUIElementTypeApplication hittable="true" x="0" y="0" width="320" height="568">
      <XCUIElementTypeOther name="a" hittable="true" x="0" y="0" width="9" height="9"/>
      </XCUIElementTypeApplication>
      """
    #expect(try LayoutImporter.read(text) { $0.tappable = .hittable }.tappableIDs == ["a"])
  }

  @Test func theOrderInFrontIsCalledAGuess() throws {
    #expect(try layout(plain).warns("which view is in front is a guess"))
  }

  @Test func labelGoesBeforeNameInTheID() throws {
    let both = Fixture.element("Button", ["0", "99", "9", "9"], "name=\"n\" label=\"l\"")
    let name = Fixture.element("Button", ["0", "199", "9", "9"], "name=\"m\" label=\"\"")
    #expect(try layout(both, name).tappableIDs == ["l", "m"])
  }
}
