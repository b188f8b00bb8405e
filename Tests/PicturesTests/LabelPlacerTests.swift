import HitTesting
import Testing

@testable import Pictures

@Suite struct LabelPlacerTests {
  static func items(_ count: Int, side: Double, pitch: Double, label: Size) -> [LabelPlacer.Item] {
    (0..<count).map { index in
      let x = 40 + Double(index % 6) * pitch
      let y = 40 + Double(index / 6) * pitch
      let frame = Box(minX: x, minY: y, maxX: x + side, maxY: y + side)
      return LabelPlacer.Item(
        frame: frame, core: frame.grown(by: -side / 3), surroundings: frame.grown(by: 8),
        size: label)
    }
  }

  @Test(arguments: [(6, 60.0), (30, 60), (30, 110), (30, 34), (200, 28)])
  func labelsCoverNeitherEachOtherNorControls(count: Int, pitch: Double) {
    let items = Self.items(count, side: 24, pitch: pitch, label: Size(width: 70, height: 42))
    let bounds = Box(minX: 0, minY: 0, maxX: 760, maxY: 760)
    let places = LabelPlacer(bounds: bounds, obstacles: items.map(\.frame)).places(for: items)
      .places
    let boxes = places.compactMap { $0?.box }
    for (index, box) in boxes.enumerated() {
      #expect(box.intersection(bounds) == box)
      #expect(!boxes[(index + 1)...].contains { $0.overlaps(box) })
      #expect(!items.contains { $0.frame.overlaps(box) })
    }
    for place in places.compactMap({ $0 }) {
      guard let leader = place.leader else { continue }
      #expect(!boxes.contains { $0 != place.box && leader.crosses($0) })
    }
  }

  @Test func aLabelWithRoomBelowStandsThereWithoutALine() throws {
    let items = Self.items(1, side: 24, pitch: 60, label: Size(width: 70, height: 42))
    let bounds = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let place = try #require(
      LabelPlacer(bounds: bounds, obstacles: items.map(\.frame)).places(for: items).places[0])
    #expect(place.leader == nil)
    #expect(place.box.minY > items[0].frame.maxY)
    #expect((place.box.minX + place.box.maxX) / 2 == 52)
  }

  @Test func aLabelWithoutAnyRoomIsLeftToTheKey() {
    let items = Self.items(1, side: 24, pitch: 60, label: Size(width: 300, height: 42))
    let bounds = Box(minX: 0, minY: 0, maxX: 200, maxY: 200)
    #expect(LabelPlacer(bounds: bounds, obstacles: []).places(for: items).places == [nil])
  }

  @Test func aLargeControlHoldsItsLabelBesideItsAim() throws {
    let frame = Box(minX: 0, minY: 100, maxX: 390, maxY: 150)
    let item = LabelPlacer.Item(
      frame: frame, core: Box(minX: 150, minY: 110, maxX: 240, maxY: 140), surroundings: frame,
      size: Size(width: 80, height: 42))
    let bounds = Box(minX: 0, minY: 100, maxX: 390, maxY: 150)
    let place = try #require(
      LabelPlacer(bounds: bounds, obstacles: [frame]).places(for: [item]).places[0])
    #expect(place.box.intersection(frame) == place.box)
    #expect(!place.box.overlaps(item.core))
  }

  @Test func thirtyControlsUnderFiveStrategiesAllHaveALabelOrANumber() throws {
    let strategies = (0..<5).map { Scenes.minimum(20 + Double($0) * 6) }
    var scenario = Scenes.scenario(
      Scenes.grid(6, 5, side: 20, pitch: 30), strategies, size: Size(width: 230, height: 220))
    scenario.fingers[0].components[0].spread = .sigma(.zero)
    let scene = try Scenes.scene(scenario)
    for index in scene.places.indices {
      #expect((scene.places[index] == nil) != (scene.numbers[index] == nil))
    }
    #expect(scene.labels.allSatisfy { $0.count == 5 })
    let numbers = scene.numbers.compactMap { $0 }
    #expect(numbers == Array(1..<numbers.count + 1))
  }

  @Test func aLabelDoesNotLieAcrossTheEdgeOfTheRowRoundItsButton() throws {
    let scene = try Scenes.scene(
      Scenes.scenario(AreaSweepTests.rowWithButton, [Scenes.bounds, Scenes.minimum(44)]))
    let row = try scene.window.place(#require(scene.tree.visibleFrames[1]).box)
    for place in scene.places.compactMap({ $0 }) {
      #expect(!place.box.overlaps(row) || place.box.intersection(row) == place.box)
    }
  }

  @Test func aLabelDoesNotLieAcrossTheScreensEdge() throws {
    let items = Self.items(1, side: 24, pitch: 60, label: Size(width: 70, height: 42))
    let bounds = Box(minX: 0, minY: -100, maxX: 400, maxY: 400)
    let screen = Box(minX: 0, minY: -50, maxX: 400, maxY: 90)
    let placer = LabelPlacer(bounds: bounds, obstacles: items.map(\.frame), outlines: [screen])
    let place = try #require(placer.places(for: items).places[0])
    #expect(screen.intersection(place.box.grown(by: 2)) == place.box.grown(by: 2))
    #expect(place.box.maxY < items[0].frame.minY)
  }
}
