import RefreshDiagnostics
import SuiteTexts
import Testing

@testable import RefreshScenarios

private let text = """
  suite: test
  header: { type: stateHeader }
  scene: { content: { height: 1200 }, physics: none }
  scenarios: [ { name: a, steps: [ { pull: { header: 60 } }, { snapshot: pulled } ] } ]
  """
private let path = "suites/__snapshots__/test.pulled.json"

/// Returns the only scenario of ``text``, with a stored snapshot.
private func scenario(storing stored: String?) throws -> Scenario {
  let loaded = load(text, files: stored.map { [path: $0] } ?? [:])
  #expect(loaded.lines == [])
  return try #require(loaded.suites.first?.scenarios.first)
}

/// Returns the snapshot that would be stored.
private func snapshot() throws -> String {
  let verdict = Runner.run(try scenario(storing: nil), snapshotUse: .record)
  #expect(verdict.passed)
  #expect(verdict.snapshots.map(\.path) == [path])
  #expect(verdict.snapshots.map(\.name) == ["pulled"])
  return try #require(verdict.snapshots.first).text
}

@Test func `a snapshot has a line for each observable`() throws {
  let lines = try snapshot().split(separator: "\n")
  #expect(lines.first == "{" && lines.last == "}")
  #expect(lines.contains("  \"scroll.offset.y\": -60,"))
  #expect(lines.contains("  \"header.stateLabel.text\": \"Release to refresh\","))
  #expect(lines.contains("  \"scroll.dragging\": true,"))
  #expect(lines.contains { $0.hasPrefix("  \"header.lastUpdatedTime\": null") })
  #expect(!lines.contains { $0.contains("footer") })
}

@Test func `a snapshot is equal to itself`() throws {
  let verdict = Runner.run(try scenario(storing: snapshot()))
  #expect(failures(of: verdict) == [])
  #expect(verdict.snapshots.isEmpty)
}

@Test func `texts of every kind come back as they were`() throws {
  let odd = #"\"q\" \\ \t\n\r \u0001\u007F\u0085\u00A0\u2028\uFEFF 下拉 😀 # : -"#
  let text = """
    suite: test
    header: { type: stateHeader, titles: { idle: "\(odd.replacing(#"\""#, with: #"\""#))" } }
    scenarios: [ { name: a, steps: [ { snapshot: pulled } ] } ]
    """
  let first = load(text)
  #expect(first.lines == [])
  let stored = try #require(
    Runner.run(first.suites[0].scenarios[0], snapshotUse: .record).snapshots.first
  ).text
  let second = load(text, files: [path: stored])
  #expect(failures(of: Runner.run(second.suites[0].scenarios[0])) == [])
}

@Test func `a difference is shown observable by observable`() throws {
  let stored = try snapshot()
    .replacing("\"scroll.offset.y\": -60,", with: "\"scroll.offset.y\": -61,")
    .replacing("\"Release to refresh\"", with: "\"Let go\"")
    .replacing("\"scroll.rows\": 0,\n", with: "\"scroll.cells\": 2,\n")
    .replacing("\"scroll.dragging\": true", with: "\"scroll.dragging\": false")
  let verdict = Runner.run(try scenario(storing: stored))
  #expect(failures(of: verdict) == ["4:72 snapshot-differs: 5 observables differ from the snapshot `pulled`"])
  let failure = try #require(verdict.failedSteps.first?.failures.first)
  #expect(
    failure.expected?.split(separator: "\n") == [
      "scroll.offset.y  -61", "scroll.dragging  false", "scroll.cells  2", "header.stateLabel.text  \"Let go\"",
      "scroll.rows  absent",
    ])
  #expect(
    failure.actual?.split(separator: "\n") == [
      "scroll.offset.y  -60", "scroll.dragging  true", "scroll.cells  absent",
      "header.stateLabel.text  \"Release to refresh\"", "scroll.rows  0",
    ])
}

@Test func `numbers are equal as in an expectation`() throws {
  let near = try snapshot().replacing("\"scroll.offset.y\": -60,", with: "\"scroll.offset.y\": -60.0009,")
  #expect(failures(of: Runner.run(try scenario(storing: near))) == [])
}

@Test func `what is not stored is a failure, unless it is to be stored`() throws {
  let scenario = try scenario(storing: nil)
  #expect(
    failures(of: Runner.run(scenario)) == [
      "4:72 snapshot-missing: there is no snapshot `pulled`; `refreshcfg test --update-snapshots` stores it"
    ])
  #expect(Runner.run(scenario).snapshots.isEmpty)
  #expect(Runner.run(scenario, snapshotUse: .record).passed)
}

@Test func `standard input can't have snapshots`() {
  let file = SourceFile(path: "<stdin>", text: "suite: a")
  let failure = Failure(cause: .noSnapshot("pulled"), span: Span(file: file, start: 0, end: 5))
  #expect(
    failure.message == "there is no snapshot `pulled`; suites from standard input can't have any, so test a file")
}

@Test func `an update stores what differs`() throws {
  let verdict = Runner.run(try scenario(storing: "{}"), snapshotUse: .update)
  #expect(verdict.passed)
  #expect(try verdict.snapshots.map(\.text) == [snapshot()])
  #expect(!Runner.run(try scenario(storing: "{}"), snapshotUse: .record).passed)
}

@Test(arguments: [
  ("{", ", line 1"), ("", " isn't a map of observables"), ("[]", " isn't a map of observables"),
  ("{\n\"time\": []\n}", ", line 2: this isn't the value of an observable"),
  ("{\n\"time\": nan\n}", ", line 2: this isn't the value of an observable"),
])
func `a snapshot that can't be read is a failure`(stored: String, reason: String) throws {
  let found = failures(of: Runner.run(try scenario(storing: stored), snapshotUse: .record))
  #expect(found.count == 1)
  #expect(
    found.first?.hasPrefix("4:72 snapshot-unreadable: the snapshot `pulled` can't be used: \(path)\(reason)")
      ?? false,
    "\(found)")
}

@Test func `a snapshot is read once, and its name is no path`() {
  let twice = text.replacing("{ snapshot: pulled }", with: "{ snapshot: pulled }, { snapshot: pulled }")
  #expect(load(twice).read == [path])
  #expect(
    problems("- snapshot: ../a\n- snapshot: ''").map { String($0.prefix(23)) } == [
      "8:19 wrong-value: `snap", "  help: a name can have", "9:19 wrong-value: `snap",
    ])
}
