// swift-tools-version: 6.2

import PackageDescription

// How an app has its presets: as files beside its sources, of which the plug-in makes Swift at each build.
let package = Package(
  name: "App",
  platforms: [.iOS(.v13), .macOS(.v13)],
  products: [.library(name: "Feed", targets: ["Feed"])],
  dependencies: [
    // Yours has the repository's URL and a version in the place of this path.
    .package(name: "refreshcfg", path: "../../..")
  ],
  targets: [
    .target(name: "Feed", plugins: [.plugin(name: "RefreshPlugin", package: "refreshcfg")])
  ]
)

#if !os(Linux)
package.dependencies.append(.package(url: "https://github.com/CoderMJLee/MJRefresh", from: "3.7.9"))
package.targets.first?.dependencies.append("MJRefresh")
#endif
