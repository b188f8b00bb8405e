import HitTesting

/// The keyboard of the data set "tap typing with touch sensing images": keys by centre and size, in
/// pixels from the keyboard's top left corner, as the touches of the data set are. The layout is
/// the keyboard alone.
///
/// Source: Google Research (doi 10.1145/3654777.3676420).
enum TSIReader: JSONDumpReader {
  static func recognizes(_ root: JSONNode) -> Bool { root["keys_info"]?.isObject == true }

  static func read(_ root: JSONNode, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    let info = root["keyboard_info"]
    var keyboard = DumpView()
    keyboard.name = "keyboard"
    if let width = info?["keyboard_width"]?.number, let height = info?["keyboard_height"]?.number {
      keyboard.frame = Rectangle(x: 0, y: 0, width: width, height: height)
    }
    let keys = root["keys_info"].map(keys) ?? []
    let hasKeyboard = DumpView.problem(with: keyboard.frame) == nil
    let views = hasKeyboard ? [keyboard] + keys.map { under($0, 0) } : keys
    return Dump(
      unit: .px, views: views, screen: Dump.extent(of: [keyboard.frame]), defaultRule: .type,
      warnings: place(info))
  }

  private static func under(_ view: DumpView, _ parent: Int) -> DumpView {
    var view = view
    view.parent = parent
    return view
  }

  /// The keys row by row.
  private static func keys(_ node: JSONNode) -> [DumpView] {
    let keys = node.keys.compactMap { name in node[name].map { key(name, $0) } }
    return keys.sorted { first, second in
      let (a, b) = (order(first), order(second))
      return a.0 == b.0 ? a.1 < b.1 : a.0 < b.0
    }
  }

  private static func order(_ view: DumpView) -> (Double, Double) {
    guard let box = view.frame?.box, DumpView.problem(with: view.frame) == nil else {
      return (.infinity, 0)
    }
    return (box.minY + box.maxY, box.minX)
  }

  /// A key by the name that the touches of the data set give it, so that results and touches meet.
  private static func key(_ name: String, _ node: JSONNode) -> DumpView {
    var view = DumpView()
    view.name = node["key_id"]?.text ?? name
    view.text = node["text_literal"]?.text
    view.known = .type
    view.evidence = .type
    if let x = node["key_center_x"]?.number, let y = node["key_center_y"]?.number,
      let width = node["key_width"]?.number, let height = node["key_height"]?.number
    {
      view.frame = Rectangle(x: x - width / 2, y: y - height / 2, width: width, height: height)
    }
    return view
  }

  private static func place(_ info: JSONNode?) -> [String] {
    guard let x = info?["top_left_x_position"]?.text, let y = info?["top_left_y_position"]?.text
    else {
      return []
    }
    return [
      "the layout is the keyboard alone, whose top left corner stands at \(x), \(y) px of the "
        + "screen"
    ]
  }
}
