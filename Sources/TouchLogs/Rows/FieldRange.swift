/// Where a field lies in a row.
struct FieldRange {
  var start = 0
  var end = 0
  var escapes = Escapes.none

  /// What in a field stands for something else.
  enum Escapes {
    case none
    /// Doubled quotation marks stand for one.
    case doubledQuotes
    /// Backslashes, as in JSON.
    case backslashes
  }
}
