import Foundation
import Simulation

/// How results were made: what `run.json` says, and everything that changes from run to run.
package struct Provenance: Sendable {
  /// Version of tapsim.
  package var tapsimVersion: String
  /// Version of GSL.
  package var gslVersion: String
  /// Version of Swift that built the tool.
  package var swiftVersion: String
  /// The config as read, with every default filled in: JSON text.
  package var config: String
  /// The files read, in the order of reading.
  package var inputs: [Input]
  /// Sentences for the user, without those of the results.
  package var warnings: [String]
  /// When the run began.
  package var started: Date
  /// How long it took, in seconds.
  package var elapsedSeconds: Double
  /// How many threads it used.
  package var threads: Int

  /// A file that was read.
  package struct Input: Sendable, Hashable {
    /// Its path, as the user or a config gave it.
    package var path: String
    /// SHA-256 of its bytes, in hexadecimal.
    package var sha256: String

    /// A file; see the properties.
    package init(path: String, sha256: String) {
      self.path = path
      self.sha256 = sha256
    }
  }

  /// A provenance; see the properties.
  package init(
    tapsimVersion: String, gslVersion: String, swiftVersion: String, config: String,
    inputs: [Input], warnings: [String] = [], started: Date, elapsedSeconds: Double, threads: Int
  ) {
    self.tapsimVersion = tapsimVersion
    self.gslVersion = gslVersion
    self.swiftVersion = swiftVersion
    self.config = config
    self.inputs = inputs
    self.warnings = warnings
    self.started = started
    self.elapsedSeconds = elapsedSeconds
    self.threads = threads
  }
}
