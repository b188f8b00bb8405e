/// One thing that is wrong in an input file: where, what was found, and what is allowed.
public struct Problem: Sendable, Hashable, CustomStringConvertible {
  /// The file, as the user or the file that refers to it names it.
  public var file: String
  /// Where in the file.
  public var location: Location
  /// What was found and what is allowed, in one line.
  public var message: String

  /// A place in a file.
  public enum Location: Sendable, Hashable {
    /// The file as a whole.
    case file
    /// A key path: `strategies[2].insets.top`.
    case keys(String)
    /// A line and a column, from 1.
    case text(line: Int, column: Int)
  }

  /// One line: `player.json: strategies[2].insets.top: found "ten", expected a number`.
  public var description: String {
    switch location {
    case .file: "\(file): \(message)"
    case .keys(let path): "\(file): \(path): \(message)"
    case .text(let line, let column): "\(file):\(line):\(column): \(message)"
    }
  }
}

/// Wrong input data (exit status 65): every problem that was found, in the order of the files.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// At least one problem.
  public var problems: [Problem]

  /// A line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// An input that is missing or unreadable (exit status 66).
public struct InputFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path that was tried.
  public var path: String
  /// The file and key that named it; nil for the command line.
  public var referrer: String?
  /// Why it cannot be read.
  public var reason: String

  /// One line: `player.json: layout: cannot read "screen.json": no such file`.
  public var description: String {
    (referrer.map { $0 + ": " } ?? "") + "cannot read \(Quoted.json(path)): \(reason)"
  }
}

/// An override of the command line that does not fit the input (exit status 64).
public struct OverrideError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The option, with its dashes.
  public var option: String
  /// What was found and what is allowed, in one line.
  public var message: String

  /// One line: `--device: found "iphone", expected ...`.
  public var description: String { "\(option): \(message)" }
}
