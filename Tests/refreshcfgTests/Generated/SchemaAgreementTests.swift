import ExternalTools
import Foundation
import RefreshDiagnostics
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshYAML
import Testing

@testable import refreshcfg

/// The schemas, compared with `validate` by an independent validator: the Python package `jsonschema`.
@Suite(.enabled(if: ExternalTool.python.isUsable))
struct `Schemas and validate agree` {
  private static let samples = "Tests/refreshcfgTests/Fixtures/Schema"

  @Test(arguments: [Schema.Language.preset, .scenarios])
  func `what is valid is valid by the schema`(language: Schema.Language) throws {
    let end = ".\(language.rawValue).yaml"
    let corpus = ["Configs", Self.samples + "/good", "Tests/RefreshScenariosTests/Fixtures/Recordings"]
      .flatMap { Repository.files(below: $0, endingIn: end) }
    #expect(corpus.count > 15)
    for file in corpus { #expect(try errors(in: file, language).isEmpty, "\(file)") }
    let verdicts = try Validator.check(corpus, by: language)
    #expect(verdicts.count == corpus.count)
    for verdict in verdicts where !verdict.hasPrefix("valid ") { Issue.record("\(verdict)") }
  }

  @Test(arguments: [Schema.Language.preset, .scenarios])
  func `what has an error of structure has one by the schema`(language: Schema.Language) throws {
    let corpus = Repository.files(below: Self.samples + "/broken", endingIn: ".\(language.rawValue).yaml")
    #expect(corpus.count > 50)
    for file in corpus { #expect(try !errors(in: file, language).isEmpty, "\(file)") }
    let verdicts = try Validator.check(corpus, by: language)
    #expect(verdicts.count == corpus.count)
    for verdict in verdicts where !verdict.hasPrefix("invalid ") { Issue.record("\(verdict)") }
  }

  @Test func `reports of runs are valid by their schema`() throws {
    let console = try Console()
    let feed = """
      suite: feed
      header: { type: header }
      scenarios:
        - { name: passes, tags: [smoke], steps: [ { expect: { time: 0 } } ] }
        - { name: "${a} fails", examples: [ { a: 1 } ], steps: [ touch, { expect: { time: "${a}" } } ] }
        - { name: rests, skip: no time, steps: [ { expect: { time: 0 } } ] }
      """
    try console.file("a.scenarios.yaml", feed)
    try console.file("b.scenarios.yaml", "suite: [\n")
    let report = console.folder.appendingPathComponent("run.json").path
    #expect(try console.run(refreshcfg.Test.self, console.folder.path, "--format", "json:\(report)") == .failure)
    #expect(try errors(in: report, .runReport).isEmpty)
    #expect(try Validator.check([report], by: .runReport) == ["valid \(report)"])
    let broken = try console.file("broken.json", #"{ "version": 1, "suites": [ { "name": 3 } ] }"#)
    #expect(try !errors(in: broken, .runReport).isEmpty)
    #expect(try Validator.check([broken], by: .runReport).allSatisfy { $0.hasPrefix("invalid ") })
  }

  private func errors(in path: String, _ language: Schema.Language) throws -> [Diagnostic] {
    var diagnostics = Diagnostics()
    let file = try #require(SourceFile.read(path: path, into: &diagnostics))
    switch language {
    case .preset: _ = Preset.load(file, into: &diagnostics)
    case .scenarios:
      var loader = SuiteLoader()
      _ = loader.load(file, into: &diagnostics)
    case .runReport: _ = RunReport.read(file, into: &diagnostics)
    // The tool writes this format, and apps read it.
    case .appPreset: break
    }
    return diagnostics.all.filter { $0.severity == .error }
  }
}

/// `python3` with the script that validates files against a schema.
private enum Validator {
  /// Returns one line per file.
  static func check(_ files: [String], by language: Schema.Language) throws -> [Substring] {
    let script = Repository.root.appendingPathComponent("Tests/refreshcfgTests/Fixtures/Schema/check.py").path
    let schema = Repository.root.appendingPathComponent("Schemas/\(language.rawValue).schema.json").path
    return try run([script, schema] + files).split(separator: "\n")
  }

  private struct Failure: Error {}

  private static func run(_ arguments: [String]) throws -> String {
    let ran = try Program.run(["python3"] + arguments, mergesErrors: false)
    guard ran.status == 0 else { throw Failure() }
    return ran.text
  }
}
