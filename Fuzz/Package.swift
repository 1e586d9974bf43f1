// swift-tools-version: 6.2

import PackageDescription

// A separate package, because all of it is built with what libFuzzer needs; see `make fuzz`.
let package = Package(
  name: "refreshcfg-fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "refreshcfg", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz", dependencies: [.product(name: "RefreshScenarios", package: "refreshcfg")])
  ]
)
