import RefreshScenarios
import RefreshText
import Testing

@testable import RefreshLanguageServer

struct CompletionTests {
  private let suite = "suite: x\nheader: { type: normalHeader }\n"

  @Test func `keys fit the type and aren't there yet`() throws {
    let client = try Client()
    let found = client.completions("a.preset.yaml", "name: x\nheader:\n  type: normalHeader\n  |\n  hidden: true\n")
    #expect(found.contains("height") && found.contains("arrow"))
    #expect(
      !found.contains("type") && !found.contains("hidden") && !found.contains("images") && !found.contains("width"))
  }

  @Test func `keys fit a type that follows them`() throws {
    let found = try Client().completions("a.preset.yaml", "name: x\nheader: { |, type: stateHeader }\n")
    #expect(found.contains("titles") && !found.contains("arrow"))
  }

  @Test func `a type is one of its role`() throws {
    let found = try Client().completions("a.preset.yaml", "name: x\nfooter:\n  type: |\n")
    #expect(found.contains("autoNormalFooter") && !found.contains("normalHeader"))
  }

  @Test(arguments: [
    "      - |", "      - |\n      - expect: { header.state: [", "      - re|",
    "      - pull: { header: 1\n      - |",
  ])
  func `steps are proposed, also in broken YAML`(line: String) throws {
    let found = try Client().completions("a.scenarios.yaml", suite + "scenarios:\n  - name: a\n    steps:\n" + line)
    // There is no flow to call.
    for step in StepCatalogue.all where step.name != KnownKeys.flow { #expect(found.contains(step.name)) }
  }

  /// The first line of a list, which has no dash yet, and perhaps another indentation.
  @Test(arguments: ["    exp|", "      |", "      exp|", "        |"])
  func `the first item of a list gets its dash`(line: String) throws {
    let text = suite + "scenarios:\n  - name: a\n    steps:\n"
    let found = try Client().accepting("expect", "a.scenarios.yaml", text + line)
    #expect(found.hasPrefix(text + "      - expect: "), "\(found)")
  }

  @Test(arguments: [
    ("name", "scenarios:\n  na|", "  - name: "), ("touch", "flows:\n  go:\n    |", "    - touch"),
    ("wait", "app:\n  header.refreshing:\n    |", "    - wait: "),
  ])
  func `scenarios, flows and callbacks begin with an item`(label: String, text: String, line: String) throws {
    let start = text.split(separator: "\n").dropLast().joined(separator: "\n")
    let found = try Client().accepting(label, "a.scenarios.yaml", suite + text)
    #expect(found.hasPrefix("\(suite)\(start)\n\(line)"), "\(found)")
  }

  @Test func `a step that can be alone is proposed so first`() throws {
    let text = suite + "scenarios:\n  - name: a\n    steps:\n      - rel|"
    let found = try Client().completions("a.scenarios.yaml", text).filter { $0.hasPrefix("release") }
    #expect(found == ["release", "release:"])
    #expect(
      try Client().accepting("release", "a.scenarios.yaml", text) == text.replacing("rel|", with: "release"))
  }

  @Test func `observables are proposed segment by segment`() throws {
    func steps(_ text: String) throws -> [String] {
      try Client().completions(
        "a.scenarios.yaml", suite + "scenarios:\n  - name: a\n    steps:\n      - expect: { \(text)")
    }
    #expect(try steps("|").contains("header."))
    let header = try steps("header.|")
    #expect(header.contains("header.state") && header.contains("header.stateLabel."))
    #expect(try steps("header.stateLabel.| }").contains("header.stateLabel.text"))
  }

  @Test func `laws are proposed where one is expected to be breached`() throws {
    func expect(_ text: String) throws -> [String] {
      try Client().completions(
        "a.scenarios.yaml", suite + "scenarios:\n  - name: a\n    steps:\n      - expect: { \(text) }\n")
    }
    #expect(try expect("|").contains("law"))
    let laws = try expect("law: |")
    #expect(laws.contains("late-call") && !laws.contains("both-at-once"))
  }

  @Test func `parts of a component are observables, also where the suite has an error`() throws {
    let parts = "parts: { ring: { kind: box, size: [1, 1], center: [50%, 9] } }"
    let client = try Client(["p.preset.yaml": "name: p\nheader: { type: normalHeader, \(parts) }\n"])
    for components in ["preset: p.preset.yaml", "header: { type: normalHeader, \(parts) }"] {
      func expect(_ text: String) -> [String] {
        let scenario = "scenarios:\n  - name: a\n    steps:\n      - expect: { \(text)"
        return client.completions("a.scenarios.yaml", "suite: x\n\(components)\n\(scenario)")
      }
      client.open("a.scenarios.yaml", "suite: x\n\(components)\nscenarios: [")
      #expect(expect("header.|").contains("header.parts."))
      #expect(expect("header.parts.|") == ["header.parts.ring."])
      #expect(expect("header.parts.ring.|").contains("header.parts.ring.alpha"))
    }
  }

  @Test func `stored snapshots and rules of settings are proposed by their names`() throws {
    let client = try Client(["__snapshots__/a.first.json": "{}", "__snapshots__/b.other.json": "{}"])
    let steps = "scenarios:\n  - name: a\n    steps:\n      - snapshot: |\n"
    #expect(client.completions("a.scenarios.yaml", suite + steps) == ["first"])
    #expect(client.completions("refreshcfg.yaml", "rules:\n  |").contains("no-expectation"))
    #expect(client.completions("refreshcfg.yaml", "rules:\n  no-expectation: |").contains("off"))
  }

  @Test func `an example has the quotes that it needs, once`() throws {
    let client = try Client()
    let label = "name: x\nheader: { type: normalHeader, stateLabel: { textColor: "
    #expect(client.completions("a.preset.yaml", label + "|").first == "\"#5A5A5A\"")
    #expect(client.completions("a.preset.yaml", label + "'|'").first == "#5A5A5A")
    let pull = suite + "scenarios:\n  - name: a\n    steps:\n      - pull: { header: |"
    #expect(client.completions("a.scenarios.yaml", pull) == ["50%"])
  }

  @Test func `a matcher of a state is one of the states`() throws {
    let found = try Client().completions(
      "a.scenarios.yaml", suite + "scenarios:\n  - name: a\n    steps:\n      - expect: { header.state: | }\n")
    #expect(["idle", "pulling", "refreshing"].allSatisfy(found.contains))
  }

  @Test func `flows, their parameters and parameters inside are proposed`() throws {
    let flows = suite + "flows:\n  go: [ { pull: { header: '${amount}' } } ]\nscenarios:\n  - name: a\n    steps:\n"
    #expect(try Client().completions("a.scenarios.yaml", flows + "      - flow: |").contains("go"))
    for call in ["      - flow: { go: { | } }", "      - flow:\n          go:\n            |"] {
      #expect(try Client().completions("a.scenarios.yaml", flows + call) == ["amount"])
    }
    let used =
      suite + "scenarios:\n  - name: a\n    examples: [ { amount: 1 } ]\n    steps:\n      - wait: '${|}'\n"
    #expect(try Client().completions("a.scenarios.yaml", used) == ["amount"])
  }

  @Test func `presets are proposed by their paths, and tags that are in use`() throws {
    let client = try Client(["presets/p.preset.yaml": "name: p\nheader: { type: normalHeader }\n"])
    #expect(
      client.completions("suites/a.scenarios.yaml", "suite: x\npreset: |\n").contains("../presets/p.preset.yaml"))
    client.open("suites/b.scenarios.yaml", suite + "scenarios:\n  - { name: a, tags: [smoke], steps: [] }\n")
    #expect(
      client.completions("suites/c.scenarios.yaml", suite + "scenarios:\n  - { name: a, tags: [|], steps: [] }\n")
        == ["smoke"])
  }

  @Test func `every image that a preset can name is proposed where one belongs`() throws {
    let images = ["a.png", "b.JPG", "c.jpeg", "d.gif", "e.webp"]
    let client = try Client(Dictionary(uniqueKeysWithValues: (images + ["f.txt", "g.pdf"]).map { ($0, "") }))
    let header = "name: x\nheader: { type: normalHeader, arrow: { image: "
    #expect(client.completions("a.preset.yaml", header + "|").prefix(images.count) == images[...])
  }

  @Test func `languages are proposed where texts have one each`() throws {
    let client = try Client()
    let titles = "name: p\nheader: { type: normalHeader, titles: { idle: { en: Pull, | } } }\n"
    let found = client.completions("a.preset.yaml", titles)
    #expect(found.contains("zh-Hans") && !found.contains("en"))
    #expect(client.completions("a.preset.yaml", "name: p\nstrings:\n  |\n").contains("zh-Hans"))
  }

  @Test func `image sets are proposed by their names`() throws {
    let client = try Client(["App.xcassets/arc.imageset/Contents.json": "{}"])
    let images = "name: p\nassets: App.xcassets\nheader: { type: gifHeader, images: { idle: | } }\n"
    #expect(client.completions("a.preset.yaml", images).first == "arc")
  }

  @Test func `rules that can be silenced are proposed in a comment`() throws {
    let found = try Client().completions("a.scenarios.yaml", "suite: x\n# refreshcfg: ignore |")
    #expect(found.contains("no-expectation") && !found.contains("unknown-key"))
  }

  @Test func `a proposal replaces what is being written`() throws {
    let client = try Client()
    let place = client.open("a.preset.yaml", "name: x\nheader:\n  type: normalHeader\n  hei|\n")
    let items = client.request("textDocument/completion", place)["items"]?.items ?? []
    let height = try #require(items.first { $0["label"] == "height" })
    let edit = try #require(height["textEdit"])
    #expect(client.applying([edit], to: "a.preset.yaml").hasSuffix("  height: \n"))
  }

  @Test(arguments: [
    ("- { |", "- { amount: "), ("- |", "- amount: "), ("- am|", "- amount: "),
    ("- { other: 1, a| }", "- { other: 1, amount:  }"),
  ])
  func `the parameters that a scenario uses are proposed in its examples`(line: String, expected: String) throws {
    let scenario =
      suite + "scenarios:\n  - name: a\n    steps: [ { pull: { header: '${amount}' } } ]\n    examples:\n      "
    let client = try Client()
    #expect(client.accepting("amount", "a.scenarios.yaml", scenario + line + "\n") == scenario + expected + "\n")
  }

  @Test(arguments: [
    ("{ header: $|", "${amount}", "{ header: \"${amount}\""),
    ("{ header: ${|} }", "${amount}", "{ header: \"${amount}\" }"),
    ("{ header: \"$|\" }", "${amount}", "{ header: \"${amount}\" }"),
    ("{ header: '${|}' }", "amount", "{ header: '${amount}' }"),
    ("{ header: '${am|' }", "amount", "{ header: '${amount}' }"),
  ])
  func `a parameter gets the quotes and braces that it needs`(value: String, label: String, expected: String) throws
  {
    let scenario =
      suite + "scenarios:\n  - name: a\n    examples: [ { amount: 1 } ]\n    steps:\n      - pull: "
    let client = try Client()
    #expect(client.accepting(label, "a.scenarios.yaml", scenario + value + "\n") == scenario + expected + "\n")
  }

  @Test(arguments: [
    ("  height: 60\n    hid|", "  height: 60\n  hidden: true"),
    ("  height: 60\n   hid|", "  height: 60\n  hidden: true"),
    ("  height: hid|\n    60", "  height: 60\n    60"),
  ])
  func `a proposal replaces a part of one line, and its line gets the indentation that it needs`(
    line: String, expected: String
  ) throws {
    let client = try Client()
    let start = "name: x\nheader:\n  type: normalHeader\n"
    let label = expected.contains("hidden") ? "hidden" : "60"
    #expect(
      client.accepting(label, "a.preset.yaml", start + line + "\n") == start + expected.replacing("true", with: "")
        + "\n")
  }

  @Test(arguments: [
    ("- ex|", "      - expect: "), ("      ex|", "      - expect: "),
    ("      - expect:\n        header.|", "      - expect:\n          header.state: "),
  ])
  func `proposals fit a line with the wrong indentation`(line: String, expected: String) throws {
    let client = try Client()
    let start = suite + "scenarios:\n  - name: a\n    steps:\n      - touch\n"
    let label = expected.contains("state") ? "header.state" : "expect"
    #expect(client.accepting(label, "a.scenarios.yaml", start + line + "\n") == start + expected + "\n")
  }

  @Test func `nothing is proposed in the further lines of a text`() throws {
    for text in ["description: one\n  hea|\n", "description: 'one\n  hea|'\n", "description: >\n  one\n  hea|\n"] {
      #expect(try Client().completions("a.preset.yaml", "name: x\n" + text).isEmpty)
    }
  }

  @Test func `the keys that are known by name are declared`() {
    let root = ScenarioSchema.shape.alternatives
    let document = Document(uri: "x", version: 0, text: "")
    let empty = SyntaxNode(kind: .map, range: 0..<0)
    let names = root.flatMap { $0.keys(in: empty, document) }.map(\.name)
    for name in [KnownKeys.preset, KnownKeys.flows, KnownKeys.scenarios, KnownKeys.suite] {
      #expect(names.contains(name))
    }
    #expect(StepCatalogue[KnownKeys.flow] != nil)
  }

  @Test func `keys that exclude each other aren't proposed together`() throws {
    let client = try Client(["p.preset.yaml": "name: p\nheader: { type: normalHeader }\n"])
    let roots = client.completions("a.scenarios.yaml", "suite: x\npreset: p.preset.yaml\n|\n")
    #expect(roots.contains("scenarios") && !["header", "footer", "trailer"].contains(where: roots.contains))
    #expect(!client.completions("b.scenarios.yaml", suite + "|\n").contains("preset"))
    let part = "name: x\nheader: { type: header, parts: { a: { kind: ring, "
    let lengths = ["left", "right", "top", "bottom", "width", "height", "centerX", "centerY", "center", "size"]
    let placed = client.completions("a.preset.yaml", part + "center: [50%, 9], size: [9, 9], | } } }\n")
    #expect(placed.contains("color") && !lengths.contains(where: placed.contains))
    let left = client.completions("a.preset.yaml", part + "left: 1, size: [9, 9], | } } }\n")
    #expect(lengths.filter(left.contains) == ["top", "bottom", "centerY"])
  }

  @Test func `observables are those of the components that a suite has`() throws {
    let client = try Client(["p.preset.yaml": "name: p\nheader: { type: normalHeader }\n"])
    let expect = "scenarios:\n  - name: a\n    steps:\n      - expect: { |"
    for components in ["preset: p.preset.yaml", "header: { type: normalHeader }"] {
      let found = client.completions("a.scenarios.yaml", "suite: x\n\(components)\n\(expect)")
      #expect(found.contains("header.") && found.contains("scroll.") && !found.contains("trailer."))
    }
    #expect(
      client.completions("b.scenarios.yaml", "suite: x\npreset: q.preset.yaml\n" + expect).contains("trailer."))
  }

  @Test func `a flow is called with its parameters, and only if there is one`() throws {
    let flows = "flows:\n  go: [ { pull: { header: '${amount}' } }, { wait: '${time}' } ]\n  rest: [ touch ]\n"
    let scenario = "scenarios:\n  - name: a\n    steps:\n      - "
    let client = try Client(capabilities: [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ])
    func accepted(_ label: String, _ text: String) -> String {
      client.accepting(label, "a.scenarios.yaml", suite + flows + scenario + text)
    }
    let start = suite + flows + scenario
    #expect(accepted("go", "flow: |\n") == start + "flow: { go: { amount: ${1}, time: ${2} } }\n")
    #expect(accepted("rest", "flow: |\n") == start + "flow: rest\n")
    #expect(accepted("go", "flow: { | }\n") == start + "flow: { go: { amount: ${1}, time: ${2} } }\n")
    #expect(accepted("flow", "|\n") == start + "flow: { go: { amount: ${1}, time: ${2} } }\n")
    let none = suite + scenario
    #expect(!client.completions("a.scenarios.yaml", none + "|\n").contains("flow"))
    #expect(client.completions("a.scenarios.yaml", none + "flow: |\n").isEmpty)
  }

  @Test(arguments: [
    ("  titles:\n    |", "idle", "    idle: "),
    ("  parts:\n    a:\n      kind: ring\n      |", "hidden", "      hidden: "),
    ("  parts:\n    a:\n      kind: ring\n      |", "scale", "      scale: "),
  ])
  func `what may be in the line of its key is written there`(text: String, key: String, line: String) throws {
    let start = "name: x\nheader:\n  type: normalHeader\n"
    let result = try Client().accepting(key, "a.preset.yaml", start + text)
    #expect(result.split(separator: "\n").last.map(String.init) == line)
  }

  @Test func `every proposed example can be written in brackets`() throws {
    let client = try Client(capabilities: [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ])
    let text = client.accepting(
      "lastUpdatedTimeText", "a.preset.yaml", "name: x\nheader: { type: normalHeader, | }\n")
    #expect(text.contains("lastUpdatedTimeText: ${1:\""))
  }

  @Test func `anchors are proposed after a star`() throws {
    let text =
      "suite: x\nheader: &head { type: normalHeader }\nfooter: *|\nscene: &later { content: { height: 9 } }\n"
    #expect(try Client().completions("a.scenarios.yaml", text) == ["*head"])
  }

  @Test func `maps in the line of a key follow the same rules`() throws {
    let client = try Client(capabilities: [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ])
    let steps = "scenarios:\n  - name: a\n    steps:\n      - "
    #expect(!client.completions("a.scenarios.yaml", suite + steps + "|").contains("{ flow: }"))
    let equals = client.accepting(
      "{ equals: }", "a.scenarios.yaml", suite + steps + "expect: { header.state: | }\n")
    #expect(equals.contains("header.state: { equals: ${1:idle} } }"))
    let app = client.completions("a.scenarios.yaml", suite + "app:\n  |\n")
    #expect(app.contains("header.refreshing") && !app.contains("trailer.refreshing"))
    #expect(client.accepting("extends", "a.preset.yaml", "name: x\n|\n") == "name: x\nextends: $1\n")
  }
}
