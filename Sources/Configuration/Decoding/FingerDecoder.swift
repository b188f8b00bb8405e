import HitTesting
import TouchModels

/// Reads a finger model.
struct FingerDecoder {
  let reporter: Reporter

  private static let keys = [
    "name", "preset", "unit", "sigma", "dualGaussian", "mixture", "offset", "rho", "betweenUsers",
  ]
  private static let forms = ["preset", "sigma", "dualGaussian", "mixture"]

  /// A model. Its name is "finger" where it has neither a name nor a preset.
  func finger(_ value: JSONValue, at place: Place) -> FingerModel? {
    guard let object = ObjectDecoder(value, at: place, reporter: reporter, keys: Self.keys),
      let form = form(of: object, among: Self.forms)
    else { return nil }
    let name = object.name("name")
    if form == "mixture" {
      let components = mixture(object)
      return components.map { FingerModel(name: name ?? "finger", components: $0) }
    }
    return component(object, form: form).map {
      FingerModel(name: name ?? $0.preset ?? "finger", components: [$0])
    }
  }

  /// A published model by its name.
  static func preset(_ name: String) -> FingerModel? {
    FingerPreset.named(name)?.model
  }

  /// The one key that says what kind of model it is, after the keys beside it were judged.
  private func form(of object: ObjectDecoder, among forms: [String]) -> String? {
    let given = object.members.map(\.key).filter(forms.contains)
    guard given.count == 1, let form = given.first else {
      reporter.problem(
        object.place,
        found: given.isEmpty ? "no model" : given.joined(separator: " and ") + " together",
        expected: "one of " + forms.joined(separator: ", "))
      return nil
    }
    let others: [String] =
      switch form {
      case "mixture": ["name", "weight"]
      case "preset": ["name", "weight", "offset", "rho", "betweenUsers"]
      default: ["name", "weight", "offset", "rho", "betweenUsers", "unit"]
      }
    for member in object.members
    where Self.keys.contains(member.key) && member.key != form && !others.contains(member.key) {
      reporter.problem(
        object.place.key(member.key), found: "\(member.key) beside \(form)",
        expected: "only \(others.filter { $0 != "weight" }.joined(separator: ", ")) beside \(form)")
    }
    return form
  }

  private func component(_ object: ObjectDecoder, form: String) -> FingerModel.Component? {
    guard var component = spread(object, form: form) else { return nil }
    if let offset = object.pair("offset", .point) { component.offset = offset }
    if let rho = object.number("rho", .within(-1...1)) { component.rho = rho }
    if let people = object.pair("betweenUsers", .people, .atLeast(0)) {
      component.betweenUsers = people
    }
    return component
  }

  private func spread(_ object: ObjectDecoder, form: String) -> FingerModel.Component? {
    if form == "preset" { return preset(object) }
    let unit: FingerModel.Unit = object.choice("unit") ?? .pt
    if form == "sigma" {
      return object.pair("sigma", .point, .atLeast(0)).map {
        FingerModel.Component(unit: unit, spread: .sigma($0))
      }
    }
    guard let value = object["dualGaussian"],
      let dual = ObjectDecoder(
        value, at: object.place.key("dualGaussian"), reporter: reporter,
        keys: ["alpha", "sigmaA2"])
    else { return nil }
    _ = dual.required("alpha")
    _ = dual.required("sigmaA2")
    let alpha = dual.pair("alpha", .point, .atLeast(0))
    let sigmaA2 = dual.pair("sigmaA2", .point, .atLeast(0))
    guard let alpha, let sigmaA2 else { return nil }
    return FingerModel.Component(
      unit: unit, spread: .dualGaussian(alpha: alpha, sigmaA2: sigmaA2))
  }

  private func preset(_ object: ObjectDecoder) -> FingerModel.Component? {
    guard let name = object.string("preset") else { return nil }
    if let model = Self.preset(name) { return model.components.first }
    let names = FingerPreset.all.map(\.name)
    object.values.unknown(
      name, at: object.place.key("preset"), expected: Quoted.list(names), known: names)
    return nil
  }

  private func mixture(_ object: ObjectDecoder) -> [FingerModel.Component]? {
    let place = object.place.key("mixture")
    guard let value = object["mixture"],
      let list = object.values.filledArray(value, at: place, of: "models")
    else { return nil }
    let forms = Self.forms.filter { $0 != "mixture" }
    let keys = Self.keys.filter { $0 != "mixture" && $0 != "name" } + ["weight"]
    let components = list.enumerated().map { index, value -> FingerModel.Component? in
      guard
        let part = ObjectDecoder(value, at: place.index(index), reporter: reporter, keys: keys)
      else { return nil }
      let weight = part.number("weight", .atLeast(0)) ?? 1
      guard let form = form(of: part, among: forms) else { return nil }
      var component = component(part, form: form)
      component?.weight = weight
      return component
    }
    let read = components.compactMap(\.self)
    guard read.count == components.count else { return nil }
    guard read.contains(where: { $0.weight > 0 }) else {
      reporter.problem(place, found: "weights that sum to 0", expected: "a sum above 0")
      return nil
    }
    return read
  }
}
