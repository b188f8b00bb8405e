/// What a picture becomes.
package enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case svg
  case png
  case pdf

  /// The format that a file's name asks for by its end, in any case of letters; nil for any other.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: "."), path[dot...].dropFirst().allSatisfy({ $0 != "/" })
    else { return nil }
    self.init(rawValue: path[dot...].dropFirst().lowercased())
  }
}
