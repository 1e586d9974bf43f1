import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

struct StructureTests {
  @Test(arguments: 0..<4) func `the name of a symbol ends with a whole character`(shift: Int) throws {
    let client = try Client()
    let step =
      "expect: { header.stateLabel.text: \"" + String(repeating: "x", count: shift)
      + String(repeating: "👩‍👧", count: 200)
    let text = "suite: s\nscenarios:\n  - name: a\n    steps:\n      - \(step)\"\n"
    let symbols = client.request("textDocument/documentSymbol", client.open("a.scenarios.yaml", text)).items
    func names(_ symbols: [JSONValue]) -> [String] {
      symbols.flatMap { [$0["name"]?.text ?? ""] + names($0["children"]?.items ?? []) }
    }
    #expect(names(symbols).contains(String(step.prefix(120))))
  }
}
