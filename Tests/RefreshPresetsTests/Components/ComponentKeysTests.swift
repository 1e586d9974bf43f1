import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML
import Testing

@Suite struct `Component keys` {
  private static let common = [
    "hidden", "automaticallyChangeAlpha", "fastAnimationDuration", "slowAnimationDuration", "animationDisabled",
    "ignoredInset",
  ]
  private static let header = common + ["height", "lastUpdatedTimeKey", "collectionViewAnimationBug"]
  private static let stateHeader =
    header + ["titles", "stateLabel", "lastUpdatedTimeLabel", "lastUpdatedTimeText", "labelLeftInset"]
  private static let autoFooter =
    common + ["height", "automaticallyRefresh", "triggerPercent", "autoTriggerTimes"]
  private static let autoStateFooter =
    autoFooter + ["titles", "stateLabel", "labelLeftInset", "refreshingTitleHidden"]
  private static let backFooter = common + ["height"]
  private static let backStateFooter = backFooter + ["titles", "stateLabel", "labelLeftInset"]
  private static let stateTrailer = common + ["titles", "stateLabel"]

  @Test(
    arguments: [
      (.header, header), (.stateHeader, stateHeader), (.normalHeader, stateHeader + ["arrow", "loading"]),
      (.gifHeader, stateHeader + ["images"]),
      (.autoFooter, autoFooter), (.autoStateFooter, autoStateFooter),
      (.autoNormalFooter, autoStateFooter + ["loading"]),
      (.autoGifFooter, autoStateFooter + ["images"]),
      (.backFooter, backFooter), (.backStateFooter, backStateFooter),
      (.backNormalFooter, backStateFooter + ["arrow", "loading"]), (.backGifFooter, backStateFooter + ["images"]),
      (.trailer, common), (.stateTrailer, stateTrailer), (.normalTrailer, stateTrailer + ["arrow"]),
    ] as [(ComponentKind, [String])])
  func `a type has the keys of its classes`(kind: ComponentKind, names: [String]) {
    #expect(Set(ComponentKeys.properties(of: kind).keys.map(\.name)) == Set(names))
    #expect(ComponentKeys.keys(of: kind).keys.first?.name == "type")
    #expect(ComponentKeys.keys(of: kind).keys.count == names.count + 1)
  }

  @Test(arguments: ComponentKind.allCases)
  func `the defaults change nothing`(kind: ComponentKind) {
    var properties: [ComponentProperty] = []
    for key in ComponentKeys.properties(of: kind).keys {
      properties += defaults(of: key, in: kind)
    }
    #expect(properties.count > 5)
    for language in ["en", "zh-Hans"] {
      #expect(
        trace(ComponentBlueprint(kind: kind, properties: properties), language: language)
          == trace(ComponentBlueprint(kind: kind), language: language))
    }
  }

  /// What the default of a key, and of those under it, sets.
  private func defaults(of key: Key<ComponentDraft>, in kind: ComponentKind) -> [ComponentProperty] {
    var draft = ComponentDraft()
    var diagnostics = Diagnostics()
    if let text = key.description.defaultText {
      let value = node(of: text)
      key.decode(value, at: value.span, to: &draft, into: &diagnostics)
      #expect(diagnostics.isEmpty, "\(key.name)")
    }
    return draft.properties + (key.members?.keys.flatMap { defaults(of: $0, in: kind) } ?? [])
  }

  /// All that can be seen of a component at the beginning and of a refresh.
  private func trace(_ blueprint: ComponentBlueprint, language: String) -> [[String]] {
    var scene = ScrollScene()
    scene.content = SceneContent(width: 800, height: 1200)
    scene.language = language
    var simulation = Simulation(scene: scene)
    let role = blueprint.kind.role
    simulation.attach(blueprint)
    simulation.turn()
    var states = [observed(simulation, role)]
    simulation.beginRefreshing(role)
    simulation.turn()
    for _ in 0..<3 {
      simulation.advance(by: Interval(seconds: 0.2))
      states.append(observed(simulation, role))
    }
    simulation.endRefreshing(role)
    simulation.turn()
    for _ in 0..<3 {
      simulation.advance(by: Interval(seconds: 0.2))
      states.append(observed(simulation, role))
    }
    return states
  }

  private func observed(_ simulation: Simulation, _ role: ComponentRole) -> [String] {
    ComponentLeaf.allCases.map { "\($0): \(simulation[.component(role, $0)])" }
  }

  @Test func `every key and state is described in one sentence`() {
    func check(_ key: Key<ComponentDraft>) {
      let summary = key.description.summary
      #expect(summary.hasSuffix(".") && summary.first?.isUppercase ?? false, "\(key.name): \(summary)")
      key.members?.keys.forEach(check)
    }
    for kind in ComponentKind.allCases { ComponentKeys.keys(of: kind).keys.forEach(check) }
  }

  @Test(arguments: ComponentKind.allCases)
  func `every example is right`(kind: ComponentKind) {
    func check(_ key: Key<ComponentDraft>) {
      for example in key.description.examples {
        var draft = ComponentDraft()
        var diagnostics = Diagnostics()
        let value = node(of: example.contains("{date") && !example.hasPrefix("{") ? "\"\(example)\"" : example)
        key.decode(value, at: value.span, to: &draft, into: &diagnostics)
        #expect(!diagnostics.hasErrors, "\(key.name): \(lines(diagnostics))")
      }
      key.members?.keys.forEach(check)
    }
    ComponentKeys.properties(of: kind).keys.forEach(check)
  }

  @Test func `the properties of MJRefresh are named by class`() {
    func name(_ kind: ComponentKind) -> String? {
      ComponentKeys.properties(of: kind)["ignoredInset"]?.description.mjrefresh
    }
    #expect(name(.gifHeader) == "ignoredScrollViewContentInsetTop")
    #expect(name(.backFooter) == "ignoredScrollViewContentInsetBottom")
    #expect(name(.normalTrailer) == "ignoredScrollViewContentInsetRight")
    #expect(ComponentKeys.properties(of: .gifHeader)["labelLeftInset"]?.description.defaultText == "20")
    #expect(ComponentKeys.properties(of: .normalHeader)["labelLeftInset"]?.description.defaultText == "25")
    #expect(ComponentKeys.properties(of: .autoFooter)["height"]?.description.defaultText == "44")
  }
}
