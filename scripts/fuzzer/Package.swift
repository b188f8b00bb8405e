// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that neither the fuzzer nor the instrumented rooms ship with the tool.
// `rooms` is a link to the sources of tapsim.

let instrumented: [SwiftSetting] = [
  .unsafeFlags(["-sanitize=fuzzer", "-parse-as-library", "-enable-testing"])
]

func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "rooms/\(name)", swiftSettings: instrumented)
}

let package = Package(
  name: "fuzzer",
  platforms: [.macOS(.v14)],
  targets: [
    .systemLibrary(name: "CGSL", path: "rooms/CGSL", pkgConfig: "gsl"),
    .systemLibrary(name: "CCairo", path: "rooms/CCairo", pkgConfig: "pangocairo"),
    .systemLibrary(name: "COpenSSL", path: "rooms/COpenSSL", pkgConfig: "libcrypto"),
    room("HitTesting"),
    room("TouchModels", ["CGSL"]),
    room("Simulation", ["HitTesting", "TouchModels"]),
    room("LayoutFormats", ["HitTesting"]),
    room("TouchLogs", ["HitTesting"]),
    room(
      "Configuration",
      [
        "Simulation", "LayoutFormats",
        .target(name: "COpenSSL", condition: .when(platforms: [.linux])),
      ]),
    room("Reporting", ["Simulation"]),
    room("Pictures", ["Simulation", "CCairo"]),
    // The command line as a library: its entry point steps out of the way of the fuzzer's.
    .target(
      name: "CommandLineTool",
      dependencies: ["Configuration", "TouchLogs", "Reporting", "Pictures"],
      path: "rooms/tapsim",
      swiftSettings: instrumented + [
        .unsafeFlags([
          "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "tapsim_main",
        ])
      ]),
    .target(name: "CLibFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CLibFuzzer", "Configuration", "CommandLineTool", "LayoutFormats", "TouchLogs", "Reporting",
      ],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6]
)
