/// Why a dump cannot be imported: one line that says what was found and what is allowed.
public struct LayoutFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, without the name of the file.
  public let message: String

  /// An error with its one line.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}
