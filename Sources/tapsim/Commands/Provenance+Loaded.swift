import Configuration
import Foundation
import Reporting
import TouchModels

extension Provenance {
  /// How the results of a scenario that was loaded came about, with the time until now.
  init(_ loaded: LoadedScenario, started: Date, threads: Int) {
    self.init(
      tapsimVersion: Version.tapsim, gslVersion: GSL.version, swiftVersion: Version.swift,
      config: loaded.configuration,
      inputs: loaded.inputs.map { Input(path: $0.path, sha256: $0.sha256) },
      warnings: loaded.warnings, started: started,
      elapsedSeconds: -started.timeIntervalSinceNow, threads: threads)
  }
}
