/// The people whose taps are labelled, in the order of their names, so that the order of a log
/// changes no digit.
struct People: Sendable {
  /// Byte by byte, rising. A tap without a person belongs to one without a name.
  let names: [String]
  private let places: [Int: Int]

  /// - Parameter users: the numbers in any order, many times over; -1 stands for nobody known.
  init(_ users: [Int], names: [String]) {
    let named = Set(users).map { user in
      (user: user, name: names.indices.contains(user) ? names[user] : user < 0 ? "" : "\(user)")
    }.sorted { a, b in
      a.name == b.name ? a.user < b.user : a.name.utf8.lexicographicallyPrecedes(b.name.utf8)
    }
    self.names = named.map(\.name)
    places = Dictionary(
      named.enumerated().map { ($0.element.user, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    isKnown = named.contains { $0.user >= 0 }
    hasNameless = named.contains { $0.user < 0 }
  }

  /// Whether the log says of any tap whose it is.
  let isKnown: Bool
  /// Whether some taps are nobody's.
  let hasNameless: Bool

  /// The place of a person among the names.
  func place(of user: Int) -> Int { places[user] ?? 0 }
}
