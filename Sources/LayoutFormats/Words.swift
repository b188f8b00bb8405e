/// Small help with the wording of messages.
enum Words {
  /// "1 view", "3 views".
  static func count(_ n: Int, _ noun: String) -> String { n == 1 ? "1 \(noun)" : "\(n) \(noun)s" }

  /// A text in quotes, on one line, cut to fit in a message.
  static func quote(_ text: String) -> String {
    (text.count > 60 ? text.prefix(60) + "..." : text).debugDescription
  }
}
