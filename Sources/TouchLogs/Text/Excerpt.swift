/// A piece of a log, for a message: in quotes, on one line, cut to fit.
struct Excerpt: Sendable, CustomStringConvertible {
  private let text: [UInt8]

  init(_ bytes: some Collection<UInt8>) {
    text = Array(bytes.prefix(240))
  }

  init(_ text: String) {
    self.init(text.utf8)
  }

  /// The text in quotes.
  var description: String {
    let text = String(decoding: text, as: UTF8.self)
    return (text.count > 60 ? text.prefix(57) + "..." : text).debugDescription
  }

  /// Some names in quotes, the first twenty.
  static func list(_ names: [String]) -> String {
    names.prefix(20).map { Excerpt($0).description }.joined(separator: ", ")
      + (names.count > 20 ? ", ..." : "")
  }
}
