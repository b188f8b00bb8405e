// swift-tools-version: 6.0
import PackageDescription

/// The rooms of tapsim. Imports run one way, from the command line down to `HitTesting` and
/// `TouchModels`, which import nothing of ours.
let package = Package(
  name: "tapsim",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "tapsim", targets: ["tapsim"]),
    .library(name: "HitTesting", targets: ["HitTesting"]),
    .library(name: "TouchModels", targets: ["TouchModels"]),
    .library(name: "Simulation", targets: ["Simulation"]),
  ],
  targets: [
    .systemLibrary(
      name: "CGSL", pkgConfig: "gsl", providers: [.apt(["libgsl-dev"]), .brew(["gsl"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    // Only for Linux: on Apple's systems SHA-256 comes from CryptoKit.
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .target(name: "HitTesting"),
    .target(name: "TouchModels", dependencies: ["CGSL"]),
    .target(name: "Simulation", dependencies: ["HitTesting", "TouchModels"]),
    .target(name: "LayoutFormats", dependencies: ["HitTesting"]),
    .target(name: "TouchLogs", dependencies: ["HitTesting"]),
    .target(
      name: "Configuration",
      dependencies: [
        "Simulation", "LayoutFormats",
        .target(name: "COpenSSL", condition: .when(platforms: [.linux])),
      ]),
    .target(name: "Reporting", dependencies: ["Simulation"]),
    .target(name: "Pictures", dependencies: ["Simulation", "CCairo"]),
    .executableTarget(
      name: "tapsim", dependencies: ["Configuration", "TouchLogs", "Reporting", "Pictures"]),
    // What scripts/verify runs: nothing of it is part of the tool.
    .target(name: "Verification", dependencies: ["CGSL", "Simulation"]),
    .executableTarget(name: "verify", dependencies: ["Verification"]),
    // For scripts/benchmark alone.
    .executableTarget(name: "EngineTimings", dependencies: ["Configuration"]),
    .testTarget(name: "HitTestingTests", dependencies: ["HitTesting"]),
    .testTarget(name: "TouchModelsTests", dependencies: ["TouchModels"]),
    .testTarget(name: "SimulationTests", dependencies: ["Simulation", "Verification"]),
    .testTarget(name: "ConfigurationTests", dependencies: ["Configuration"]),
    .testTarget(name: "LayoutFormatsTests", dependencies: ["LayoutFormats"]),
    .testTarget(name: "TouchLogsTests", dependencies: ["TouchLogs"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting"]),
    .testTarget(name: "VerificationTests", dependencies: ["Verification"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures"]),
    .testTarget(name: "CommandLineTests", dependencies: ["tapsim"], exclude: ["Expected"]),
  ],
  swiftLanguageModes: [.v6]
)
