import Foundation
import RefreshScenarios
import RefreshText
import Testing

@testable import MJRefresh
@testable import RefreshExport

/// Presets that are drawn at random, with keys, parts and languages of all kinds: what apps do with their code or their JSON is what
/// the presets do.
@Suite(.enabled(if: Compiling.tools.isUsable)) @MainActor struct RandomTests {
  private func check(_ code: AppCode, _ unit: AppUnit, _ seed: Int) throws {
    for run in 0..<3 {
      let scenario = RandomScenario.scenario(of: RandomPreset.preset(seed), seed: seed * 10 + run)
      var expected = ""
      Tracer.trace(scenario) { expected += String(decoding: $0, as: UTF8.self) }
      let trace = try code.trace(of: scenario, of: unit)
      // An app has middles and sizes where the engine has edges, which may differ in the last place.
      let pairs = zip(trace.split(separator: "\n"), expected.split(separator: "\n")).filter { $0 != $1 }
        .map { (rounded($0), rounded($1)) }
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
    let export = Export([ExportedLibrary.random[index]], ExportOptions())
    #expect(!export.diagnostics.hasErrors)
    try check(try await ExportedLibrary.code(of: export.units[0]), export.units[0], index + 1)
  }

  @Test(arguments: 1...120)
  func `JSON of a random preset does what the preset does, in all languages, on and off screen`(seed: Int)
    async throws
  {
    var options = ExportOptions()
    options.language = .json
    let export = Export([RandomPreset.preset(seed)], options)
    #expect(!export.diagnostics.hasErrors)
    let load = try await ExportedLibrary.loader()
    try check(load(Data(export.files[0].bytes)), export.units[0], seed)
  }
}
