import Testing

/// `hit --explain`, word for word.
struct HitExplanationTests {
  /// A bar that cuts off what its button asks for, behind a hidden sheet.
  private static let screen = """
    { "screen": [100, 100], "views": [
      { "id": "row", "tapGesture": true, "frame": [0, 0, 100, 20], "children": [
        { "id": "title", "frame": [5, 5, 30, 10] } ] },
      { "id": "bar", "frame": [0, 50, 100, 30], "children": [
        { "id": "ok", "kind": "button", "frame": [40, 5, 20, 20] },
        { "id": "off", "kind": "button", "enabled": false, "frame": [70, 5, 20, 20] } ] },
      { "id": "sheet", "hidden": true, "frame": [0, 0, 100, 100] } ] }
    """

  private func explain(_ arguments: [String], _ layout: String = screen) async throws
    -> Tool.Outcome
  {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.layout.json", layout)
    return try await Tool.run(
      ["hit", "s.layout.json", "--explain"] + arguments, in: scratch.folder)
  }

  @Test func theWalkIsToldFromTheFront() async throws {
    #expect(
      try await explain(["--strategy", "edge:-20", "--at", "63.5,51", "63.5,48"])
        == .init(
          status: 0,
          output: """
            63.5,51 under edge:-20
              screen is entered
                sheet is passed over: it is hidden
                bar is entered
                  off is found
            Nobody acts: off is disabled.
            ok asks for this point too, but off is in front of it.

            63.5,48 under edge:-20
              screen is entered
                sheet is passed over: it is hidden
                bar is passed over: the point is 2 pt above it
                row is passed over: the point is 8 pt below it
              screen is found
            Nobody acts: this is the bare screen.
            ok asks for this point too, but bar around it does not let the touch in.

            """, errors: ""))
  }

  @Test func aPassthroughControlInFrontIsNotToldAsCovered() async throws {
    let screen = """
      { "screen": [100, 100], "views": [
        { "id": "back", "kind": "button", "frame": [0, 0, 50, 50] },
        { "id": "glass", "kind": "button", "passthrough": true, "frame": [0, 0, 50, 50] } ] }
      """
    let outcome = try await explain(["--at", "10,10"], screen)
    #expect(
      outcome.output.hasSuffix(
        """
            glass lets the touch through: it is passthrough
            back is found
        back acts: it is a button.
        glass asks for this point too, but it is passthrough.

        """))
  }

  @Test func aControlThatIsOnlyNearIsNotToldAsCovered() async throws {
    let screen = """
      { "screen": [100, 100], "views": [
        { "id": "back", "kind": "button", "frame": [0, 0, 50, 50] },
        { "id": "front", "kind": "button", "frame": [60, 0, 40, 50] } ] }
      """
    let outcome = try await explain(["--strategy", "nearest:30", "--at", "45,10"], screen)
    #expect(
      outcome.output.hasSuffix(
        """
        back acts: it is a button.
        front asks for this point too, but it is only near, and back keeps the touch.

        """))
  }

  @Test func whoeverActsDoesSoForAReason() async throws {
    let outcome = try await explain(["--at", "10,8", "60,60", "45,60", "10,60", "-1,2"])
    let verdicts = outcome.output.split(separator: "\n").filter {
      $0.contains("acts:") || $0.hasPrefix("Nothing")
    }
    #expect(
      verdicts == [
        "row acts: its tap gesture sees touches that land on title, inside it.",
        "Nobody acts: bar is no control, and no control around it takes the touch, "
          + "so it is swallowed.",
        "ok acts: it is a button.",
        "Nobody acts: bar is no control, and no control around it takes the touch, "
          + "so it is swallowed.",
        "Nothing is found: the point is off the screen of 100 x 100.",
      ])
    #expect(outcome.output.contains("ok is passed over: the point is on its right edge"))
  }

  @Test func theNearestControlSaysHowFarItIs() async throws {
    let outcome = try await explain(["--strategy", "nearest:12", "--at", "35,60"])
    #expect(
      outcome.output.hasSuffix(
        """
            bar is found
        ok acts: nothing that was found acts, and it is the nearest control that takes such taps, \
        5 pt away.

        """))
  }

  @Test func manyViewsFarOffAreOneLine() async throws {
    let views = (0..<50).map {
      #"{ "id": "b\#($0)", "kind": "button", "frame": [\#($0 * 100), 0, 50, 50] }"#
    }
    let outcome = try await explain(
      ["--at", "210,10"], "{ \"screen\": [5000, 50], \"views\": [\(views.joined(separator: ","))] }"
    )
    #expect(
      outcome.output == """
        210,10 under asIs
          screen is entered
            47 views are passed over: all more than 44 pt away
            b2 is found
        b2 acts: it is a button.

        """)
  }

  @Test func idsCannotDriveTheTerminal() async throws {
    let outcome = try await explain(
      ["--at", "5,5"],
      #"{ "screen": [9, 9], "views": [{ "id": "a\u001b[31m", "kind": "button", "frame": [0,0,9,9] }] }"#
    )
    #expect(!outcome.output.contains("\u{1B}"))
  }
}
