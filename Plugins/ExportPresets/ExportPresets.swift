import Foundation
import PackagePlugin

/// `swift package export-presets [--target TARGET] [--check]`: exports the presets in all targets as Swift code to
/// a folder `Generated` in each, to be committed with the sources. Other options are those of `refreshcfg export`.
@main
struct ExportPresets: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // If there is already a tool, none is built; refreshcfg's `Package.swift` checks the same variable.
    let given = ProcessInfo.processInfo.environment["REFRESHCFG"].map(URL.init(fileURLWithPath:))
    let tool = try given ?? context.tool(named: "refreshcfg").url
    var options = ArgumentExtractor(arguments)
    let names = options.extractOption(named: "target")
    for target in context.package.targets where names.isEmpty || names.contains(target.name) {
      guard let module = target.sourceModule else { continue }
      let presets = module.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".preset.yaml") }.sorted()
      guard !presets.isEmpty else { continue }
      let folder = module.directoryURL.appending(path: "Generated").path
      let process = Process()
      process.executableURL = tool
      process.arguments = ["export", "--to", "swift", "--out", folder] + options.remainingArguments + presets
      process.currentDirectoryURL = context.package.directoryURL
      try process.run()
      process.waitUntilExit()
      // The tool has already reported the reason.
      if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
  }
}
