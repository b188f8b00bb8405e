/// A word of a log, kept once: logs say the same few ids and users millions of times.
package struct Label: Hashable, Sendable {
  /// The place of the word in the `words` of its `LabelTable`.
  package let index: Int

  package init(index: Int) {
    self.index = index
  }
}
