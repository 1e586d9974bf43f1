import Testing

@testable import RefreshExport

/// Exported files that are stored here, some of them compiled with these tests; `make generate` writes them again.
struct GoldenTests {
  private func options(_ language: ExportOptions.Language) -> ExportOptions {
    var options = ExportOptions()
    (options.language, options.access, options.bundle) = (language, .internal, "AppBundle.current")
    return options
  }

  @Test func `the code of all presets is what would be made of them now`() throws {
    let presets = ConfigsPresets.all.map(\.preset).filter(\.isExportable)
    let export = Export(presets, options(.swift))
    #expect(!export.diagnostics.hasErrors)
    try expectGolden(export.files + [registry(of: export.units, named: "all")], in: "Exported")
  }

  @Test func `the code of random presets is what would be made of them now`() throws {
    let export = Export(RandomTests.compiled, options(.swift))
    #expect(!export.diagnostics.hasErrors)
    // The helpers are those beside the code of `Configs`, and texts are written where they are used.
    let files = export.files.filter { $0.path.hasSuffix(".swift") && $0.path.hasPrefix("Random") }
    try expectGolden(files + [registry(of: export.units, named: "random")], in: "Random")
  }

  @Test func `the loader is what would be made now, beside the JSON and the texts`() throws {
    let files = Export([ConfigsPresets["branded-feed"]], options(.loader)).files
    #expect(
      files.map(\.path) == [
        "branded-feed.json", "BrandedFeedRefresh.bundle/de.lproj/BrandedFeedRefresh.strings", "RefreshLoader.swift",
        "RefreshImages.swift", "RefreshLanguage.swift", "RefreshParts.swift",
      ])
    try expectGolden([files[2]], in: "Loader")
  }

  @Test func `Objective-C of presets of all kinds is as it is kept`() throws {
    let names =
      ["normal-header", "gif-header", "auto-normal-footer", "back-state-footer", "normal-trailer"]
      + ["bilingual", "brand-colours", "dots", "everything", "translated", "card-strip"]
      + ["ring", "moon", "running-in", "diy"]
    var options = ExportOptions()
    options.language = .objectiveC
    try expectGolden(Export(names.map { ConfigsPresets[$0] }, options).files, in: "ObjectiveC")
  }
}
