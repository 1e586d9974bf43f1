import Foundation
import RefreshDiagnostics
import RefreshFiles
import RefreshScenarios
import RefreshYAML
import Testing

/// The files of the folder `Configs`.
enum Configs {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Configs").path

  /// Returns the paths of the scenario files below one of its folders.
  static func files(_ name: String = "") -> [String] {
    FolderSearch.files(below: name.isEmpty ? folder : folder + "/" + name, endingIn: [".scenarios.yaml"])
  }

  /// Returns the paths of the preset files.
  static func presets() -> [String] { FolderSearch.files(below: folder, endingIn: [".preset.yaml"]) }

  /// Returns the suites below one of its folders, which must have no diagnostics.
  static func suites(_ name: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws -> [Suite] {
    var diagnostics = Diagnostics()
    var loader = SuiteLoader()
    let suites = try files(name).flatMap { path in
      let file = try #require(SourceFile.read(path: path, into: &diagnostics), sourceLocation: sourceLocation)
      return loader.load(file, into: &diagnostics)
    }
    return suites
  }
}
