import Foundation
import PackagePlugin

/// `swift package export-presets [--target TARGET] [--check]`: exports the presets in all targets as Swift code to
/// a folder `Generated` in each, to be committed with the sources. Other options are those of `refreshcfg export`.
@main
struct ExportPresets: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // If there is already a tool, none is built; refreshcfg's `Package.swift` checks the same variable.
    let named = ProcessInfo.processInfo.environment["REFRESHCFG"] ?? ""
    let given = named.isEmpty ? nil : URL(fileURLWithPath: named)
    let tool = try given ?? context.tool(named: "refreshcfg").url
    var options = ArgumentExtractor(arguments)
    let names = options.extractOption(named: "target")
    let targets = context.package.targets.filter { names.isEmpty || names.contains($0.name) }
    if let unknown = names.first(where: { name in !targets.contains { $0.name == name } }) {
      Diagnostics.error("there is no target `\(unknown)` in \(context.package.displayName)")
      return
    }
    var status: Int32 = 0
    var hasPresets = false
    for target in targets {
      guard let module = target.sourceModule else { continue }
      let presets = module.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".preset.yaml") }.sorted()
      guard !presets.isEmpty else { continue }
      hasPresets = true
      let folder = module.directoryURL.appending(path: "Generated").path
      let process = Process()
      process.executableURL = tool
      process.arguments = ["export", "--to", "swift", "--out", folder] + options.remainingArguments + presets
      process.currentDirectoryURL = context.package.directoryURL
      try process.run()
      process.waitUntilExit()
      status = max(status, process.terminationStatus)
    }
    if !hasPresets { Diagnostics.warning("there is no *.preset.yaml in the targets") }
    // The tool has already reported the reasons.
    if status != 0 { exit(status) }
  }
}
