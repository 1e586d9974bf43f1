// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that building the tool doesn't build its benchmarks.
let package = Package(
  name: "refreshcfg-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "refreshcfg", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .systemLibrary(name: "CEvents", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "EventLoop", dependencies: ["CEvents"]),
    // What a program with arguments costs at the least.
    .executableTarget(
      name: "empty", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "AllocationCounter",
        "EventLoop",
        .product(name: "RefreshEngine", package: "refreshcfg"),
        .product(name: "RefreshScenarios", package: "refreshcfg"),
      ]
    ),
  ]
)
