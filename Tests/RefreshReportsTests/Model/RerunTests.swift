import RefreshReports
import Testing

struct RerunTests {
  @Test(arguments: [
    ("a/b-1.scenarios.yaml", "a/b-1.scenarios.yaml:2"), ("a b.yaml", "'a b.yaml:2'"),
    ("it's.yaml", "'it'\\''s.yaml:2'"), ("$(x).yaml", "'$(x).yaml:2'"), ("下.yaml", "'下.yaml:2'"),
    ("-f.yaml", "./-f.yaml:2"), ("<stdin>", "- --scenario '^a$'"),
  ])
  func `the command that runs one scenario is quoted for a shell`(path: String, argument: String) throws {
    let text =
      "suite: a\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]\nheader: { type: header }\n"
    let scenario = try report(text, path: path).suites[0].scenarios[0]
    #expect(scenario.rerun == "refreshcfg test \(argument)")
  }

  @Test func `a name with characters that a terminal shows as others is selected by their code points`() throws {
    let text =
      "suite: a\nscenarios: [ { name: \"a\\t\\u202e.\\n\", steps: [ { expect: { time: 0 } } ] } ]\nheader: { type: header }\n"
    let scenario = try report(text, path: "<stdin>").suites[0].scenarios[0]
    #expect(scenario.rerun == #"refreshcfg test - --scenario '^a\u{9}\u{202E}\.\u{A}$'"#)
    #expect(try Regex(#"^a\u{9}\u{202E}\.\u{A}$"#).firstMatch(in: scenario.name) != nil)
  }

  @Test func `where one line has several examples, the name is said as well`() throws {
    let report = try report(
      """
      suite: a
      header: { type: header }
      scenarios:
        - name: is it ${t}? (it's)
          examples: [ { t: 1 }, { t: 2 } ]
          steps: [ { expect: { time: "${t}" } } ]
      """, path: "a.yaml")
    #expect(
      report.suites[0].scenarios.map(\.rerun) == [
        #"refreshcfg test a.yaml:5 --scenario '^is it 1\? \(it'\''s\)$'"#,
        #"refreshcfg test a.yaml:5 --scenario '^is it 2\? \(it'\''s\)$'"#,
      ])
  }
}
