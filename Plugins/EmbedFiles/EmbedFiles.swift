import Foundation
import PackagePlugin

/// Embeds the files in a target's `Files` folders into the target as Swift code, whenever any of them changes.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let files = try contents(of: target.directoryURL).map { $0.appending(path: "Files") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .flatMap { try contents(of: $0) }
    // A shell script, because a program would first have to be built by everyone who depends on this package.
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
