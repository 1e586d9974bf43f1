import Foundation
import RefreshDiagnostics
import RefreshYAML
import Testing

/// The files of this repository that other tools read.
struct HookTests {
  private func root(of path: String) throws -> Node {
    var diagnostics = Diagnostics()
    var reader = YAMLReader(SourceFile(path: path, text: try Repository.text(path)))
    let next = reader.next(into: &diagnostics)
    let document = try #require(next)
    #expect(diagnostics.isEmpty)
    return document.root
  }

  @Test func `hooks look at presets and scenarios, and at nothing else`() throws {
    for hook in try root(of: ".pre-commit-hooks.yaml").items {
      let pattern = try NSRegularExpression(pattern: #require(hook["files"]?.scalar))
      let names = ["a.preset.yaml", "b/c.scenarios.yaml", "a.preset.yml", "preset.yaml", "a.preset.yaml.bak"]
      let found = names.filter { pattern.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil }
      #expect(found == ["a.preset.yaml", "b/c.scenarios.yaml"])
      #expect(hook["entry"]?.scalar?.hasPrefix("refreshcfg ") == true)
      // The names of files follow the arguments.
      let takesNames = hook["pass_filenames"]?.scalar != "false"
      #expect(!takesNames || hook["args"]?.items.compactMap(\.scalar) == ["--"])
    }
  }

  @Test func `each input of the action is given to its step, and there are no others`() throws {
    let action = try root(of: "action.yml")
    let inputs = try #require(action["inputs"]).entries.compactMap(\.key.scalar)
    let steps = try #require(action["runs"]?["steps"]).items
    let used = steps.flatMap { $0["env"]?.entries.compactMap(\.value.scalar) ?? [] }
      .flatMap { $0.matches(of: #/inputs\.(?<name>[a-z]+)/#).map { String($0.output.name) } }
    #expect(used.sorted() == inputs.sorted())
    let page = try Repository.text("Documentation/ci.md")
    for input in inputs { #expect(page.contains("| `\(input)` |"), "ci.md does not describe \(input)") }
  }

  @Test func `editors find the schemas that are kept`() throws {
    let settings = try JSONSerialization.jsonObject(with: Data(try Repository.text(".vscode/settings.json").utf8))
    let schemas = try #require((settings as? [String: Any])?["yaml.schemas"] as? [String: String])
    #expect(
      schemas == [
        "Schemas/preset.schema.json": "*.preset.yaml", "Schemas/scenarios.schema.json": "*.scenarios.yaml",
      ])
    for path in schemas.keys { #expect(try !Repository.text(path).isEmpty) }
  }

  @Test func `the steps of the action are programs that are there`() throws {
    for step in try #require(root(of: "action.yml")["runs"]?["steps"]).items {
      let program = try #require(step["run"]?.scalar).replacing("\"", with: "").replacing(
        "$GITHUB_ACTION_PATH/", with: "")
      #expect(FileManager.default.isExecutableFile(atPath: Repository.root.appendingPathComponent(program).path))
    }
  }
}
