import Foundation

/// Looks for the JSON document of a dump in a text that may hold other things: log lines before it,
/// JSON among them, a shell's prompt after it.
struct JSONSearch {
  /// The document of a dump.
  struct Found {
    var root: JSONNode
    /// What had to be mended or skipped.
    var warnings: [String]
  }

  /// The dump's document.
  private(set) var found: Found?
  /// Why a document that begins like one cannot be read.
  private(set) var failure: LayoutFormatError?
  /// The first whole document that is no dump.
  private(set) var other: JSONNode?
  /// Offset after the last document that is no dump.
  private(set) var end = 0

  private let text: [UInt8]
  private let isDump: (JSONNode) -> Bool
  /// Each may be read to the end of the text.
  private var attempts = 32

  /// Searches a text in UTF-8.
  ///
  /// - Parameters:
  ///   - start: where a dump of another kind begins at or after an offset, or the text ends: no
  ///     document is looked for behind that.
  ///   - isDump: whether a document is a dump of a known format.
  init(
    _ text: [UInt8], before start: (Int) -> Int, isDump: @escaping (JSONNode) -> Bool
  ) {
    self.text = text
    self.isDump = isDump
    var place = 0
    var limit = start(0)
    while let next = self.next(in: text[place..<limit]), attempts > 0 {
      do throws(LayoutFormatError) {
        place = try attempt(at: next)
      } catch {
        // What begins in the middle of a line before another dump may be anything.
        if limit == text.count || beginsLine(next) { failure = error }
        return
      }
      if found != nil { return }
      if place > limit { limit = start(place) }
    }
  }

  /// Reads the document at an offset; gives where to go on. What is not whole ends the search: a
  /// piece inside it could pass for a dump of its own.
  private mutating func attempt(at start: Int) throws(LayoutFormatError) -> Int {
    let (root, mender) = try read(at: start)
    guard isDump(root) else {
      if other == nil { other = root }
      end = mender.position
      return end
    }
    var warnings = mender.warnings
    if isInk(0..<start) { warnings.append("text before the JSON document was skipped") }
    if let second = second(from: mender.position) { throw twoDocuments(second) }
    if isInk(mender.position..<text.count) {
      warnings.append("text after the JSON document was skipped")
    }
    found = Found(root: root, warnings: warnings)
    return text.count
  }

  private mutating func read(at start: Int) throws(LayoutFormatError) -> (JSONNode, JSONMender) {
    attempts -= 1
    var mender = JSONMender(text, from: start)
    try mender.mend()
    do {
      return (
        JSONNode(try JSONSerialization.jsonObject(with: Data(mender.output))), mender
      )
    } catch {
      throw notWellFormed(error as NSError, start: start, output: mender.output)
    }
  }

  /// Foundation tells an offset in words on Linux, in its own way on macOS.
  private func notWellFormed(
    _ error: NSError, start: Int, output: [UInt8]
  ) -> LayoutFormatError {
    let words = error.userInfo["NSDebugDescription"] as? String ?? ""
    let offset =
      error.userInfo["NSJSONSerializationErrorIndex"] as? Int
      ?? words.range(of: "character ").flatMap {
        Int(words[$0.upperBound...].prefix { $0.isNumber })
      }
    let line = offset.map { offset in
      let lines = output.prefix(max(offset, 0)).count { $0 == UInt8(ascii: "\n") }
      return "line \(self.line(at: start) + lines): "
    }
    let reason = words.range(of: " around character").map { String(words[..<$0.lowerBound]) }
    return LayoutFormatError(
      "\(line ?? "")the JSON is not well formed: "
        + "\((reason ?? "it cannot be read").lowercasedFirst); "
        + "a whole dump is needed")
  }

  /// Where a second dump begins.
  private mutating func second(from place: Int) -> Int? {
    var place = place
    while let next = self.next(in: text[place...]), attempts > 0 {
      do throws(LayoutFormatError) {
        let (root, mender) = try read(at: next)
        if isDump(root) { return next }
        place = mender.position
      } catch {
        if beginsLine(next) { return next }
        place = text[next...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      }
    }
    return nil
  }

  private func twoDocuments(_ second: Int) -> LayoutFormatError {
    LayoutFormatError(
      "two documents in one file: the second begins on line \(line(at: second)); a file may hold "
        + "one dump, so split it")
  }

  /// Where an object with a key, or an array of objects, begins in a part of the text.
  private func next(in part: ArraySlice<UInt8>) -> Int? {
    part.indices.first { place in
      let byte = part[place]
      guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return false }
      let follower = text[(place + 1)...].first { $0 > 0x20 }
      return follower == (byte == UInt8(ascii: "[") ? UInt8(ascii: "{") : UInt8(ascii: "\""))
    }
  }

  private func isInk(_ range: Range<Int>) -> Bool { !text[range].allSatisfy { $0 <= 0x20 } }

  private func beginsLine(_ place: Int) -> Bool {
    text[..<place].last { $0 == UInt8(ascii: "\n") || $0 > 0x20 } ?? UInt8(ascii: "\n")
      == UInt8(ascii: "\n")
  }

  private func line(at offset: Int) -> Int {
    text[..<min(offset, text.count)].count { $0 == UInt8(ascii: "\n") } + 1
  }
}

extension String {
  /// The text with a small first letter, as inside a sentence.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
