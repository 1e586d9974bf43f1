import ExternalTools
import Foundation
import RefreshDiagnostics
import RefreshExport
import RefreshPresets
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshImport

struct RoundTripTests {
  /// The presets of `Configs` that can be exported.
  private static let presets = Configs.validPresets().filter {
    !Export([$0], ExportOptions()).diagnostics.hasErrors
  }

  @Test(arguments: [ExportOptions.Language.swift, .objectiveC], presets.indices)
  func `exported code is imported as the preset that it was made of`(
    _ language: ExportOptions.Language, _ index: Int
  )
    throws
  {
    let preset = Self.presets[index]
    var options = ExportOptions()
    options.language = language
    let console = try TestFolder()
    let export = Export([preset], options)
    var sources: [SourceFile] = []
    for file in export.files {
      try console.write(file.path, file.bytes)
      if Import.suffixes.contains(where: file.path.hasSuffix) {
        sources.append(SourceFile(path: file.path, bytes: file.bytes))
      }
    }
    let found = Import(
      sources, to: preset.path.folder, images: [Configs.folder, console.path])
    #expect(found.unread == [])
    #expect(found.presets.map(\.name) == [preset.name])
    let again = try #require(found.presets.first?.preset)
    #expect(again.language == preset.language)
    #expect(again.texts.tables.map(\.language) == preset.texts.tables.map(\.language))
    #expect(CodeComparison([preset], with: found).diagnostics.all.map(\.message) == [])
    for language in ["zh-Hans", "de"] {
      let texts = [preset, again].map { $0.graph.outline(language: language).root.flattened }
        .map { $0.filter { $0.name.contains("titles") }.map(\.value.text) }
      #expect(texts[0] == texts[1])
    }
  }
}

extension String {
  fileprivate var folder: String { String(self[...(lastIndex(of: "/") ?? startIndex)]) }
}
