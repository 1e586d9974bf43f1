import Foundation
import RefreshPresets
import RefreshReports
import SuiteTexts
import Testing

@testable import MJRefresh
@testable import RefreshEngine
@testable import RefreshExport
@testable import RefreshScenarios

/// Each key, set to a value that is not its default, has an effect wherever it should have one. A key that was
/// forgotten somewhere would have none there.
@Suite(.enabled(if: Compiling.tools.isUsable)) @MainActor struct KeyEffectTests {
  @Test(arguments: ComponentKind.allCases)
  func
    `every key of a type changes what happens or is drawn, the code and the JSON, and what the loader makes of it`(
      kind: ComponentKind
    ) async throws
  {
    let usual = try Effect(preset(kind, []))
    for key in ComponentKeys.properties(of: kind).keys where key.name != "parts" {
      let leaves = values(of: key, kind)
      let nameless = leaves.filter { !$0.hasMember }.map(\.name)
      // A row says by the name of its member what apps set; to say that they set nothing, it has none.
      #expect(
        nameless.isEmpty || key.description.mjrefresh == nil, "\(nameless): the row's member has no form in code")
      for (name, value, hasMember) in leaves {
        let lines = name.split(separator: ".").reversed().reduce(value) { "{ \($1): \($0) }" }
        let preset = try preset(kind, [String(lines.dropFirst(2).dropLast(2))])
        let effect = try Effect(preset)
        let isVisible = Self.invisible[name]?.contains(kind) != true
        try await expectEffect(
          of: "\(kind.rawValue).\(name): \(value)", in: effect, unlike: usual, isVisible: isVisible,
          isSetByApps: hasMember)
        // An observable doesn't make up for a drawing that was forgotten.
        let isDrawn = isVisible && Self.undrawn[name]?.contains(kind) != true
        #expect(effect.isDrawn(unlike: usual) == isDrawn, "\(kind.rawValue).\(name), drawn")
      }
    }
  }

  @Test(arguments: PartKind.allCases)
  func
    `every property of a part changes what is drawn or observed, the code and the JSON, and what the loader shows`(
      kind: PartKind
    ) async throws
  {
    for property in kind.properties {
      // What an image shows is required; a bar that is empty has no colour to see, and a box has no edge.
      let needed = [
        "image": "arrow@2x.png", "value": "0.4", "animating": "true", "border.width": "3", "text": "Own",
      ]
      func part(_ own: String?) throws -> Preset {
        var values = needed.filter { name, _ in kind.properties.contains { $0.row.path == name } }
        values[property.row.path] = own ?? (property == .image ? needed["image"] : nil)
        let nested = values.filter { $0.key.hasPrefix("border.") }.map { "\($0.key.dropFirst(7)): \($0.value)" }
        let plain = values.filter { !$0.key.hasPrefix("border.") }.map { "\($0.key): \($0.value)" }
        let border = nested.isEmpty ? [] : ["border: { \(nested.sorted().joined(separator: ", ")) }"]
        let images = kind == .frames ? ["images: { idle: [arrow@2x.png, mark@3x.png] }"] : []
        let place = "kind: \(kind.rawValue), center: [50%, 50%], size: [40, 20]"
        let members = [place] + images + plain.sorted() + border
        return try preset(.header, ["parts: { own: { \(members.joined(separator: ", ")) } }"])
      }
      let value = other(than: property, of: kind)
      try await expectEffect(
        of: "\(kind.rawValue).\(property.row.path): \(value)", in: Effect(part(value)), unlike: Effect(part(nil)))
    }
  }

  /// The types that have a key from MJRefresh, although nothing that they do or show depends on it.
  private static let invisible: [String: [ComponentKind]] = [
    // The label that shows the stored time comes with `stateHeader`.
    "lastUpdatedTimeKey": [.header],
    // The distance of what these types don't have: arrow, spinner and frames.
    "labelLeftInset": [.stateHeader, .autoStateFooter, .backStateFooter],
    // Auto footers end without an animation.
    "slowAnimationDuration": [.autoFooter, .autoStateFooter, .autoNormalFooter, .autoGifFooter],
  ]

  /// The types whose stills a key doesn't change, although it changes what happens.
  private static let undrawn: [String: [ComponentKind]] = [
    // Stills show where animations end.
    "animationDisabled": ComponentKind.allCases, "fastAnimationDuration": ComponentKind.allCases,
    "slowAnimationDuration": ComponentKind.allCases,
    // This type shows nothing, not even that it refreshes.
    "automaticallyRefresh": [.autoFooter], "triggerPercent": [.autoFooter], "autoTriggerTimes": [.autoFooter],
    // It moves frames, and the presets have none.
    "labelLeftInset": [.gifHeader, .autoGifFooter, .backGifFooter],
  ]

  private func expectEffect(
    of key: Comment, in effect: Effect, unlike usual: Effect, isVisible: Bool = true, isSetByApps: Bool = true
  ) async throws {
    #expect(!isVisible || effect.isSeen(unlike: usual), key)
    guard isSetByApps else { return }
    for (language, code) in effect.code { #expect(code != usual.code[language], "\(key), \(language)") }
    let (loaded, own) = (try await effect.loaded(), try await usual.loaded())
    #expect(loaded != own, "\(key): the loader ignores it")
  }

  // MARK: Values that are not the default

  /// Values for the leaves of a key, by their names with dots, and whether an app sets a member for them. The leaves are those
  /// of the key's declaration, so that none is left out.
  private func values(
    of key: Key<ComponentDraft>, _ kind: ComponentKind
  ) -> [(name: String, value: String, hasMember: Bool)] {
    let members = Dictionary(uniqueKeysWithValues: AppMember.all(of: kind).map { ($0.name, $0) })
    let leaves: [(name: String, key: KeyDescription)] =
      if members[key.name] == nil, let own = key.members {
        own.keys.map { ("\(key.name).\($0.name)", $0.description) }
      } else {
        [(key.name, key.description)]
      }
    return leaves.flatMap { name, leaf -> [(name: String, value: String, hasMember: Bool)] in
      guard let form = members[name]?.form else { return [(name, other(than: leaf), false)] }
      switch form {
      case .titles: return kind.family.titleStates.map { ("\(name).\($0.name)", "Own", true) }
      case .frames: return kind.imageStates.map { ("\(name).\($0.name)", "[mark@3x.png, arrow@2x.png]", true) }
      default: return [(name, other(than: leaf, form), true)]
      }
    }
  }

  /// A value for a key without a member, by the shape of its values.
  private func other(than key: KeyDescription) -> String {
    switch key.shape {
    case .boolean: other(than: key, .flag)
    case .integer: "7"
    case .number(let number) where number.quantity == .duration: other(than: key, .seconds)
    case .number: other(than: key, .number)
    case .choice(let words): words.map(\.name).last { $0 != key.defaultText } ?? ""
    default: key.examples.first ?? "own"
    }
  }

  private func other(than key: KeyDescription, _ form: AppForm) -> String {
    switch form {
    case .flag, .call: key.defaultText == "true" ? "false" : "true"
    case .number, .layout: "71"
    case .boldFont: "31"
    case .seconds: "0.9s"
    case .text: "own"
    case .color: "'#01020380'"
    case .indicatorStyle: "white"
    case .whole: "unlimited"
    case .image: "mark@3x.png"
    case .wording: "'{relative}!'"
    case .titles, .frames: ""
    }
  }

  private func other(than property: PartProperty, of kind: PartKind) -> String {
    switch property.row.type {
    case .bool: property.initial(for: kind) == .bool(true) ? "false" : "true"
    case .number: "7"
    case .fraction: "0.25"
    case .color: "'#01020380'"
    case .text: "Other"
    case .image: "mark@3x.png"
    case .name(let names): names.last ?? ""
    }
  }

  private func preset(_ kind: ComponentKind, _ lines: [String]) throws -> Preset {
    let text = (["name: own", "\(kind.role.rawValue):", "  type: \(kind.rawValue)"] + lines.map { "  " + $0 })
      .joined(separator: "\n")
    return try SuiteTexts.preset(text, path: Configs.folder + "/images/own.preset.yaml")
  }
}

/// What a preset does, and what is made of it.
@MainActor private final class Effect {
  private let unit: AppUnit
  private let json: [UInt8]
  private let scenarios: [Scenario]
  /// The code for an app, in each language.
  let code: [ExportOptions.Language: String]
  // Most differences show in the first traces, and drawings take long.
  private lazy var traces: [String?] = scenarios.map { _ in nil }
  private lazy var drawings: [String?] = scenarios.map { _ in nil }

  init(_ preset: Preset) throws {
    var code: [ExportOptions.Language: String] = [:]
    var options = ExportOptions()
    for language in [ExportOptions.Language.swift, .objectiveC, .json] {
      options.language = language
      code[language] = Export([preset], options).files.map(\.text).joined()
    }
    self.code = code
    json = Array((code[.json] ?? "").utf8)
    unit = Export([preset], ExportOptions()).units[0]
    scenarios = try [Self.refresh(of: preset)] + (1...6).map { RandomScenario.scenario(of: preset, seed: $0) }
  }

  /// Returns whether a trace or a drawing differs from that of another preset.
  func isSeen(unlike other: Effect) -> Bool {
    scenarios.indices.contains { trace($0) != other.trace($0) }
      || isDrawn(unlike: other)
  }

  /// Returns whether a drawing differs from that of another preset.
  func isDrawn(unlike other: Effect) -> Bool { scenarios.indices.contains { drawing($0) != other.drawing($0) } }

  private func trace(_ index: Int) -> String {
    if let trace = traces[index] { return trace }
    var trace = ""
    Tracer.trace(scenarios[index]) { trace += String(decoding: $0, as: UTF8.self) }
    traces[index] = trace
    return trace
  }

  private func drawing(_ index: Int) -> String {
    if let drawing = drawings[index] { return drawing }
    let recording = Runner.record(scenarios[index])
    let drawing = (0...scenarios[index].steps.count)
      .map { step in Picture.still(of: recording) { $0.step == step } ?? "" }.joined()
    drawings[index] = drawing
    return drawing
  }

  /// A refresh from its beginning to its end, with pauses in which animations run.
  private static func refresh(of preset: Preset) throws -> Scenario {
    let role: ComponentRole = try #require(preset.components.first).kind.role
    var setup = Setup(scene: ScrollScene(), components: preset.components)
    setup.app = AppProgram()
    let pauses = [0.1, 0.2, 0.3, 0.5].map { Command.wait(Interval(seconds: $0)) }
    var commands: [Command] = [.beginRefreshing(role)] + pauses
    commands += [.endRefreshing(role)]
    commands += pauses
    if role == .footer {
      commands += [
        .endRefreshingWithNoMoreData(.footer), .wait(Interval(seconds: 1)), .pull(.footer, .fraction(1)),
      ]
    }
    return Scenario(name: "refresh", suite: preset.name, setup: setup, commands: commands)
  }

  /// The settings of the component that the loader makes.
  func loaded() async throws -> String {
    let code = try await ExportedLibrary.code(of: Data(json))
    let world = AppWorld.empty
    for component in unit.components {
      world.outlines[component.role] = component.parts.map { AppPartOutline($0.settings, images: $0.images) }
    }
    AppWorld.current = world
    try code.attach(UIScrollView(), {}, {}, {})
    world.begin()
    return world.simulation.attached.map { String(reflecting: world.simulation[$0].settings) }.joined()
  }
}
