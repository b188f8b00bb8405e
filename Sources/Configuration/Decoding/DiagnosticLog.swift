/// What was noticed while files were read. One log serves one load, on one thread.
final class DiagnosticLog {
  /// Problems that are told in full; the others are only counted.
  static let problemLimit = 20
  /// Warnings of one kind that are told in full.
  static let warningLimit = 5

  private(set) var problems: [Problem] = []
  private var untoldProblems = 0
  private(set) var fileErrors: [InputFileError] = []
  private(set) var inputs: [InputFile] = []
  private var told: [String] = []
  private var warningCounts: [(kind: String, count: Int)] = []

  /// Notes a problem. It is put into words only where it is told: a file can have millions.
  func add(_ problem: () -> Problem) {
    if problems.count < Self.problemLimit {
      problems.append(problem())
    } else {
      untoldProblems += 1
    }
  }

  func add(_ error: InputFileError) { fileErrors.append(error) }

  /// Notes a file that was read, once.
  func add(_ input: InputFile) {
    if !inputs.contains(where: { $0.path == input.path }) { inputs.append(input) }
  }

  /// Notes a warning; of each kind the first few are told, the rest counted.
  func warn(_ text: String, kind: String) {
    let index = warningCounts.firstIndex { $0.kind == kind } ?? warningCounts.count
    if index == warningCounts.count { warningCounts.append((kind, 0)) }
    warningCounts[index].count += 1
    if warningCounts[index].count <= Self.warningLimit { told.append(text) }
  }

  /// The warnings, one sentence each.
  var warnings: [String] {
    told
      + warningCounts.filter { $0.count > Self.warningLimit }.map {
        "\($0.count - Self.warningLimit) more warnings of this kind: \($0.kind)"
      }
  }

  /// Throws what was found: wrong data before files that cannot be read.
  func check() throws {
    guard let first = problems.first else {
      if let error = fileErrors.first { throw error }
      return
    }
    var all = problems
    all += fileErrors.map {
      Problem(
        file: $0.referrer ?? $0.path, location: .file,
        message: "cannot read \(Quoted.json($0.path)): \($0.reason)")
    }
    if untoldProblems > 0 {
      all.append(
        Problem(
          file: first.file, location: .file,
          message: "\(untoldProblems) more problem\(untoldProblems == 1 ? "" : "s") not shown"))
    }
    throw ConfigurationError(problems: all)
  }
}

/// Writes into a log in the name of one file.
struct Reporter {
  /// The file, as messages name it.
  let file: String
  let log: DiagnosticLog

  /// Notes what is wrong at a place.
  func problem(_ place: @autoclosure () -> Place, _ message: @autoclosure () -> String) {
    log.add {
      let path = place().path
      return Problem(
        file: file, location: path.isEmpty ? .file : .keys(path), message: message())
    }
  }

  /// Notes what was found at a place, what is allowed, and a name that may have been meant.
  func problem(
    _ place: @autoclosure () -> Place, found: @autoclosure () -> String,
    expected: @autoclosure () -> String, nearest: @autoclosure () -> String? = nil
  ) {
    problem(place(), Self.message(found(), expected(), nearest()))
  }

  private static func message(_ found: String, _ expected: String, _ nearest: String?) -> String {
    let hint = nearest.map { "; did you mean \(Quoted.json($0))?" } ?? ""
    return "found \(found), expected \(expected)\(hint)"
  }

  /// Notes broken syntax.
  func problem(line: Int, column: Int, _ message: String) {
    log.add { Problem(file: file, location: .text(line: line, column: column), message: message) }
  }

  /// Notes a warning, in the name of the file.
  func warn(_ text: String, kind: String) { log.warn("\(file): \(text)", kind: kind) }
}
