import Testing

struct WrongTextTests {
  @Test(arguments: [
    WrongInput("run", "", 65, "in.json:1:1: found nothing, expected an object"),
    WrongInput(
      "run", "[]", 65,
      "in.json: found an empty list, expected an object, or a UI dump that this version reads"),
    WrongInput(
      "run", "{", 65,
      "in.json:1:2: found the end of the file, expected a key in double quotes, or }"),
    WrongInput(
      "run", #"{ "layout": NaN }"#, 65,
      "in.json:1:13: found NaN, expected a value; JSON has only numbers that are finite"),
    WrongInput(
      "run", "not json", 65,
      #"in.json: found a file that begins with "not json", expected a config or layout in JSON, "#),
    WrongInput("hit", "", 65, "in.json:1:1: found nothing, expected an object"),
    WrongInput(
      "hit", "[]", 65,
      "in.json: found an empty list, expected an object, or a UI dump that this version reads"),
    WrongInput(
      "hit", "{", 65,
      "in.json:1:2: found the end of the file, expected a key in double quotes, or }"),
    WrongInput(
      "hit", #"{ "layout": NaN }"#, 65,
      "in.json:1:13: found NaN, expected a value; JSON has only numbers that are finite"),
    WrongInput(
      "hit", "not json", 65,
      #"in.json: found a file that begins with "not json", expected a config or layout in JSON, "#),
    WrongInput("check-config", "", 65, "in.json:1:1: found nothing, expected an object"),
    WrongInput(
      "check-config", "[]", 65,
      "in.json: found an empty list, expected an object, or a UI dump that this version reads"),
    WrongInput(
      "check-config", "{", 65,
      "in.json:1:2: found the end of the file, expected a key in double quotes, or }"),
    WrongInput(
      "check-config", #"{ "layout": NaN }"#, 65,
      "in.json:1:13: found NaN, expected a value; JSON has only numbers that are finite"),
    WrongInput(
      "check-config", "not json", 65,
      #"in.json: found a file that begins with "not json", expected a config or layout in JSON, "#),
    WrongInput(
      "check-config", #"{ "layout": "s.json" } x"#, 65,
      "in.json:1:24: found x, expected nothing after the end of the JSON value"),
    WrongInput(
      "check-config", "{ 'layout': 1 }", 65,
      #"in.json:1:3: found "'", expected a key in double quotes, or }"#),
    WrongInput(
      "check-config", #"{ "layout": "s.json" /* "#, 65,
      "in.json:1:22: found a comment without its end */"),
    WrongInput(
      "check-config", #"{ "seed": 01 }"#, 65,
      "in.json:1:11: found 01, expected a number without leading 0"),
    WrongInput(
      "check-config", #"{ "layout": "\ud83d" }"#, 65,
      "in.json:1:14: found half a surrogate pair, expected both halves"),
    WrongInput(
      "check-config", #"\x00"#, 65,
      #"in.json: found a file that begins with "\\x00", expected a config or layout in JSON, "#),
    WrongInput(
      "check-config", "3", 65,
      #"in.json: found a file that begins with "3", expected a config or layout in JSON, "#),
    WrongInput(
      "check-config", "null", 65,
      #"in.json: found a file that begins with "null", expected a config or layout in JSON, "#),
    WrongInput(
      "check-config", #"{ "a": 1, "b": 2, "c": 3 }"#, 65,
      #"in.json: found an object with the keys "a", "b", "c", expected a config (with "layout"), a "#
    ),
    WrongInput(
      "run", #"{ "layouts": [] }"#, 65,
      "in.json: layouts: found an empty list, expected a list of one or more layouts"),
    WrongInput(
      "run", #"{ "taps": 9 }"#, 65,
      "in.json: found neither layout nor layouts, expected one of the two"),
  ])
  func textThatIsNoConfigIsRefused(_ wrong: WrongInput) async throws { try await wrong.check() }

  @Test(arguments: [
    WrongInput(
      "check-config", #"{ "layout": "s.json", "layout": "s.json" }"#, 65,
      "in.json: layout: found the key a second time (line 1, column 23), expected each key once"),
    WrongInput(
      "run", #"{ "layout": "none.json" }"#, 66,
      #"in.json: layout: cannot read "none.json": there is no such file"#),
    WrongInput(
      "hit", #"{ "layout": "none.json" }"#, 66,
      #"in.json: layout: cannot read "none.json": there is no such file"#),
    WrongInput(
      "run", #"{ "layout": "." }"#, 66, #"in.json: layout: cannot read ".": it is a folder"#),
    WrongInput(
      "run", #"{ "layout": "*.json" }"#, 66,
      #"in.json: layout: cannot read "*.json": there is no such file; a pattern may stand in "la"#),
    WrongInput(
      "run", #"{ "layouts": ["none-*.json"] }"#, 66,
      #"in.json: layouts[0]: cannot read "none-*.json": no file matches this pattern"#),
    WrongInput(
      "run", #"{ "layout": 3 }"#, 65,
      #"in.json: layout: found 3, expected a path, a layout, or an object with "import""#),
    WrongInput(
      "run", #"{ "layout": { "import": "s.json" } }"#, 65,
      "s.json: this is a layout already: it needs no import"),
    WrongInput(
      "run", #"{ "layout": { "import": "none.xml" } }"#, 66,
      #"in.json: layout.import: cannot read "none.xml": there is no such file"#),
    WrongInput(
      "run", #"{ "layout": "in.json" }"#, 65,
      #"in.json: found a config, expected a layout: an object with "screen" and "views""#),
  ])
  func aFileThatAConfigNamesIsNamed(_ wrong: WrongInput) async throws { try await wrong.check() }
}
