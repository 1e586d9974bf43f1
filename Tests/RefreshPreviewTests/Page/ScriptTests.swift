import ExternalTools
import Foundation
import RefreshDiagnostics
import RefreshText
import SuiteTexts
import Testing

@testable import RefreshEngine
@testable import RefreshPreview
@testable import RefreshScenarios

/// The page's script in Node, with the module that the page contains.
struct ScriptTests {
  @Test(.enabled(if: ExternalTool.node.isUsable))
  func `the script does what it should, and what it records runs natively to the same bytes`() throws {
    try TestFolder.use { folder in
      let events = EventForm.allCases.map { form -> JSONValue in
        let line = form.example
        return [
          "kind": .string(form.rawValue), "fields": .strings(line.fields), "text": .string(line.text),
        ]
      }
      for (name, data) in [("tables", PageTables.json), ("events", .array(events))] {
        try data.written(.padded).write(
          to: folder.appendingPathComponent("\(name).json"), atomically: true, encoding: .utf8)
      }
      try PageFiles.engine.write(
        to: folder.appendingPathComponent("engine.base64"), atomically: true, encoding: .utf8)
      for name in Samples.presets.keys {
        let json = try Samples.feed(name, in: folder).json
        try json.write(to: folder.appendingPathComponent("\(name).json"), atomically: true, encoding: .utf8)
      }
      try writeSuites(to: folder)
      let sources = ExternalTool.package.appendingPathComponent("Sources/RefreshPreview/Page/Files")
      // Node treats files as modules if a package says so.
      let modules = folder.appendingPathComponent("modules")
      try FileManager.default.copyItem(at: sources, to: modules)
      try #"{"type":"module"}"#.write(
        to: modules.appendingPathComponent("package.json"), atomically: true, encoding: .utf8)
      let script = ExternalTool.package.appendingPathComponent("Tests/RefreshPreviewTests/Browser/engine.test.mjs")
        .path
      let ran = try Program.run(
        ["node", "--no-warnings", "--test", "--test-reporter=tap", script],
        environment: ["PREVIEW_FILES": modules.path, "PREVIEW_DATA": folder.path])
      try #require(ran.status == 0, "\(ran.text)")

      let recorded = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".scenarios.yaml") }.sorted()
      #expect(recorded.count == 9)
      for name in recorded { try run(folder.appendingPathComponent(name)) }
      try readSteps(of: folder)
      try readChoices(of: folder)
    }
  }

  /// What the script wrote for a command or a choice.
  private struct Written: Decodable {
    let text: String
    var bytes, world, choice: Data?
    var name: String?

    var command: Command? { bytes.flatMap { Command(decoding: Array($0)) } }

    /// The scene of the page after the choice.
    var chosen: Replay? {
      guard let world = world.flatMap({ Replay(decoding: Array($0)) }) else { return nil }
      return choice.flatMap { SceneChoice(decoding: Array($0)) }?.applied(to: world)
    }
  }

  private func written(_ name: String, in folder: URL) throws -> [Written] {
    try JSONDecoder().decode(
      [Written].self, from: Data(contentsOf: folder.appendingPathComponent("\(name).json")))
  }

  /// Returns the scenarios of a text without errors.
  private func scenarios(_ text: String, in folder: URL) throws -> [Scenario] {
    let path = folder.appendingPathComponent("written.scenarios.yaml").path
    return try suites(text, path: path, allowsWarnings: false).flatMap(\.scenarios)
  }

  /// Checks that written steps read back as the commands from which they were written, and that their form is the
  /// usual one.
  private func readSteps(of folder: URL) throws {
    let steps = try written("written-steps", in: folder)
    let suite = """
      suite: written
      header: { type: normalHeader }
      footer: { type: autoNormalFooter }
      trailer: { type: normalTrailer }
      scenarios:
        - name: written
          steps:

      """
    let lines = steps.map { "      - \($0.text)\n" }.joined() + "      - expectEvents: […]\n"
    let scenario = try #require(try scenarios(suite + lines, in: folder).first)
    try #require(scenario.steps.count == steps.count + 1)
    for (step, read) in zip(steps, scenario.steps) {
      let command = try #require(step.command)
      #expect(read.commands?.map { $0.encoded() } == [command.encoded()], "\(step.text)")
      #expect(StepCatalogue.written(command)?.written == step.text + "\n")
    }
  }

  /// Checks that written scenes and apps read back as what was chosen.
  private func readChoices(of folder: URL) throws {
    let choices = try written("written-choices", in: folder)
    let read = try scenarios(choices.map { "---\n\($0.text)" }.joined(), in: folder)
    try #require(read.count == choices.count)
    for (written, scenario) in zip(choices, read) {
      let chosen = try #require(written.chosen)
      #expect(bytes(chosen) == bytes(scenario.world), "\(written.text)")
      #expect(scenario.name == written.name)
    }
  }

  /// Returns a world as bytes, without its name and without answers to absent components.
  private func bytes(_ world: Replay) -> [UInt8] {
    let app = world.app.entries.filter { entry in
      world.components.contains { entry.hook == .callback($0.kind.role, .refreshing) }
    }
    return Replay(
      name: "", line: 0, scene: world.scene, components: world.components, app: AppProgram(app), steps: []
    ).encoded()
  }

  /// Writes the feeds of the project's scenarios, with their traces in the native engine, and with the frames of
  /// timelines and films at the end of each step.
  private func writeSuites(to folder: URL) throws {
    for path in Configs.files("scenarios") {
      let name = URL(fileURLWithPath: path).lastPathComponent
      let suites = try suites(String(contentsOfFile: path, encoding: .utf8), path: path)
      let traces = suites.flatMap(\.scenarios).map { scenario in
        var trace: [UInt8] = []
        Tracer.trace(scenario) { trace += $0 }
        return String(decoding: trace, as: UTF8.self)
      }
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
      func quoted(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
      }
      let frames = suites.flatMap(\.scenarios).map(framesOfSteps)
      let accounts = suites.flatMap(\.scenarios).map(accountsOfEvents)
      let json =
        #"{"feed": \#(PreviewFeed(suites, path: path).json), "traces": \#(try quoted(traces)), "frames": \#(try quoted(frames)), "accounts": \#(try quoted(accounts))}"#
      try json.write(to: folder.appendingPathComponent("\(name).suite.json"), atomically: true, encoding: .utf8)
    }
  }

  /// Returns why each event of a scenario happened, without the numbers of entries, which the page counts in another way.
  private func accountsOfEvents(_ scenario: Scenario) -> [String] {
    var scenario = scenario
    (scenario.setup.atRest, scenario.setup.promises) = ([], [])
    let explainer = Inquiry(scenario).explainer
    return (0...).lazy.map { explainer.why(event: $0) }.prefix { $0 != nil }.compactMap { account in
      guard let account else { return nil }
      let sentence = account.sentence.pieces.map { if case .words(let words) = $0 { words } else { "…" } }.joined()
      let lines = account.lines.map { "\($0.mark.rawValue) \($0.text)" }
      let chain = (account.end.map { explainer.chain(to: $0) } ?? []).map { explainer.words(of: $0).text }
      return ([sentence, account.rule?.rawValue ?? "none"] + lines + chain).joined(separator: "\n")
    }
  }

  private func framesOfSteps(_ scenario: Scenario) -> [[Double]] {
    // The page ends with the last step, and waits neither for rest nor for promises.
    var scenario = scenario
    (scenario.setup.atRest, scenario.setup.promises) = ([], [])
    let moments = Runner.record(scenario, keepsAll: true).moments
    return (1...scenario.steps.count).compactMap { step in
      moments.last { $0.step == step }.map { moment in
        [Double](unsafeUninitializedCapacity: FrameColumn.all.count) { row, count in
          moment.simulation.writeFrame(to: row)
          count = FrameColumn.all.count
        }
      }
    }
  }

  private func run(_ recorded: URL) throws {
    let text = try String(contentsOf: recorded, encoding: .utf8)
    let suites = try suites(text, path: recorded.path, allowsWarnings: false)
    let scenario = try #require(suites.first?.scenarios.first)
    let verdict = Runner.run(scenario)
    #expect(verdict.passed, "\(verdict.failedSteps.flatMap(\.failures).map(\.message)) in \(text)")
    var trace: [UInt8] = []
    Tracer.trace(scenario) { trace += $0 }
    let name = recorded.lastPathComponent.replacingOccurrences(of: ".scenarios.yaml", with: ".trace")
    let page = try Data(contentsOf: recorded.deletingLastPathComponent().appendingPathComponent(name))
    #expect(Array(page) == trace, "\(name) differs in \(text)")
  }
}
