/// Small help with the wording of messages.
enum Words {
  /// "1 view", "3 views".
  static func count(_ n: Int, _ noun: String, _ plural: String? = nil) -> String {
    n == 1 ? "1 \(noun)" : "\(n) \(plural ?? noun + "s")"
  }

  /// A text in quotes, on one line, cut to fit in a message.
  static func quote(_ text: String) -> String {
    (text.count > 60 ? text.prefix(60) + "..." : text).debugDescription
  }

  /// Names in quotes, the first of them where they are many.
  static func list(_ names: [String], most: Int = 12) -> String {
    let shown = names.prefix(most).map(quote).joined(separator: ", ")
    return names.count > most ? "\(shown) and \(names.count - most) more" : shown
  }
}
