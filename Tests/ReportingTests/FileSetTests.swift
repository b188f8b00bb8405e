import Foundation
import Testing

@testable import Reporting

@Suite struct FileSetTests {
  struct Failure: Error {}

  private static func file(_ name: String, _ text: String) -> FileSet.File {
    FileSet.File(name: name) { try $0(text) }
  }

  private static func breaking(_ name: String) -> FileSet.File {
    FileSet.File(name: name) {
      try $0("half of it")
      throw Failure()
    }
  }

  @Test func filesAppearInAFolderMadeForThem() throws {
    try withFolder { folder in
      let deep = folder + "/a/b"
      let large = String(repeating: "0123456789abcdef", count: 20_000)
      try FileSet.write([Self.file("one", "1\n"), Self.file("two", large)], to: deep)
      #expect(names(deep) == ["one", "two"])
      #expect(contents(deep + "/one") == "1\n")
      #expect(contents(deep + "/two") == large)
    }
  }

  @Test func aFailureLeavesOlderFilesAndNothingElse() throws {
    try withFolder { folder in
      try FileSet.write([Self.file("one", "old")], to: folder)
      #expect(throws: Failure.self) {
        try FileSet.write([Self.file("one", "new"), Self.breaking("two")], to: folder)
      }
      #expect(names(folder) == ["one"])
      #expect(contents(folder + "/one") == "old")
    }
  }

  @Test func aFailureRemovesTheFoldersItMade() throws {
    try withFolder { folder in
      #expect(throws: Failure.self) {
        try FileSet.write([Self.breaking("one")], to: folder + "/a/b/c")
      }
      #expect(names(folder) == [])
    }
  }

  @Test func aFolderThatCannotBeMadeIsStatus73() throws {
    try withFolder { folder in
      try FileSet.write([Self.file("file", "")], to: folder)
      let error = #expect(throws: OutputError.self) {
        try FileSet.write([Self.file("one", "")], to: folder + "/file/sub")
      }
      #expect(error?.exitStatus == 73)
      #expect(error?.message.contains("file") == true)
      #expect(names(folder) == ["file"])
    }
  }

  @Test func aFolderInTheWayIsFoundBeforeAnythingIsReplaced() throws {
    try withFolder { folder in
      try FileSet.write([Self.file("one", "old")], to: folder)
      try FileManager.default.createDirectory(
        atPath: folder + "/two", withIntermediateDirectories: false)
      let error = #expect(throws: OutputError.self) {
        try FileSet.write([Self.file("one", "new"), Self.file("two", "")], to: folder)
      }
      #expect(
        error == .cannotCreate(path: folder + "/two", reason: "a folder of this name exists"))
      #expect(contents(folder + "/one") == "old")
      #expect(names(folder) == ["one", "two"])
    }
  }

  #if os(Linux)
    @Test func aFullDiskIsNoticed() throws {
      let descriptor = open("/dev/full", O_WRONLY)
      let sink = FileSink(descriptor: descriptor, path: "rates.csv")
      try sink.write("fits the buffer")
      let error = #expect(throws: OutputError.self) { try sink.close() }
      #expect(
        error == .writeFailed(path: "rates.csv", reason: "no space left on device"))
      #expect(error?.exitStatus == 74)
    }
  #endif

  @Test func aReaderThatIsGoneIsNotAFailedWrite() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let sink = FileSink(descriptor: ends[1], path: "standard output")
    try sink.write("words")
    #expect(throws: OutputError.closedPipe) { try sink.flush() }
    sink.abandon()
  }

  @Test func anInterruptRemovesWhatIsHalfWrittenAndStopsTheRest() throws {
    try withFolder { folder in
      let temporaries = TemporaryFiles()
      let interrupted = FileSet.File(name: "two") { sink in
        try sink("half of it")
        #expect(names(folder + "/new").count == 2)
        #expect(temporaries.removeAll().isEmpty)
      }
      #expect(throws: OutputError.self) {
        try FileSet.write(
          [Self.file("one", "1"), interrupted], to: folder + "/new", temporaries: temporaries)
      }
      #expect(names(folder) == [])
      #expect(throws: OutputError.self) {
        try FileSet.write([Self.file("one", "1")], to: folder, temporaries: temporaries)
      }
      #expect(names(folder) == [])
    }
  }

  @Test func messagesStayOnOneLine() {
    let error = OutputError.cannotCreate(path: "a\nb", reason: "permission denied")
    #expect(error.message == "a b: cannot be created: permission denied")
  }
}

/// Calls `body` with the path of an empty folder, which is removed afterwards.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tapsim-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}

/// All names in a folder, hidden ones too, sorted.
func names(_ folder: String) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
}

func contents(_ path: String) -> String? {
  FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
}
