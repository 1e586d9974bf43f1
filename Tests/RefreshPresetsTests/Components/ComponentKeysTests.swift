import BrokenTexts
import RefreshDiagnostics
import RefreshEngine
import RefreshYAML
import Testing

@testable import RefreshPresets

@Suite struct `Component keys` {
  private static let common = [
    "hidden", "automaticallyChangeAlpha", "fastAnimationDuration", "slowAnimationDuration", "animationDisabled",
    "ignoredInset", "parts",
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
  private static let trailer = common + ["width"]
  private static let stateTrailer = trailer + ["titles", "stateLabel"]

  @Test(
    arguments: [
      (.header, header), (.stateHeader, stateHeader), (.normalHeader, stateHeader + ["arrow", "loading"]),
      (.gifHeader, stateHeader + ["images"]),
      (.autoFooter, autoFooter), (.autoStateFooter, autoStateFooter),
      (.autoNormalFooter, autoStateFooter + ["loading"]),
      (.autoGifFooter, autoStateFooter + ["images"]),
      (.backFooter, backFooter), (.backStateFooter, backStateFooter),
      (.backNormalFooter, backStateFooter + ["arrow", "loading"]), (.backGifFooter, backStateFooter + ["images"]),
      (.trailer, trailer), (.stateTrailer, stateTrailer), (.normalTrailer, stateTrailer + ["arrow"]),
    ] as [(ComponentKind, [String])])
  func `a type has the keys of its classes`(kind: ComponentKind, names: [String]) {
    #expect(Set(ComponentKeys.properties(of: kind).keys.map(\.name)) == Set(names))
    #expect(ComponentKeys.keys(of: kind).keys.first?.name == "type")
    #expect(ComponentKeys.keys(of: kind).keys.count == names.count + 1)
  }

  @Test(arguments: ComponentKind.allCases)
  func `the defaults change nothing`(kind: ComponentKind) {
    var draft = ComponentDraft(kind)
    for key in ComponentKeys.properties(of: kind).keys { setDefaults(of: key, on: &draft) }
    #expect(said(draft.settings).count > 5)
    let spelledOut = ComponentBlueprint(kind: kind) { $0 = draft.settings }
    for language in ["en", "zh-Hans"] {
      #expect(
        trace(spelledOut, language: language)
          == trace(ComponentBlueprint(kind: kind), language: language))
    }
  }

  /// Sets the default of a key and of its members.
  private func setDefaults(of key: Key<ComponentDraft>, on draft: inout ComponentDraft) {
    var diagnostics = Diagnostics()
    if let text = key.description.defaultText {
      let value = node(of: text)
      key.decode(value, at: value.span, to: &draft, into: &diagnostics)
      #expect(diagnostics.isEmpty, "\(key.name)")
    }
    for member in key.members?.keys ?? [] { setDefaults(of: member, on: &draft) }
  }

  /// Returns everything observable about a component initially and during a refresh.
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
        #expect(!diagnostics.hasErrors, "\(key.name): \(ranges(diagnostics))")
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
    let keys = ComponentKeys.properties(of: .normalTrailer)
    #expect(keys["width"]?.description.mjrefresh == "mj_w")
    #expect(keys["hidden"]?.description.mjrefresh == "hidden")
    #expect(ComponentKeys.properties(of: .gifHeader)["labelLeftInset"]?.description.defaultText == "20")
    #expect(ComponentKeys.properties(of: .normalHeader)["labelLeftInset"]?.description.defaultText == "25")
    #expect(ComponentKeys.properties(of: .autoFooter)["height"]?.description.defaultText == "44")
  }

  @Test func `a key stands for the property of its name, another or none`() {
    func name(_ mjrefresh: ByClass?) -> String? {
      ComponentKey("hidden", [.component], .boolean, { $1(&$0.$hidden) }, mjrefresh: mjrefresh, "It.")
        .key(for: .header).description.mjrefresh
    }
    #expect(name(.sameName) == "hidden")
    #expect(name("isHidden") == "isHidden")
    #expect(name(nil) == nil)
  }

  /// Values that differ from the defaults, for keys whose examples do not.
  private static let values = [
    "height": "61", "width": "61", "hidden": "true", "automaticallyChangeAlpha": "true",
    "fastAnimationDuration": "1s",
    "slowAnimationDuration": "2s", "animationDisabled": "true", "ignoredInset": "-3",
    "collectionViewAnimationBug": "true", "labelLeftInset": "7", "automaticallyRefresh": "false",
    "refreshingTitleHidden": "true", "textColor": "'#01020304'", "fontSize": "9", "style": "large",
    "triggerPercent": "50%", "autoTriggerTimes": "unlimited",
  ]

  /// A property that is missing where settings are visited one by one would be lost here.
  @Test(arguments: ComponentKind.allCases)
  func `what any key sets crosses the wire`(kind: ComponentKind) throws {
    func check(_ key: Key<ComponentDraft>, _ path: String) throws {
      for example in key.description.examples + [Self.values[key.name]].compactMap(\.self)
      // A key of a text is looked up when the whole preset has been read.
      where !["key:", "dropdown", ".png", "frames/"].contains(where: example.contains) {
        var draft = ComponentDraft(kind)
        var diagnostics = Diagnostics()
        let value = node(of: example.contains("{date") && !example.hasPrefix("{") ? "\"\(example)\"" : example)
        key.decode(value, at: value.span, to: &draft, into: &diagnostics)
        draft.lookUpImages(in: PresetImages(around: "it.yaml", allowsOutside: false), into: &diagnostics)
        let settings = draft.settings
        let forgotten: Comment = "\(path): has it a line in `ComponentSettings.visit`?"
        #expect(!said(settings).isEmpty, "\(path): \(example) sets nothing")
        let blueprint = ComponentBlueprint(kind: kind) { $0 = settings }
        let commands = [Command.attach(blueprint), .set(kind.role, settings)]
        for command in commands {
          let copy = try #require(Command(decoding: command.encoded()))
          switch copy {
          case .attach(let blueprint): #expect(said(blueprint.settings) == said(settings), forgotten)
          case .set(_, let change): #expect(said(change) == said(settings), forgotten)
          default: Issue.record("another command")
          }
        }
      }
      for member in key.members?.keys ?? [] { try check(member, "\(path).\(member.name)") }
    }
    for key in ComponentKeys.properties(of: kind).keys { try check(key, key.name) }
  }
}
