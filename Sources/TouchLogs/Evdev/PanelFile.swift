/// A file that describes panels: an evemu `.desc`, or what `getevent -p`, `evtest` or `libinput
/// record` print.
enum PanelFile {
  /// What a file says of its devices; empty where there is no file.
  static func read(_ path: String?) throws(TouchLogError) -> [PanelDescription] {
    guard let path else { return [] }
    let source = try LogSource(path: path)
    while !source.isAtEnd {
      guard source.unreadCount <= LogSource.longestRow else {
        throw TouchLogError(file: source.name, "more than 1 MiB; a description of a panel is small")
      }
      try source.fill()
    }
    let descriptions = source.withUnread(read)
    guard descriptions.contains(where: { $0.axes != nil }) else {
      throw TouchLogError(
        file: source.name,
        "no ranges of ABS_MT_POSITION_X and ABS_MT_POSITION_Y, or of ABS_X and ABS_Y; an evemu "
          + ".desc or the output of getevent -lp is needed")
    }
    return descriptions
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [PanelDescription] {
    var descriptions = [PanelDescription()]
    var spellings: [any EvdevSpelling] = [
      GeteventSpelling(), EvemuSpelling(), LibinputSpelling(),
    ]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      for index in spellings.indices {
        switch try? spellings[index].read(UnsafeBufferPointer(rebasing: line)) {
        case .device: descriptions.append(PanelDescription())
        case .event, .other, nil: continue
        case let part?: descriptions[descriptions.count - 1].add(part)
        }
        break
      }
    }
    return descriptions
  }
}
