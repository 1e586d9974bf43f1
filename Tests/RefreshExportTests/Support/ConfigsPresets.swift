import ExternalTools
import Foundation
import RefreshPresets
import RefreshScenarios
import SuiteTexts
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

  /// All presets, sorted by name.
  static let all: [Entry] = {
    let suites = Configs.suites()
    return Configs.validPresets().sorted { $0.name < $1.name }.map { preset in
      let path = preset.path
      return Entry(preset: preset, suites: suites.filter { $0.preset?.path == path })
    }
  }()

  /// Those that can be exported.
  static let exportable = all.filter { !Export([$0.preset], ExportOptions()).diagnostics.hasErrors }

  /// Returns the preset with a name.
  static subscript(name: String) -> Preset { all.first { $0.preset.name == name }!.preset }
}

/// Expects that the files of a folder equal newly generated ones; `RECORD_GOLDEN=1` replaces them.
func expectGolden(
  _ files: [Export.File], in folder: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let root = Fixture.folder().appendingPathComponent(folder)
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
