import Foundation
import HitTesting
import Testing
import TouchLogs

/// Logs that are damaged at random are read or refused: nothing traps, and the counts agree.
struct DamagedLogTests {
  private static let seeds = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scripts/fuzzer/seeds")
  private static let names = [
    "touches.csv", "study.csv", "touches.jsonl", "getevent.txt", "recording.evemu",
    "recording.yml", "evtest.txt", "rrweb.json", "trials.sd3", "appium.log", "monkey.txt",
  ]
  private static let pieces = [
    "\"", "[", "]", "{", "}", ",", "\n", "\r", "-", "1e308", "99999999999999999999", "ffffffff",
    "nan", "", " ", "\\u12", "\u{0}", ":", "SYN_DROPPED", "0000 0003 00000000", "x=",
  ].map { Array($0.utf8) }

  @Test(arguments: names)
  func damageIsReadOrRefused(_ name: String) throws {
    let whole = [UInt8](try Data(contentsOf: Self.seeds.appendingPathComponent(name)))
    var random = SplitMix(state: UInt64(name.utf8.count) &* 7919)
    for round in 0..<40 {
      var bytes = whole
      for _ in 0..<random.below(round == 0 ? 1 : 4) {
        let place = random.below(bytes.count + 1)
        let piece = Self.pieces[random.below(Self.pieces.count)]
        bytes.replaceSubrange(place..<min(bytes.count, place + random.below(9)), with: piece)
      }
      if random.below(4) == 0 { bytes.removeLast(random.below(bytes.count + 1)) }
      let format = random.below(3) == 0 ? TouchLogFormat.allCases[random.below(10)] : nil
      let skips = random.below(3) > 0
      do {
        let log = try Reading(bytes: bytes) {
          $0.format = format
          $0.skipBad = skips
          $0.density = 2
          $0.screen = Size(width: 400, height: 800)
        }
        #expect(log.taps.count == log.counts.taps)
        #expect(log.taps.allSatisfy { $0.point.x.isFinite && $0.point.y.isFinite })
        #expect(skips || log.counts.count(.bad) == 0)
      } catch let error as TouchLogError {
        #expect(!error.description.isEmpty && !error.description.contains("\n"))
      } catch let rows as BadRows {
        #expect(!skips && rows.problems.count > 1)
      }
    }
  }
}

/// A stream of random numbers that is the same each time (Steele et al. 2014,
/// doi 10.1145/2660193.2660195).
private struct SplitMix {
  var state: UInt64

  mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(word >> 33) % max(count, 1)
  }
}
