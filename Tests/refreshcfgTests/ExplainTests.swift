import RefreshChecks
import RefreshDiagnostics
import RefreshLaws
import Testing

@testable import refreshcfg

struct ExplainTests {
  @Test func `a rule is explained with what it reports in its example`() throws {
    let console = try Console()
    #expect(try console.run(Explain.self, "boolean-spelling") == .success)
    #expect(
      console.output == """
        warning[boolean-spelling]: `yes`, `no`, `on`, `off` for `true` and `false`

        A key that takes `true` or `false` has `yes`, `no`, `on` or `off` instead, which
        are booleans only in YAML 1.1.

        YAML 1.2 readers read these words as text.

        For example, example.preset.yaml:

          name: classic
          header: { type: normalHeader, hidden: yes }

        warning[boolean-spelling]: `hidden` is written as `yes`, which some programs read as text
         --> example.preset.yaml:2:39
          |
        2 | header: { type: normalHeader, hidden: yes }
          |                                       ^^^
          |
          = help: write `true`

        Right:

          name: classic
          header: { type: normalHeader, hidden: true }

        """)
  }

  @Test func `without a name all rules and laws are listed`() throws {
    let console = try Console()
    #expect(try console.run(Explain.self) == .success)
    let lines = console.output.split(separator: "\n")
    #expect(lines.count == RuleCatalogue.all.count + LawID.all.count)
    #expect(lines.contains { $0.hasPrefix("unknown-key ") && $0.hasSuffix("  error    a key that doesn't exist") })
  }

  @Test(arguments: ["wrong-percent header, refreshing", "wrong-percent, x"])
  func `a cause from a report is explained by its law`(cause: String) throws {
    let console = try Console()
    #expect(try console.run(Explain.self, cause) == .success)
    #expect(console.output.hasPrefix("law[wrong-percent]: "))
  }

  @Test func `an id names one rule or one law`() {
    let ids = RuleCatalogue.all.map(\.id.rawValue) + LawID.all.map(\.name)
    let twice = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(twice.isEmpty, "\(twice.sorted()) name several things")
  }

  @Test func `a law's former name in files of earlier versions still means it`() throws {
    #expect(LawID("out-of-range")?.name == "beyond-edge")
    let console = try Console()
    #expect(try console.run(Explain.self, "out-of-range") == .success)
    #expect(console.output.hasPrefix("error[out-of-range]: ") && !console.output.contains("law["))
  }

  @Test func `an unknown rule is answered with the nearest`() throws {
    let console = try Console()
    #expect(try console.run(Explain.self, "unknown-kye") == .unusable)
    #expect(console.error == "error: there is no rule or law `unknown-kye`; did you mean `unknown-key`?\n")
    #expect(console.output.isEmpty)
  }

  @Test(arguments: RuleCatalogue.all)
  func `every rule can be explained`(rule: Rule) throws {
    let console = try Console()
    #expect(try console.run(Explain.self, rule.id.rawValue) == .success)
    #expect(console.output.hasPrefix("\(rule.severity)[\(rule.id.rawValue)]: "))
  }

  @Test func `a law is explained with runs that breach it or don't`() throws {
    let console = try Console()
    #expect(try console.run(Explain.self, "late-call") == .success)
    #expect(
      console.output == """
        law[late-call]: the app is called while the component refreshes, and not after

        Headers, back footers and trailers call the app when the entry animation is
        over. If the refresh has ended by then, the app loads a page for nothing, and
        nothing ends the load.

        why FILE:LINE header.refreshing() explains it by begin, S4.8 of engine-rules.md

        For example, the header asks the app to load 150 ms after its end:

          suite: Example
          header: { type: normalHeader }
          scenarios:
            - name: sick
              steps:
                - beginRefreshing: header
                - wait: 0.1s
                - endRefreshing: header
                - wait: settled

        Healthy:

          suite: Example
          header: { type: normalHeader }
          scenarios:
            - name: healthy
              steps:
                - beginRefreshing: header
                - wait: 0.3s
                - endRefreshing: header
                - wait: settled

        """)
  }
}
