import Foundation
import Testing

/// `scripts/tapsim`, with stand-ins for the installation and the compiler.
struct ScriptTests {
  /// Calls the script in a package of its own, and says what the stand-ins and the tool were given.
  private func call(_ words: String) async throws -> Programs.Outcome {
    let scratch = try Scratch()
    defer { scratch.remove() }
    for folder in ["scripts", "bin", "Sources"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appendingPathComponent(folder), withIntermediateDirectories: false)
    }
    try FileManager.default.copyItem(
      at: Expected.package.appendingPathComponent("scripts/tapsim"),
      to: scratch.folder.appendingPathComponent("scripts/tapsim"))
    try scratch.write("Package.swift", "")
    try scratch.write("scripts/bootstrap", "#!/bin/sh\necho \"bootstrap: $*\"\n")
    try scratch.write(
      "bin/swift",
      """
      #!/bin/sh
      mkdir -p .build/release
      printf '#!/bin/sh\\necho "tapsim: $*"\\n' >.build/release/tapsim
      chmod +x .build/release/tapsim

      """)
    return try await Programs.run(
      "bash",
      [
        "-c",
        "chmod +x scripts/bootstrap bin/swift; PATH=$PWD/bin:$PATH bash scripts/tapsim \(words) "
          + "2>/dev/null",
      ],
      in: scratch.folder)
  }

  @Test func aYesInFrontIsForTheInstallation() async throws {
    #expect(
      try await call("--yes run a.json --yes")
        == .init(status: 0, output: "bootstrap: --yes\ntapsim: run a.json --yes\n"))
  }

  @Test func withoutItTheInstallationAsks() async throws {
    #expect(
      try await call("--version") == .init(status: 0, output: "bootstrap: \ntapsim: --version\n"))
    #expect(try await call("") == .init(status: 0, output: "bootstrap: \ntapsim: \n"))
  }
}
