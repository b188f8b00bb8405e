import TouchModels

/// How a config says how many points make an inch.
enum DeviceChoice: Sendable, Hashable {
  /// A row of the device table.
  case named(Device)
  case pixels(perInch: Double, perPoint: Double)
  case pointsPerInch(Double)

  /// Points for each inch.
  var pointsPerInch: Double {
    switch self {
    case .named(let device): device.pointsPerInch
    case .pixels(let perInch, let perPoint): perInch / perPoint
    case .pointsPerInch(let density): density
    }
  }

  /// The value of `device` in a config.
  var json: JSONValue {
    switch self {
    case .named(let device): .string(device.name)
    case .pixels(let perInch, let perPoint):
      .members(["pixelsPerInch": .double(perInch), "pixelsPerPoint": .double(perPoint)])
    case .pointsPerInch(let density): .members(["pointsPerInch": .double(density)])
    }
  }

  /// What an error says is allowed as a name.
  static let expectedName = "a name of the device table (tapsim devices lists it)"
}

extension ValueReader {
  /// A device: a name, or a density in one of two forms.
  func device(_ value: JSONValue, at place: Place) -> DeviceChoice? {
    switch value {
    case .string(let name):
      if let device = Device.named(name) { return .named(device) }
      unknown(
        name, at: place, expected: DeviceChoice.expectedName, known: Device.all.lazy.map(\.name))
      return nil
    case .object: return density(value, at: place)
    default:
      mismatch(
        value, place,
        expected: "a name of the device table, { \"pixelsPerInch\": 460, \"pixelsPerPoint\": 3 } "
          + "or { \"pointsPerInch\": 153.33 }")
      return nil
    }
  }

  private func density(_ value: JSONValue, at place: Place) -> DeviceChoice? {
    let keys = ["pixelsPerInch", "pixelsPerPoint", "pointsPerInch"]
    guard let object = ObjectDecoder(value, at: place, reporter: reporter, keys: keys) else {
      return nil
    }
    let rule = NumberRule.within(0.001...100_000)
    if object["pointsPerInch"] != nil {
      guard object["pixelsPerInch"] == nil, object["pixelsPerPoint"] == nil else {
        reporter.problem(
          place, found: "pixels beside pointsPerInch",
          expected: "pixelsPerInch and pixelsPerPoint, or pointsPerInch alone")
        return nil
      }
      return object.number("pointsPerInch", rule).map { .pointsPerInch($0) }
    }
    _ = object.required("pixelsPerInch")
    _ = object.required("pixelsPerPoint")
    let perInch = object.number("pixelsPerInch", rule)
    let perPoint = object.number("pixelsPerPoint", rule)
    guard let perInch, let perPoint else { return nil }
    return .pixels(perInch: perInch, perPoint: perPoint)
  }
}
