import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML
import SuiteTexts

/// A preset with keys, parts and languages that are drawn from a seed.
struct RandomPreset {
  private var random: RandomNumbers
  private let seed: Int

  private init(seed: Int) { (self.seed, random) = (seed, RandomNumbers(seed: seed)) }

  /// Languages that texts are in.
  static let languages = ["en", "zh-Hans", "zh-Hant", "ko", "ru", "de", "de-AT", "fr", "pt-BR", "zh"]
  /// Languages that phones have, and that apps assign.
  static let tags =
    languages + [
      "en-US", "zh-Hans-CN", "zh-CN", "zh-SG", "zh-TW", "zh-HK", "zh-MO", "zh-Hant-HK", "ko-KR", "de-CH-1996",
      "fr-CA-x-a",
      "pt", "uk", "ja",
    ]

  /// The preset of a seed.
  static func preset(_ seed: Int) -> Preset {
    var draw = RandomPreset(seed: seed)
    do {
      // Images are beside it.
      return try SuiteTexts.preset(draw.text(), path: Configs.folder + "/images/random-\(seed).preset.yaml")
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private mutating func text() -> String {
    var lines = ["name: random-\(seed)"]
    if random.chance(0.5) { lines.append("language: \(random.one(of: Self.tags))") }
    if random.chance(0.2) {
      lines.append("strings: { \(random.one(of: Self.languages)): { headerIdle: S1, lastTime: 'S2 ' } }")
    }
    var roles = random.some(of: ComponentRole.allCases, 0.6)
    if roles.isEmpty { roles = [.header] }
    for role in roles { lines += ["\(role.rawValue):"] + component(role).map { "  " + $0 } }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func component(_ role: ComponentRole) -> [String] {
    let kind = random.one(of: ComponentKind.all(of: role))
    let keys = ComponentKeys.properties(of: kind).keys.map(\.name).filter { $0 != "parts" }
    var lines = ["type: \(kind.rawValue)"]
    for key in random.some(of: keys, 0.3) {
      if let value = value(of: key, kind) { lines.append("\(key): \(value)") }
    }
    if random.chance(0.7) {
      lines.append("parts:")
      for index in 0..<Int.random(in: 1...4, using: &random) {
        var part = RandomPart(kind.family, random)
        lines.append("  part-\(index): \(part.text())")
        random = part.random
      }
    }
    return lines
  }

  private mutating func value(of key: String, _ kind: ComponentKind) -> String? {
    switch key {
    case "height": random.one("30", "44", "77.5")
    case "width": random.one("30", "72.5", "100")
    case "hidden": random.chance(0.2) ? "true" : nil
    case "animationDisabled": random.chance(0.3) ? "true" : nil
    case "fastAnimationDuration", "slowAnimationDuration": random.one("0s", "0.1s", "0.6s")
    case "ignoredInset": random.one("10", "-20", "49")
    case "labelLeftInset": random.one("0", "7.5", "-5")
    case "lastUpdatedTimeKey": random.one("feed", "'k\"ey'")
    case "triggerPercent": random.one("50%", "-5", "2")
    case "autoTriggerTimes": random.one("unlimited", "0", "2")
    case "titles": titles(kind)
    case "stateLabel", "lastUpdatedTimeLabel":
      random.one("{ hidden: true }", "{ textColor: '#12345680', fontSize: 16.5 }", "{ fontSize: 10 }")
    case "lastUpdatedTimeText":
      localized(["'Updated {relative}'", "'{date:yyyy-MM-dd HH:mm}!'", "'{relative} / {date:HH:mm}'"])
    case "arrow": random.one("{ hidden: true }", "{ image: arrow@2x.png }", "{ image: mark@3x.png, hidden: false }")
    case "loading": "{ style: \(random.one("medium", "large", "gray", "white")) }"
    case "images":
      "{ \(kind.family.states.filter { $0 != .willRefresh }.compactMap { images($0) }.joined(separator: ", ")) }"
    default: random.one("true", "false")
    }
  }

  private mutating func images(_ state: RefreshState) -> String? {
    let frames = random.one(
      "'moon/phase_{01..05}@2x.png'", "[arrow@2x.png, mark@2x.png]", "dots@2x.gif", "mark.png",
      "{ frames: 'moon/phase_{05..02}.png', duration: 0.7s }", "{ frames: dots@2x.gif, duration: 1.5s }")
    guard !frames.hasPrefix("[") else { return "\(state.name): 'moon/phase_{02..04}@3x.png'" }
    return random.chance(0.7) || state == .idle ? "\(state.name): \(frames)" : nil
  }

  private mutating func titles(_ kind: ComponentKind) -> String? {
    let entries = kind.family.titleStates.compactMap { state -> String? in
      random.chance(0.7) ? "\(state.name): \(localized(Self.words))" : nil
    }
    return entries.isEmpty ? nil : "{ \(entries.joined(separator: ", ")) }"
  }

  static let words = [
    "Pull", "下拉刷新", "'Release \"now\"…'", "''", "'no'", "'1.0'", "'#1'", "'#9'", "'#CC000000'", "'100 % %@'",
    "Отпустите",
  ]

  private mutating func localized(_ words: [String]) -> String { Self.localized(words, &random) }

  /// A word for all languages, or one for each of some.
  static func localized(_ words: [String], _ random: inout RandomNumbers) -> String {
    guard random.chance(0.6) else { return random.one(of: words) }
    var tags = random.some(of: languages, 0.3).shuffled(using: &random)
    if tags.isEmpty { tags = ["ru"] }
    return "{ \(tags.map { "\($0): \(random.one(of: words))" }.joined(separator: ", ")) }"
  }
}

/// A part that is drawn.
struct RandomPart {
  private(set) var random: RandomNumbers
  private let states: [RefreshState]
  private let followsPull: Bool

  init(_ family: Family, _ random: RandomNumbers) {
    self.random = random
    states = family.states.filter { $0 != .willRefresh }
    // An auto footer's percent is 0 or 1.
    followsPull = family != .autoFooter
  }

  /// The part as YAML in one line.
  mutating func text() -> String {
    let kind = random.one(of: PartKind.allCases)
    var members = ["kind: \(kind.rawValue)"] + place()
    if random.chance(0.3) { members.append("animate: \(random.one("0.25s", "100ms"))") }
    var border: [String] = []
    for property in kind.properties {
      let needed = [.text, .image, .value, .end, .animating].contains(property)
      guard needed || random.chance(0.35), let value = rule(property) else { continue }
      if property.row.path.hasPrefix("border.") {
        border.append("\(property.row.path.dropFirst("border.".count)): \(value)")
      } else {
        members.append("\(property.row.path): \(value)")
      }
    }
    if !border.isEmpty { members.append("border: { \(border.joined(separator: ", ")) }") }
    if kind == .frames {
      let frames = [
        "idle: 'moon/phase_{01..05}@2x.png'", "refreshing: 'moon/phase_{03..01}.png'", "pulling: mark@2x.png",
      ]
      members.append(
        "images: { \(frames.prefix(Int.random(in: 1...(followsPull ? 3 : 2), using: &random)).joined(separator: ", ")) }"
      )
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private mutating func place() -> [String] {
    let across = random.one(
      ["left: 20", "right: 30"], ["centerX: 50%", "width: 24"], ["left: -5%", "width: 40%"],
      ["right: 10", "width: 51"])
    let down = random.one(
      ["top: 5", "bottom: 10%"], ["centerY: 50%", "height: 20"], ["bottom: -3", "height: 31"],
      ["top: 40", "bottom: 40"])
    return across + down
  }

  /// A value, or a map of them; nil for one that only makes a mistake.
  private mutating func rule(_ property: PartProperty) -> String? {
    let (plain, isNumber) = (value(property), isNumber(property))
    guard property.row.follows, random.chance(0.7) else { return plain }
    var members: [String] = []
    if followsPull, random.chance(0.6) {
      let percents = random.some(of: [0, 10, 25, 50, 75, 100, 120], 0.5)
      if percents.count > 1 {
        members.append("pull: { \(percents.map { "\($0)%: \(value(property))" }.joined(separator: ", ")) }")
      }
    }
    if members.isEmpty { members.append("default: \(plain)") }
    let entries = random.some(of: states, 0.5).map { state -> String in
      let repeats = isNumber && random.chance(0.4)
      let back = random.one("", ", yoyo: true")
      return "\(state.name): "
        + (repeats ? "{ every: 0.7s, from: \(value(property)), to: \(value(property))\(back) }" : value(property))
    }
    if !entries.isEmpty { members.append("state: { \(entries.joined(separator: ", ")) }") }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private func isNumber(_ property: PartProperty) -> Bool {
    switch property.row.type {
    case .number, .fraction: true
    case .bool, .color, .text, .image, .name: false
    }
  }

  private mutating func value(_ property: PartProperty) -> String {
    switch property.row.type {
    case .bool: random.one("true", "false")
    case .color: "'\(random.one("#CC0000", "#150000", "#FF8800", "#12345680", "#FFFFFF", "#00000000"))'"
    case .text: RandomPreset.localized(RandomPreset.words, &random)
    // No two are of one name: views know nothing else of them.
    case .image: random.one("arrow@2x.png", "mark@3x.png", "moon/phase_01.png")
    case .name(let names): random.one(of: names)
    case .fraction: random.one("0", "0.25", "50%", "1", "0.875")
    case .number:
      switch property {
      case .fontSize, .lineWidth: random.one("9", "2.5", "16")
      case .scale: random.one("0.5", "1", "2")
      case .rotation: random.one("0", "45", "-90", "360")
      case .cornerRadius, .borderWidth: random.one("0", "3", "12.5")
      default: random.one("0", "12.5", "-30")
      }
    }
  }
}
