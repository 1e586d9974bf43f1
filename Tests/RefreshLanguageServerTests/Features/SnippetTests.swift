import RefreshProtocol
import RefreshScenarios
import RefreshText
import Testing

@testable import RefreshLanguageServer

/// Proposals that insert more than a word are valid once their places are filled in.
struct SnippetTests {
  private let suite = "suite: x\nheader: { type: normalHeader }\n"

  @Test func `a map in the line of its key has all keys that it needs`() throws {
    let client = try Client(capabilities: [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ])
    let text = suite + "scenarios:\n  - name: a\n    steps:\n      - wait: |\n"
    let labels = client.completions("a.scenarios.yaml", text)
    #expect(labels.contains("{ until: }") && !labels.contains("{ atMost: }"))
    let parts = "name: p\nheader:\n  type: header\n  parts:\n    a:\n      alpha: { state: { idle: | } }\n"
    let snippet = client.accepting("{ every: }", "p.preset.yaml", parts)
    #expect(snippet.contains("{ every: ${1:1s}, from: ${2:0}, to: ${3:1} }"), "\(snippet)")
    let scenario = client.accepting("name:", "a.scenarios.yaml", suite + "scenarios: [ | ]\n")
    let label = client.accepting("name", "a.scenarios.yaml", suite + "scenarios: [ | ]\n")
    #expect((scenario + label).contains("steps: "), "\(scenario) \(label)")
  }

  @Test(arguments: [
    ("'pull: ${amount}'", "[ { amount: $1 } ]"), ("touch", "[ { ${1:amount}: ${2:101%} } ]"),
  ])
  func `the examples of a scenario are those of its parameters`(step: String, expected: String) throws {
    let client = try Client(capabilities: [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ])
    let text = suite + "scenarios:\n  - name: a\n    steps: [ \(step) ]\n    exa|\n"
    let result = client.accepting("examples", "a.scenarios.yaml", text)
    #expect(result.hasSuffix("    examples: \(expected)\n"), "\(result)")
  }

  /// What is inserted after a step and its colon, filled in as it is proposed.
  @Test func `no map that is proposed for a step lacks a key`() throws {
    let client = try Client(capabilities: [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ])
    var count = 0
    for step in StepCatalogue.all {
      let text = suite + "scenarios:\n  - name: a\n    steps:\n      - \(step.name): |\n"
      let items =
        client.request("textDocument/completion", client.open("a.scenarios.yaml", text))["items"]?.items ?? []
      for item in items where item["label"]?.text?.hasPrefix("{") == true {
        let snippet = item.at("textEdit", "newText")?.text ?? ""
        let filled = snippet.replacing(/\$\{\d+:(.*?[^\\])\}/) { $0.output.1 }.replacing("\\", with: "").replacing(
          /\$\d/, with: "1")
        client.change("a.scenarios.yaml", nil, text.replacing("|", with: filled))
        let found = client.diagnostics("a.scenarios.yaml").filter {
          $0.contains(" missing-key") || $0.contains(" yaml-")
        }
        #expect(found == [], "\(step.name): \(filled)")
        count += 1
      }
    }
    #expect(count > 20)
  }
}
