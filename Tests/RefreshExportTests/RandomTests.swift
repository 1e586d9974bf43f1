import Foundation
import RefreshScenarios
import RefreshText
import Testing

@testable import MJRefresh
@testable import RefreshExport

/// Presets that are drawn at random, with keys, parts and languages of all kinds: what apps do with their code or their JSON is what
/// the presets do.
@MainActor struct RandomTests {
  /// The presets whose Swift is part of these tests.
  nonisolated static let compiled = (1...16).map(RandomPreset.preset)
  /// The texts of all presets, which an app has in its bundle.
  nonisolated static let texts = Export((1...120).map(RandomPreset.preset), ExportOptions()).files
    .filter { $0.path.hasSuffix(".strings") }

  private func check(_ exported: ExportedPreset, _ unit: AppUnit, _ seed: Int) {
    for run in 0..<3 {
      let scenario = RandomScenario.scenario(of: RandomPreset.preset(seed), seed: seed * 10 + run)
      var expected = ""
      Tracer.trace(scenario) { expected += String(decoding: $0, as: UTF8.self) }
      let trace = exported.trace(of: scenario, of: unit)
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

  @Test(arguments: 1...16)
  func `Swift of a random preset does what the preset does, in all languages, on and off screen`(seed: Int) throws {
    let export = Export([RandomPreset.preset(seed)], ExportOptions())
    #expect(!export.diagnostics.hasErrors)
    check(try #require(ExportedPreset.random[export.units[0].typeName]), export.units[0], seed)
  }

  @Test(arguments: 1...120)
  func `JSON of a random preset does what the preset does, in all languages, on and off screen`(seed: Int) throws {
    var options = ExportOptions()
    options.language = .json
    let export = Export([RandomPreset.preset(seed)], options)
    #expect(!export.diagnostics.hasErrors)
    let json = Data(export.files[0].bytes)
    let exported = ExportedPreset(
      configure: { try! RefreshLoader(json).configure() },
      attach: { try! RefreshLoader(json).attach(to: $0, header: $1, footer: $2, trailer: $3) })
    check(exported, export.units[0], seed)
  }
}
