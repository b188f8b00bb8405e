import Foundation
import Testing

/// What the machine can do to a run.
struct MachineFaultTests {
  private static let dump = """
    <hierarchy rotation="0"><node class="a.Button" text="Buy" bounds="[0,0][80,80]" \
    clickable="true"/></hierarchy>
    """

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func aFolderThatCannotBeMadeIsSaidBeforeARun() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    let outcome = try await Tool.run(
      ["run", "s.json", "-o", "/proc/tapsim", "--taps", "10"], in: scratch.folder)
    #expect(outcome.status == 73)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("tapsim: error: /proc/tapsim: cannot be created: "))
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func aFolderThatMayNotBeWrittenIsSaid() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    let folder = scratch.folder.appendingPathComponent("locked").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o555])
    let outcome = try await Tool.run(["run", "s.json", "-o", "locked/r"], in: scratch.folder)
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("locked"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      ["devices"], ["man"], ["completions", "zsh"], ["hit", "s.json", "--at", "1,1"],
      ["check-config", "s.json"], ["run", "s.json", "--taps", "10", "--device", "iphone-15"],
    ])
  func aFullDiskUnderStandardOutputIsSaid(_ words: [String]) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let outcome = try await Tool.run(words, in: scratch.folder, output: full)
    #expect(outcome.status == 74)
    #expect(
      outcome.errors.hasSuffix(
        "tapsim: error: standard output: writing failed: no space left on device\n"))
  }

  @Test func closedStandardOutputIsSaidAndNoFileTakesItsPlace() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    let command = #""$0" run s.json --device iphone-15 --taps 10 -o "$1" >&-"#
    for folder in ["-", "o"] {
      #expect(
        try await Programs.run(
          "sh", ["-c", command, Tool.executable.path, folder], in: scratch.folder)
          == .init(
            status: 74,
            output: "tapsim: error: standard output: writing failed: bad file descriptor\n"))
    }
    #expect(try scratch.text("o/rates.csv").hasPrefix("layout,"))
  }

  @Test func closedStandardErrorLeavesFilesWhole() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    let outcome = try await Programs.run(
      "sh", ["-c", #""$0" run s.json --taps 10 -o o --format csv <&- 2>&-"#, Tool.executable.path],
      in: scratch.folder)
    #expect(outcome == .init(status: 0, output: try scratch.text("o/rates.csv")))
  }

  @Test(arguments: [
    ["devices"], ["models", "--format", "json"], ["man"], ["check-config", "s.json"],
    ["hit", "s.json", "--at", "1,1"],
  ])
  func aReaderThatIsGoneEndsItQuietly(_ words: [String]) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", #"{ "device": "iphone-15", "layout": \#(twoButtons) }"#)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try await Tool.run(
      words, in: scratch.folder, output: pipe.fileHandleForWriting)
    #expect(outcome == .init(status: 0, output: "", errors: ""))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aDeviceIsWrittenToAndNotReplaced() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("dump.xml", Self.dump)
    let full = try await Tool.run(
      ["import", "dump.xml", "-o", "/dev/full"], in: scratch.folder)
    #expect(full.status == 74)
    #expect(full.errors == "tapsim: error: /dev/full: writing failed: no space left on device\n")
    let null = try await Tool.run(
      ["import", "dump.xml", "-o", "/dev/null"], in: scratch.folder)
    #expect(null.status == 0)
    #expect(null.output.isEmpty)
    for device in ["/dev/full", "/dev/null"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: device)
      #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
  func anInputWithoutEndIsRefused() async throws {
    #expect(
      try await Tool.run(["check-config", "/dev/zero"], patience: 60)
        == .init(
          status: 66, output: "",
          errors: "tapsim: error: cannot read \"/dev/zero\": it holds more than 128 MiB, the most "
            + "that is read\n"))
  }

  @Test func aLayoutOfTenMegabytesIsRead() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let text = String(repeating: "long ", count: 1000)
    let views = (0..<2000).map { index in
      #"{ "id": "v\#(index)", "frame": [\#(index), 0, 1, 9], "text": "\#(text)" }"#
    }
    try scratch.write(
      "s.json", #"{ "screen": [2000, 9], "views": [\#(views.joined(separator: ","))] }"#)
    let outcome = try await Tool.run(
      ["hit", "s.json", "--at", "1999,1"], in: scratch.folder, patience: 60)
    #expect(
      outcome
        == .init(
          status: 0, output: "strategy,x,y,view,receiver\nasIs,1999,1,v1999,\n", errors: ""))
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x7B, 0x00], "in.json:1:1: found UTF-16, expected UTF-8"),
    (Array("{ \"a\": \"".utf8) + [0xC3, 0x28], "in.json:1:9: found the byte 0xC3"),
    (Array("{ \"a\": ".utf8) + [0x00], "in.json:1:8: found "),
    (
      [UInt8](repeating: UInt8(ascii: "["), count: 100_000), "in.json:1:601: nested deeper than 600"
    ),
  ])
  func bytesThatAreNoTextAreRefused(_ bytes: [UInt8], _ start: String) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try Data(bytes).write(to: scratch.folder.appendingPathComponent("in.json"))
    let outcome = try await Tool.run(["check-config", "in.json"], in: scratch.folder)
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("tapsim: error: " + start), "\(outcome.errors)")
    #expect(outcome.errors.count { $0 == "\n" } == 1)
  }
}
