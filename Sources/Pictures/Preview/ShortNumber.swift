/// Lengths as a person writes them.
enum ShortNumber {
  /// With at most two decimals and a true minus: `−10`, `4.5`.
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    let size = abs(rounded)
    let text = size < 1e9 && size == size.rounded() ? String(Int(size)) : "\(size)"
    return rounded < 0 ? "−" + text : text
  }
}
