import RefreshEngine
import RefreshPresets

/// A preset of keys and values that are drawn at random, the same for the same seed.
struct RandomPreset {
  /// A generator whose numbers follow from a seed (SplitMix64).
  struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    // Seeds that follow each other are far apart: the generator itself adds another constant at each step.
    init(seed: UInt64) { state = seed &* 0xD1B5_4A32_D192_ED03 }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  private var numbers: Numbers
  /// The keys that have been drawn, of parts with the kind before them.
  private(set) var keys: Set<String> = []

  static let texts = [
    "Pull", "下拉刷新", "it's \\ 100 %", "a \"b\" %@ %d", "line\nbreak\ttab", "??/ ??= */ /*",
    "\u{202E}\u{1}\u{9B}\u{2028}é🎈", " sp ", "",
    "{x}", "\\(name)", "#1", "no",
  ]
  static let languages = ["en", "de", "fr", "zh-Hans", "zh-Hant", "ko", "pt-BR"]
  static let templates = [
    "Updated {relative}", "{date:dd.MM 'at' HH:mm}", "{date:d. M. yy 'o''clock' h:mm a} · {relative}",
    "{date:yyyy}{date:MM}",
    "as it was", "{{ {date:ss} }}", "100 % {relative} %@",
  ]
  static let images = ["arrow@2x.png", "mark.png", "sun/ready_01@2x.png"]
  static let frames = [
    "dots@2x.gif", "dots.gif", "'sun/ready_{01..03}@2x.png'", "[arrow@2x.png, mark.png]", "[mark.png]",
  ]

  init(seed: UInt64) { numbers = Numbers(seed: seed) }

  // MARK: Draws

  private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &numbers) < part }
  private mutating func one<Item>(_ items: [Item]) -> Item { items.randomElement(using: &numbers)! }
  private mutating func some<Item>(_ items: [Item], _ part: Double = 0.4) -> [Item] {
    let chosen = items.filter { _ in chance(part) }
    return chosen.isEmpty ? [one(items)] : chosen
  }

  /// A number in a range, often a round one, at times with all digits that a double has.
  private mutating func number(_ range: ClosedRange<Double>) -> String {
    let number = Double.random(in: range, using: &numbers)
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: return number.shortestText
    case 1: return ((number * 1e7).rounded() / 1e7).shortestText
    default:
      let round = (number * 2).rounded() / 2
      return (range.contains(round) ? round : number).shortestText
    }
  }

  private mutating func flag() -> String { chance(0.5) ? "true" : "false" }
  private mutating func quoted(_ text: String) -> String { text.jsonText }
  private mutating func text() -> String { quoted(one(Self.texts)) }
  private mutating func color() -> String { one(["'#FF8000'", "'#12345680'", "'#000000'", "'#0A7AFFFF'"]) }
  private mutating func seconds() -> String { one(["0.25s", "250ms", "1.5s", "0.123456789s", "2s"]) }

  private mutating func localized(_ texts: [String], versions part: Double = 0.5) -> String {
    guard chance(part) else { return quoted(one(texts)) }
    // Of versions that are equal, some say nothing, and no code tells which.
    let versions = zip(some(Self.languages.shuffled(using: &numbers)), texts.shuffled(using: &numbers)).map {
      "\($0): \(quoted($1))"
    }
    return "{ \(versions.joined(separator: ", ")) }"
  }

  // MARK: Components

  /// The text of a preset of a name.
  mutating func text(named name: String) -> String {
    var lines = ["name: \(name)"]
    if chance(0.3) { lines.append("language: \(one(Self.languages))") }
    let kinds = ComponentKind.allCases
    for role in some([ComponentRole.header, .footer, .trailer]) {
      let kind = one(kinds.filter { $0.role == role })
      lines.append("\(role.rawValue):\n  type: \(kind.rawValue)")
      for key in ComponentKeys.properties(of: kind).keys where chance(key.name == "parts" ? 0.6 : 0.5) {
        guard let value = value(of: key.name, kind) else { continue }
        keys.insert(key.name)
        lines.append("  \(key.name): \(value)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func value(of key: String, _ kind: ComponentKind) -> String? {
    switch key {
    case "height", "width": return number(20...200)
    case "ignoredInset", "labelLeftInset": return number(-40...40)
    case "fastAnimationDuration", "slowAnimationDuration": return seconds()
    case "lastUpdatedTimeKey": return quoted(one(["feed", "in\"box", "k\\ey"]))
    case "titles":
      let states = some(kind.family.titleStates).map { "\($0.name): \(localized(Self.texts))" }
      return "{ \(states.joined(separator: ", ")) }"
    case "stateLabel", "lastUpdatedTimeLabel":
      let members = ["hidden: \(flag())", "textColor: \(color())", "fontSize: \(number(8...30))"]
      return "{ \(some(members).joined(separator: ", ")) }"
    case "lastUpdatedTimeText": return localized(Self.templates)
    case "arrow": return "{ \(some(["hidden: \(flag())", "image: \(one(Self.images))"]).joined(separator: ", ")) }"
    case "loading": return "{ style: \(one(["medium", "large", "gray", "white"])) }"
    case "images":
      let states = some(RefreshState.allCases.filter { $0 != .willRefresh }).map { "\($0.name): \(frames())" }
      return "{ \(states.joined(separator: ", ")) }"
    case "triggerPercent": return chance(0.5) ? number(-2...2) : "\(number(-100...100))%"
    case "autoTriggerTimes": return one(["1", "3", "unlimited"])
    case "parts":
      let parts = (1...Int.random(in: 1...4, using: &numbers)).map { "\(partName($0)): \(part())" }
      return "{ \(parts.joined(separator: ", ")) }"
    default: return flag()
    }
  }

  private mutating func frames() -> String {
    chance(0.4) ? "{ frames: \(one(Self.frames)), duration: \(seconds()) }" : one(Self.frames)
  }

  // MARK: Parts

  private mutating func partName(_ number: Int) -> String {
    one(["part", "show-part", "frames_x", "Ring", "1"]) + "-\(number)"
  }

  private mutating func part() -> String {
    let kind = one(PartKind.allCases)
    var members = [
      "kind: \(kind.rawValue)", place(["left", "right", "centerX"], "width"),
      place(["top", "bottom", "centerY"], "height"),
    ]
    if chance(0.3) { members.append("animate: \(seconds())") }
    keys.insert("\(kind.rawValue).animate")
    if kind == .frames {
      let states = some(RefreshState.allCases).map { "\($0.name): \(frames())" }
      members.append("images: { \(states.joined(separator: ", ")) }")
    }
    var border: [String] = []
    for property in kind.properties where chance(0.5) || property == .image {
      keys.insert("\(kind.rawValue).\(property.row.path)")
      let value = rule(of: property)
      let words = property.row.path.split(separator: ".")
      if words.count == 2 {
        border.append("\(words[1]): \(value)")
      } else {
        members.append("\(words[0]): \(value)")
      }
    }
    if !border.isEmpty { members.append("border: { \(border.joined(separator: ", ")) }") }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// Two lengths of a direction, of decimals that people write.
  private mutating func place(_ edges: [String], _ size: String) -> String {
    let edge = one(edges)
    if edge == edges[0], chance(0.3) {
      return "\(edges[0]): \(one(["0", "5", "10.25", "80%", "12.5%"])), \(edges[1]): \(one(["0", "8", "3%"]))"
    }
    return "\(edge): \(one(["0", "5", "-10.125", "12.5%", "50%", "-5%", "33.3333333%"])), "
      + "\(size): \(one(["10", "24.5", "20%", "80%", "0.3", "12.3456789%"]))"
  }

  private mutating func rule(of property: PartProperty) -> String {
    guard property.row.follows, chance(0.6) else { return plain(property) }
    var members: [String] = []
    if chance(0.4) { members.append("default: \(plain(property))") }
    if chance(0.5) {
      let percents = some(["0%", "5.5%", "12.5%", "33.3333333%", "100%", "120%"], 0.5)
      let stops = (percents.count > 1 ? percents : ["0%", "100%"]).map { "\($0): \(plain(property))" }
      members.append("pull: { \(stops.joined(separator: ", ")) }")
    }
    if chance(0.6) || members.isEmpty || members[0].hasPrefix("default") && members.count == 1 {
      let states = some(RefreshState.allCases).map { state in
        let repeats = PartMemberName.canRepeat(property) && chance(0.3)
        return "\(state.name): \(repeats ? repetition(property) : plain(property))"
      }
      members.append("state: { \(states.joined(separator: ", ")) }")
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private mutating func repetition(_ property: PartProperty) -> String {
    "{ every: \(seconds()), from: \(plain(property)), to: \(plain(property))\(chance(0.5) ? ", yoyo: true" : "") }"
  }

  private mutating func plain(_ property: PartProperty) -> String {
    switch property.row.type {
    case .bool: return flag()
    case .color: return color()
    case .text: return localized(Self.texts, versions: 0.3)
    case .image: return one(Self.images)
    case .name(let names): return one(names)
    case .fraction: return chance(0.5) ? number(0...1) : "\(number(0...100))%"
    case .number:
      switch property {
      case .fontSize: return number(8...30)
      case .lineWidth, .cornerRadius, .borderWidth: return number(0.5...12)
      case .scale: return number(0.1...3)
      default: return number(-360...360)
      }
    }
  }
}

/// The properties that can repeat: numbers, of which Core Animation has a key path.
private enum PartMemberName {
  static func canRepeat(_ property: PartProperty) -> Bool {
    switch property.row.type {
    case .number, .fraction: property.row.follows
    case .bool, .color, .text, .image, .name: false
    }
  }
}

extension String {
  /// The text in double quotes, which YAML reads as JSON does.
  fileprivate var jsonText: String {
    let escaped = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x202E ~= scalar.value:
        "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
