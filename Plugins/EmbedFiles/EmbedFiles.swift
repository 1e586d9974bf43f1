import Foundation
import PackagePlugin

/// Writes the files of the preview into its target as Swift, whenever one of them has changed.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folders = ["Gallery", "Module", "Page"].map { target.directoryURL.appending(path: "\($0)/Files") }
    let files = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .sorted { $0.path < $1.path }
    }
    // A script of the shell: a program of our own would have to be built before all else, by all who depend on this package.
    let script = target.directoryURL.appending(path: "embed.sh")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the files of \(target.name)", executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: [script.path, output.path] + files.map(\.path), inputFiles: [script] + files,
        outputFiles: [output])
    ]
  }
}
