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
    var before = [
      ("schemaVersion", String(schemaVersion)),
      ("tapsimVersion", JSONText.string(provenance.tapsimVersion)),
      ("gslVersion", JSONText.string(provenance.gslVersion)),
      ("swiftVersion", JSONText.string(provenance.swiftVersion)),
      ("seed", String(results.scenario.seed)),
      ("engine", JSONText.string(results.engineName)),
    ].map { line($0.0, $0.1) }
    before.append(line("config", ""))
    try sink("{\n" + before.joined(separator: ",\n"))
    try writeNested(provenance.config(), to: sink)
    var after = [("inputs", array(provenance.inputs.map(input)))]
    if let touches = provenance.touches { after.append(("touches", text(touches))) }
    after += [
      ("warnings", array((provenance.warnings + results.warnings).map(JSONText.string))),
      ("started", JSONText.string(provenance.started.formatted(.iso8601))),
      ("elapsedSeconds", JSONText.value(.number(provenance.elapsedSeconds))),
      ("threads", String(provenance.threads)),
    ]
    try sink(after.map { ",\n" + line($0.0, $0.1) }.joined() + "\n}\n")
  }

  private static func line(_ key: String, _ value: String) -> String {
    "  \(JSONText.string(key)): \(value)"
  }

  /// JSON text one level further in, line by line, since it may be as long as a layout. A line
  /// break in JSON text is never part of a string, so it is safe to indent after each.
  private static func writeNested(_ json: String, to sink: TextSink) throws {
    let lines = json.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard !lines.isEmpty else { return try sink("null") }
    for (index, line) in lines.enumerated() {
      try sink((index == 0 ? "" : "\n  ") + String(Substring(line)))
    }
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
