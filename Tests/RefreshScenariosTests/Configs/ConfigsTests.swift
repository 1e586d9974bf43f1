import BrokenTexts
import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// The examples of the project: all of them run, and together they use the whole language.
struct ConfigsTests {
  @Test func `nothing is wrong with any suite, except for the calls that the museum shows`() {
    var diagnostics = Diagnostics()
    _ = Configs.suites(into: &diagnostics)
    #expect(starts(diagnostics).filter { !$0.contains("end-after-no-more-data") } == [])
  }

  @Test func `every scenario passes`() {
    let results = RunPlan(Configs.suites()).run()
    #expect(results.count > 80)
    for verdict in results.flatMap(\.verdicts) where verdict.failed {
      Issue.record("\(verdict.scenario.suite) › \(verdict.scenario.name): \(failures(of: verdict))")
    }
  }

  @Test func `every preset that isn't a base has a suite`() throws {
    let used = Set(
      try roots().compactMap { $0["preset"]?.scalar }.compactMap { $0.split(separator: "/").last.map(String.init) })
    let presets = FolderSearch.files(below: Configs.folder, endingIn: [".preset.yaml"])
      .compactMap { $0.split(separator: "/").last.map(String.init) }
    #expect(presets.count >= 40)
    #expect(presets.filter { !used.contains($0) } == [])
  }

  @Test(arguments: ["types", "scenarios"])
  func `the scenarios of the presets reach every state and every transition`(folder: String) throws {
    let survey = CoverageSurvey(RunPlan(Configs.suites(folder)).run())
    let seen = survey.look(at: survey.runs, includingKeys: false)
    for preset in seen.presets {
      for component in preset.components {
        let missed = component.missed.filter { $0.kind == .states || $0.kind == .transitions }.map(\.name)
        #expect(missed == [], "\(preset.name), \(component.role.rawValue)")
      }
    }
  }

  @Test func `there is a preset of every type, named as it`() {
    let presets = FolderSearch.files(below: Configs.folder + "/types", endingIn: [".preset.yaml"])
      .compactMap { $0.split(separator: "/").last.map(String.init) }
    let names = ["auto", "back"].flatMap { kind in
      ["", "gif-", "normal-", "state-"].map { "\(kind)-\($0)footer.preset.yaml" }
    }
    let others = [
      "gif-header", "header", "normal-header", "state-header", "normal-trailer", "state-trailer", "trailer",
    ]
    #expect(presets.sorted() == (names + others.map { $0 + ".preset.yaml" }).sorted())
  }

  @Test(arguments: ComponentKind.allCases)
  func `the preset of a type spells out its defaults`(kind: ComponentKind) throws {
    let name = kind.rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    var diagnostics = Diagnostics()
    let path = Configs.folder + "/types/\(name).preset.yaml"
    let file = try #require(SourceFile.read(path: path, into: &diagnostics))
    let preset = try #require(Preset.load(file, into: &diagnostics)?[kind.role])
    #expect(preset.kind == kind)
    let words = ["titles", "images", "lastUpdatedTimeText", "parts"]
    let keys = ComponentKeys.properties(of: kind).keys.map(\.name).filter { !words.contains($0) }
    #expect(keys.filter { preset.value(of: $0) == nil } == [], "these keys are not spelled out")

    // The spelled-out values equal the defaults, so they change nothing.
    let own = ComponentBlueprint(kind: kind) {
      $0.titles = preset.settings.titles
      $0.images = preset.settings.images
    }
    #expect(observations(of: preset.blueprint) == observations(of: own))
  }

  /// Returns all observables of a component before and after a refresh.
  private func observations(of blueprint: ComponentBlueprint) -> [String] {
    var simulation = Simulation(scene: ScrollScene())
    simulation.attach(blueprint)
    simulation.turn()
    var texts: [String] = []
    for command in [Command.wait(.zero), .beginRefreshing(blueprint.kind.role), .wait(Interval(seconds: 0.3))] {
      simulation.perform(command)
      simulation.turn()
      texts += simulation.observations.map { "\($0.observable.path): \($0.value)" }
    }
    return texts
  }

  @Test func `the guide lists every preset`() throws {
    let guide = try String(contentsOfFile: Configs.folder + "/README.md", encoding: .utf8)
    for path in FolderSearch.files(below: Configs.folder + "/presets", endingIn: [".preset.yaml"]) {
      let name = path.split(separator: "/").last ?? ""
      #expect(guide.contains("(presets/\(name))"), "\(name)")
    }
  }

  @Test func `every step is used`() throws {
    var used: Set<String> = []
    try walk { node in
      for item in node.items {
        if let word = item.scalar { used.insert(word) }
        if item.entries.count == 1, let name = item.entries[0].key.scalar { used.insert(name) }
      }
    }
    #expect(
      StepCatalogue.all.map(\.name).filter { !used.contains($0) } == [], "show what it does in a suite of `Configs`"
    )
    #expect(StepCatalogue.all.filter(\.canStandAlone).map(\.name).filter { !used.contains($0) } == [])
  }

  @Test func `every key of a step is used`() throws {
    var used: [String: Set<String>] = [:]
    try walk { node in
      for item in node.items where item.entries.count == 1 {
        let step = item.entries[0]
        used[step.key.scalar ?? "", default: []].formUnion(step.value.entries.compactMap(\.key.scalar))
      }
    }
    for step in StepCatalogue.all {
      let keys = step.description.shape.members.map(\.name)
      #expect(keys.filter { !used[step.name, default: []].contains($0) } == [], "\(step.name)")
    }
  }

  @Test func `every form of what is expected is used`() throws {
    var used: Set<String> = []
    try walk { node in
      for name in ["expect", "until", "always", "atRest"] {
        for entry in node[name]?.entries ?? [] { used.insert(Self.form(of: entry.value)) }
      }
    }
    let forms = MatcherForm.all.map { row in
      let document = YAMLReader.document("x: " + row.example)
      return document?["x"].map(Self.form) ?? ""
    }
    #expect(Set(forms).count == forms.count, "two forms are taken for one: \(forms)")
    #expect(forms.filter { !used.contains($0) } == [])
  }

  @Test func `every key of suites, scenarios and scenes is used`() throws {
    var used: Set<String> = []
    try walk { node in for entry in node.entries { used.insert(entry.key.scalar ?? "") } }
    let keys =
      SuiteKeys.all.keys.map(\.name) + ScenarioKeys.all.keys.map(\.name) + SceneKeys.all.keys.map(\.name)
    #expect(keys.filter { !used.contains($0) } == [])
  }

  /// Returns the roots of all suites.
  private func roots() throws -> [Node] {
    var diagnostics = Diagnostics()
    return try Configs.files().flatMap { path in
      var reader = YAMLReader(try #require(SourceFile.read(path: path, into: &diagnostics)))
      var roots: [Node] = []
      while let document = reader.next(into: &diagnostics) { roots.append(document.root) }
      return roots
    }
  }

  /// Visits every node of every suite.
  private func walk(_ visit: (Node) -> Void) throws {
    func descend(_ node: Node) {
      visit(node)
      node.items.forEach(descend)
      for entry in node.entries { descend(entry.value) }
    }
    try roots().forEach(descend)
  }

  /// Returns the form of an expectation: the key of a long form, or the signs of a short one.
  private static func form(of node: Node) -> String {
    if node.kind == .mapping { return node.entries.first?.key.scalar ?? "" }
    if node.isNull { return "null" }
    let text = node.scalar ?? ""
    for sign in ["!=", ">=", "<=", ">", "<", "/"] where text.hasPrefix(sign) { return sign }
    if text.contains("±") { return "±" }
    if text.contains(".."), text.first?.isNumber ?? false { return ".." }
    if text.hasSuffix("%") { return "%" }
    if text.first?.isNumber ?? false, text.hasSuffix("s") { return "s" }
    return Double(text) == nil ? "name" : "number"
  }
}

extension YAMLReader {
  /// Returns the root of a text.
  fileprivate static func document(_ text: String) -> Node? {
    var diagnostics = Diagnostics()
    var reader = YAMLReader(SourceFile(path: "a.yaml", text: text))
    return reader.next(into: &diagnostics)?.root
  }
}
