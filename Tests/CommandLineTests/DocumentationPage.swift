import Foundation

/// A page of Markdown, and the fenced blocks in it that a test can hold against the tool.
struct DocumentationPage: Sendable, CustomStringConvertible {
  /// From the folder of the package: `docs/results.md`.
  let path: String
  let text: String

  /// A fenced block.
  struct Block: Sendable {
    /// The words after the fence: `json bar.json`.
    var words: [String]
    /// The line of the first line inside, counted from 1.
    var line: Int
    var lines: [String]

    var language: String { words.first ?? "" }
    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  /// A command of a `console` block, and the output that stands below it.
  struct Command: Sendable {
    var line: Int
    var text: String
    var output: [String]
  }

  var description: String { path }

  /// Every page for users: the README, `docs/`, and what stands beside the data.
  static func all() throws -> [DocumentationPage] {
    let root = Expected.package
    var paths = ["README.md", "CONTRIBUTING.md"]
    for folder in ["docs", "Datasets"] {
      let found = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      let names = (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
      paths += names.sorted().map { folder + "/" + $0 }
    }
    return try paths.map { path in
      DocumentationPage(
        path: path,
        text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
    }
  }

  /// The fenced blocks, in order.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: Block?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      guard line.hasPrefix("```") else {
        open?.lines.append(line)
        continue
      }
      if let block = open {
        blocks.append(block)
        open = nil
      } else {
        let words = line.dropFirst(3).split(separator: " ").map(String.init)
        open = Block(words: words, line: index + 2, lines: [])
      }
    }
    return blocks
  }

  /// Where links within the repository go: a path from the page's folder, empty for the page
  /// itself, and an anchor, empty for the whole page.
  var links: [(path: String, anchor: String)] {
    text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
      .filter { !$0.hasPrefix("http") }
      .map { link in
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
      }
  }

  /// What links to the headings of a Markdown text end in, as GitHub makes them.
  static func anchors(of text: String) -> Set<String> {
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      })
  }
}

extension DocumentationPage.Block {
  /// The commands of a `console` block: each line that begins with `$`, and what follows it up to
  /// the next one. A backslash at the end of a line continues the command.
  var commands: [DocumentationPage.Command] {
    var commands: [DocumentationPage.Command] = []
    var isContinued = false
    for (index, line) in lines.enumerated() {
      if isContinued, let last = commands.indices.last {
        commands[last].text += "\n" + line
      } else if line.hasPrefix("$ ") {
        commands.append(.init(line: self.line + index, text: String(line.dropFirst(2)), output: []))
      } else if let last = commands.indices.last {
        commands[last].output.append(line)
        continue
      }
      isContinued = line.hasSuffix("\\")
    }
    return commands
  }
}

/// Output as a page shows it: a line `...` stands for any number of lines.
struct ShownOutput {
  let lines: [String]

  /// Whether real output is what is shown; nothing shown fits anything.
  func fits(_ real: [String]) -> Bool {
    let shown = Self.trimmed(lines)
    let real = Self.trimmed(real)[...]
    return shown.isEmpty || Self.fits(shown[...], real)
  }

  private static func fits(_ shown: ArraySlice<String>, _ real: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return real.isEmpty }
    if first == "..." {
      let rest = shown.dropFirst()
      return (0...real.count).contains { fits(rest, real.dropFirst($0)) }
    }
    return real.first == first && fits(shown.dropFirst(), real.dropFirst())
  }

  static func trimmed(_ lines: [String]) -> [String] {
    let isBlank = { (line: String) in line.allSatisfy(\.isWhitespace) }
    return Array(lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
