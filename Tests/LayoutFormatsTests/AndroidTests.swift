import HitTesting
import LayoutFormats
import Testing

struct AndroidTests {
  @Test(arguments: [
    ("[10,20][30,60]", [10.0, 20, 20, 40]), ("[0, 10][9, 19]", [0, 10, 9, 9]),
    ("[0 ,20][9 ,29]", [0, 20, 9, 9]), (" [ -5 , -6 ] [ 9 , 29 ] ", [-5, -6, 14, 35]),
    ("[1.5,2][4,8.25]", [1.5, 2, 2.5, 6.25]),
  ])
  func boundsMayHoldBlanksMinusSignsAndFractions(_ bounds: String, _ frame: [Double]) throws {
    let layout = try LayoutImporter.read(Fixture.android(Fixture.button(bounds, "text=\"a\"")))
    let rectangle = Rectangle(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    #expect(layout.view("a")?.frame == rectangle)
  }

  @Test(arguments: [
    ("", LeftOut.Reason.noBounds), ("[1,2][3,4", .noBounds), ("[1,2]3[4,5]", .noBounds),
    ("[1,2][3,4]5", .noBounds), ("[1,2][3]", .noBounds), ("[a,b][c,d]", .noBounds),
    ("[0,0][inf,9]", .notFinite), ("[nan,0][9,9]", .notFinite),
    ("[0,0][99999999999999999999,9]", .notFinite), ("[0,0][1e308,9]", .notFinite),
    ("[0,0][0,0]", .noArea), ("[9,9][5,20]", .noArea), ("[5,5][5,9]", .noArea),
    ("[1080,0][1090,9]", .offScreen), ("[-20,0][0,9]", .offScreen),
    ("[0,2400][9,2500]", .offScreen),
  ])
  func viewsWithoutAUsableFrameAreLeftOutByReason(_ bounds: String, _ reason: LeftOut.Reason)
    throws
  {
    let nodes = Fixture.button(bounds) + Fixture.button("[1079,0][1090,9]")
    let layout = try LayoutImporter.read(Fixture.android(nodes))
    #expect(layout.leftOut == [LeftOut(reason: reason, count: 1)])
    #expect(layout.tappable == 1)
  }

  @Test func aNodeWithoutBoundsIsLeftOut() throws {
    let nodes = "<node clickable=\"true\"/>" + Fixture.button("[0,0][9,9]")
    #expect(try LayoutImporter.read(Fixture.android(nodes)).leftOut(.noBounds) == 1)
  }

  @Test func pixelsAreDividedByTheDensity() throws {
    let nodes = "<node bounds=\"[11,22][1080,900]\">\(Fixture.button("[22,55][132,110]"))</node>"
    let layout = try LayoutImporter.read(Fixture.android(nodes)) { $0.density = 2.75 }
    #expect(layout.unit == .dp)
    #expect(layout.screen.size == Size(width: 1080 / 2.75, height: 2400 / 2.75))
    let button = layout.all.first { $0.kind == .button }
    #expect(button?.frame == Rectangle(x: 4, y: 12, width: 40, height: 20))
    #expect(!layout.warns("density"))
  }

  @Test func dotsAnInchAreTakenAndDoubted() throws {
    let dump = Fixture.android(Fixture.button("[0,0][9,9]"))
    let layout = try LayoutImporter.read(dump) { $0.density = 420 }
    #expect(layout.unit == .dp)
    #expect(
      layout.warns(
        "density 420 looks like dots an inch; pixels for each dp would be 2.625"))
    #expect(try !LayoutImporter.read(dump) { $0.density = 20 }.warns("looks like"))
  }

  @Test func withoutADensitySizesStayInPixelsWithAWarning() throws {
    let layout = try LayoutImporter.read(Fixture.android(Fixture.button("[0,0][9,9]")))
    #expect(layout.unit == .px)
    #expect(layout.screen.size == Size(width: 1080, height: 2400))
    #expect(layout.warns("sizes stay in px"))
  }

  @Test func theScreenIsTheUnionOfTheRoots() throws {
    let text = """
      <hierarchy rotation="3" width="5" height="5"><node bounds="[0,63][1080,2000]"/>
      <node bounds="[0,0][1200,63]"/>\(Fixture.button("[0,1900][1080,2400]"))</hierarchy>
      """
    let layout = try LayoutImporter.read(text)
    #expect(layout.screen.size == Size(width: 1200, height: 2400))
    #expect(!layout.warns("the roots begin"))
  }

  @Test func aWindowThatDoesNotBeginAtTheOriginKeepsItsPlaceWithAWarning() throws {
    let text = "<hierarchy><node bounds=\"[60,800][1020,1500]\">"
    let layout = try LayoutImporter.read(
      text + Fixture.button("[60,800][100,900]", "text=\"a\"") + "</node></hierarchy>")
    #expect(layout.screen.size == Size(width: 1020, height: 1500))
    #expect(layout.screen.views.first?.frame.origin == Point(x: 60, y: 800))
    #expect(layout.warns("the roots begin at 60, 800, not at 0, 0"))
  }

  @Test func theUsersScreenWinsAndIsInTheUnitOfTheResult() throws {
    let nodes = Fixture.button("[0,0][9,9]") + Fixture.button("[0,900][9,950]")
    let layout = try LayoutImporter.read(Fixture.android(nodes)) {
      $0.density = 2
      $0.screen = Size(width: 400, height: 450)
    }
    #expect(layout.screen.size == Size(width: 400, height: 450))
    #expect(layout.leftOut == [LeftOut(reason: .offScreen, count: 1)])
  }

  @Test(arguments: ["displayed=\"false\"", "visible-to-user=\"false\""])
  func viewsThatAreNotDisplayedAreLeftOutUnlessAskedFor(_ flag: String) throws {
    let text = Fixture.android(Fixture.button("[0,0][9,9]", flag) + Fixture.button("[0,20][9,29]"))
    let layout = try LayoutImporter.read(text)
    #expect(layout.leftOut == [LeftOut(reason: .invisible, count: 1)])
    #expect(layout.tappable == 1)
    let whole = try LayoutImporter.read(text) { $0.includeInvisible = true }
    #expect(whole.leftOut == [])
    #expect(whole.tappable == 2)
  }

  @Test func aDisabledControlStaysAsADisabledControl() throws {
    let text = Fixture.android(Fixture.button("[0,0][9,9]", "text=\"a\" enabled=\"false\""))
    let view = try LayoutImporter.read(text).view("a")
    #expect(view?.kind == .button)
    #expect(view?.isEnabled == false)
  }

  @Test func siblingsAreSortedByTheirDrawingOrder() throws {
    let nodes = [3, 1, 2].map {
      Fixture.button("[0,0][99,99]", "text=\"\($0)\" drawing-order=\"\($0)\"")
    }
    let layout = try LayoutImporter.read(Fixture.android(nodes.joined()))
    #expect(layout.tappableIDs == ["1", "2", "3"])
    #expect(layout.dead == ["1", "2"])
  }

  @Test func documentOrderHoldsWhereASiblingHasNoDrawingOrder() throws {
    let nodes =
      Fixture.button("[0,0][9,9]", "text=\"b\" drawing-order=\"2\"")
      + Fixture.button("[0,9][9,18]", "text=\"a\" drawing-order=\"1\"")
      + Fixture.button("[0,18][9,27]", "text=\"c\"")
    let layout = try LayoutImporter.read(Fixture.android(nodes))
    #expect(layout.tappableIDs == ["b", "a", "c"])
  }

  @Test func innerClassesAreTagsToo() throws {
    let text = """
      <hierarchy><com.app.Bar$Tab$2 bounds="[0,0][99,99]"><android.widget.Button text="a"
      clickable="true" bounds="[0,0][9,9]"/></com.app.Bar$Tab$2></hierarchy>
      """
    let layout = try LayoutImporter.read(text)
    #expect(layout.format == .appiumAndroid)
    #expect(layout.views == 2)
  }

  @Test func kindsFollowTheClass() throws {
    let text = """
      <hierarchy><android.widget.FrameLayout bounds="[0,0][99,99]">
      <android.widget.TextView text="t" bounds="[0,0][9,9]"/>
      <android.widget.ImageView text="i" bounds="[0,0][9,9]"/>
      <androidx.recyclerview.widget.RecyclerView text="r" bounds="[0,0][9,9]"/>
      <android.widget.ImageView text="b" clickable="true" bounds="[0,0][9,9]"/>
      </android.widget.FrameLayout></hierarchy>
      """
    let layout = try LayoutImporter.read(text)
    let kinds = ["t", "i", "r", "b"].map { layout.view($0)?.kind }
    #expect(kinds == [.label, .imageView, .scrollView, .button])
  }
}
