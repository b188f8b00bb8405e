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
  /// The config as read, with every default filled in: JSON text, made when it is asked for.
  package var config: @Sendable () -> String
  /// The files read, in the order of reading.
  package var inputs: [Input]
  /// What became of everything in the touch logs; nil where none was read.
  package var touches: Touches?
  /// Sentences for the user, without those of the results.
  package var warnings: [String]
  /// When the run began.
  package var started: Date
  /// How long it took, in seconds.
  package var elapsedSeconds: Double
  /// How many threads it used.
  package var threads: Int

  /// The touches of logs.
  package struct Touches: Sendable, Hashable {
    /// All touches that were met.
    package var read: Int
    /// Those that are taps.
    package var taps: Int
    /// How many are not, by reason, every reason once.
    package var leftOut: [LeftOut]

    /// Touches that are no taps.
    package struct LeftOut: Sendable, Hashable {
      /// Why.
      package var reason: String
      /// How many.
      package var count: Int

      /// A reason; see the properties.
      package init(reason: String, count: Int) {
        self.reason = reason
        self.count = count
      }
    }

    /// Touches; see the properties.
    package init(read: Int, taps: Int, leftOut: [LeftOut]) {
      self.read = read
      self.taps = taps
      self.leftOut = leftOut
    }
  }

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
    tapsimVersion: String, gslVersion: String, swiftVersion: String,
    config: @autoclosure @escaping @Sendable () -> String,
    inputs: [Input], touches: Touches? = nil, warnings: [String] = [], started: Date,
    elapsedSeconds: Double, threads: Int
  ) {
    self.tapsimVersion = tapsimVersion
    self.gslVersion = gslVersion
    self.swiftVersion = swiftVersion
    self.config = config
    self.inputs = inputs
    self.touches = touches
    self.warnings = warnings
    self.started = started
    self.elapsedSeconds = elapsedSeconds
    self.threads = threads
  }
}
