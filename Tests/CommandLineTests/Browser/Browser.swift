import Foundation

/// A headless Chromium, driven through ChromeDriver (W3C WebDriver, https://www.w3.org/TR/webdriver2).
final class Browser {
  /// How a page is looked at.
  struct Setting {
    var width = 1280
    var isDark = false
    var hasScripts = true
  }

  /// Whether all programs that it takes are installed.
  static let exists = ["chromedriver", "chromium", "curl"].allSatisfy(Programs.exist)

  private let driver = Process()
  private let base: String
  private var session = ""

  /// Starts a browser with an empty page.
  init(_ setting: Setting = Setting()) async throws {
    let port = Int.random(in: 20_000..<60_000)
    base = "http://127.0.0.1:\(port)"
    driver.executableURL = URL(fileURLWithPath: Programs.path("chromedriver") ?? "chromedriver")
    driver.arguments = ["--port=\(port)"]
    driver.standardOutput = FileHandle.nullDevice
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    do {
      try await start(setting)
    } catch {
      stopDriver()
      throw error
    }
  }

  private func start(_ setting: Setting) async throws {
    try await waitUntilReady()
    // Without a sandbox, which containers mostly do not allow.
    let options: [String: Any] = [
      "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
      "prefs": [
        "profile.managed_default_content_settings.javascript": setting.hasScripts ? 1 : 2
      ],
    ]
    let capabilities: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL"],
    ]
    let answer = try await send(
      "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
    session = (answer as? [String: Any])?["sessionId"] as? String ?? ""
    try await devtools(
      "Emulation.setDeviceMetricsOverride",
      ["width": setting.width, "height": 900, "deviceScaleFactor": 1, "mobile": false])
    try await devtools(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": setting.isDark ? "dark" : "light"]
        ]
      ])
  }

  /// Ends the browser.
  func quit() async throws {
    _ = try? await send("DELETE", "/session/\(session)")
    stopDriver()
  }

  /// Not by a termination signal, which the driver inherits as blocked.
  private func stopDriver() {
    kill(driver.processIdentifier, SIGKILL)
    driver.waitUntilExit()
  }

  /// Opens a file.
  func open(_ file: URL) async throws {
    try await command("url", ["url": file.absoluteString])
  }

  /// The value of an expression in the page.
  func value(_ expression: String) async throws -> Any? {
    try await command("execute/sync", ["script": "return \(expression)", "args": [String]()])
  }

  /// The value of an expression that is a text.
  func text(_ expression: String) async throws -> String {
    try await value(expression) as? String ?? ""
  }

  /// The value of an expression that is a number.
  func number(_ expression: String) async throws -> Double {
    (try await value(expression) as? NSNumber)?.doubleValue ?? .nan
  }

  /// Whether the first element that a selector finds is displayed.
  func shows(_ selector: String) async throws -> Bool {
    let element = try await find(selector)
    return try await send("GET", "/session/\(session)/element/\(element)/displayed") as? Bool
      ?? false
  }

  /// Clicks in the middle of the first element that a selector finds.
  func click(_ selector: String) async throws {
    try await command("element/\(try await find(selector))/click", [:])
  }

  /// Moves the mouse to the middle of the first element that a selector finds.
  func point(at selector: String) async throws {
    let element = try await find(selector)
    let move: [String: Any] = [
      "type": "pointerMove", "duration": 0, "x": 0, "y": 0,
      "origin": [Self.elementKey: element],
    ]
    try await command(
      "actions", ["actions": [["type": "pointer", "id": "mouse", "actions": [move]]]])
  }

  /// Presses a key wherever the focus is.
  func press(_ key: String) async throws {
    let strokes = [["type": "keyDown", "value": key], ["type": "keyUp", "value": key]]
    try await command(
      "actions", ["actions": [["type": "key", "id": "keyboard", "actions": strokes]]])
  }

  /// What stands in the console so far: errors of scripts, refused requests, missing files.
  func console() async throws -> [String] {
    let entries = try await command("se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  /// The page as it looks, as PNG.
  func screenshot() async throws -> Data {
    let answer = try await devtools(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": true])
    return (answer?["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  /// Changes what the page takes itself to be shown on: `print` or `screen`.
  func show(on medium: String) async throws {
    try await devtools("Emulation.setEmulatedMedia", ["media": medium])
  }

  // MARK: - The protocol

  private static let elementKey = "element-6066-11e4-a52e-4f735466cecf"

  private struct Failure: Error { var message: String }

  private func find(_ selector: String) async throws -> String {
    let answer = try await command("element", ["using": "css selector", "value": selector])
    guard let element = (answer as? [String: Any])?[Self.elementKey] as? String else {
      throw Failure(message: "no element \(selector)")
    }
    return element
  }

  @discardableResult
  private func devtools(
    _ method: String, _ parameters: [String: Any]
  ) async throws -> [String: Any]? {
    try await command("goog/cdp/execute", ["cmd": method, "params": parameters]) as? [String: Any]
  }

  @discardableResult
  private func command(_ name: String, _ body: [String: Any]) async throws -> Any? {
    try await send("POST", "/session/\(session)/\(name)", body)
  }

  private func waitUntilReady() async throws {
    for _ in 0..<100 {
      if (try? await send("GET", "/status")) != nil { return }
      try await Task.sleep(for: .milliseconds(100))
    }
    throw Failure(message: "chromedriver does not answer")
  }

  /// Sends a request and returns the `value` of the answer. With curl, since Foundation on Linux
  /// stumbles over the headers of the driver's answers.
  @discardableResult
  private func send(
    _ method: String, _ path: String, _ body: [String: Any]? = nil
  ) async throws -> Any? {
    var words = ["--silent", "--show-error", "--max-time", "60", "--request", method]
    if let body {
      let json = try JSONSerialization.data(withJSONObject: body)
      words += ["--header", "Content-Type: application/json"]
      words += ["--data-binary", String(decoding: json, as: UTF8.self)]
    }
    let outcome = try await Programs.run("curl", words + [base + path])
    guard outcome.status == 0 else { throw Failure(message: outcome.output) }
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let value = (answer as? [String: Any])?["value"]
    if let error = (value as? [String: Any])?["error"] as? String {
      let message = (value as? [String: Any])?["message"] as? String ?? ""
      throw Failure(message: "\(path): \(error): \(message)")
    }
    return value
  }
}
