import HitTesting

/// An object of a file with the keys that it may have. Unknown keys are noted at once.
struct ObjectDecoder {
  let members: [JSONMember]
  let place: Place
  let values: ValueReader

  /// Takes a value apart; nil, after noting it, where it is no object.
  ///
  /// - Parameter keys: the keys that are allowed; nil allows all.
  init?(_ value: JSONValue, at place: Place, reporter: Reporter, keys: [String]?) {
    values = ValueReader(reporter: reporter)
    self.place = place
    guard case .object(let members) = value else {
      values.mismatch(value, place, expected: "an object")
      return nil
    }
    self.members = members
    if let keys { check(keys) }
  }

  var reporter: Reporter { values.reporter }

  /// Notes the keys that are not among these.
  func check(_ keys: [String]) {
    for member in members where !keys.contains(where: member.isNamed) {
      reporter.problem(
        place.key(member.key), found: "an unknown key",
        expected: keys.isEmpty ? "no key" : "one of " + keys.joined(separator: ", "),
        nearest: NearestName.find(member.key, in: keys))
    }
  }

  /// The value of a key, if it is there.
  subscript(key: String) -> JSONValue? {
    for member in members where member.isNamed(key) { return member.value }
    return nil
  }

  /// The value of a key that must be there.
  func required(_ key: String) -> JSONValue? {
    if let value = self[key] { return value }
    reporter.problem(place.key(key), "found nothing, this key is required")
    return nil
  }

  func number(_ key: String, _ rule: NumberRule = .any) -> Double? {
    self[key].flatMap { values.number($0, at: place.key(key), rule) }
  }

  func integer(_ key: String, in range: ClosedRange<UInt64>) -> UInt64? {
    self[key].flatMap { values.integer($0, at: place.key(key), in: range) }
  }

  func bool(_ key: String) -> Bool? { self[key].flatMap { values.bool($0, at: place.key(key)) } }

  func string(_ key: String) -> String? {
    self[key].flatMap { values.string($0, at: place.key(key)) }
  }

  func name(_ key: String) -> String? { self[key].flatMap { values.name($0, at: place.key(key)) } }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, as type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    self[key].flatMap { values.choice($0, at: place.key(key), as: type) }
  }

  func pair(_ key: String, _ names: PairNames, _ rule: NumberRule = .any) -> SIMD2<Double>? {
    self[key].flatMap { values.pair($0, at: place.key(key), names, rule) }
  }

  func point(_ key: String) -> Point? {
    self[key].flatMap { values.point($0, at: place.key(key)) }
  }
}
