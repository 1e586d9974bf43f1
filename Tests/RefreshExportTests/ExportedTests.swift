import RefreshEngine
import RefreshScenarios
import Testing

@testable import MJRefresh
@testable import RefreshExport

/// The code of all presets of `Configs`, compiled and run.
@Suite(.enabled(if: Compiling.tools.isUsable)) struct ExportedTests {
  @Test func `most scenarios of Configs are about a preset that is exported`() {
    #expect(ConfigsPresets.exportable.count == ConfigsPresets.all.count - 1)
    #expect(ConfigsPresets.exportable.flatMap(\.suites).flatMap(\.scenarios).count > 200)
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

  @MainActor @Test func `a trailer with a custom width keeps what the app sets last, whatever MJRefresh sets`()
    async throws
  {
    let unit = Export([ConfigsPresets["card-strip"]], ExportOptions()).units[0]
    let code = try await ExportedLibrary.code(of: unit)
    AppWorld.current = .empty
    try code.attach(UIScrollView(), {}, {}, {})
    let trailer = try #require(AppWorld.current.attached[.trailer])
    #expect(trailer.mj_w == 72)
    trailer.mj_w = 90
    trailer.placeSubviews()
    #expect(trailer.mj_w == 90)
  }

  @Test func `what is not exported is refused at its place`() {
    let exported = Set(ConfigsPresets.exportable.map(\.preset.name))
    #expect(ConfigsPresets.all.map(\.preset.name).filter { !exported.contains($0) } == ["runner"])
    let found = Export([ConfigsPresets["runner"]], ExportOptions()).diagnostics.all
    #expect(
      found.map { "\($0.span.startPosition.line) \($0.rule.id.rawValue)" } == [
        "11 frames-without-files", "12 frames-without-files", "13 frames-without-files",
      ])
  }

  @Test(arguments: ConfigsPresets.exportable)
  func `an app with the code does what the preset does, byte for byte`(entry: ConfigsPresets.Entry) async throws {
    let unit = Export([entry.preset], ExportOptions()).units[0]
    let code = try await ExportedLibrary.code(of: unit)
    let scenarios = entry.suites.flatMap(\.scenarios)
    #expect(!scenarios.isEmpty || entry.preset.name == "family-base", "nothing tries it")
    for scenario in scenarios {
      let (app, engine) = try await code.traces(of: scenario, of: unit)
      #expect(
        app == engine || withRoundRotations(app) == withRoundRotations(engine),
        "\(scenario.suite): \(scenario.name)")
    }
  }
}
