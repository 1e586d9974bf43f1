import Foundation
import PackagePlugin

/// Makes Swift of the presets in a target, as part of the target, whenever one of them has changed.
@main
struct RefreshPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let presets = (target.sourceModule?.sourceFiles.map(\.url) ?? [])
      .filter { $0.lastPathComponent.hasSuffix(".preset.yaml") }.sorted { $0.path < $1.path }
    guard !presets.isEmpty else { return [] }
    // A tool that is there already is not built: `Package.swift` of refreshcfg looks at the same variable.
    let given = ProcessInfo.processInfo.environment["REFRESHCFG"].map(URL.init(fileURLWithPath:))
    let tool = try given ?? context.tool(named: "refreshcfg").url
    let texts = try presets.map { try String(contentsOf: $0, encoding: .utf8) }
    let names = texts.compactMap(typeName) + (texts.contains { $0.contains(".gif") } ? ["RefreshImages"] : [])
    let folder = context.pluginWorkDirectoryURL.appending(path: "Presets")
    return [
      .buildCommand(
        displayName: "Exporting the presets of \(target.name)", executable: tool,
        arguments: ["export", "--to", "swift", "--out", folder.path] + presets.map(\.path),
        inputFiles: presets, outputFiles: names.map { folder.appending(path: $0 + ".swift") })
    ]
  }

  /// The name of a preset's type, as `refreshcfg export` makes it of the preset's name.
  private func typeName(in preset: String) -> String? {
    guard let name = preset.firstMatch(of: /(?m)^name:[ \t]*["']?([\w-]+)/)?.1 else { return nil }
    let words = name.split { $0 == "-" || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (name.first?.isNumber ?? false ? "Preset" : "") + words.joined() + "Refresh"
  }
}
