import HitTesting

extension Strategy {
  /// The strategy in the words of a config.
  var json: JSONValue {
    if rules.count == 1, rules[0].select == [.controls] {
      return .object([JSONMember(key: "name", value: .string(name))] + rules[0].area.members)
    }
    let rules = rules.map { rule in
      JSONValue.object(
        [JSONMember(key: "select", value: .array(rule.select.map { .string($0.text) }))]
          + rule.area.members)
    }
    return .members(["name": .string(name), "rules": .array(rules)])
  }
}

extension Strategy.Selector {
  /// The selector as a config writes it.
  var text: String {
    switch self {
    case .id(let id): "#" + id
    case .kind(let kind): kind.rawValue
    case .controls: "controls"
    case .all: "*"
    }
  }
}

extension AreaRule {
  /// `kind` and its parameters.
  var members: [JSONMember] {
    guard case .object(let members) = json else { return [] }
    return members
  }

  /// The rule in the words of a config.
  var json: JSONValue {
    switch self {
    case .asIs: .members(["kind": "asIs"])
    case .bounds: .members(["kind": "bounds"])
    case .touchEdgeInsets(let insets, let minimum):
      .members(["kind": "touchEdgeInsets", "insets": insets.json, "minimum": minimum?.json])
    case .tapAreaInset(let grow, let minimum):
      .members(["kind": "tapAreaInset", "grow": grow.json, "minimum": minimum?.json])
    case .minimumTapArea(let size): .members(["kind": "minimumTapArea", "size": size.json])
    case .contentShape(let shape): .members(["kind": "contentShape", "shape": shape?.json])
    case .tappablePadding(let padding, let minimum):
      .members(["kind": "tappablePadding", "padding": padding.json, "minimum": minimum?.json])
    case .overlayButton(let insets, let order):
      .members([
        "kind": "overlayButton", "insets": insets.json, "order": .string(order.rawValue),
      ])
    case .paddedFrame(let insets): .members(["kind": "paddedFrame", "insets": insets.json])
    case .neighborAware(let size): .members(["kind": "neighborAware", "size": size.json])
    case .nearest(let radius): .members(["kind": "nearest", "radius": .double(radius)])
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self = .string(text) }
}

extension Size {
  /// `[w, h]`.
  var json: JSONValue { .array([.double(width), .double(height)]) }
}

extension Point {
  /// `[x, y]`.
  var json: JSONValue { .array([.double(x), .double(y)]) }
}

extension Rectangle {
  /// `[x, y, w, h]`.
  var json: JSONValue {
    .array([.double(origin.x), .double(origin.y), .double(size.width), .double(size.height)])
  }
}

extension Insets {
  /// All four sides by name.
  var json: JSONValue {
    .members([
      "top": .double(top), "left": .double(left), "bottom": .double(bottom),
      "right": .double(right),
    ])
  }
}

extension Padding {
  /// All four sides by name.
  var json: JSONValue {
    .members([
      "top": .double(top), "leading": .double(leading), "bottom": .double(bottom),
      "trailing": .double(trailing),
    ])
  }
}

extension Shape {
  /// The shape in the words of a layout.
  var json: JSONValue {
    switch self {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .capsule: "capsule"
    case .cornerRadius(let radius): .members(["cornerRadius": .double(radius)])
    }
  }
}
