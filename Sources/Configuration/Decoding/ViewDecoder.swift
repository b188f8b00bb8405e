import HitTesting
import Simulation

/// Reads the `views` of a layout.
struct ViewDecoder {
  /// Levels of views that are read.
  static let depthLimit = 256

  private static let keys = [
    "id", "kind", "text", "frame", "hidden", "alpha", "enabled", "userInteractionEnabled",
    "clipsToBounds", "contentOffset", "rotation", "scale", "translation", "shape", "tapGesture",
    "passthrough", "zIndex", "allowsHitTesting", "deliversUndrawnTouches", "drawsContent",
    "hitArea", "aim", "weight", "action", "children",
  ]

  let reporter: Reporter
  let platform: Platform
  private var ids: Set<String> = []
  private var saidTooDeep = false
  /// The views that a warning will name.
  private var negativeSizes: [String] = []
  private var ignoredKeys: [String] = []

  init(reporter: Reporter, platform: Platform) {
    self.reporter = reporter
    self.platform = platform
  }

  /// The views of a list, back to front, as far as they can be read.
  mutating func views(
    _ value: JSONValue, at place: Place, parent: String, depth: Int = 1
  ) -> [View] {
    guard let list = ValueReader(reporter: reporter).array(value, at: place, of: "views") else {
      return []
    }
    guard depth <= Self.depthLimit || list.isEmpty else {
      tooDeep(place)
      return []
    }
    var views: [View] = []
    views.reserveCapacity(list.count)
    for index in list.indices {
      append(list[index], at: place.index(index), defaultID: "\(parent)/\(index)", to: &views)
      // The recursion is here, where the frame on the stack is small.
      if let last = views.indices.last, let children = list[index]["children"] {
        views[last].children = self.views(
          children, at: place.index(index).key("children"), parent: views[last].id,
          depth: depth + 1)
      }
    }
    return views
  }

  private mutating func tooDeep(_ place: Place) {
    guard !saidTooDeep else { return }
    saidTooDeep = true
    reporter.problem(
      .root,
      "found views nested deeper than \(Self.depthLimit) levels, "
        + "expected at most \(Self.depthLimit)")
  }

  /// Reads a view without its children. A view that cannot be read takes a stand-in's place, so
  /// that its children are judged too.
  private mutating func append(
    _ value: JSONValue, at place: Place, defaultID: String, to views: inout [View]
  ) {
    let object = ObjectDecoder(value, at: place, reporter: reporter, keys: Self.keys)
    let noFrame = Rectangle(x: 0, y: 0, width: 0, height: 0)
    guard let object else {
      views.append(View(id: defaultID, frame: noFrame, platform: platform))
      return
    }
    let frame = object.required("frame").flatMap {
      object.values.rectangle($0, at: place.key("frame"))
    }
    var view = View(
      id: id(object, defaultID: defaultID), kind: object.choice("kind") ?? .view,
      frame: frame ?? noFrame, platform: platform)
    if view.frame != view.frame.standardized {
      negativeSizes.append(view.id)
      view.frame = view.frame.standardized
    }
    readTouches(object, into: &view)
    readLooks(object, into: &view)
    readUse(object, into: &view)
    if platform == .uikit, object["zIndex"] != nil || object["allowsHitTesting"] != nil {
      ignoredKeys.append(view.id)
    }
    views.append(view)
  }

  private mutating func id(_ object: ObjectDecoder, defaultID: String) -> String {
    let id = object.name("id") ?? defaultID
    let place = object.place.key("id")
    if id == Screen.id {
      reporter.problem(
        place, found: Quoted.json(id), expected: "another id: it is that of the screen itself")
    } else if id == Screen.allTargets {
      reporter.problem(
        place, found: Quoted.json(id), expected: "another id: results call all targets so")
    } else if !ids.insert(id).inserted {
      reporter.problem(
        place, found: "\(Quoted.inline(id)) a second time", expected: "an id that no other view has"
      )
    }
    return id
  }

  private func readTouches(_ object: ObjectDecoder, into view: inout View) {
    view.isHidden = object.bool("hidden") ?? false
    view.alpha = object.number("alpha", .within(0...1)) ?? 1
    view.isEnabled = object.bool("enabled") ?? true
    if let takes = object.bool("userInteractionEnabled") { view.isUserInteractionEnabled = takes }
    view.hasTapGesture = object.bool("tapGesture") ?? false
    view.isPassthrough = object.bool("passthrough") ?? false
    view.zIndex = object.number("zIndex") ?? 0
    view.allowsHitTesting = object.bool("allowsHitTesting") ?? true
    view.deliversUndrawnTouches = object.bool("deliversUndrawnTouches") ?? true
    view.drawsContent = object.bool("drawsContent") ?? view.deliversUndrawnTouches
    view.hitArea = object["hitArea"].flatMap { hitArea in
      ObjectDecoder(hitArea, at: object.place.key("hitArea"), reporter: reporter, keys: nil)
    }.flatMap { AreaRuleDecoder(object: $0).ownArea() }
  }

  private func readLooks(_ object: ObjectDecoder, into view: inout View) {
    view.text = object.string("text")
    if let clips = object.bool("clipsToBounds") { view.clipsToBounds = clips }
    view.contentOffset = object.point("contentOffset") ?? .zero
    let scale: Size? = object["scale"].flatMap { value in
      let place = object.place.key("scale")
      if case .number = value {
        return object.values.number(value, at: place).map { Size(width: $0, height: $0) }
      }
      return object.values.pair(value, at: place, .point).map { Size(width: $0.x, height: $0.y) }
    }
    view.transform = Transform(
      rotation: object.number("rotation") ?? 0, scale: scale ?? Size(width: 1, height: 1),
      translation: object.point("translation") ?? .zero)
    view.shape =
      object["shape"].flatMap {
        object.values.shape($0, at: object.place.key("shape"))
      } ?? .rectangle
  }

  private func readUse(_ object: ObjectDecoder, into view: inout View) {
    view.aim =
      object.pair("aim", .point, .within(0...1)).map { Point(x: $0.x, y: $0.y) } ?? view.aim
    view.weight = object.number("weight", .atLeast(0)) ?? 1
    view.action = object.name("action") ?? view.id
  }

  /// Notes what was done with some views, all of a kind in one sentence.
  func noteWarnings() {
    let note = { (ids: [String], one: String, several: String) in
      guard !ids.isEmpty else { return }
      let names = WarningText.list(ids.map(Quoted.inline))
      reporter.warn(
        ids.count == 1 ? "view \(names) \(one)" : "views \(names) \(several)", kind: one)
    }
    note(
      negativeSizes, "has a negative size, which was standardised",
      "have negative sizes, which were standardised")
    note(
      ignoredKeys, "has zIndex or allowsHitTesting, which uikit ignores",
      "have zIndex or allowsHitTesting, which uikit ignores")
  }
}
