import HitTesting

/// Points that ask a scene hard questions: anywhere, off the screen, and exactly on edges.
enum ScenePoints {
  static func all(_ tester: HitTester, _ random: inout RandomSource) -> [Point] {
    let size = tester.tree.screen.size
    var points = (0..<25).map { _ in
      Point(x: random.number(-2..<size.width + 2), y: random.number(-2..<size.height + 2))
    }
    let (xs, ys) = edges(tester)
    for _ in 0..<25 {
      guard let x = xs.randomElement(using: &random), let y = ys.randomElement(using: &random)
      else { break }
      points.append(Point(x: x, y: y))
      points.append(Point(x: x, y: random.number(0..<size.height)))
      points.append(Point(x: random.number(0..<size.width), y: y))
    }
    return points
  }

  /// Where answers may change on the screen, as the tester and as the layout say.
  private static func edges(_ tester: HitTester) -> (x: [Double], y: [Double]) {
    var boxes = tester.boundaries().compactMap { boundary -> Box? in
      if case .box(let box, _) = boundary { return box }
      return nil
    }
    boxes += tester.tree.visibleFrames.compactMap { $0?.box }
    let size = tester.tree.screen.size
    return (
      boxes.flatMap { [$0.minX, $0.maxX] }.filter { $0 >= 0 && $0 <= size.width },
      boxes.flatMap { [$0.minY, $0.maxY] }.filter { $0 >= 0 && $0 <= size.height }
    )
  }
}
