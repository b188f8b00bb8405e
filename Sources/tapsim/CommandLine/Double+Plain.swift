extension Double {
  /// The shortest decimals that read back as this number, without a needless `.0`.
  var plain: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
