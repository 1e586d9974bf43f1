import Foundation
import PackagePlugin

/// Makes Swift of the presets in a target, as part of the target, whenever something that they may be made of has changed.
///
/// No preset is read here. The one file that comes of them has a fixed name; all files of the target that the tool may read are
/// inputs, and so are those of the whole package that presets can be made of, because presets may extend others elsewhere.
@main
struct RefreshPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let presets = (target.sourceModule?.sourceFiles.map(\.url) ?? [])
      .filter { $0.lastPathComponent.hasSuffix(".preset.yaml") }.sorted { $0.path < $1.path }
    guard !presets.isEmpty else { return [] }
    // If there is already a tool, none is built; refreshcfg's `Package.swift` checks the same variable.
    let named = ProcessInfo.processInfo.environment["REFRESHCFG"] ?? ""
    let given = named.isEmpty ? nil : URL(fileURLWithPath: named)
    let tool = try given ?? context.tool(named: "refreshcfg").url
    let output = context.pluginWorkDirectoryURL.appending(path: "Presets.refreshcfg.swift")
    let work = context.pluginWorkDirectoryURL
    // SwiftPM asks again when files come to a target or go, and not for those elsewhere: one that goes there fails the build.
    let kinds: Set = ["yaml", "yml", "strings", "xcstrings", "png", "gif", "jpg", "jpeg", "webp"]
    let elsewhere = files(below: context.package.directoryURL, but: work).filter {
      kinds.contains($0.pathExtension.lowercased()) || $0.lastPathComponent == "Contents.json"
    }
    let readable = Set(files(below: target.directoryURL, but: work) + elsewhere).sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "Exporting the presets of \(target.name)", executable: tool,
        arguments: ["export", "--to", "swift", "--out", output.path] + presets.map(\.path),
        inputFiles: [tool] + readable, outputFiles: [output])
    ]
  }

  /// The files below a folder that presets may extend or name: all but sources and what is built.
  private func files(below folder: URL, but work: URL) -> [URL] {
    let sources: Set = ["swift", "h", "m", "mm", "c", "cpp", "resolved"]
    // Of `SCRATCH/plugins/outputs/…` all of the scratch folder, which may have any name.
    let scratch = work.standardizedFileURL.path.components(separatedBy: "/plugins/outputs/")[0]
    guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    else {
      return []
    }
    var files: [URL] = []
    for case let file as URL in all {
      let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      if isFolder {
        let isBuilt = file.standardizedFileURL.path == scratch
        if isBuilt || [".build", ".git", ".swiftpm"].contains(file.lastPathComponent) { all.skipDescendants() }
      } else if !sources.contains(file.pathExtension.lowercased()) {
        files.append(file)
      }
    }
    return files
  }
}
