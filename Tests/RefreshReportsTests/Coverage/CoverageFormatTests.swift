import RefreshDiagnostics
import RefreshReports
import RefreshScenarios
import RefreshText
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
  let survey = CoverageSurvey(try run(suites, path: "a.scenarios.yaml"))
  return survey.look(at: survey.runs)
}

private func rendered(_ name: String) throws -> String {
  try #require(CoverageFormat[name]).render(try coverage())
}

@Test func `the table has a row for each component, then what was not seen`() throws {
  #expect(
    try rendered("table") == """
      coverage            states  transitions  triggers  callbacks  titles  frames  keys
      A & B                                                                            -
        header gifHeader     1/4          0/9       0/3        0/4       -     1/5   5/7
      all                    1/4          0/9       0/3        0/4       -     1/5   5/7   7 of 32: 21%

      A & B, header: not seen
        states       pulling, refreshing, willRefresh
        transitions  idle -> pulling, idle -> refreshing, idle -> willRefresh, pulling -> idle,
                     pulling -> refreshing, pulling -> willRefresh, refreshing -> idle,
                     willRefresh -> idle, willRefresh -> refreshing
        triggers     release, beginRefreshing, window
        callbacks    refreshing(), beginRefreshingCompletion(), endRefreshingAnimationBegin(),
                     endRefreshingCompletion()
        frames       idle 0…2, pulling

      keys that made no difference
        a.scenarios.yaml:4  header.images.pulling.count
        a.scenarios.yaml:4  header.images.pulling.size

      """)
}

@Test func `LCOV has the lines of keys, and branches where several share a line`() throws {
  #expect(
    try rendered("lcov") == """
      TN:
      SF:a.scenarios.yaml
      BRDA:4,0,0,1
      BRDA:4,0,1,1
      BRDA:4,0,2,0
      BRDA:4,0,3,0
      BRF:4
      BRH:2
      DA:3,1
      DA:4,2
      DA:5,1
      DA:6,1
      LF:4
      LH:4
      end_of_record

      """)
}

@Test func `JSON has all goals and keys`() throws {
  #expect(
    try rendered("json") == #"""
      {
        "version": 1,
        "total": { "seen": 7, "count": 32 },
        "presets": [
          {
            "name": "A & B",
            "path": "a.scenarios.yaml",
            "total": { "seen": 7, "count": 32 },
            "components": [
              {
                "role": "header",
                "type": "gifHeader",
                "total": { "seen": 2, "count": 25 },
                "states": [
                  { "name": "idle", "seen": true },
                  { "name": "pulling", "seen": false },
                  { "name": "refreshing", "seen": false },
                  { "name": "willRefresh", "seen": false }
                ],
                "transitions": [
                  { "name": "idle -> pulling", "seen": false },
                  { "name": "idle -> refreshing", "seen": false },
                  { "name": "idle -> willRefresh", "seen": false },
                  { "name": "pulling -> idle", "seen": false },
                  { "name": "pulling -> refreshing", "seen": false },
                  { "name": "pulling -> willRefresh", "seen": false },
                  { "name": "refreshing -> idle", "seen": false },
                  { "name": "willRefresh -> idle", "seen": false },
                  { "name": "willRefresh -> refreshing", "seen": false }
                ],
                "triggers": [
                  { "name": "release", "seen": false },
                  { "name": "beginRefreshing", "seen": false },
                  { "name": "window", "seen": false }
                ],
                "callbacks": [
                  { "name": "refreshing()", "seen": false },
                  { "name": "beginRefreshingCompletion()", "seen": false },
                  { "name": "endRefreshingAnimationBegin()", "seen": false },
                  { "name": "endRefreshingCompletion()", "seen": false }
                ],
                "titles": [],
                "frames": [
                  { "name": "idle 0", "seen": false },
                  { "name": "idle 1", "seen": false },
                  { "name": "idle 2", "seen": false },
                  { "name": "idle 3", "seen": true },
                  { "name": "pulling", "seen": false }
                ]
              }
            ],
            "keys": [
              { "path": "a.scenarios.yaml", "line": 3, "name": "header.type", "seen": true },
              { "path": "a.scenarios.yaml", "line": 4, "name": "header.images.idle.count", "seen": true },
              { "path": "a.scenarios.yaml", "line": 4, "name": "header.images.idle.size", "seen": true },
              { "path": "a.scenarios.yaml", "line": 4, "name": "header.images.pulling.count", "seen": false },
              { "path": "a.scenarios.yaml", "line": 4, "name": "header.images.pulling.size", "seen": false },
              { "path": "a.scenarios.yaml", "line": 5, "name": "header.height", "seen": true },
              { "path": "a.scenarios.yaml", "line": 6, "name": "header.stateLabel.hidden", "seen": true }
            ]
          }
        ]
      }

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
  let empty = try #require(CoverageFormat["html"]).render(Coverage())
  #expect(empty.contains("<title>Coverage of presets: 100%</title>"))
}

@Test func `colours are for the table alone, and the same run gives the same bytes`() throws {
  let (first, second) = (try coverage(), try coverage())
  for format in CoverageFormat.all {
    #expect(format.render(first, style: OutputStyle(color: true)).contains("\u{1B}[") == (format.name == "table"))
    #expect(format.render(first) == format.render(second))
  }
}
