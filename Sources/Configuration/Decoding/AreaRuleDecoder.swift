import HitTesting

/// Reads a `kind` and its parameters.
struct AreaRuleDecoder {
  let object: ObjectDecoder

  private var place: Place { object.place }
  private var values: ValueReader { object.values }

  /// The hit area of a view's `hitArea`.
  func ownArea() -> AreaRule? { area(kinds: AreaKind.ownKinds, besides: []) }

  /// The area of a strategy or rule.
  ///
  /// - Parameter keys: the other keys that its object may have.
  func area(kinds: [AreaKind] = AreaKind.allCases, besides keys: [String]) -> AreaRule? {
    guard let value = object.required("kind"),
      let name = values.string(value, at: place.key("kind"))
    else { return nil }
    guard let kind = AreaKind(rawValue: name), kinds.contains(kind) else {
      let names = kinds.map(\.rawValue)
      let form = longForm(of: name, kinds)
      values.unknown(
        name, at: place.key("kind"), expected: Quoted.list(names) + (form ?? ""),
        known: form == nil ? names : [])
      return nil
    }
    object.check(keys + ["kind"] + kind.keys)
    return area(kind)
  }

  /// What to write in place of a short string that stands for a whole strategy; nil where the
  /// text is none.
  private func longForm(of text: String, _ kinds: [AreaKind]) -> String? {
    guard let members = StrategyShorthand.strategy(text)?.rules.first?.area.members,
      kinds.contains(where: { members.first?.value == .string($0.rawValue) })
    else { return nil }
    let form = members.map { "\(Quoted.json($0.key)): \(JSONText.line($0.value))" }
    return "; short strings stand in place of a whole strategy, so here write "
      + form.joined(separator: ", ")
  }

  private func area(_ kind: AreaKind) -> AreaRule? {
    switch kind {
    case .asIs: return .asIs
    case .bounds: return .bounds
    case .touchEdgeInsets, .hitInsets:
      let minimum = minimum()
      return insets().map { .touchEdgeInsets($0, minimum: minimum) }
    case .tapAreaInset:
      let minimum = minimum()
      let grow = object.required("grow").flatMap {
        values.size($0, at: place.key("grow"), .any)
      }
      return grow.map { .tapAreaInset(grow: $0, minimum: minimum) }
    case .minimumTapArea: return size().map { .minimumTapArea($0) }
    case .contentShape:
      guard let shape = object["shape"] else { return .contentShape(nil) }
      return values.shape(shape, at: place.key("shape")).map { .contentShape($0) }
    case .tappablePadding:
      let minimum = minimum()
      return padding().map { .tappablePadding($0, minimum: minimum) }
    case .overlayButton:
      let order: OverlayOrder = object.choice("order") ?? .front
      return insets().map { .overlayButton($0, order: order) }
    case .paddedFrame: return insets().map { .paddedFrame($0) }
    case .neighborAware: return size().map { .neighborAware($0) }
    case .nearest:
      return object.required("radius").flatMap {
        values.number($0, at: place.key("radius"), .atLeast(0))
      }.map { .nearest(radius: $0) }
    }
  }

  private func minimum() -> Size? {
    object["minimum"].flatMap { values.size($0, at: place.key("minimum")) }
  }

  /// `size`: a pair, or one number for both.
  private func size() -> Size? {
    object.required("size").flatMap { value in
      if case .number = value {
        return values.number(value, at: place.key("size"), .atLeast(0)).map {
          Size(width: $0, height: $0)
        }
      }
      return values.size(value, at: place.key("size"))
    }
  }

  private func insets() -> Insets? {
    sides("insets", ["top", "left", "bottom", "right"]).map {
      Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  private func padding() -> Padding? {
    sides("padding", ["top", "leading", "bottom", "trailing"]).map {
      Padding(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }

  /// One number for all four sides, or an object in which a missing side is 0.
  private func sides(_ key: String, _ names: [String]) -> [Double]? {
    guard let value = object.required(key) else { return nil }
    let place = place.key(key)
    switch value {
    case .number:
      return values.number(value, at: place).map { [$0, $0, $0, $0] }
    case .object:
      let sides = ObjectDecoder(value, at: place, reporter: object.reporter, keys: names)
      return sides.flatMap { sides in
        let read = names.map { sides[$0] == nil ? 0 : sides.number($0) }
        return read.contains(nil) ? nil : read.compactMap(\.self)
      }
    default:
      values.mismatch(
        value, place, expected: "a number, or an object with " + names.joined(separator: ", "))
      return nil
    }
  }
}
