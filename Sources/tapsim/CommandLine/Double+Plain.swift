import Reporting

extension Double {
  /// The shortest decimals that read back as this number; `inf` and `nan` too, for errors.
  var plain: String { shortestDecimals ?? description }
}
