/// A row that cannot be read. It is put into words only where it is told: a log of millions of bad
/// rows costs no more to skip.
struct BadRow: Error {
  /// What was found and what is allowed.
  let message: @Sendable () -> String

  init(_ message: @escaping @Sendable @autoclosure () -> String) {
    self.message = message
  }

  /// What was found, between the words about it.
  init(_ head: StaticString, _ found: Excerpt, _ tail: StaticString) {
    self.init("\(head)\(found)\(tail)")
  }
}
