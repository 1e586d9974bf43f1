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
      let pairs = zip(
        withRoundRotations(trace).split(separator: "\n"), withRoundRotations(expected).split(separator: "\n"))
      if let (own, engine) = pairs.first(where: { $0 != $1 }) {
        let common = zip(own, engine).prefix { $0 == $1 }.count
        let (from, to) = (max(0, common - 300), common + 60)
        Issue.record("\(scenario.name): \(own.prefix(to).suffix(to - from)) … \(engine.prefix(to).suffix(60))")
      }
    }
  }

  /// Puts the texts of a unit where the app's bundle has them.
  private func install(_ files: [Export.File]) throws {
    for file in files where file.path.hasSuffix(".strings") {
      let url = URL(fileURLWithPath: AppBundle.current.bundlePath).appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
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
