/// A piece of a page. Text and attribute values are escaped where they enter, so that a name from
/// an input can be nothing but a name.
struct HTML: Sendable, Hashable {
  /// The markup.
  let markup: String

  private init(markup: String) {
    self.markup = markup
  }

  /// Plain text.
  static func text(_ text: String) -> HTML { HTML(markup: escaped(text)) }

  /// An element around some content.
  static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String> = [:], _ content: HTML...
  ) -> HTML {
    element(name, attributes, content)
  }

  /// An element around some content.
  static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String> = [:], _ content: [HTML]
  ) -> HTML {
    HTML(markup: open(name, attributes) + content.map(\.markup).joined() + "</\(name)>")
  }

  /// An element that has no content, such as `img`.
  static func void(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String> = [:]
  ) -> HTML {
    HTML(markup: open(name, attributes))
  }

  /// Markup of our own, as it stands.
  static func fixed(_ markup: StaticString) -> HTML { HTML(markup: "\(markup)") }

  /// A style sheet made of our own words and numbers, in which nothing may be escaped.
  static func css(_ rules: String) -> HTML { HTML(markup: rules) }

  private static func open(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String>
  ) -> String {
    "<\(name)" + attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined() + ">"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension HTML: ExpressibleByStringLiteral {
  /// Plain text.
  init(stringLiteral text: String) {
    self = .text(text)
  }
}
