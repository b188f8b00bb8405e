import Testing

@testable import Configuration

/// What pictures call a config whose layout has no name of its own.
@Suite struct ConfigTitleTests {
  @Test(arguments: [
    ("bar.json", "bar"), ("a/b/player.layout.json", "player"), ("a/player/config.json", "player"),
    ("a/player/../bar/config.json", "bar"), ("/config.json", "config"),
  ])
  func aConfigIsCalledByItsNameOrByItsFolders(path: String, title: String) {
    #expect(Files.title(path) == title)
  }
}
