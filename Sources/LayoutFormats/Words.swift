/// Small help with the wording of messages.
enum Words {
  /// "1 view", "3 views".
  static func count(_ n: Int, _ noun: String) -> String { n == 1 ? "1 \(noun)" : "\(n) \(noun)s" }
}
