/// A word of a log, kept once: logs say the same few ids and users millions of times.
package struct Label: Hashable, Sendable {
  private let number: UInt32

  package init(index: Int) {
    number = UInt32(clamping: index)
  }

  /// The place of the word in its `LabelTable`; counted from 0, in the order of first sight.
  package var index: Int { Int(number) }
}
