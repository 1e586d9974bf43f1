import ExternalTools
import Foundation
import RefreshEngine
import RefreshPresets
import RefreshText
import SuiteTexts
import Testing

@testable import MJRefresh
@testable import RefreshExport
@testable import RefreshScenarios

/// The code that reads JSON, compiled and run.
@Suite(.enabled(if: Compiling.tools.isUsable)) struct LoaderTests {
  private static func json(_ entry: ConfigsPresets.Entry) -> String {
    var options = ExportOptions()
    options.language = .json
    return Export([entry.preset], options).files[0].text
  }

  @Test(arguments: [5, 6])
  func `the loader is right for MJRefresh's own headers, in both language modes`(mode: Int) throws {
    var options = ExportOptions()
    options.language = .loader
    let compiling = try Compiling(Export([ConfigsPresets["dots"]], options).files)
    defer { compiling.remove() }
    #expect(try compiling.swift(mode: mode) == "")
  }

  @Test(arguments: ConfigsPresets.exportable)
  func `what is made of JSON at run time does what the preset does`(entry: ConfigsPresets.Entry) async throws {
    let code = try await ExportedLibrary.code(of: Data(Self.json(entry).utf8))
    let unit = Export([entry.preset], ExportOptions()).units[0]
    for scenario in entry.suites.flatMap(\.scenarios) {
      let (app, engine) = try await code.traces(of: scenario, of: unit)
      #expect(
        app == engine || withRoundRotations(app) == withRoundRotations(engine),
        "\(scenario.suite): \(scenario.name)")
    }
  }

  /// A preset with a part.
  private static func parts(_ values: String, kind: String = "label") -> String {
    let span = #"{ "center": [0, 1], "size": [0, 1] }"#
    return #"{ "version": 1, "header": { "type": "header", "parts": [{ "name": "a", "kind": ""# + kind
      + #"", "x": \#(span), "y": \#(span), "values": { \#(values) } }] } }"#
  }

  @Test func `a text that looks like a colour is a text`() async throws {
    let text = """
      name: feed
      header:
        type: header
        parts: { a: { kind: label, center: [1, 1], size: [2, 2], text: { pull: { 0%: '#CC0000', 100%: '#150000' } } } }
      """
    var options = ExportOptions()
    options.language = .json
    let export = Export([try preset(text)], options)
    let code = try await ExportedLibrary.code(of: Data(export.files[0].bytes))
    var setup = Setup(scene: ScrollScene(), components: try preset(text).components)
    setup.app = AppProgram()
    let scenario = Scenario(
      name: "half", suite: "feed", setup: setup, commands: [.pull(.header, .fraction(0.5))])
    let (app, _) = try await code.traces(of: scenario, of: export.units[0])
    #expect(app.contains(#""text":"\#("#CC0000")""#))
  }

  @Test(
    arguments: [
      ("{", ""),
      ("[]", ""),
      ("{}", "version: it is missing"),
      (#"{ "version": 2 }"#, "version: version 2 is unknown; the only known version is 1"),
      (#"{ "version": 1, "header": { "height": 60 } }"#, "header.type: it is missing"),
      (
        #"{ "version": 1, "header": { "type": "normalFooter" } }"#,
        "header.type: normalFooter isn't a type of header"
      ),
      (#"{ "version": 1, "header": { "type": "autoFooter" } }"#, "header.type: autoFooter isn't a type of header"),
      (#"{ "version": 1, "footer": { "type": "autoFooter", "height": "60" } }"#, "footer.height: "),
      (#"{ "version": 1, "footer": { "type": "autoFooter", "hidden": 1 } }"#, "footer.hidden: "),
      (
        #"{ "version": 1, "footer": { "type": "autoFooter", "titles": { "idle": "a" } } }"#,
        "footer.titles: autoFooter has none"
      ),
      (
        #"{ "version": 1, "header": { "type": "header", "stateLabel": { "hidden": true } } }"#,
        "header.stateLabel.hidden: header has none"
      ),
      (
        #"{ "version": 1, "footer": { "type": "autoFooter", "localized": { "de": { "titles": { "idle": "a" } } } } }"#,
        "footer.localized.de.titles: autoFooter has none"
      ),
      (#"{ "version": 1, "header": { "type": "header", "stateLabel": 5 } }"#, "header.stateLabel: "),
      (#"{ "version": 1, "trailer": { "type": "trailer", "triggerPercent": 1 } }"#, "trailer.triggerPercent: "),
      (#"{ "version": 1, "trailer": { "type": "trailer", "height": 1 } }"#, "trailer.height: "),
      (#"{ "version": 1, "header": { "type": "header", "width": 1 } }"#, "header.width: "),
      (
        #"{ "version": 1, "header": { "type": "stateHeader", "stateLabel": { "textColor": "red" } } }"#,
        "header.stateLabel.textColor: red is not #RRGGBBAA"
      ),
      (
        #"{ "version": 1, "header": { "type": "normalHeader", "loading": { "style": "huge" } } }"#,
        "header.loading.style: "
      ),
      (
        #"{ "version": 1, "header": { "type": "gifHeader", "images": { "idle": { "names": ["gone"] } } } }"#,
        "header.images.idle.names: there is no image gone"
      ),
      (
        #"{ "version": 1, "header": { "type": "gifHeader", "images": { "idle": { "gif": "gone" } } } }"#,
        "header.images.idle.gif: there is no GIF gone"
      ),
      (
        #"{ "version": 1, "header": { "type": "gifHeader", "images": { "idle": {} } } }"#,
        "header.images.idle: there are no frames"
      ),
      (
        #"{ "version": 1, "header": { "type": "header" }, "footer": { "type": "gone" } }"#,
        "footer.type: gone isn't a type of footer"
      ),
      (
        parts(#""alpha": { "plain": "half" }"#), "header.parts.0.values.alpha.plain: "
      ),
      (
        parts(#""color": { "plain": "red" }"#), "header.parts.0.values.color.plain: red is not #RRGGBBAA"
      ),
      (
        parts(#""text": { "plain": [["en"]] }"#),
        "header.parts.0.values.text.plain: a version is a language and a text"
      ),
      (parts(#""blink": { "plain": true }"#), "header.parts.0.values.blink: parts have none"),
      (parts(#""bold": { "plain": true }"#, kind: "lamp"), "header.parts.a.kind: lamp isn't a kind of part"),
    ] as [(String, String)])
  @MainActor func `wrong JSON is reported by its place, and nothing changes`(json: String, message: String)
    async throws
  {
    let code = try await ExportedLibrary.code(of: Data(json.utf8))
    let world = AppWorld.empty
    AppWorld.current = world
    let view = UIScrollView()
    view.mj_header = MJRefreshNormalHeader(refreshingBlock: {})
    let failure = try #require(throws: (any Error).self) { try code.attach(view, {}, {}, {}) }
    // What JSONDecoder says of text that is no JSON is its own.
    if !message.isEmpty { #expect("\(failure)".hasPrefix(message)) }
    #expect(world.simulation.kind(of: .header) == .normalHeader)
    #expect(world.simulation.kind(of: .footer) == nil)
  }

  @Test(.enabled(if: ExternalTool.python.isUsable))
  func `the JSON of all presets has the form of its schema`() throws {
    let schema = Export.File(path: "schema.json", text: AppPresetSchema.document.written())
    let files = ConfigsPresets.exportable.enumerated().map { Export.File(path: "\($0).json", text: Self.json($1)) }
    let compiling = try Compiling([schema] + files)
    defer { compiling.remove() }
    try compiling.write(
      "check.py",
      """
      import glob, json, jsonschema
      schema = json.load(open("schema.json"))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      for path in glob.glob("[0-9]*.json"):
          validator.validate(json.load(open(path)))
      """)
    #expect(try compiling.run("python3", ["check.py"]) == "")
  }
}
