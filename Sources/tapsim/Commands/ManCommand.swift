/// `tapsim man`: the manual page.
enum ManCommand {
  static let command: Command = Command(
    name: "man", summary: "print the manual page, tapsim(1)",
    discussion: ["The page is in the form of man(7), for man, groff and mandoc."],
    examples: [Command.Example("tapsim man | man -l -", "Read it (on Linux)")],
    run: { _, console in try console.output.write(ManualPage.text(for: Tapsim.commands)) })
}
