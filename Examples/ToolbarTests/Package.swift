// swift-tools-version: 6.0
import PackageDescription

// An app's package, with a test that holds its tool bar to a limit. In your own package the
// dependency is `.package(url: "https://github.com/...", from: "...")` or a path to your clone.
let package = Package(
  name: "ToolbarTests",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "tapsim", path: "../..")],
  targets: [
    .target(name: "Toolbar"),
    .testTarget(
      name: "ToolbarTests",
      dependencies: [
        "Toolbar",
        .product(name: "HitTesting", package: "tapsim"),
        .product(name: "Simulation", package: "tapsim"),
        .product(name: "TouchModels", package: "tapsim"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
