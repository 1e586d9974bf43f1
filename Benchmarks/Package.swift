// swift-tools-version: 6.1

import PackageDescription

// A package of its own, so that nobody who builds the tool builds its benchmarks.
let package = Package(
  name: "refreshcfg-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "refreshcfg", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "AllocationCounter",
        .product(name: "RefreshEngine", package: "refreshcfg"),
        .product(name: "RefreshScenarios", package: "refreshcfg"),
      ]
    ),
  ]
)
