import Foundation
import Simulation

/// `run.json`: how the results were made.
package enum RunFile {
  /// The file that holds it.
  package static let fileName = "run.json"
  /// Version of the form of all files of a run.
  package static let schemaVersion = 1

  /// Writes it.
  ///
  /// - Throws: what the sink throws.
  package static func write(
    _ provenance: Provenance, of results: Results, to sink: TextSink
  ) throws {
    var members = [
      ("schemaVersion", String(schemaVersion)),
      ("tapsimVersion", JSONText.string(provenance.tapsimVersion)),
      ("gslVersion", JSONText.string(provenance.gslVersion)),
      ("swiftVersion", JSONText.string(provenance.swiftVersion)),
      ("seed", String(results.scenario.seed)),
      ("engine", JSONText.string(results.engineName)),
      ("config", nested(provenance.config)),
      ("inputs", array(provenance.inputs.map(input))),
    ]
    if let touches = provenance.touches { members.append(("touches", text(touches))) }
    members += [
      ("warnings", array((provenance.warnings + results.warnings).map(JSONText.string))),
      ("started", JSONText.string(provenance.started.formatted(.iso8601))),
      ("elapsedSeconds", JSONText.value(.number(provenance.elapsedSeconds))),
      ("threads", String(provenance.threads)),
    ]
    let lines = members.map { "  \(JSONText.string($0.0)): \($0.1)" }
    try sink("{\n" + lines.joined(separator: ",\n") + "\n}\n")
  }

  /// JSON text one level further in. A line break in JSON text is never part of a string, so it is
  /// safe to indent after each.
  private static func nested(_ json: String) -> String {
    let lines = json.split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    return lines.isEmpty ? "null" : lines.joined(separator: "\n  ")
  }

  private static func array(_ elements: [String]) -> String {
    guard !elements.isEmpty else { return "[]" }
    return "[\n" + elements.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
  }

  private static func text(_ touches: Provenance.Touches) -> String {
    let leftOut = touches.leftOut.map { "\(JSONText.string($0.reason)): \($0.count)" }
    return "{\"read\": \(touches.read), \"taps\": \(touches.taps), \"leftOut\": {"
      + leftOut.joined(separator: ", ") + "}}"
  }

  private static func input(_ input: Provenance.Input) -> String {
    "{\"path\": \(JSONText.string(input.path)), \"sha256\": \(JSONText.string(input.sha256))}"
  }
}
