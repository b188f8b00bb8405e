import Foundation
import HitTesting
import LayoutFormats
import Testing

/// What each format's own traps come to.
struct FormatTests {
  @Test(arguments: Dumps.all.indices)
  func eachFormatIsToldFromItsContent(_ index: Int) throws {
    let (text, format, tappable) = Dumps.all[index]
    #expect(LayoutImporter.detect(Data(text.utf8)) == format)
    let layout = try LayoutImporter.read(text)
    #expect(layout.format == format)
    #expect(layout.tappable == tappable, "\(layout.tappableIDs)")
    #expect(layout.tappableIDs.count == tappable)
    #expect(try LayoutImporter.read(text) { $0.format = format }.tappable == tappable)
  }

  @Test func aDescriptionIsReadByItsLinesAndNotBehindItsPath() throws {
    let layout = try LayoutImporter.read(Dumps.description)
    #expect(layout.tappableIDs == ["YOU'RE", "Search", "Buy"])
    #expect(layout.screen.size == Size(width: 390, height: 844))
    #expect(layout.view("YOU'RE")?.frame == Rectangle(x: 16, y: 59.7, width: 44.3, height: 44))
    #expect(layout.view("two\nlines, {{1.0, 2.0}, {3.0, 4.0}}")?.kind == .label)
    #expect(layout.view("Buy")?.isEnabled == false)
    #expect(layout.leftOut(.notFinite) == 1)
    #expect(layout.leftOut(.noBounds) == 1)
    #expect(layout.warns("no Application with a size"))
  }

  @Test func aDescriptionOfOldXcodeAndOneWithoutAddressesAreRead() throws {
    let old = """
      Application 0x7f8: {{0.0, 0.0}, {375.0, 667.0}}, label: 'Shop'
        Button 0x7f9: traits: 8589934593, {{8.0, 22.0}, {49.0, 42.0}}, label: 'Edit'
      """
    #expect(try LayoutImporter.read(old).tappableIDs == ["Edit"])
    let bare = "Window (Main), {{0, 0}, {375, 667}}\n  Switch, {{8, 2}, {51, 31}}, identifier: 'on'"
    #expect(try LayoutImporter.read(bare).tappableIDs == ["on"])
  }

  @Test func idbPrefersTheFrameInNumbersAndCountsNullEdgesAsNotFinite() throws {
    let layout = try LayoutImporter.read(Dumps.idbNested)
    #expect(layout.tappableIDs == ["12", "Terms", "Buy"])
    #expect(layout.view("12")?.frame.origin.y == 59.666666666666671)
    #expect(layout.view("Buy")?.isEnabled == false)
    #expect(layout.leftOut == [LeftOut(reason: .notFinite, count: 1)])
    let hittable = try LayoutImporter.read(Dumps.idbNested) { $0.tappable = .hittable }
    #expect(hittable.tappableIDs == ["Terms"])
  }

  @Test func theCompleteFormatOfIDBSaysItsScreen() throws {
    let layout = try LayoutImporter.read(Dumps.idbComplete)
    #expect(layout.screen.size == Size(width: 390, height: 844))
    #expect(layout.tappableIDs == ["Pay"])
  }

  @Test func aFlatListBecomesATreeByContainment() throws {
    let layout = try LayoutImporter.read(Dumps.idbFlat)
    #expect(layout.screen.views.map(\.id) == ["Shop"])
    // The cell stands behind what is in it, and has the label's text.
    let cell = try #require(layout.view("Milk, 2 l"))
    #expect(cell.kind == .button)
    #expect(cell.children.map(\.frame.origin) == [Point(x: 340, y: 10), Point(x: 16, y: 12)])
    // An image holds nothing.
    #expect(layout.view("Shop")?.children.map(\.id) == ["Milk, 2 l", "Milk", "On it"])
    #expect(layout.dead == [])
  }

  @Test func simUsePutsKeysIntoTheGroupThatComesAfterThem() throws {
    let layout = try LayoutImporter.read(Dumps.simUse)
    #expect(layout.screen.size == Size(width: 390, height: 844))
    #expect(layout.screen.views.map(\.id) == ["screen/0"])
    // Rounded frames may stick out by one.
    #expect(layout.screen.views.first?.children.map(\.id) == ["shift", "Q"])
    #expect(layout.view("shift")?.isEnabled == false)
  }

  @Test func webDriverAgentsFlagsAreTexts() throws {
    let layout = try LayoutImporter.read(Dumps.wda)
    #expect(layout.tappableIDs == ["buy"])
    #expect(layout.view("buy")?.isEnabled == false)
    #expect(layout.view("buy")?.frame.origin.y == 700)
    #expect(layout.leftOut(.invisible) == 1)
    let accessible = try LayoutImporter.read(Dumps.wda) { $0.tappable = .accessible }
    #expect(accessible.tappableIDs == ["Add"])
    let old = try LayoutImporter.read(Dumps.wdaOld)
    #expect(old.view("Buy now")?.frame == Rectangle(x: 10, y: 20, width: 64, height: 85.5))
    #expect(old.screen.size == Size(width: 320, height: 568))
  }

  @Test func maestroKnowsWhatIsClickableOnAndroidOnly() throws {
    let android = try LayoutImporter.read(Dumps.maestro) { $0.density = 3 }
    #expect(android.unit == .dp)
    #expect(android.screen.size == Size(width: 360, height: 800))
    #expect(android.tappableIDs == ["Cart", "Oat milk"])
    #expect(android.leftOut(.noBounds) == 2)
    let ios = try LayoutImporter.read(Dumps.maestroIOS)
    #expect(ios.unit == .pt)
    #expect(ios.rule == .accessible)
    #expect(ios.tappableIDs == ["Buy"])
    #expect(ios.warns("Maestro does not say on iOS"))
  }

  @Test func ricoIsReadWithNullsAndBothSignsOfBeingUnseen() throws {
    let layout = try LayoutImporter.read(Dumps.rico)
    #expect(layout.tappableIDs == ["Back"])
    #expect(layout.view("Hello")?.kind == .label)
    #expect(layout.leftOut(.offScreen) == 1)
    #expect(layout.leftOut(.invisible) == 1)
    let type = try LayoutImporter.read(Dumps.rico) { $0.tappable = .type }
    #expect(type.tappableIDs == ["Back"])
  }

  @Test func aDialogOfDroidBotStandsWhereItStandsOnTheTurnedScreen() throws {
    let layout = try LayoutImporter.read(Dumps.droidbot)
    #expect(layout.screen.size == Size(width: 1080, height: 2400))
    #expect(layout.screen.views.first?.frame.origin == Point(x: 100, y: 500))
    #expect(layout.tappableIDs == ["Cancel", "OK"])
    #expect(layout.view("OK")?.isEnabled == false)
    #expect(layout.leftOut(.offScreen) == 1)
  }

  @Test func droidBotsParentsMayBeWrong() throws {
    let loop = Dumps.droidbot.replacingOccurrences(of: "\"parent\": -1", with: "\"parent\": 3")
      .replacingOccurrences(
        of: "{\"temp_id\": 3, \"parent\": 0", with: "{\"temp_id\": 3, \"parent\": 99")
    let layout = try LayoutImporter.read(loop)
    #expect(layout.tappableIDs == ["Cancel", "OK"])
    #expect(layout.warns("1 view without a parent hung on the screen"))
    let circle = Dumps.droidbot.replacingOccurrences(of: "\"parent\": -1", with: "\"parent\": 1")
    #expect(try LayoutImporter.read(circle).tappable == 2)
  }

  @Test func lighthouseTargetsAreUnionsOfTheirRectangles() throws {
    let layout = try LayoutImporter.read(Dumps.lighthouse)
    #expect(layout.unit == .css)
    #expect(
      layout.view("Read more")?.frame == Rectangle(x: 8, y: 100, width: 200, height: 42))
    #expect(layout.screen.size == Size(width: 208, height: 142))
    #expect(layout.warns("the dump names no screen"))
    #expect(layout.leftOut(.noBounds) == 1)
  }

  @Test func aLighthouseReportGivesThePageAndWhatAuditsSpeakOf() throws {
    let layout = try LayoutImporter.read(Dumps.lighthouseReport)
    #expect(layout.screen.size == Size(width: 412, height: 1900))
    #expect(layout.tappableIDs == ["page-10-A", "Menu"])
    #expect(layout.screen.views.map(\.id) == ["app"])
    #expect(layout.leftOut(.noArea) == 1)
    let bare = LayoutImporter.complaint("{\"lighthouseVersion\": \"5.0.0\", \"audits\": {}}")
    #expect(bare?.hasPrefix("this Lighthouse report holds no rectangles") == true)
  }

  @Test func keysOfTheTypingDataSetStandInTheKeyboardRowByRow() throws {
    let layout = try LayoutImporter.read(Dumps.tsi) { $0.density = 3.5 }
    #expect(layout.screen.size == Size(width: 1440 / 3.5, height: 854 / 3.5))
    #expect(layout.tappableIDs == ["q", "w", "SPACE"])
    #expect(layout.view("q")?.text == "Q")
    let place = Rectangle(x: 44.5 / 3.5, y: 28 / 3.5, width: 135 / 3.5, height: 206 / 3.5)
    #expect(layout.view("q")?.frame == place)
  }
}
