/// Where the content of a log begins: behind a byte-order mark and blank lines.
struct LogStart {
  /// The line, from 1, where the unread bytes begin.
  private(set) var line = 1

  /// Takes away what stands before the content.
  ///
  /// - Throws: `TouchLogError` where there is none, or it is no text.
  init(_ source: LogSource) throws(TouchLogError) {
    try source.fill()
    if source.withUnread({ $0.starts(with: [0xEF, 0xBB, 0xBF]) }) { source.consume(3) }
    if let reason = source.withUnread(Self.refusal) {
      throw TouchLogError(file: source.name, reason)
    }
    while true {
      try source.fillLine()
      guard let length = source.withUnread(Self.blankLine) else { break }
      source.consume(length)
      line += 1
    }
    if source.unreadCount == 0 {
      throw TouchLogError(file: source.name, "the log is empty")
    }
  }

  /// The length of the first line where it is blank; nil where it is not, or there is none.
  private static func blankLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    guard !bytes.isEmpty else { return nil }
    let end = bytes.firstIndex(where: isEnd) ?? bytes.count
    guard bytes[..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    let isPair =
      end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r")
      && bytes[end + 1] == UInt8(ascii: "\n")
    return min(bytes.count, end + (isPair ? 2 : 1))
  }

  /// Why bytes are no text that is read; nil where they are.
  private static func refusal(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let head = bytes.prefix(4096)
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) || isWide(head) {
      return "the text is UTF-16, as PowerShell's > writes it; save it as UTF-8"
    }
    if head.starts(with: [0x1F, 0x8B]) || head.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return "the file is compressed; unpack it first"
    }
    return head.contains(0) ? "the file is binary; a touch log is text" : nil
  }

  /// Whether every other byte is zero, as in UTF-16 without a mark.
  private static func isWide(_ head: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let zeros = [0, 1].map { half in head.indices.count { $0 % 2 == half && head[$0] == 0 } }
    return head.count >= 4 && min(zeros[0], zeros[1]) == 0
      && max(zeros[0], zeros[1]) > head.count / 3
  }
}
