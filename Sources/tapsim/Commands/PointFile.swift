import HitTesting

/// Reads the points of `tapsim hit --points`: CSV with the columns x and y. The header row may be
/// missing; then the first two columns are meant.
struct PointFile {
  private let name: String
  private var columns = (x: 0, y: 1)
  private var points = [Point]()

  private init(name: String) {
    self.name = name
  }

  /// The points of a file, in order; `-` is standard input.
  static func read(_ path: String) throws -> [Point] {
    try parse(String(decoding: InputBytes.read(path), as: UTF8.self), name: InputBytes.name(path))
  }

  /// The points of a text; `name` stands in errors.
  static func parse(_ text: String, name: String) throws -> [Point] {
    var file = PointFile(name: name)
    let body = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    var isFirst = true
    for (index, line) in body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where !line.allSatisfy(\.isWhitespace)
    {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(Self.content)
      if !(isFirst && file.readHeader(fields)) { try file.addPoint(fields, line: index + 1) }
      isFirst = false
    }
    return file.points
  }

  /// Whether the fields are a header that names both columns.
  private mutating func readHeader(_ fields: [String]) -> Bool {
    let names = fields.map { $0.lowercased() }
    guard let x = names.firstIndex(of: "x"), let y = names.firstIndex(of: "y") else { return false }
    columns = (x, y)
    return true
  }

  private mutating func addPoint(_ fields: [String], line: Int) throws {
    guard fields.indices.contains(columns.x), fields.indices.contains(columns.y),
      let x = Double(fields[columns.x]), let y = Double(fields[columns.y])
    else {
      throw Failure(
        .data, "\(name):\(line): '\(fields.joined(separator: ","))' is not a point x,y")
    }
    guard x.isFinite, y.isFinite else {
      throw Failure(.usage, "\(name):\(line): \(x.plain),\(y.plain) is not a finite point")
    }
    points.append(Point(x: x, y: y))
  }

  /// A field without blanks and quotation marks round it; numbers need no more of RFC 4180.
  private static func content(_ field: Substring) -> String {
    var text = field.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    if text.count >= 2, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
    return String(text)
  }
}
