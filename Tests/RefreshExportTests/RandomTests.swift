import Foundation
import RefreshPresets
import RefreshScenarios
import RefreshText
import Testing

@testable import MJRefresh
@testable import RefreshExport

/// Presets that are drawn at random, with keys, parts and languages of all kinds: what apps do with their code or their JSON is what
/// the presets do.
@Suite(.enabled(if: Compiling.tools.isUsable)) struct RandomTests {
  private func check(_ code: AppCode, of preset: Preset, _ unit: AppUnit, _ seed: Int) async throws {
    for run in 0..<3 {
      let scenario = RandomScenario.scenario(of: preset, seed: seed * 10 + run)
      let (app, engine) = try await code.traces(of: scenario, of: unit)
      let (lines, expected) = (app.split(separator: "\n"), engine.split(separator: "\n"))
      #expect(lines.count == expected.count, "\(scenario.name)")
      // An app has middles and sizes where the engine has edges, which may differ in the last place.
      let pairs = zip(lines, expected).filter { $0 != $1 }.map { (rounded($0), rounded($1)) }
      if let (own, engine) = pairs.first(where: { $0 != $1 }) {
        let common = zip(own, engine).prefix { $0 == $1 }.count
        let (from, to) = (max(0, common - 300), common + 60)
        Issue.record("\(scenario.name): \(own.prefix(to).suffix(to - from)) … \(engine.prefix(to).suffix(60))")
      }
    }
  }

  /// A line of a trace with numbers to the billionth.
  private func rounded(_ line: Substring) -> String {
    String(line).replacing(/-?[0-9]+\.[0-9]+(e-?[0-9]+)?/) { match in
      (Double(match.0) ?? .nan).rounded(decimals: 9).shortestText
    }
  }

  @Test(arguments: ExportedLibrary.random.indices)
  func `Swift of a random preset does what the preset does, in all languages, on and off screen`(index: Int)
    async throws
  {
    let preset = ExportedLibrary.random[index]
    let export = Export([preset], ExportOptions())
    #expect(!export.diagnostics.hasErrors)
    try await check(ExportedLibrary.code(of: export.units[0]), of: preset, export.units[0], index + 1)
  }

  @Test(arguments: 1...120)
  func `JSON of a random preset does what the preset does, in all languages, on and off screen`(seed: Int)
    async throws
  {
    var options = ExportOptions()
    options.language = .json
    let preset = RandomPreset.preset(seed)
    let export = Export([preset], options)
    #expect(!export.diagnostics.hasErrors)
    try await check(
      ExportedLibrary.code(of: Data(export.files[0].bytes)), of: preset, export.units[0], seed)
  }
}
