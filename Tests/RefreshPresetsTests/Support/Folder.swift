import BrokenTexts
import Foundation
import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// A folder of files, which is removed with this object. It is the root of a project.
final class Folder {
  let url: URL

  init(_ texts: [String: String] = [:], isProject: Bool = true) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    if isProject { try write("refreshcfg.yaml", "") }
    for (path, text) in texts { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }

  /// Loads a preset of the folder, and returns it with its diagnostics, each location with its file.
  func load(_ path: String, allowsOutside: Bool = false) -> (preset: Preset?, found: [String]) {
    var diagnostics = Diagnostics()
    var library = PresetLibrary(allowsOutside: allowsOutside)
    let preset = SourceFile.read(path: url.path + "/" + path, into: &diagnostics)
      .flatMap { library.load($0, into: &diagnostics) }
    return (
      preset,
      ranges(diagnostics) { $0.path.replacing(self.url.path + "/", with: "") }.map {
        $0.replacing(self.url.path, with: "ROOT")
      }
    )
  }

  /// Loads a text as a preset of the folder.
  func load(text: String, allowsOutside: Bool = false) throws -> (preset: Preset?, found: [String]) {
    try write("it.yaml", text)
    return load("it.yaml", allowsOutside: allowsOutside)
  }
}
