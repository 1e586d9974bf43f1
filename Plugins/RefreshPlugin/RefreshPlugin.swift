import Foundation
import PackagePlugin

/// Exports the presets in a target as Swift code that becomes part of the target, whenever any of them changes.
@main
struct RefreshPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let presets = (target.sourceModule?.sourceFiles.map(\.url) ?? [])
      .filter { $0.lastPathComponent.hasSuffix(".preset.yaml") }.sorted { $0.path < $1.path }
    guard !presets.isEmpty else { return [] }
    // If there is already a tool, none is built; refreshcfg's `Package.swift` checks the same variable.
    let given = ProcessInfo.processInfo.environment["REFRESHCFG"].map(URL.init(fileURLWithPath:))
    let tool = try given ?? context.tool(named: "refreshcfg").url
    let texts = try presets.map { try String(contentsOf: $0, encoding: .utf8) }
    let code = presets.map { text(of: $0) }.joined()
    var names = texts.compactMap(typeName)
    if code.contains(".gif") { names.append("RefreshImages") }
    if code.contains(/(?m)^[ \t]*(?:[^#\n]*[{,][ \t]*)?parts:/) { names.append("RefreshParts") }
    let folder = context.pluginWorkDirectoryURL.appending(path: "Presets")
    return [
      .buildCommand(
        displayName: "Exporting the presets of \(target.name)", executable: tool,
        arguments: ["export", "--to", "swift", "--out", folder.path] + presets.map(\.path),
        inputFiles: presets, outputFiles: names.map { folder.appending(path: $0 + ".swift") })
    ]
  }

  /// Returns the text of a preset with the texts of those that it extends. The tool reports cycles.
  private func text(of preset: URL, depth: Int = 0) -> String {
    guard depth < 20, let text = try? String(contentsOf: preset, encoding: .utf8) else { return "" }
    let extended = text.firstMatch(of: /(?m)^extends:(?:.*\n(?:[ \t]*-.*\n)*)/)?.output ?? ""
    return extended.matches(of: /[^\s"',\[\]]+\.ya?ml/).reduce(text) { all, path in
      let file = preset.deletingLastPathComponent().appending(path: String(path.output))
      return all + "\n" + self.text(of: file, depth: depth + 1)
    }
  }

  /// Returns the name of a preset's type, which is the one that `refreshcfg export` derives from the preset's
  /// name.
  private func typeName(in preset: String) -> String? {
    guard let name = preset.firstMatch(of: /(?m)^name:[ \t]*["']?([\w-]+)/)?.1 else { return nil }
    let words = name.split { $0 == "-" || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (name.first?.isNumber ?? false ? "Preset" : "") + words.joined() + "Refresh"
  }
}
