import Configuration
import HitTesting
import Reporting
import Simulation
import TouchLogs

/// Reads touch logs into a replay.
struct ReplayReader {
  private(set) var replay: Replay
  /// The words of the logs: a person's number is the place of their name.
  private(set) var words: [String] = []
  /// Whether any tap says whose it is.
  private(set) var hasUsers = false
  /// The logs that were read, with their digests.
  private(set) var inputs: [Provenance.Input] = []
  private let files: [String]
  private var names: LogNames

  /// The meter is told of so many taps at once.
  private static let batch = 1 << 16

  init(_ scenario: Scenario, files: [String]) {
    replay = Replay(scenario)
    self.files = files
    names = LogNames(scenario.layouts, files: files)
  }

  /// Reads all files, and shows on a console how far it is.
  ///
  /// - Throws: `TouchLogError`.
  mutating func read(
    _ options: TouchLogOptions, showing console: Console?
  ) throws -> TouchCounts {
    try ProgressMeter.during("taps", total: nil, on: console?.errors) { meter in
      try read(options, meter)
    }
  }

  private mutating func read(
    _ options: TouchLogOptions, _ meter: ProgressMeter?
  ) throws -> TouchCounts {
    let digests = files.map { _ in SHA256Stream() }
    var labels = LabelTable()
    var count = 0
    let observer = { (file: Int, bytes: UnsafeRawBufferPointer) in digests[file].update(bytes) }
    let counts = try TouchLog.read(
      files: files, options: options, labels: &labels, observer: observer
    ) { tap, labels in
      try add(tap, labels)
      count += 1
      if count % Self.batch == 0 { meter?.add(Self.batch) }
    }
    words = labels.words
    inputs = zip(files, digests).map { file, digest in
      Provenance.Input(path: file, sha256: digest.hexadecimal() ?? "")
    }
    if let description = options.panelDescription {
      let digest = SHA256Stream()
      try Files.read(description).withUnsafeBytes { digest.update($0) }
      inputs.append(Provenance.Input(path: description, sha256: digest.hexadecimal() ?? ""))
    }
    return counts
  }

  private mutating func add(_ tap: Tap, _ labels: LabelTable) throws(TouchLogError) {
    let layout = try names.layout(of: tap, labels)
    if tap.user != nil { hasUsers = true }
    var intended: Int?
    if let label = tap.intended {
      intended = try names.view(label, of: tap, in: layout, labels)
    }
    replay.add(
      ReplayTap(point: tap.point, layout: layout, intended: intended, user: tap.user?.index))
  }
}
