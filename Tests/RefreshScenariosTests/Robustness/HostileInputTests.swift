import HeapWork
import RefreshDiagnostics
import RefreshScenarios
import SuiteTexts
import Testing

/// A few lines that stand for more than any memory holds, or took work by the square of their length.
@Suite struct `Hostile scenarios` {
  /// Returns a suite of flows that call each other in a row and pass on a parameter that each makes longer.
  private func row(of count: Int, handingOn argument: String) -> String {
    let flows = (0..<count).map { "  f\($0): [ { flow: { f\($0 + 1): { a: \(argument) } } } ]" }
    return """
      suite: x
      header: { type: normalHeader }
      flows:
      \(flows.joined(separator: "\n"))
        f\(count): [ { expect: { header.stateLabel.text: '${a}' } } ]
      scenarios: [ { name: a, steps: [ { flow: { f0: { a: xxxxxxxx } } } ] } ]
      """
  }

  @Test(
    arguments: [
      ("'${a}${a}'", "the texts of flows and examples are longer than 16 MB when fully expanded"),
      (
        "{ oneOf: ['${a}', '${a}'] }",
        "flows and examples have more than 1,000,000 keys and values when fully expanded"
      ),
      (
        String(repeating: "{ not: ", count: 50) + "'${a}'" + String(repeating: " }", count: 50),
        "flows and examples have more than 1,000,000 keys and values when fully expanded"
      ),
    ])
  func `flows that double what they are given are refused`(argument: String, message: String) {
    var found: [String] = []
    let work = HeapWork { found = load(row(of: 40, handingOn: argument)).lines }
    #expect(work.blocks < 20_000_000)
    #expect(found.first?.contains("too-many-steps: \(message)") ?? false, "\(found)")
  }

  @Test func `flows that bring the same mistake again and again are not read on`() {
    let flows = (0..<18).map { "  f\($0): [ { flow: f\($0 + 1) }, { flow: f\($0 + 1) } ]" }
    let text = """
      suite: x
      header: { type: normalHeader }
      flows:
      \(flows.joined(separator: "\n"))
        f18: [ bogus ]
      scenarios: [ { name: a, steps: [ { flow: f0 } ] } ]
      """
    var found: [String] = []
    let work = HeapWork { found = load(text).lines.filter { !$0.hasPrefix("  ") } }
    #expect(work.blocks < 20_000_000)
    #expect(found.contains { $0.contains("unknown-step") })
    #expect(found.contains { $0.contains("more than 1,000 expanded steps can't be read") })
    #expect(found.count == 2)
  }

  @Test func `all scenarios of a file share its budget, and what is plainly written is never refused`() {
    let brief = "{ steps: [ { repeat: { times: 60000, steps: [ touch ] } }, { expect: { time: 0 } } ], name: "
    let text = "suite: x\nheader: { type: header }\nscenarios: [ \(brief)a }, \(brief)b } ]"
    #expect(load(text).lines.first?.contains("too-many-steps: the file has more than 100,000 steps") ?? false)
    let plain = String(repeating: "touch, ", count: 100_001)
    let long =
      "suite: x\nheader: { type: header }\nscenarios: [ { name: a, steps: [ \(plain)expect: { time: 0 } ] } ]"
    #expect(load(long).lines == [])
  }

  @Test func `of many mistakes of one kind a thousand are listed, and that there are more`() {
    let keys = (0..<3_000).map { "          unk\($0): 1" }.joined(separator: "\n")
    let found = load(
      "suite: x\nheader: { type: header }\nscenarios:\n  - name: a\n    steps:\n      - expect:\n\(keys)"
    ).lines.filter { !$0.hasPrefix("  ") }
    #expect(found.count == 1_001)
    #expect(
      found[0] == "1:1 unknown-path: more than 1,000 diagnostics of this rule in this file; the rest aren't listed")
  }

  @Test(arguments: [
    "suite: x\nheader:\n  type: header\n", "suite: x\nheader: { type: header }\nalways:\n",
    "suite: x\nscene:\n",
  ])
  func `what was meant is looked for only for the mistakes that are listed`(map: String) {
    let growth = HeapWork.growth(from: (2_000, 8_000)) { count in
      let keys = (0..<count).map { "  unk\($0): 1" }.joined(separator: "\n")
      #expect(load(map + keys).lines.contains { $0.contains("more than 1,000 diagnostics") })
    }
    #expect(growth < 1)
  }

  @Test(arguments: ["  l%: { idle: a }\n", "  idle:\n    l%: a\n", "  idle:\n    l% a\n"])
  func `languages are told from keys with work in proportion to their number`(entry: String) {
    let growth = HeapWork.growth(from: (1_000, 4_000)) { count in
      let lines = (0..<count).map { number in
        let letters = [number / 676 % 26, number / 26 % 26, number % 26].map {
          String(UnicodeScalar(UInt8(97 + $0)))
        }
        return entry.replacing("l%", with: letters.joined())
      }
      let body =
        entry.hasPrefix("  idle")
        ? "  idle:\n" + lines.map { $0.replacing("  idle:\n", with: "") }.joined() : lines.joined()
      #expect(!load("suite: x\nheader:\n type: stateHeader\n titles:\n" + body).lines.isEmpty)
    }
    #expect(growth < 1.5)
  }

  @Test func `examples and parameters that do not fit each other take work in proportion to their number`() {
    let growth = HeapWork.growth(from: (300, 1_200)) { count in
      let examples = (0..<count).map { "{ a\($0): 1 }" }.joined(separator: ", ")
      let steps = (0..<count).map { "{ expect: { time: '${b\($0)}${a\($0)}' } }" }.joined(separator: ", ")
      let found = load(
        "suite: x\nheader: { type: header }\nscenarios: [ { name: a, examples: [ \(examples) ], steps: [ \(steps) ] } ]"
      ).lines
      #expect(count < 1_000 || found.contains { $0.contains("missing-parameter: more than 1,000 diagnostics") })
    }
    #expect(growth < 1.5)
  }

  @Test func `one of many examples is found by its line`() {
    let examples = (0..<3_000).map { "      - { a: \($0) }" }.joined(separator: "\n")
    let text = """
      suite: x
      header: { type: header }
      scenarios:
        - name: a ${a}
          steps: [ { expect: { time: 0 } } ]
          examples:
      \(examples)
      """
    let suites = load(text).suites
    let path = "suites/test.scenarios.yaml"
    #expect(LineChoice.apply([LineChoice(path: path, line: 4)], to: suites).first?.scenarios.count == 3_000)
    let one = LineChoice.apply([LineChoice(path: path, line: 17)], to: suites)
    #expect(one.first?.scenarios.map(\.name) == ["a 10"])
  }
}
