import Foundation
import Testing

/// What the pages show is what the tool does.
struct DocumentationTests {
  @Test(arguments: try DocumentationPage.all())
  func commandsPrintWhatThePageShows(_ page: DocumentationPage) async throws {
    let shell = try Shell()
    defer { shell.remove() }
    for block in page.blocks {
      if block.language == "json", block.words.count > 1 {
        try shell.scratch.write(block.words[1], block.text)
      }
      guard block.language == "console" else { continue }
      for command in block.commands {
        let outcome = try await shell.run(command.text)
        let place = "\(page.path):\(command.line): \(command.text)"
        let real = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
          ShownOutput(lines: command.output).fits(real.map(String.init)),
          "\(place)\n\(outcome.output)")
        let showsError = command.output.contains { $0.hasPrefix("tapsim: error:") }
        #expect((outcome.status == 0) != showsError, "\(place)\nstatus \(outcome.status)")
      }
    }
  }

  /// A `json` block is a whole config or layout; parts of one stand under `jsonc`.
  @Test(arguments: try DocumentationPage.all())
  func wholeConfigsAndLayoutsAreRead(_ page: DocumentationPage) async throws {
    let shell = try Shell()
    defer { shell.remove() }
    for (index, block) in page.blocks.enumerated() where block.language == "json" {
      let name = "block-\(index).json"
      try shell.scratch.write(name, block.text)
      let outcome = try await shell.run("tapsim run \(name) --taps 1 -o - --quiet")
      #expect(outcome.status == 0, "\(page.path):\(block.line)\n\(outcome.output)")
    }
  }

  @Test(arguments: try DocumentationPage.all())
  func linksLeadToFilesAndHeadings(_ page: DocumentationPage) throws {
    let own = Expected.package.appendingPathComponent(page.path)
    for link in page.links {
      let file =
        link.path.isEmpty ? own : own.deletingLastPathComponent().appendingPathComponent(link.path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path): \(link.path)")
      guard !link.anchor.isEmpty else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let anchors = DocumentationPage.anchors(of: text)
      #expect(anchors.contains(link.anchor), "\(page.path): \(link.path)#\(link.anchor)")
    }
  }

  @Test func everyPageOfDocsIsLinkedFromTheReadme() throws {
    let pages = try DocumentationPage.all()
    let readme = try #require(pages.first { $0.path == "README.md" })
    for page in pages where page.path.hasPrefix("docs/") {
      #expect(readme.links.contains { $0.path == page.path }, "\(page.path)")
    }
  }

  @Test func dotsStandForAnyLinesAndNothingElseDoes() {
    let shown = ShownOutput(lines: ["a", "...", "d", ""])
    #expect(shown.fits(["a", "d"]))
    #expect(shown.fits(["a", "b", "c", "d"]))
    #expect(!shown.fits(["a", "b", "c"]))
    #expect(!shown.fits(["x", "a", "d"]))
    #expect(ShownOutput(lines: []).fits(["anything"]))
  }
}

/// A shell in a folder of its own, with the tool and the data sets where the pages expect them.
struct Shell {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let files = FileManager.default
    try files.createSymbolicLink(
      at: scratch.folder.appendingPathComponent("Datasets"),
      withDestinationURL: Expected.package.appendingPathComponent("Datasets"))
    let scripts = scratch.folder.appendingPathComponent("scripts")
    try files.createDirectory(at: scripts, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: scripts.appendingPathComponent("tapsim"), withDestinationURL: Tool.executable)
  }

  /// Runs a command line; standard output and standard error arrive together, as on a terminal.
  func run(_ command: String) async throws -> (status: Int32, output: String) {
    let output = try scratch.write("shell-output", "")
    let status = try await Turnstile.programs.pass {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exec 2>&1\n" + command]
      process.currentDirectoryURL = scratch.folder
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let tool = scratch.folder.appendingPathComponent("scripts").path
      process.environment = ProcessInfo.processInfo.environment
        .merging(["PATH": tool + ":" + path]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: output)
      try await process.runToItsEnd()
      return process.terminationStatus
    }
    return (status, try scratch.text("shell-output"))
  }

  func remove() { scratch.remove() }
}
