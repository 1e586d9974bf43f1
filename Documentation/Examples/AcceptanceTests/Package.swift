// swift-tools-version: 6.2

import PackageDescription

// How a package tests its presets: scenarios beside the tests, one line of Swift for each file.
let package = Package(
  name: "AcceptanceTests",
  platforms: [.macOS(.v13)],
  dependencies: [
    // Yours has the repository's URL and a version in the place of this path.
    .package(name: "refreshcfg", path: "../../..")
  ],
  targets: [
    .testTarget(
      name: "FeedTests",
      dependencies: [.product(name: "RefreshScenarios", package: "refreshcfg")],
      exclude: ["Feed.scenarios.yaml", "Broken.scenarios.yaml"])
  ]
)
