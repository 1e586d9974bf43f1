import RefreshDiagnostics
import RefreshReports
import RefreshText
import Testing

struct GitHubReportTests {
  @Test func `each problem is an annotation, escaped as GitHub's toolkit does`() throws {
    let report = try report(
      """
      suite: "Feed: 100%, \\r\\n::stop"
      header: { type: header }
      scene: { physics: none }
      scenarios:
        - name: events
          steps:
            - beginRefreshing: header
            - expectEvents: [ "header: idle -> refreshing" ]
        - { name: b, steps: [ { expect: { time: 0 } } ] }
      """, path: "./a,b/c:d.yaml")
    #expect(
      try #require(ReportFormat["github"]).render(report) == """
        ::error file=a%2Cb/c%3Ad.yaml,line=8,endLine=8,col=25,endColumn=52,title=Feed%3A 100%25%2C %0D%0A%3A%3Astop › \
        events::`animation: header.alpha 0.25s` happened where `header: idle -> refreshing` was expected%0Aactual:%0A\
        animation: header.alpha 0.25s%0Aheader: idle -> refreshing%0Aanimation: header.begin 0.25s%0A\
        scroll: inset.top 0 -> 54%0Abecause: `header: idle -> refreshing` happened at 0 s, after 1 event missing from \
        the list: add `…` before it%0Astep 2, at 0 s%0Arefreshcfg test ./a,b/c:d.yaml:5
        2 scenarios in 1 suite: 1 passed, 1 failed

        """)
  }

  @Test func `what is wrong with a file is an annotation`() throws {
    let file = SourceFile(path: "a.yaml", text: "one: two\nthree")
    let found = Diagnostic(
      Rule("odd", ""), "this is odd", at: Span(file: file, start: 5, end: 12), severity: .warning
    )
    #expect(
      try #require(ReportFormat["github"]).render(RunReport([], diagnostics: [found])) == """
        ::warning file=a.yaml,line=1,endLine=2,title=odd::this is odd
        0 scenarios in 0 suites: 0 passed

        """)
  }
}

struct JobSummaryTests {
  private func summary(_ report: RunReport) -> String { JobSummary.markdown(report) }

  @Test func `a run that passed is a table`() throws {
    let report = try report(
      "suite: \"a|b *c* <d> @e\"\nheader: { type: header }\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]\n"
    )
    #expect(
      summary(report) == """
        ## ✓ refreshcfg: 1 passed

        | suite | passed | failed | skipped |
        | --- | ---: | ---: | ---: |
        | ✓ a\\|b \\*c\\* &lt;d&gt; @&#8203;e | 1 | 0 | 0 |


        """)
  }

  @Test func `failures follow in fences that nothing in them closes`() throws {
    let report = try report(
      """
      suite: Feed
      header: { type: stateHeader, titles: { idle: "````" } }
      scenarios: [ { name: x, steps: [ { expect: { header.stateLabel.text: y } } ] } ]
      """)
    let text = summary(report)
    #expect(text.hasPrefix("## ✗ refreshcfg: 1 of 1 scenario failed\n"))
    #expect(text.contains("\n### ✗ Feed › x\n\n`````text\nFeed › x, step 1, at 0 s\n"))
    #expect(text.hasSuffix("\n`````\n\n"))
    #expect(ReportFormat.all.filter { $0.traits.contains(.summarizesJob) }.map(\.name) == ["github"])
  }

  @Test func `a summary that would be too large for GitHub is cut`() throws {
    let names = (1...2000).map { "{ name: a\($0), steps: [ { expect: { time: 1 } } ] }" }
    let report = try report(
      "suite: a\nheader: { type: header }\nscenarios: [ \(names.joined(separator: ",\n")) ]\n")
    let text = summary(report)
    #expect(text.utf8.count < 1 << 20)
    #expect(text.contains(/\nand [0-9]+ more\n/))
  }

  @Test func `of very many suites, those that failed have rows, and the last row has the sums of the rest`() throws
  {
    let name = String(repeating: "long ", count: 200)
    let text = (1...1500).map { number in
      "suite: \(name)\(number)\nheader: { type: header }\n"
        + "scenarios: [ { name: a, steps: [ { expect: { time: \(number == 1400 ? 1 : 0) } } ] } ]\n"
    }
    let markdown = summary(try report(text.joined(separator: "---\n")))
    #expect(markdown.utf8.count < 1 << 20)
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count == 2 + 200 + 1)
    #expect(rows[2].hasPrefix("| ✗ long ") && rows[2].hasSuffix(" 1400 | 0 | 1 | 0 |"))
    #expect(rows.last == "| and 1300 more | 1300 | 0 | 0 |")
    #expect(markdown.contains("\n### ✗ long "))
  }

  @Test func `what is wrong with a file has its place once`() throws {
    let file = SourceFile(path: "a.yaml", text: "one: two\n")
    let found = Diagnostic(Rule("odd", ""), "this is *odd*", at: Span(file: file, start: 5, end: 8))
    #expect(
      summary(RunReport([], diagnostics: [found])) == """
        ## ✗ refreshcfg: 0 passed, 1 error in the files

        | suite | passed | failed | skipped |
        | --- | ---: | ---: | ---: |

        ### error: this is \\*odd\\*

        ```text
         --> a.yaml:1:6
          |
        1 | one: two
          |      ^^^
        ```


        """)
  }

  @Test func `a suite of which nothing ran has not passed`() throws {
    let report = try report(
      "suite: a\nheader: { type: header }\nscenarios: [ { name: a, skip: later, steps: [ { expect: { time: 0 } } ] } ]\n"
    )
    #expect(summary(report).contains("| – a | 0 | 0 | 1 |\n"))
  }
}
