import ExternalTools
import Foundation
import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshYAML
import Testing

@testable import RefreshExport

/// The presets of `Configs`, and the suites that test them.
enum ConfigsPresets {
  /// A preset with its suites.
  struct Entry: Sendable, CustomTestStringConvertible {
    let preset: Preset
    let suites: [Suite]
    var testDescription: String { preset.name }
  }

  static let root = ExternalTool.package

  /// All presets, sorted by name.
  static let all: [Entry] = {
    var (diagnostics, library, loader) = (Diagnostics(), PresetLibrary(), SuiteLoader())
    let suites = files(".scenarios.yaml").flatMap { loader.load($0, into: &diagnostics) }
    let presets = files(".preset.yaml").compactMap { library.load($0, into: &diagnostics) }
    precondition(!diagnostics.hasErrors, "Configs is wrong")
    return presets.sorted { $0.name < $1.name }.map { preset in
      let path = preset.path
      return Entry(preset: preset, suites: suites.filter { $0.preset?.path == path })
    }
  }()

  /// Those that can be exported.
  static let exportable = all.filter { !Export([$0.preset], ExportOptions()).diagnostics.hasErrors }

  /// Returns the preset with a name.
  static subscript(name: String) -> Preset { all.first { $0.preset.name == name }!.preset }

  private static func files(_ suffix: String) -> [SourceFile] {
    let folder = root.appendingPathComponent("Configs")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(suffix) }.sorted().map { path in
      var diagnostics = Diagnostics()
      return SourceFile.read(path: folder.path + "/" + path, into: &diagnostics)!
    }
  }
}

/// Expects that the files of a folder equal newly generated ones; `RECORD_GOLDEN=1` replaces them.
func expectGolden(
  _ files: [Export.File], in folder: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(folder)
  let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil
  for file in files {
    let url = root.appendingPathComponent(file.path)
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    let old = try? String(contentsOf: url, encoding: .utf8)
    #expect(old == file.text, "\(file.path) is out of date: RECORD_GOLDEN=1", sourceLocation: sourceLocation)
  }
  let there = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
  for path in there where !path.hasSuffix(".bundle") && !path.hasSuffix(".lproj") {
    guard !files.contains(where: { $0.path == path }) else { continue }
    if isRecording { try FileManager.default.removeItem(at: root.appendingPathComponent(path)) }
    #expect(isRecording, "\(path) is left over: RECORD_GOLDEN=1", sourceLocation: sourceLocation)
  }
}
