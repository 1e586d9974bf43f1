import RefreshEngine
import RefreshScenarios
import Testing

@testable import MJRefresh
@testable import RefreshExport

/// The code of all presets of `Configs` is part of these tests: it is compiled and run.
struct ExportedTests {
  private static let exportable = ConfigsPresets.all.filter(\.preset.isExportable)

  @Test func `most scenarios of Configs are about a preset that is exported`() {
    #expect(Self.exportable.count == ConfigsPresets.all.count - 1)
    #expect(Self.exportable.flatMap(\.suites).flatMap(\.scenarios).count > 200)
  }

  @MainActor @Test func `a trailer loses a width that is only set, as in MJRefresh`() {
    AppWorld.current = .empty
    let trailer = MJRefreshTrailer(refreshingBlock: {})
    trailer.mj_w = 72
    UIScrollView().mj_trailer = trailer
    #expect(trailer.mj_w == 375)
    AppWorld.current.begin()
    #expect(trailer.mj_w == 60)
  }

  @MainActor @Test func `a trailer of its own width keeps what the app sets last, whatever MJRefresh sets`() {
    AppWorld.current = .empty
    let trailer = CardStripRefresh.makeTrailer(refreshing: {})
    UIScrollView().mj_trailer = trailer
    #expect(trailer.mj_w == 72)
    trailer.mj_w = 90
    trailer.placeSubviews()
    #expect(trailer.mj_w == 90)
  }

  @Test func `what is not exported is refused at its place`() {
    let refused = ConfigsPresets.all.filter { !$0.preset.isExportable }.map(\.preset)
    #expect(refused.map(\.name) == ["runner"])
    let found = Export(refused, ExportOptions()).diagnostics.all
    #expect(
      found.map { "\($0.span.startPosition.line) \($0.rule.id.rawValue)" } == [
        "11 frames-without-files", "12 frames-without-files", "13 frames-without-files",
      ])
  }

  @Test(arguments: exportable)
  @MainActor func `an app with the code does what the preset does, byte for byte`(entry: ConfigsPresets.Entry)
    throws
  {
    let unit = Export([entry.preset], ExportOptions()).units[0]
    let exported = try #require(ExportedPreset.all[unit.typeName])
    let scenarios = entry.suites.flatMap(\.scenarios)
    #expect(!scenarios.isEmpty || entry.preset.name == "family-base", "nothing tries it")
    for scenario in scenarios {
      var expected = ""
      Tracer.trace(scenario) { expected += String(decoding: $0, as: UTF8.self) }
      let trace = exported.trace(of: scenario, of: unit)
      #expect(
        withRoundRotations(trace) == withRoundRotations(expected), "\(scenario.suite): \(scenario.name)")
    }
  }
}
