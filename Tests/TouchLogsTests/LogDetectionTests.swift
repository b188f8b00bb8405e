import Foundation
import HitTesting
import Testing
import TouchLogs

/// The format is told from the content; the user's word goes before.
struct LogDetectionTests {
  @Test func aHeaderWithBothColumnsIsCSVWhateverFollows() throws {
    let log = try Reading("x,y,intended\n1,2,[HTTP]\n3,4,Tap(1)\n")
    #expect(log.coordinates == [1, 2, 3, 4])
  }

  @Test func theUsersWordGoesBefore() {
    let rows = Reading.error("Tap(1,2)\n") { $0.format = .csv }
    #expect(rows?.message.contains("no column") == true)
  }

  /// These formats pass over what other programs printed; a log that is all of it is another's.
  @Test(arguments: [TouchLogFormat.evemu, .getevent, .libinput, .evtest, .appium])
  func aLogOfAnotherFormatIsNotAnEmptyOne(_ format: TouchLogFormat) {
    let error = Reading.error("x,y\n1,2\n") {
      $0.format = format
      $0.screen = Size(width: 9, height: 9)
    }
    #expect(
      error?.description
        == "log: nothing in it is a touch as \(format.rawValue) tells of them; it reads as csv, "
        + "which needs no --touches-format")
  }

  @Test func severalFilesAreReadInOrderAndShareTheirWords() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapsim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = ["x,y,intended\n1,2,a\n3,4,b\n", "{\"x\":5,\"y\":6,\"intended\":\"b\"}"]
    let files = try texts.enumerated().map { index, text in
      let file = folder.appendingPathComponent("log\(index)")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    var labels = LabelTable()
    let known = labels.label("b")
    var taps: [Tap] = []
    let counts = try TouchLog.read(
      files: files, options: TouchLogOptions(), labels: &labels
    ) { tap, _ in taps.append(tap) }
    #expect(counts.taps == 3)
    #expect(
      taps.map(\.place) == [
        LogPlace(file: 0, line: 2), LogPlace(file: 0, line: 3), LogPlace(file: 1, line: 1),
      ])
    #expect(taps.map(\.intended) == [labels.label("a"), known, known])
    #expect(labels.words == ["b", "a"])
  }

  /// Rows, words and lines that lie across the pieces in which a file is read.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func longFilesAreReadInPieces(_ end: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapsim-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    let count = 20_000
    var text = "x,y,intended,user" + end
    for row in 0..<count {
      text += "\(row).25,\(row % 97),\"id \(row % 7),\",u\(row % 1000)" + end
    }
    try Data(text.utf8).write(to: file)
    var labels = LabelTable()
    var row = 0
    var wrong = 0
    _ = try TouchLog.read(files: [file.path], options: TouchLogOptions(), labels: &labels) {
      tap, labels in
      let isRight =
        tap.point == Point(x: Double(row) + 0.25, y: Double(row % 97)) && tap.place.line == row + 2
        && tap.intended.map(labels.word) == "id \(row % 7),"
        && tap.user.map(labels.word) == "u\(row % 1000)"
      wrong += isRight ? 0 : 1
      row += 1
    }
    #expect(row == count)
    #expect(wrong == 0)
    #expect(labels.count == 1007)
  }

  @Test func anErrorOfTheReceiverEndsTheReading() {
    struct Enough: Error {}
    var labels = LabelTable()
    var count = 0
    #expect(throws: Enough.self) {
      _ = try TouchLog.read(
        bytes: Array("x,y,user\n1,2,a\n3,4,b\n".utf8), name: "log", options: TouchLogOptions(),
        labels: &labels
      ) { _, _ in
        count += 1
        throw Enough()
      }
    }
    #expect(count == 1)
    #expect(labels.words == ["a"])
  }
}
