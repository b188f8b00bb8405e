/// Which strategies of a scenario come to the same: those give every view the same hit area (a
/// minimum of 44 pt and 8 pt all round, for buttons of 28 pt), so what is found for the first of
/// them holds for the others, and is not worked out again.
struct StrategyTwins: Sendable {
  /// The first strategy of each kind, rising.
  private(set) var firsts: [Int] = []
  /// For each strategy its kind, a place in `firsts`.
  private(set) var kinds: [Int] = []

  /// No strategies.
  init() {}

  /// So many strategies of which none is like another.
  init(unlike count: Int) {
    for _ in 0..<count { add(like: nil) }
  }

  /// Adds the next strategy.
  ///
  /// - Parameter kind: of the strategies before it that it is like; nil where it is like none.
  mutating func add(like kind: Int?) {
    if kind == nil { firsts.append(kinds.count) }
    kinds.append(kind ?? firsts.count - 1)
  }

  /// What was found for each kind, for each strategy.
  func spread<Value>(_ found: [Value]) -> [Value] { kinds.map { found[$0] } }

  /// What is found for each kind, for each strategy. It is looked for once a kind, in their order.
  func spreadEach<Value>(_ find: (_ kind: Int) throws -> Value) rethrows -> [Value] {
    var all: [Value] = []
    all.reserveCapacity(kinds.count)
    for (strategy, kind) in kinds.enumerated() {
      let first = firsts[kind]
      all.append(first == strategy ? try find(kind) : all[first])
    }
    return all
  }
}
