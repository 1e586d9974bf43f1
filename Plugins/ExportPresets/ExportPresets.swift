import Foundation
import PackagePlugin

/// `swift package export-presets [--target TARGET] [--check]`: makes Swift of the presets in all targets, in a folder `Generated` of
/// each, to be kept with the sources. Other options are those of `refreshcfg export`.
@main
struct ExportPresets: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // A tool that is there already is not built: `Package.swift` of refreshcfg looks at the same variable.
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
      // The tool has said why.
      if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
  }
}
