import RefreshDiagnostics
import RefreshEngine
import RefreshExport
import RefreshPresets
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshImport

/// Presets that nobody wrote go into an app and come back.
struct RandomRoundTripTests {
  private static let seeds: Range<UInt64> = 1..<81

  private static func preset(_ seed: UInt64) throws -> Preset {
    var random = RandomPreset(seed: seed)
    let text = random.text(named: "p\(seed)")
    return try SuiteTexts.preset(text, path: Configs.folder + "/images/p\(seed).preset.yaml")
  }

  /// The code of a preset but for its comments: descriptions are not imported.
  private static func code(of preset: Preset, _ language: ExportOptions.Language) -> [String] {
    var options = ExportOptions()
    options.language = language
    return Export([preset], options).files.filter { !$0.path.hasSuffix(".strings") }.map { file in
      file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    }
  }

  @Test(arguments: [ExportOptions.Language.swift, .objectiveC], seeds)
  func `what is exported of any preset is imported as the same`(
    _ language: ExportOptions.Language, _ seed: UInt64
  ) throws {
    let preset = try Self.preset(seed)
    var options = ExportOptions()
    options.language = language
    options.prefix = seed % 3 == 0 ? "AB" : nil
    let export = Export([preset], options)
    #expect(!export.diagnostics.hasErrors, "\(export.diagnostics.all.map(\.message))")
    let sources = export.files.filter { file in Import.suffixes.contains { file.path.hasSuffix($0) } }
      .map { SourceFile(path: $0.path, bytes: $0.bytes) }
    let found = Import(sources, to: Configs.folder + "/images/", images: [Configs.folder])
    #expect(found.unread == [])
    let again = try #require(found.presets.first)
    #expect(found.presets.count == 1)
    #expect(again.preset.language == preset.language)
    #expect(CodeComparison([preset], with: found).diagnostics.all.map(\.message) == [])
    for language in [ExportOptions.Language.swift, .objectiveC] {
      let (before, after) = (Self.code(of: preset, language), Self.code(of: again.preset, language))
      // Only the first lines that differ are of interest.
      let isSame = before == after
      #expect(isSame, "\(Self.difference(before, after)) \(again.text)")
    }
  }

  /// The first lines that differ.
  private static func difference(_ before: [String], _ after: [String]) -> String {
    let lines = [before, after].map { $0.joined(separator: "\n").split(separator: "\n") }
    let index =
      zip(lines[0], lines[1]).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines[0].count, lines[1].count)
    return lines.map { $0.dropFirst(index).first.map(String.init) ?? "nothing" }.joined(separator: " became ")
  }

  @Test func `the presets have all keys of components, and all of parts of each kind`() {
    var keys: Set<String> = []
    for seed in Self.seeds {
      var random = RandomPreset(seed: seed)
      _ = random.text(named: "p")
      keys.formUnion(random.keys)
    }
    #expect(Set(ComponentKeys.all.map(\.name)).subtracting(keys) == [])
    let ofParts = PartKind.allCases.flatMap { kind in kind.properties.map { "\(kind.rawValue).\($0.row.path)" } }
    #expect(Set(ofParts).subtracting(keys) == [])
  }
}
