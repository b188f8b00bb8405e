/// The errors for texts that are no dump at all.
enum DumpRefusal {
  /// No reader knows the content.
  static func unknown(_ source: DumpSource) -> LayoutFormatError {
    guard let line = source.firstLine else {
      return LayoutFormatError("the file is empty: a UI dump is needed")
    }
    if let tag = source.start.otherTag {
      return LayoutFormatError(
        "no UI dump known here: the first element is <\(tag)>; known are \(LayoutFormat.names)")
    }
    return LayoutFormatError(
      "no UI dump known here: it begins with \"\(line)\"; known are \(LayoutFormat.names)")
  }

  /// The dump failed on the device, and its complaint was saved.
  static func failed(_ source: DumpSource) -> LayoutFormatError {
    LayoutFormatError(
      "the dump failed on the device and holds no <hierarchy>: it says "
        + "\"\(source.firstLine ?? "")\"; take it again")
  }
}
