import Foundation

/// Lengths for people, in pt.
enum Distance {
  /// At most two decimals; a length that is not 0 never reads as 0.
  static func text(_ length: Double) -> String {
    let hundredths = (length * 100).rounded() / 100
    if hundredths == 0 && length > 0 { return "less than 0.01" }
    return (hundredths.isFinite ? hundredths : length).plain
  }
}
