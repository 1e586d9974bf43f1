import RefreshEngine
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Returns the coverage of suites, which may have warnings.
private func coverage(_ text: String, files: [String: String] = [:]) -> Coverage {
  let survey = CoverageSurvey(RunPlan(load(text, files: files).suites).run())
  return survey.look(at: survey.runs)
}

private let preset = """
  name: feed
  header:
    type: normalHeader
    height: 60
    stateLabel: { textColor: "#112233", fontSize: 20 }
    titles: { idle: Pull, pulling: Let go }
    slowAnimationDuration: 0.4s
  """

private func suite(_ steps: String, name: String = "a", preset: String = "p.preset.yaml") -> String {
  """
  suite: \(name)
  preset: \(preset)
  scene: { content: { height: 1200 }, physics: none }
  scenarios: [ { name: one, steps: [ \(steps) ] } ]
  """
}

@Test func `a key counts when the scenario comes out differently without it`() throws {
  let seen = coverage(suite("pull: { header: 30 }, expect: { time: 0 }"), files: ["suites/p.preset.yaml": preset])
  let keys = try #require(seen.presets.first?.keys)
  #expect(
    keys.map { "\($0.line) \($0.name) \($0.seen)" } == [
      "3 header.type true", "4 header.height true",
      // A colour can't be observed; it counts because the label was present.
      "5 header.stateLabel.textColor true",
      // The time label is wider than the titles anyway, so nothing moves.
      "5 header.stateLabel.fontSize true",
      "6 header.titles.idle true",
      // The header has not been pulled so far.
      "6 header.titles.pulling false",
      // The value equals the default.
      "7 header.slowAnimationDuration false",
    ])
  #expect(keys.allSatisfy { $0.path == "suites/p.preset.yaml" })
}

@Test(
  arguments: [
    // An arrow is next to the widest label.
    ("type: normalHeader, stateLabel: { fontSize: 40 }", true),
    (
      "type: normalHeader, titles: { idle: Go, pulling: Now let go of the list }, stateLabel: { fontSize: 20 }",
      false
    ),
    ("type: normalHeader, stateLabel: { fontSize: 40, hidden: true }", true),
    ("type: normalHeader, lastUpdatedTimeLabel: { fontSize: 40, hidden: true }", true),
    ("type: stateHeader, stateLabel: { fontSize: 40 }", true),
  ] as [(String, Bool)])
func `a font size counts with its component if it moves nothing in any state`(header: String, isSeen: Bool) throws {
  let seen = coverage(
    suite("expect: { time: 0 }"), files: ["suites/p.preset.yaml": "name: p\nheader: { \(header) }\n"])
  let sizes = try #require(seen.presets.first?.keys).filter { $0.name.hasSuffix("fontSize") }
  #expect(sizes.map(\.seen) == [isSeen])
}

@Test func `a key of a preset that is extended counts in its own file, and one that is overridden never`() throws {
  let files = [
    "suites/p.preset.yaml": preset,
    "suites/q.preset.yaml": "name: q\nextends: p.preset.yaml\nheader: { height: 80 }\n",
  ]
  let seen = coverage(suite("pull: { header: 70 }", preset: "q.preset.yaml"), files: files)
  let keys = try #require(seen.presets.first?.keys).filter { $0.name.hasPrefix("header.height") }
  #expect(
    keys.map { "\($0.path):\($0.line) \($0.seen)" } == [
      "suites/q.preset.yaml:3 true", "suites/p.preset.yaml:4 false",
    ])
}

@Test func `components of a suite count by the lines of the suite`() throws {
  let seen = coverage(
    """
    suite: own
    header: { type: header, height: 60 }
    scene: { content: { height: 1200 } }
    scenarios: [ { name: one, steps: [ { expect: { time: 0 } } ] } ]
    """)
  let own = try #require(seen.presets.first)
  #expect(own.name == "own")
  #expect(own.keys.map(\.name) == ["header.type", "header.height"])
  #expect(own.keyShare == CoverageShare(seen: 2, count: 2))
}

@Test func `the causes of a refresh are distinguished`() throws {
  func triggers(_ steps: String, _ kind: ComponentKind = .autoNormalFooter) throws -> [String] {
    let seen = coverage(
      """
      suite: own
      \(kind.role.rawValue): { type: \(kind.rawValue) }
      scene: { content: { height: 1200 }, physics: none }
      app: { scroll.reloadData: [ { beginRefreshing: \(kind.role.rawValue) } ] }
      scenarios: [ { name: one, steps: [ \(steps) ] } ]
      """)
    let component = try #require(seen.presets.first?.components.first)
    return component.goals(.triggers).filter(component.seen.contains).map(\.name)
  }
  #expect(try triggers("drag: { to: 600 }") == ["drag"])
  #expect(try triggers("scroll: { to: 600 }") == ["scroll"])
  #expect(try triggers("tap: footer") == ["tap"])
  #expect(try triggers("load: { height: 10 }") == ["beginRefreshing"])
  #expect(try triggers("set: { footer.automaticallyRefresh: false }, drag: { to: 700 }, release") == ["panEnd"])
  #expect(try triggers("window: false, beginRefreshing: footer, window: true") == ["beginRefreshing", "window"])
  #expect(try triggers("pull: { header: 60 }, release", .header) == ["release"])
  #expect(try triggers("pull: { header: 60 }, cancel", .header) == ["release"])
  #expect(try triggers("load: { height: 10 }", .header) == ["beginRefreshing"])
}

@Test func `titles count in the languages that the preset speaks and the run used`() throws {
  let files = [
    "suites/p.preset.yaml":
      "name: p\nlanguage: zh-Hans\nheader: { type: stateHeader, titles: { idle: { ko: 당겨요 } } }\n"
  ]
  let seen = coverage(suite("{ language: ru }, touch", preset: "p.preset.yaml"), files: files)
  let component = try #require(seen.presets.first?.components.first)
  #expect(
    component.goals(.titles).map(\.name)
      == ["zh-Hans", "ko", "ru"].flatMap { language in
        ["idle", "pulling", "refreshing"].map { "\($0) in \(language)" }
      })
  #expect(component.seen.filter { $0.kind == .titles }.map(\.name).sorted() == ["idle in ru", "idle in zh-Hans"])
}

@Test func `the coverage of two suites is the union of each`() throws {
  let files = ["suites/p.preset.yaml": preset]
  let a = suite("pull: { header: 30 }")
  let b = suite("beginRefreshing: header, { wait: settled }", name: "b")
  let together = coverage(a + "\n---\n" + b, files: files)
  var union = coverage(a, files: files)
  union.formUnion(coverage(b, files: files))
  #expect(describe(union) == describe(together))
  #expect(together.share.seen > coverage(a, files: files).share.seen)

  // The result is the same if the runs are divided among several workers.
  let survey = CoverageSurvey(RunPlan(load(a + "\n---\n" + b, files: files).suites).run())
  var pieces = survey.unseen
  for run in survey.runs.reversed() { pieces.formUnion(survey.look(at: [run])) }
  #expect(describe(pieces) == describe(together))
}

@Test func `the union with nothing and with itself changes nothing`() throws {
  let seen = coverage(suite("pull: { header: 70 }, release"), files: ["suites/p.preset.yaml": preset])
  var union = seen
  union.formUnion(Coverage())
  union.formUnion(seen)
  #expect(describe(union) == describe(seen))
}

@Test func `a snapshot that isn't stored yet ends nothing`() throws {
  let seen = coverage(
    suite("snapshot: start, pull: { header: 70 }"), files: ["suites/p.preset.yaml": preset])
  let component = try #require(seen.presets.first?.components.first)
  #expect(component.seen.contains { $0.name == "idle -> pulling" })
}

@Test func `what was skipped sees nothing`() throws {
  let text = """
    suite: own
    header: { type: header }
    scenarios: [ { name: one, skip: later, steps: [ { expect: { time: 0 } } ] } ]
    """
  #expect(coverage(text).share.seen == 0)
  #expect(coverage(text).share.count > 0)
}

/// Returns everything in a coverage, as lines.
private func describe(_ coverage: Coverage) -> [String] {
  coverage.presets.flatMap { preset in
    [preset.path]
      + preset.components.flatMap { component in
        component.goals.map { "\(component.role) \($0.kind) \($0.name) \(component.seen.contains($0))" }
      } + preset.keys.map { "\($0.path):\($0.line) \($0.name) \($0.seen)" }
  }
}
