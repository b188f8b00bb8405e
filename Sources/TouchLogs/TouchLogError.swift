/// Why a touch log cannot be read: one line with the file, the line, what was found and what is
/// allowed.
package struct TouchLogError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Whose fault it is.
  package var fault: Fault
  /// The file as messages call it; nil where it is the fault of no file.
  package var file: String?
  /// Counted from 1; nil where it is the fault of no line.
  package var line: Int?
  /// What was found and what is allowed, without the place.
  package var message: String
  /// A name that is not known, and those that are, for a suggestion.
  package var unknown: UnknownName?

  package init(
    _ fault: Fault = .data, file: String? = nil, line: Int? = nil, _ message: String,
    unknown: UnknownName? = nil
  ) {
    self.fault = fault
    self.file = file
    self.line = line
    self.message = message
    self.unknown = unknown
  }

  /// Whose fault it is that a log cannot be read.
  package enum Fault: Sendable {
    /// The options': one does not fit, or is missing.
    case usage
    /// The content's.
    case data
    /// The file is missing or unreadable.
    case noInput
    /// Reading standard input failed.
    case inputOutput
  }

  /// A name that is not known, and those that are.
  package struct UnknownName: Equatable, Sendable {
    package var name: String
    package var known: [String]

    package init(name: String, known: [String]) {
      self.name = name
      self.known = known
    }
  }

  /// The message, with the place in front.
  package var description: String {
    ([file, line.map { "\($0)" }].compactMap { $0 }.joined(separator: ":") + ": ")
      .drop { $0 == ":" || $0 == " " } + message
  }
}
