/// Appium's UiAutomator2 page source: `<hierarchy>` whose elements are named by their class.
enum AppiumAndroidReader: DumpReader {
  static func recognizes(_ source: DumpSource) -> Bool {
    source.start.root == "hierarchy" && source.start.firstChild.map { $0 != "node" } == true
  }

  static func accepts(_ source: DumpSource) -> Bool {
    recognizes(source) || UIAutomatorReader.recognizes(source)
  }

  static func read(_ source: DumpSource, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    try AndroidXML.read(source)
  }
}
