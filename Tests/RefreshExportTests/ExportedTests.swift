import RefreshEngine
import RefreshScenarios
import Testing

@testable import RefreshExport

/// The code of all presets of `Configs` is part of these tests: it is compiled, and it runs.
struct ExportedTests {
  private static let exportable = ConfigsPresets.all.filter(\.preset.isExportable)

  private static var options: ExportOptions {
    var options = ExportOptions()
    (options.access, options.bundle) = (.internal, "AppBundle.current")
    return options
  }

  @Test func `the code of all presets is what would be made of them now`() throws {
    let presets = Self.exportable.map(\.preset)
    let export = Export(presets, Self.options)
    #expect(!export.diagnostics.hasErrors)
    try expectGolden(export.files + [registry(of: export.units)], in: "Exported")
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
    let typeName = Export([entry.preset], Self.options).units[0].typeName
    let exported = try #require(ExportedPreset.all[typeName])
    // What is only shown alone still has to look the same at the beginning.
    let scenarios = entry.suites.flatMap(\.scenarios)
    #expect(!scenarios.isEmpty || entry.preset.name == "family-base")
    for scenario in scenarios {
      var expected = ""
      Tracer.trace(scenario) { expected += String(decoding: $0, as: UTF8.self) }
      #expect(exported.trace(of: scenario) == expected, "\(scenario.suite): \(scenario.name)")
    }
  }
}
