/// Reads touch logs of any known format into one stream of taps.
///
/// ```swift
/// var labels = LabelTable()
/// let counts = try TouchLog.read(files: ["taps.csv"], options: options, labels: &labels) {
///   tap, labels in
///   print(tap.point, tap.intended.map(labels.word) ?? "")
/// }
/// ```
package enum TouchLog {
  /// Reads files one after the other, each a log of its own; `-` is standard input.
  ///
  /// Taps come in the order in which they end, and `each` gets the words met so far with them.
  /// Memory does not grow with logs in rows and lines; JSON documents are held whole.
  ///
  /// - Parameter observer: gets the number of the file and its bytes, as they are read.
  /// - Throws: `TouchLogError`; `BadRows` where several rows are bad; what `each` throws.
  package static func read(
    files: [String], options: TouchLogOptions, labels: inout LabelTable,
    observer: ((Int, UnsafeRawBufferPointer) -> Void)? = nil,
    each: (Tap, LabelTable) throws -> Void
  ) throws -> TouchCounts {
    try options.check()
    return try withoutActuallyEscaping(each) { each in
      var taps = TapCollector(options: options, labels: labels, each: each)
      labels = LabelTable()
      defer { labels = taps.labels }
      for (index, file) in files.enumerated() {
        taps.file = index
        let source = try LogSource(path: file)
        source.observer = observer.map { observer in { observer(index, $0) } }
        try read(source, &taps)
      }
      try taps.check()
      return taps.counts
    }
  }

  /// Reads a log that is there already; `name` stands in messages.
  package static func read(
    bytes: [UInt8], name: String, options: TouchLogOptions, labels: inout LabelTable,
    each: (Tap, LabelTable) throws -> Void
  ) throws -> TouchCounts {
    try options.check()
    return try withoutActuallyEscaping(each) { each in
      var taps = TapCollector(options: options, labels: labels, each: each)
      labels = LabelTable()
      defer { labels = taps.labels }
      try read(LogSource(bytes: bytes, name: name), &taps)
      try taps.check()
      return taps.counts
    }
  }

  private static func read(_ source: LogSource, _ taps: inout TapCollector) throws {
    do {
      let start = try LogStart(source)
      let options = taps.options
      let told = source.withUnread { LogDetection.format(of: $0, options) }
      let format = options.format ?? told
      try options.check(for: format)
      taps.begin(format)
      let before = taps.counts.read
      try read(source, as: format, line: start.line, &taps)
      // Some formats stand among lines of other programs, which are passed over.
      if format != told, taps.counts.read == before {
        throw TouchLogError(
          file: source.name,
          "nothing in it is a touch as \(format.rawValue) tells of them; it reads as "
            + "\(told.rawValue), which needs no --touches-format")
      }
    } catch var error as TouchLogError {
      if error.fault == .usage { error.file = error.file ?? source.name }
      guard error.fault == .data else { throw error }
      try taps.check(and: error)
    }
  }
}
