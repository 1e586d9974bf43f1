// swift-tools-version: 6.1

import PackageDescription

// A package of its own, because all of it is built with what libFuzzer needs; `make fuzz` says how.
let package = Package(
  name: "refreshcfg-fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "refreshcfg", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz", dependencies: [.product(name: "RefreshScenarios", package: "refreshcfg")])
  ]
)
