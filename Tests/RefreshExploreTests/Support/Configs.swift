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

  /// The files of scenarios below a folder of it, by their paths.
  static func files(_ name: String = "") -> [String] {
    FolderSearch.files(below: name.isEmpty ? folder : folder + "/" + name, endingIn: [".scenarios.yaml"])
  }

  /// The suites below a folder of it; they have to be without a finding.
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
