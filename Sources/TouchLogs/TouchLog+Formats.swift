extension TouchLog {
  /// Reads a log that is known to be in a format.
  static func read(
    _ source: LogSource, as format: TouchLogFormat, line: Int, _ taps: inout TapCollector
  ) throws {
    let options = taps.options
    switch format {
    case .csv: try CSVReader.read(source, line: line, &taps)
    case .getevent:
      var reader = try EvdevReader<GeteventSpelling>(options)
      try reader.readAll(source, line: line, &taps)
    case .evemu:
      var reader = try EvdevReader<EvemuSpelling>(options)
      try reader.readAll(source, line: line, &taps)
    case .libinput:
      var reader = try EvdevReader<LibinputSpelling>(options)
      try reader.readAll(source, line: line, &taps)
    case .evtest:
      var reader = try EvdevReader<EvtestSpelling>(options)
      try reader.readAll(source, line: line, &taps)
    case .rrweb: try RRWebReader.read(source, line: line, &taps)
    case .jsonl:
      var reader = try JSONLinesReader(options)
      try reader.readAll(source, line: line, &taps)
    case .gofitts:
      var reader = try GoFittsReader(options)
      try reader.readAll(source, line: line, &taps)
    case .appium:
      var reader = try AppiumReader(options)
      try reader.readAll(source, line: line, &taps)
    case .monkey:
      var reader = try MonkeyReader(options)
      try reader.readAll(source, line: line, &taps)
    }
  }
}
