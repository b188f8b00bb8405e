/// `adb shell uiautomator dump`: `<hierarchy>` with `<node>` elements.
enum UIAutomatorReader: DumpReader {
  static func recognizes(_ source: DumpSource) -> Bool {
    guard source.start.root == "hierarchy" else {
      return source.start.root == nil && source.isFailedDump
    }
    return source.start.firstChild.map { $0 == "node" } ?? true
  }

  static func accepts(_ source: DumpSource) -> Bool {
    recognizes(source) || AppiumAndroidReader.recognizes(source)
  }

  static func read(_ source: DumpSource, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    try AndroidXML.read(source)
  }
}
