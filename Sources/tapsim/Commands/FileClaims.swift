import Configuration
import Reporting

/// The files that a command reads and those that it will write: none may be lost to another.
///
/// ```swift
/// var claims = FileClaims(arguments, loaded)
/// try claims.claim("finger.json", for: "--output")
/// ```
struct FileClaims {
  private let inputs: Set<FilePlace>
  /// The option that named each output.
  private var outputs: [FilePlace: String] = [:]

  /// No output yet, beside inputs by their paths; `-` is standard input.
  init(reading paths: [String]) {
    inputs = Set(
      paths.compactMap { $0 == "-" ? .standardInput : FilePlace($0) }
        .filter(\.mayBeFile))
  }

  /// No output yet, beside all files that a command has read or is going to: those that the config
  /// names, and the touch logs.
  init(_ arguments: Arguments, _ loaded: LoadedScenario) {
    self.init(
      reading: loaded.inputs.map(\.path) + arguments[all: TouchOptions.touches]
        + arguments[all: TouchOptions.panelDescription])
  }

  /// Claims a place for an output. Devices and pipes are everyone's.
  ///
  /// - Throws: `UsageError` where an input or another output would be lost.
  mutating func claim(_ path: String, for option: String) throws(UsageError) {
    guard let place = FilePlace(path), place.mayBeFile else { return }
    guard !inputs.contains(place) else {
      throw UsageError("\(option): '\(path)' is a file that is read, and would be lost")
    }
    if let other = outputs.updateValue(option, forKey: place) {
      throw UsageError("\(option): '\(path)' is where \(other) writes too, and would be lost")
    }
  }
}
