import Testing

@testable import HitTesting

/// The boundaries that tables and measured areas are built from.
@Suite struct BoundaryTests {
  /// Decimals, mirrored, scaled, turned and scrolled: each edge is the very first number beyond it.
  @Test(arguments: Platform.allCases)
  func edgesOfALoneViewAreExact(on platform: Platform) {
    var random = RandomSource(seed: 11)
    for _ in 0..<300 {
      func decimal(_ range: Range<Double>) -> Double { (random.number(range) * 10).rounded() / 10 }
      let scale = Size(
        width: random.pick(1, -1, 0.3, 1.7, -2), height: random.pick(1, -1, 0.3, 1.7, -2))
      let transform = Transform(
        rotation: random.pick(0, 0, 90, 180, 270), scale: random.happens(0.4) ? .square(1) : scale,
        translation: random.happens(0.6) ? .zero : Point(x: decimal(-9..<9), y: 0.1))
      let child = button(
        "b", decimal(0..<40), decimal(0..<40), decimal(1..<40), decimal(1..<40)
      ).with(\.transform, transform)
      let parent = box("p", decimal(100..<200), decimal(100..<400), 1, 1)
        .with(\.contentOffset, Point(x: decimal(-9..<9), y: decimal(-9..<9)))
        .with(\.hitArea, .touchEdgeInsets(Insets(all: -250))).holding(child)
      let insets = Insets(all: decimal(-20..<5))
      let stage = Stage(platform, .touchEdgeInsets(insets), [parent])
      checkEdges(stage, of: 2)
    }
  }

  private func checkEdges(_ stage: Stage, of node: Int) {
    let path = stage.tester.screenPath(toNode: node)
    let boundaries = path.boundary(of: stage.tester.nodes[node].area)
    guard case .box(let edges, let shown)? = boundaries.first, boundaries.count == 1 else {
      #expect(boundaries.isEmpty && stage.tester.nodes[node].areaBox.isEmpty)
      return
    }
    let (x, y) = ((edges.minX + edges.maxX) / 2, (edges.minY + edges.maxY) / 2)
    func isIn(_ x: Double, _ y: Double) -> Bool { stage.touch(x, y).view == node }
    #expect(isIn(edges.minX, y) && !isIn(edges.minX.nextDown, y))
    #expect(!isIn(edges.maxX, y) && isIn(edges.maxX.nextDown, y))
    #expect(isIn(x, edges.minY) && !isIn(x, edges.minY.nextDown))
    #expect(!isIn(x, edges.maxY) && isIn(x, edges.maxY.nextDown))
    for (a, b) in [(edges.minX, shown.minX), (edges.maxY, shown.maxY)] {
      #expect(abs(a - b) < 1e-9)
    }
  }

  /// In a cell between two neighbouring edges on each axis the answer is the same everywhere.
  @Test(arguments: Platform.allCases)
  func answersChangeAtBoundariesOnly(on platform: Platform) {
    for seed in UInt64(0)..<120 {
      var generator = LayoutGenerator(seed: seed, platform: platform, transforms: true)
      let (screen, strategy) = generator.scene()
      let whole = HitTester(tree: ViewTree(screen), strategy: strategy)
      // Without the views that no touch can reach: one without an inverse has no finite edges.
      let size = LayoutGenerator.size
      let window = Box(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
      let tester = whole.restricted(to: window, extents: whole.extents())
      var (xs, ys, irregular) = (Set<Double>(), Set<Double>(), [Box]())
      for boundary in tester.boundaries() {
        switch boundary {
        case .box(let box, _):
          xs.formUnion([box.minX, box.maxX])
          ys.formUnion([box.minY, box.maxY])
        case .irregular(let box): irregular.append(box)
        }
      }
      let (columns, rows) = (xs.sorted(), ys.sorted())
      #expect((columns + rows).allSatisfy { $0.isFinite })
      for _ in 0..<80 {
        let i = Int.random(in: 0..<columns.count - 1, using: &generator.random)
        let j = Int.random(in: 0..<rows.count - 1, using: &generator.random)
        let cell = Box(
          minX: columns[i], minY: rows[j], maxX: columns[i + 1], maxY: rows[j + 1])
        let touch = tester.touch(at: Point(x: cell.minX, y: cell.minY))
        let isMixed =
          irregular.contains { $0.overlaps(cell) } || tester.mayRedirect(touch, within: cell)
        if isMixed { continue }
        let last = Point(x: cell.maxX.nextDown, y: cell.maxY.nextDown)
        let middle = Point(
          x: random(&generator, cell.minX, last.x), y: random(&generator, cell.minY, last.y))
        #expect(tester.touch(at: last) == touch, "seed \(seed), \(cell)")
        #expect(tester.touch(at: middle) == touch, "seed \(seed), \(middle)")
      }
    }
  }

  private func random(_ generator: inout LayoutGenerator, _ low: Double, _ high: Double) -> Double {
    low < high ? generator.random.number(low..<high) : low
  }

  @Test func curvedAndTurnedEdgesAreIrregular() {
    let round = Stage(.contentShape(.ellipse), [button("b", 100, 100, 20, 20)])
    let turned = Stage(.bounds, [button("b", 100, 100, 20, 20).turned(30)])
    for stage in [round, turned] {
      let irregular = stage.tester.boundaries().compactMap { boundary -> Box? in
        if case .irregular(let box) = boundary { return box }
        return nil
      }
      #expect(irregular.count == 1)
      #expect(irregular.allSatisfy { $0.contains(Point(x: 119.9, y: 110)) })
    }
  }

  @Test func leastNumberIsFoundToTheLastBit() {
    for value in [0.1, -0.1, 0, 1e300, -1e300, Double.leastNonzeroMagnitude, 123.456] {
      for estimate in [value, 0, 1e6, -1e6, .infinity] {
        #expect(Double.least(near: estimate) { $0 >= value } == value)
      }
    }
    #expect(Double.least(near: 0) { _ in false } == .infinity)
    #expect(Double.least(near: 0) { _ in true } == -.infinity)
  }
}
