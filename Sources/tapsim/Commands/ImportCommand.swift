/// `tapsim import`: turns a UI dump into a layout file.
enum ImportCommand {
  static let output = Option(
    "output", short: "o", "FILE", .path,
    help: "where the layout goes (default, and -: standard output)")

  static let command = Command(
    name: "import", summary: "turn a UI dump into a layout file",
    operands: [Operand("FILE", help: "a dump: uiautomator or Appium XML")],
    options: [output.declaration, CommonOptions.density.declaration],
    examples: [
      Command.Example(
        "tapsim import window_dump.xml --density 2.75 -o screen.layout.json",
        "A dump of an Android app")
    ],
    run: { _, _ in throw Failure(.failed, "not wired") })
}
