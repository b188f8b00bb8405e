/// Which strategies of a scenario come to the same: those give every view the same hit area (a
/// minimum of 44 pt and 8 pt all round, for buttons of 28 pt), so what is found for the first of
/// them holds for the others, and is not worked out again.
struct StrategyTwins: Sendable {
  /// The first strategy of each kind, rising.
  private(set) var firsts: [Int] = []
  /// For each strategy its kind, a place in `firsts`.
  private(set) var kinds: [Int] = []

  /// So many strategies of which none is like another.
  init(unlike count: Int) {
    firsts = Array(0..<count)
    kinds = firsts
  }

  /// - Parameter twin: for a strategy an earlier one of `firsts` that it is like; nil for none.
  init(count: Int, twin: (_ strategy: Int, _ firsts: [Int]) -> Int?) {
    for strategy in 0..<count {
      if let twin = twin(strategy, firsts) {
        kinds.append(kinds[twin])
      } else {
        kinds.append(firsts.count)
        firsts.append(strategy)
      }
    }
  }

  /// What was found for each kind, for each strategy.
  func spread<Value>(_ found: [Value]) -> [Value] { kinds.map { found[$0] } }

  /// The same, where what is found is worked out in the order of the kinds.
  func spread<Value>(_ find: (_ kind: Int) throws -> Value) rethrows -> [Value] {
    var all: [Value] = []
    all.reserveCapacity(kinds.count)
    for (strategy, kind) in kinds.enumerated() {
      let first = firsts[kind]
      all.append(first == strategy ? try find(kind) : all[first])
    }
    return all
  }
}
