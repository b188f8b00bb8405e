import TouchModels

/// Reads the finger models that a config names: objects, and files with a `finger` in them.
struct FingerSource {
  /// The file that holds the entries.
  let reporter: Reporter

  private static let expected = "a finger model, or the path of a file with a finger in it"

  /// The model of `finger`.
  func finger(_ value: JSONValue, at place: Place) -> FingerModel? {
    switch value {
    case .object: return FingerDecoder(reporter: reporter).finger(value, at: place)
    case .string(let path): return finger(path: path, at: place)
    default:
      ValueReader(reporter: reporter).mismatch(value, place, expected: Self.expected)
      return nil
    }
  }

  /// The models of `fingers`, each with a name of its own.
  func fingers(_ value: JSONValue, at place: Place) -> [FingerModel]? {
    let values = ValueReader(reporter: reporter)
    guard let list = values.filledArray(value, at: place, of: "finger models") else { return nil }
    var names: Set<String> = []
    let fingers = list.enumerated().compactMap { index, value -> FingerModel? in
      let place = place.index(index)
      guard var finger = finger(value, at: place) else { return nil }
      if case .string(let path) = value {
        if finger.name == "finger" { finger.name = Files.layoutName(path) }
      } else if value["name"] == nil, value["preset"] == nil {
        reporter.problem(
          place.key("name"), "found nothing, this key is required where there are several fingers")
      }
      if !names.insert(finger.name).inserted {
        reporter.problem(
          place, found: "the name \(Quoted.inline(finger.name)) a second time",
          expected: "a name that no other finger has")
      }
      return finger
    }
    return fingers.count == list.count ? fingers : nil
  }

  private func finger(path: String, at place: Place) -> FingerModel? {
    let resolved = Files.resolve(path, from: reporter.file)
    guard
      let bytes = reporter.log.read(resolved, referrer: "\(reporter.file): \(place.path)")
    else { return nil }
    let own = Reporter(file: resolved, log: reporter.log)
    guard let value = JSONReader.read(bytes, reporter: own),
      let object = ObjectDecoder(value, at: .root, reporter: own, keys: nil),
      let finger = object.required("finger")
    else { return nil }
    return FingerDecoder(reporter: own).finger(finger, at: .root.key("finger"))
  }
}
