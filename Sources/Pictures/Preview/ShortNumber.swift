import Foundation

/// Numbers as a person writes them.
enum ShortNumber {
  /// With at most two decimals and a true minus: `−10`, `4.5`.
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    let size = abs(rounded)
    let text = size < 1e9 && size == size.rounded() ? String(Int(size)) : "\(size)"
    return rounded < 0 ? "−" + text : text
  }

  /// In groups of three digits: `100,000`.
  static func grouped(_ count: Int) -> String {
    count.formatted(.number.locale(Locale(identifier: "en_US")))
  }

  /// With three digits that count and a true minus: `0.00698`, `−12.3`, `4510`.
  static func digits(_ value: Double) -> String { digits(value, ofSize: abs(value)) }

  /// With the decimals that three digits of a number of a size have.
  static func digits(_ value: Double, ofSize size: Double) -> String {
    guard value.isFinite, size < 1e15, size > 1e-12 else { return value == 0 ? "0" : "\(value)" }
    let decimals = max(2 - Int(log10(size).rounded(.down)), 0)
    let text = String(format: "%.*f", decimals, abs(value))
    return value < 0 && text.contains { $0 != "0" && $0 != "." } ? "−" + text : text
  }

  /// A round number of any size, with a true minus: `0.002`, `−10`, `50000`.
  static func plain(_ value: Double) -> String {
    let size = abs(value)
    guard size < 1e9, size > 1e-9 else { return size == 0 ? "0" : "\(value)" }
    let decimals = max(-Int(log10(size).rounded(.down)) + 1, 0)
    var text = String(format: "%.*f", decimals, size)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return value < 0 ? "−" + text : text
  }
}
