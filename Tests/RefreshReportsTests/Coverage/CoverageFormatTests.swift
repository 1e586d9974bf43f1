import RefreshDiagnostics
import RefreshReports
import RefreshScenarios
import Testing

private let suites = """
  suite: A & B
  header:
    type: gifHeader
    images: { idle: { count: 4, size: [20, 20] }, pulling: { count: 2, size: [20, 20] } }
    height: 60
    stateLabel: { hidden: true }
  scene: { content: { height: 1200 }, physics: none }
  scenarios:
    - name: one
      steps: [ { pull: { header: 45 } }, { expect: { header.gif.image: 3 } } ]
  """

private func coverage() throws -> Coverage {
  var diagnostics = Diagnostics()
  var loader = SuiteLoader()
  let loaded = loader.load(SourceFile(path: "a.scenarios.yaml", text: suites), into: &diagnostics)
  try #require(!diagnostics.hasErrors, "\(diagnostics.all.map(\.message))")
  let survey = CoverageSurvey(Runner.run(loaded))
  return survey.look(at: survey.runs)
}

private func rendered(_ name: String) throws -> String {
  try #require(CoverageFormat[name]).render(try coverage(), color: false)
}

@Test func `the table has a row for each component, then what was not seen`() throws {
  #expect(
    try rendered("table") == """
      TABLE
      """)
}

@Test func `LCOV has the lines of keys, and branches where several share a line`() throws {
  #expect(
    try rendered("lcov") == """
      LCOV
      """)
}

@Test func `JSON has all goals and keys`() throws {
  #expect(
    try rendered("json") == #"""
      JSON
      """#)
}

@Test func `the page needs nothing else, and names are text`() throws {
  let page = try rendered("html")
  #expect(page.hasPrefix("<!DOCTYPE html>\n"))
  #expect(page.contains("<h2>A &amp; B <span class=\"sum\">"))
  #expect(page.contains("<span class=\"goal seen\">idle 3</span>"))
  #expect(page.contains("<span class=\"goal\">idle -&gt; pulling</span>"))
  #expect(page.contains("title=\"a.scenarios.yaml:5\">header.height <small>5</small></span>"))
  for attribute in ["src=", "href=", "url(", "@import"] { #expect(!page.contains(attribute)) }
  let empty = try #require(CoverageFormat["html"]).render(Coverage(), color: false)
  #expect(empty.contains("<title>Coverage of presets: 100%</title>"))
}

@Test func `colours are for the table alone, and the same run gives the same bytes`() throws {
  let (first, second) = (try coverage(), try coverage())
  for format in CoverageFormat.all {
    #expect(format.render(first, color: true).contains("\u{1B}[") == (format.name == "table"))
    #expect(format.render(first, color: false) == format.render(second, color: false))
  }
}
