/// Where a field lies in a row.
struct FieldRange {
  var start = 0
  var end = 0
  /// Whether doubled quotation marks in it stand for one.
  var hasDoubledQuotes = false
}
