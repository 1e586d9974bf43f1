import Testing

@testable import RefreshExport

/// Exported files that are stored here, so that a change of them is seen; `make generate` writes them again.
struct GoldenTests {
  @Test func `Swift of presets of all kinds is as it is kept`() throws {
    let names = ["branded-feed", "diy", "part-kinds"]
    // Those that all exports share are kept where they are written.
    let files = Export(names.map { ConfigsPresets[$0] }, ExportOptions()).files.filter {
      !$0.path.hasPrefix("Refresh")
    }
    try expectGolden(files, in: "Swift")
  }

  @Test func `Objective-C of presets of all kinds is as it is kept`() throws {
    let names =
      ["normal-header", "gif-header", "auto-normal-footer", "back-state-footer", "normal-trailer"]
      + ["bilingual", "brand-colours", "dots", "everything", "translated", "looked-up", "card-strip"]
      + ["ring", "moon", "running-in", "diy"]
    var options = ExportOptions()
    options.language = .objectiveC
    try expectGolden(Export(names.map { ConfigsPresets[$0] }, options).files, in: "ObjectiveC")
  }
}
