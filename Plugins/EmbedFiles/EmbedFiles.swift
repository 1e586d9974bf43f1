import Foundation
import PackagePlugin

/// Writes the files in a target's folders named `Files` into the target as Swift, whenever one of them has changed.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let files = try contents(of: target.directoryURL).map { $0.appending(path: "Files") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .flatMap { try contents(of: $0) }
    // A script of the shell: a program of our own would have to be built before all else, by all who depend on this package.
    let script = context.package.directoryURL.appending(path: "Plugins/EmbedFiles/embed.sh")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the files of \(target.name)", executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: [script.path, output.path] + files.map(\.path), inputFiles: [script] + files,
        outputFiles: [output])
    ]
  }

  private func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }
}
