// swift-tools-version: 6.2

import PackageDescription

// Where releases are; `make repository` changes it, and the pages that name it.
let repository = "OWNER/refreshcfg"
// The version, and the SHA-256 checksum of its artifact bundle. Only a tagged commit has the checksum; see CONTRIBUTING.md.
let (version, checksum) = ("1.0.0", "")

// Plug-ins have their tools built a second time, for the host. That is of no use when this package is built in its own
// folder, where no target uses the plug-ins, or if `REFRESHCFG` names a tool. Where a dependency is (a checkout, a download
// of a registry, any folder) says nothing; that the build was started in this folder does.
let isBuiltHere = Context.environment["PWD"] == Context.packageDirectory
// Workflows set variables to nothing that they don't want to set.
func variable(_ name: String) -> String? { Context.environment[name].flatMap { $0.isEmpty ? nil : $0 } }
// A release's tool is in an artifact bundle, so that nothing needs to be built; `REFRESHCFG_BUNDLE` is the path of another.
let bundle: Target? =
  if let path = variable("REFRESHCFG_BUNDLE") {
    // Only paths from this folder are allowed.
    .binaryTarget(
      name: "refreshcfg-bundle",
      path: Context.packageDirectory.split(separator: "/").map { _ in "../" }.joined() + path)
  } else if !checksum.isEmpty {
    .binaryTarget(
      name: "refreshcfg-bundle",
      url: "https://github.com/\(repository)/releases/download/v\(version)/refreshcfg.artifactbundle.zip",
      checksum: checksum)
  } else {
    nil
  }
let tool: [Target.Dependency] =
  isBuiltHere || variable("REFRESHCFG") != nil ? [] : [.target(name: bundle?.name ?? "refreshcfg")]

// What isn't run for every step of a scenario is compiled for size, which takes less time, too. Dependencies can't have such flags.
let forSize: [SwiftSetting] = isBuiltHere ? [.unsafeFlags(["-Osize"], .when(configuration: .release))] : []

let package = Package(
  name: "refreshcfg",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "RefreshEngine", targets: ["RefreshEngine"]),
    .library(name: "RefreshScenarios", targets: ["RefreshScenarios"]),
    .executable(name: "refreshcfg", targets: ["refreshcfg"]),
    .plugin(name: "RefreshPlugin", targets: ["RefreshPlugin"]),
    .plugin(name: "ExportPresets", targets: ["ExportPresets"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // The foundation: text in each notation, the machine's files, diagnostics, and the engine.
    .target(name: "RefreshText"),
    .target(name: "RefreshFiles", dependencies: ["RefreshText"], swiftSettings: forSize),
    .target(name: "RefreshDiagnostics", dependencies: ["RefreshText"], swiftSettings: forSize),
    .target(name: "RefreshEngine"),

    // Runs → breaches of conditions and of the laws of healthy lists.
    .target(name: "RefreshLaws", dependencies: ["RefreshEngine", "RefreshText", "RefreshDiagnostics"]),

    // YAML text → nodes with spans.
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "RefreshYAML", dependencies: ["CLibYAML", "RefreshDiagnostics", "RefreshFiles"]),

    // Nodes → typed presets → component graphs.
    .target(
      name: "RefreshPresets", dependencies: ["RefreshYAML", "RefreshFiles", "RefreshDiagnostics", "RefreshEngine"],
      swiftSettings: forSize),

    // Nodes → suites → verdicts and traces.
    .target(name: "RefreshScenarios", dependencies: ["RefreshPresets", "RefreshLaws"]),

    // Verdicts, recordings and the museum's results → reports.
    .target(
      name: "RefreshReports", dependencies: ["RefreshScenarios"],
      exclude: ["Coverage/Files", "Drawing/Files", "HTML/Files"], swiftSettings: forSize, plugins: ["EmbedFiles"]),

    // Files → diagnostics that can be explained, silenced and fixed.
    .target(
      name: "RefreshChecks", dependencies: ["RefreshScenarios"], exclude: ["Rules/Files"], swiftSettings: forSize,
      plugins: ["EmbedFiles"]),

    // Bytes → messages of the Language Server Protocol, and back.
    .target(name: "RefreshProtocol", dependencies: ["RefreshDiagnostics"], swiftSettings: forSize),

    // Messages of editors → what they show of files that are being written.
    .target(
      name: "RefreshLanguageServer", dependencies: ["RefreshProtocol", "RefreshChecks"], swiftSettings: forSize),

    // Presets and suites → generated runs → findings.
    .target(name: "RefreshExplore", dependencies: ["RefreshScenarios"], swiftSettings: forSize),

    // Component graphs → app code.
    .target(
      name: "RefreshExport", dependencies: ["RefreshPresets"], exclude: ["Shared/Files"], swiftSettings: forSize,
      plugins: ["EmbedFiles"]),

    // App code → presets.
    .target(name: "RefreshImport", dependencies: ["RefreshExport"], swiftSettings: forSize),

    // A preset or a scenario, and the engine as WebAssembly → one HTML document, the browser page.
    .target(
      name: "RefreshPreview", dependencies: ["RefreshReports"],
      exclude: ["Gallery/Files", "Module/Files", "Module/WebAssembly", "Page/Files"], swiftSettings: forSize,
      plugins: ["EmbedFiles"]),

    // The files of pages, pictures, exported code and texts of rules → Swift, at build time.
    .plugin(name: "EmbedFiles", capability: .buildTool(), exclude: ["embed.sh"]),

    // The command line.
    .executableTarget(
      name: "refreshcfg",
      dependencies: [
        "RefreshReports",
        "RefreshChecks",
        "RefreshExplore",
        "RefreshExport",
        "RefreshImport",
        "RefreshPreview",
        "RefreshLanguageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: forSize
    ),

    // Presets in app packages → Swift, at build time or on command.
    .plugin(name: "RefreshPlugin", capability: .buildTool(), dependencies: tool),
    .plugin(
      name: "ExportPresets",
      capability: .command(
        intent: .custom(verb: "export-presets", description: "Make Swift of the presets in all targets"),
        permissions: [.writeToPackageDirectory(reason: "The Swift is kept with the sources.")]),
      dependencies: tool),

    // What tests need and some machines lack.
    .target(name: "ExternalTools", path: "Tests/ExternalTools"),

    // Texts with mistakes and what is said of them, which tests have in files.
    .target(name: "BrokenTexts", dependencies: ["RefreshDiagnostics", "ExternalTools"], path: "Tests/BrokenTexts"),
    // Suites of texts and of Configs, for tests.
    .target(
      name: "SuiteTexts", dependencies: ["RefreshScenarios", "RefreshLaws", "BrokenTexts", "ExternalTools"],
      path: "Tests/SuiteTexts"),

    // What tests count where others would take the time.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .target(name: "HeapWork", dependencies: ["AllocationCounter"], path: "Tests/HeapWork"),

    // What code of apps needs, implemented by the engine.
    .target(name: "UIKit", dependencies: ["RefreshEngine"], path: "Tests/AppStandIn/UIKit"),
    .target(name: "MJRefresh", dependencies: ["UIKit", "RefreshPresets"], path: "Tests/AppStandIn/MJRefresh"),

    .testTarget(name: "RefreshTextTests", dependencies: ["RefreshText"]),
    .testTarget(
      name: "RefreshDiagnosticsTests", dependencies: ["RefreshDiagnostics", "ExternalTools", "HeapWork"]),
    .testTarget(name: "RefreshFilesTests", dependencies: ["RefreshFiles", "ExternalTools"]),
    .testTarget(
      name: "RefreshYAMLTests", dependencies: ["RefreshYAML", "BrokenTexts", "ExternalTools", "HeapWork"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "RefreshEngineTests", dependencies: ["RefreshEngine", "ExternalTools"], exclude: ["Fixtures"]),
    .testTarget(
      name: "RefreshPresetsTests", dependencies: ["RefreshPresets", "SuiteTexts", "BrokenTexts", "ExternalTools"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "RefreshScenariosTests",
      dependencies: ["RefreshScenarios", "SuiteTexts", "BrokenTexts", "ExternalTools", "HeapWork"],
      exclude: ["Fixtures", "WebAssembly"]),
    .testTarget(
      name: "RefreshReportsTests",
      dependencies: ["RefreshReports", "RefreshChecks", "SuiteTexts", "ExternalTools"], exclude: ["Fixtures"]),
    .testTarget(
      name: "RefreshPreviewTests", dependencies: ["RefreshPreview", "SuiteTexts", "ExternalTools"],
      exclude: ["Browser"]),
    .testTarget(
      name: "RefreshImportTests",
      dependencies: ["RefreshImport", "RefreshChecks", "SuiteTexts", "ExternalTools", "HeapWork"]),
    .testTarget(
      name: "RefreshExportTests",
      dependencies: ["RefreshExport", "RefreshReports", "MJRefresh", "SuiteTexts", "ExternalTools"],
      exclude: ["Headers", "ObjectiveC", "Swift"],
      // The library of exported code finds the stand-in in the program that loads it.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),
    .testTarget(
      name: "RefreshChecksTests",
      dependencies: ["RefreshChecks", "SuiteTexts", "BrokenTexts", "ExternalTools", "HeapWork"]),
    .testTarget(name: "RefreshProtocolTests", dependencies: ["RefreshProtocol"]),
    .testTarget(
      name: "RefreshLanguageServerTests", dependencies: ["RefreshLanguageServer", "ExternalTools"],
      exclude: ["Clients/Files"]),
    .testTarget(
      name: "RefreshLawsTests",
      dependencies: ["RefreshChecks", "SuiteTexts", "BrokenTexts", "ExternalTools", "HeapWork"]),
    .testTarget(
      name: "RefreshExploreTests",
      dependencies: ["RefreshExplore", "RefreshReports", "SuiteTexts", "ExternalTools"], exclude: ["Mutations"]),
    .testTarget(name: "refreshcfgTests", dependencies: ["refreshcfg", "ExternalTools"], exclude: ["Fixtures"]),
  ]
)

#if !os(macOS)
// A Mac has its own ImageIO.
package.targets.append(.target(name: "ImageIO", dependencies: ["UIKit"], path: "Tests/AppStandIn/ImageIO"))
package.targets.first { $0.name == "RefreshExportTests" }?.dependencies.append("ImageIO")
#endif

// SwiftPM recompiles a module only if a module that its target names has changed. The layout of a value also depends on modules
// further down, and can change when the named ones don't. So each target, and each library, names all modules below it.
@MainActor func modules(from top: String) -> [String] {
  var modules = [top]
  var seen = 0
  while seen < modules.count {
    for dependency in package.targets.first(where: { $0.name == modules[seen] })?.dependencies ?? [] {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): if !modules.contains(name) { modules.append(name) }
      default: break
      }
    }
    seen += 1
  }
  return modules
}
for target in package.targets where target.type != .plugin {
  target.dependencies =
    target.dependencies.filter { if case .productItem = $0 { true } else { false } }
    + modules(from: target.name).dropFirst().map { .target(name: $0) }
}
package.products = package.products.map { product in
  guard let library = product as? Product.Library else { return product }
  let ours = package.targets.filter { $0.type == .regular }.map(\.name)
  return .library(name: library.name, targets: library.targets.flatMap(modules).filter(ours.contains))
}

if let bundle, !tool.isEmpty { package.targets.append(bundle) }

// Compiled as a whole, a module takes less time in debug builds, too, and with threads, each of its sources still has the
// object that SwiftPM links. Modules above wait for the objects in any case, so a separate job for the interface would only take
// time. Editors don't need the symbols of system modules in the index.
if isBuiltHere {
  let whole = [
    "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo",
    "-index-ignore-system-modules",
  ]
  for target in package.targets where target.type == .regular || target.type == .executable {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(whole, .when(configuration: .debug))]
  }
}
