import Testing

@testable import Simulation

@Suite struct ParallelMapTests {
  @Test(arguments: [1, 2, 5, 100])
  func resultsStandInOrder(threads: Int) throws {
    let numbers = Array(0..<37)
    #expect(try parallelMap(numbers, threads: threads) { $0 * $0 } == numbers.map { $0 * $0 })
    #expect(try parallelMap([Int](), threads: threads) { $0 } == [])
  }

  @Test(arguments: [1, 4])
  func anErrorIsThrown(threads: Int) {
    struct Odd: Error {}
    #expect(throws: Odd.self) {
      try parallelMap(Array(0..<9), threads: threads) { n in
        if n % 2 == 1 { throw Odd() }
        return n
      }
    }
  }
}
