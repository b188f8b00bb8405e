import Reporting

/// How far a computation is, in words: steps done, how many a second, and the time that is left.
struct ProgressState {
  /// What a step is: "taps".
  let unit: String
  /// How many steps there are; nil where nobody knows.
  let total: Int?
  private var done = 0

  init(unit: String, total: Int?) {
    self.unit = unit
    self.total = total
  }

  mutating func add(_ steps: Int) {
    done += steps
  }

  /// The line to show after so many seconds, in at most so many columns if it can be.
  func line(after seconds: Double, columns: Int = 80) -> String {
    let rate = seconds > 0 ? Double(done) / seconds : 0
    let speed = "\(Self.short(rate)) a second"
    guard let total, total > 0 else { return "\(Self.short(Double(done))) \(unit), \(speed)" }
    let share = "\(Int((100 * (Double(done) / Double(total)).clamped).rounded(.down))) %"
    let end = rate > 0 ? ", \(Self.time(Double(max(total - done, 0)) / rate)) left" : ""
    let full = "\(share) of \(Self.short(Double(total))) \(unit), \(speed)\(end)"
    return full.count <= columns ? full : share + end
  }

  /// Three digits at most: "950", "12 thousand", "3.4 million".
  static func short(_ number: Double) -> String {
    for (limit, name) in [
      (1e12, " trillion"), (1e9, " billion"), (1e6, " million"), (1e3, " thousand"),
    ]
    where number >= limit * 0.9995 {
      let value = number / limit
      let digits = value < 10 ? (value * 10).rounded() / 10 : value.rounded()
      return digits.plain + name
    }
    return number.rounded().plain
  }

  /// "45 s", "3 min 20 s", "5 h 10 min".
  static func time(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 1e9))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }
}

extension Double {
  /// At least 0 and at most 1.
  fileprivate var clamped: Double { min(max(self, 0), 1) }
}
