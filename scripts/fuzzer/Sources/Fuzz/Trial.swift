import Configuration
import Foundation
import HitTesting
import LayoutFormats
import Simulation
import TouchLogs

@testable import CommandLineTool

/// What is done with one input: every reader gets it, and what they accept is checked, hit and run
/// with a few taps.
final class Trial {
  private let folder: String
  private let input: String

  init() {
    // The script makes the folder, with the files that inputs may refer to.
    folder = ProcessInfo.processInfo.environment["TAPSIM_FUZZ_FOLDER"] ?? "."
    input = folder + "/input"
  }

  func run(_ bytes: [UInt8]) {
    let choice = bytes.reduce(UInt64(bytes.count)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    readConfiguration(bytes, choice)
    readDump(bytes, choice)
    readTouches(bytes, choice)
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    readPoints(text)
    if text.utf8.count < 200 { readStrategies(text) }
  }

  private func readConfiguration(_ bytes: [UInt8], _ choice: UInt64) {
    guard (try? Data(bytes).write(to: URL(fileURLWithPath: input))) != nil else {
      preconditionFailure("cannot write \(input)")
    }
    var overrides = Overrides()
    if choice % 3 == 0 { overrides.density = 2.75 }
    if choice % 5 == 0 { overrides.strategies = ["overlay:-12", "aware:44", "nearest:16"] }
    guard let loaded = load(input, overrides, needsTargets: choice % 4 != 0) else { return }
    checkReadsBack(loaded)
    Examination(loaded, choice: choice).run()
  }

  /// A scenario, or nil where the file was refused in the way that a refusal has to be.
  private func load(
    _ path: String, _ overrides: Overrides, needsTargets: Bool = false
  ) -> LoadedScenario? {
    do {
      let loaded = try ScenarioLoader.load(
        path: path, overrides: overrides, needsTargets: needsTargets)
      loaded.warnings.forEach(checkLine)
      return loaded
    } catch {
      let failure = Failure(error)
      precondition([.data, .noInput, .usage].contains(failure.status), "refused with \(error)")
      precondition(!failure.messages.isEmpty, "refused without a message")
      failure.messages.forEach(checkLine)
      return nil
    }
  }

  /// The resolved config is the same scenario again.
  private func checkReadsBack(_ loaded: LoadedScenario) {
    let again = folder + "/resolved.json"
    guard (try? Data(loaded.configuration.utf8).write(to: URL(fileURLWithPath: again))) != nil
    else { preconditionFailure("cannot write \(again)") }
    guard let second = load(again, Overrides()) else {
      preconditionFailure("the resolved config is refused")
    }
    precondition(
      second.configuration == loaded.configuration,
      "the resolved config reads back as another one")
  }

  private func readDump(_ bytes: [UInt8], _ choice: UInt64) {
    var options = ImportOptions()
    options.density = [nil, 2.75, 1e-30, 1e30][Int(choice % 4)]
    options.screen = choice % 7 == 0 ? Size(width: 1, height: 1e9) : nil
    options.tappable = ([nil] + TappableRule.allCases)[Int(choice % 6)]
    options.opaque = choice % 11 == 0
    options.includeInvisible = choice % 13 == 0
    options.frame = choice % 17 == 0 ? "Cart" : nil
    options.format = choice % 19 == 0 ? LayoutFormat.allCases[Int(choice >> 8 & 7)] : nil
    do {
      let layout = try LayoutImporter.read(Data(bytes), options: options)
      layout.warnings.forEach(checkLine)
      check(layout)
    } catch {
      checkLine(error.message)
    }
  }

  /// The same bytes as the log that they seem to be, and as one of another format.
  private func readTouches(_ bytes: [UInt8], _ choice: UInt64) {
    var options = TouchLogOptions()
    let formats = TouchLogFormat.allCases
    if choice % 2 == 0 { options.format = formats[Int(choice / 2) % formats.count] }
    options.skipBad = choice % 3 != 0
    options.density = 2.75
    options.screen = Size(width: 393, height: 852)
    if options.format?.isPanel == true {
      if choice % 5 != 0 { options.touchRange = Size(width: 1079, height: 2399) }
      options.rotation = TouchLogOptions.Rotation.allCases[Int(choice / 7) % 4]
    }
    if choice % 11 == 0 { options.maxDuration = 0.5 }
    var labels = LabelTable()
    var taps = 0
    do {
      let counts = try TouchLog.read(
        bytes: bytes, name: "touches", options: options, labels: &labels
      ) { tap, labels in
        taps += 1
        precondition(tap.point.x.isFinite && tap.point.y.isFinite, "a tap at no place")
        precondition(tap.place.line > 0, "a tap without a line")
        for label in [tap.intended, tap.user, tap.layout].compactMap({ $0 }) {
          precondition(label.index < labels.count, "a label without a word")
        }
      }
      precondition(counts.taps == taps, "taps that were counted and not handed on")
      precondition(options.skipBad || counts.count(.bad) == 0, "a bad row was passed over")
    } catch {
      Failure(error).messages.forEach(checkLine)
      precondition(error is TouchLogError || error is BadRows, "refused with \(error)")
    }
  }

  /// What the importer counted is what it gives.
  private func check(_ layout: ImportedLayout) {
    let tree = ViewTree(layout.screen)
    let views = tree.views.dropFirst()
    precondition(views.count == layout.views, "\(views.count) views, not \(layout.views)")
    precondition(Set(views.map(\.id)).count == views.count, "two views of one id")
    precondition(
      views.count { $0.kind == .button } == layout.tappable && layout.tappable > 0,
      "not \(layout.tappable) controls")
  }

  private func readPoints(_ text: String) {
    do {
      for point in try PointFile.parse(text, name: "points") {
        precondition(point.x.isFinite && point.y.isFinite, "a point that is not finite")
      }
    } catch {
      Failure(error).messages.forEach(checkLine)
    }
  }

  /// Every line is taken for a strategy.
  private func readStrategies(_ text: String) {
    var overrides = Overrides(taps: 5)
    overrides.strategies = text.split(separator: "\n").map(String.init)
    guard let loaded = load(folder + "/native.layout.json", overrides) else { return }
    Examination(loaded, choice: 0).run()
  }
}

/// A message is one line of text, not empty.
func checkLine(_ message: String) {
  precondition(!message.isEmpty, "an empty message")
  precondition(!message.contains(where: \.isNewline), "a message of several lines: \(message)")
}
