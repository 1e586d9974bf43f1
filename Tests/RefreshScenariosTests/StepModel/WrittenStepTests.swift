import RefreshEngine
import RefreshText
import SuiteTexts
import Testing

@testable import RefreshPresets
@testable import RefreshScenarios

@Suite struct `Written steps, scenes and components` {
  /// Returns a scenario as data, without its locations in the file.
  private func bytes(_ setup: Setup, _ steps: [ScenarioStep]) -> [UInt8] {
    var scene = setup.scene
    scene.texts = Texts()
    // What a preset assigns is written as the phone's, where there is no preset.
    (scene.language, scene.languageCode) = (scene.shownLanguage, nil)
    return Replay(
      name: "", line: 0, scene: scene, components: setup.components, app: setup.app,
      steps: steps.map { Replay.Step(line: 0, commands: $0.commands ?? []) }
    ).encoded()
  }

  /// Returns a scenario in written form, and the steps that can't be written.
  private func written(_ scenario: Scenario) -> (suite: WrittenSuite, missing: [String]) {
    let steps = scenario.steps.map { ($0.name, $0.written) }
    var suite = WrittenSuite(
      name: "test", subject: .components(scenario.setup.components), scenario: "test", steps: steps.compactMap(\.1))
    suite.scene = scenario.setup.scene
    suite.app = scenario.setup.app.entries
    return (suite, steps.compactMap { $0.1 == nil ? $0.0 : nil })
  }

  /// Reads a written scenario back, and expects the same scenario.
  private func expectSame(_ scenario: Scenario) throws {
    let (suite, missing) = written(scenario)
    #expect(missing == [], "\(scenario.name)")
    let text = suite.text
    let loaded = load(text)
    let again = try #require(loaded.suites.first?.scenarios.first, "\(text)\n\(loaded.lines)")
    #expect(bytes(again.setup, again.steps) == bytes(scenario.setup, scenario.steps), "\(text)")
    #expect(written(again).suite.text == text)
  }

  @Test func `every scenario of the repository reads back as it was`() throws {
    var count = 0
    for scenario in Configs.suites().flatMap(\.scenarios) {
      // The images of arrows and image parts are files, which a component no longer knows.
      guard
        scenario.setup.components.allSatisfy({ component in
          component.settings.arrow.$image == nil && !component.settings.parts.contains { $0.kind == .image }
        }),
        !scenario.steps.contains(where: { if case .snapshot = $0.action { true } else { false } })
      else { continue }
      try expectSame(scenario)
      count += 1
    }
    #expect(count > 100)
  }

  @Test func `random steps, apps, scenes and components read back as they were`() throws {
    var generator = SeededGenerator(seed: 1)
    var seen: Set<String> = []
    for _ in 0..<1500 {
      let components = ComponentRole.allCases.compactMap { role in
        ValueShape.component(role).random(using: &generator).map { YAMLValue.Member(role.rawValue, $0) }
      }
      let scene = SceneKeys.all.shape.random(using: &generator).map { [YAMLValue.Member("scene", $0)] } ?? []
      let app = AppReader.keys.shape.random(using: &generator).map { [YAMLValue.Member("app", $0)] } ?? []
      let steps = [ValueShape.step.random(using: &generator)].compactMap { $0 }
      let own = YAMLValue.map([YAMLValue.Member("name", .text("test")), YAMLValue.Member("steps", .list(steps))])
      let suite = [YAMLValue.Member("suite", .text("test"))] + components + scene + app
      let text = YAMLValue.map(suite + [YAMLValue.Member("scenarios", .list([own]))]).written
      guard let scenario = load(text).suites.first?.scenarios.first, !scenario.steps.isEmpty else { continue }
      try expectSame(scenario)
      seen.formUnion(scenario.steps.map(\.name))
      for member in components + scene + app { seen.formUnion(names(in: member.value, under: member.name)) }
    }
    #expect(Set(StepCatalogue.all.map(\.name)).subtracting(["flow", "repeat"]).subtracting(seen) == [])
    #expect(Set(SceneKeys.all.keys.map { "scene.\($0.name)" }).subtracting(seen) == [])
    #expect(Set(AppProgram.Hook.all.map { "app.\($0.name)" }).subtracting(seen) == [])
    for role in ComponentRole.allCases {
      let keys = ComponentKeys.properties(of: role).keys.map { "\(role.rawValue).\($0.name)" }
      #expect(Set(keys).subtracting(seen) == [])
    }
  }

  private func names(in value: YAMLValue, under prefix: String) -> [String] {
    guard case .map(let members) = value else { return [] }
    return members.map { "\(prefix).\($0.name)" }
  }

  @Test func `commands are written as steps`() {
    func text(_ command: Command) -> String? { StepCatalogue.written(command)?.flow }
    #expect(text(.touch) == "touch")
    #expect(text(.pull(.header, .points(54))) == "{ pull: { header: 54 } }")
    #expect(text(.pull(.footer, .fraction(1.01))) == "{ pull: { footer: 101% } }")
    #expect(text(.drag(to: Destination(y: -54.5))) == "{ drag: { to: -54.5 } }")
    #expect(text(.drag(to: Destination(x: 1, y: 2))) == "{ drag: { to: { x: 1, y: 2 } } }")
    #expect(text(.release(velocity: nil)) == "release")
    #expect(text(.release(velocity: Point(x: 0, y: -900))) == "{ release: { velocity: [0, -900] } }")
    #expect(text(.scrollToEnd(.bottom, animated: true)) == "{ scroll: { to: bottom, animated: true } }")
    #expect(text(.settled) == "{ wait: settled }")
    #expect(text(.wait(Interval(seconds: 0.25))) == "{ wait: 0.25s }")
    #expect(text(.endRefreshingWithNoMoreData(.footer)) == "{ endRefreshing: { footer: noMoreData } }")
    #expect(text(.setScene(.contentInset(.top, 20))) == "{ set: { scene.contentInset.top: 20 } }")
    var change = ComponentSettings()
    change.hidden = true
    change.stateLabel.fontSize = 12
    #expect(text(.set(.footer, change)) == "{ set: { footer.hidden: true, footer.stateLabel.fontSize: 12 } }")
    var box = PartSettings(name: PartName("box"), kind: .box, place: .whole)
    var rule = PartRule(.number(2))
    rule.ramp = [PartRule.Stop(0, .number(0)), PartRule.Stop(1, .number(3))]
    box.rules = [PartSettings.Rule(.borderWidth, rule)]
    var border = ComponentSettings()
    border.parts = [box]
    #expect(
      text(.set(.footer, border))
        == "{ set: { footer.parts.box.border.width: { default: 2, pull: { 0%: 0, 100%: 3 } } } }")
    #expect(text(.attach(ComponentBlueprint(kind: .header))) == "{ attach: { header: { type: header } } }")
    #expect(text(.settle(atMost: Interval(seconds: 1))) == nil)
  }
}
