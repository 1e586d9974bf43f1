import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

/// The keys of parts: their kind, their place and a row for each ``PartProperty``.
package enum PartKeys {
  /// The keys that parts of any kind have.
  static let all = keys(of: nil)

  private static let byKind = Dictionary(uniqueKeysWithValues: PartKind.allCases.map { ($0, keys(of: $0)) })

  /// Returns the keys of a part.
  ///
  /// - Parameter kind: Its kind. If nil (unknown), the keys of all kinds.
  static func set(of kind: PartKind?) -> KeySet<PartDraft> { kind.flatMap { byKind[$0] } ?? all }

  private static func keys(of kind: PartKind?) -> KeySet<PartDraft> {
    let type = Key<PartDraft>("kind", ValueType<PartKind>.partKind.shape, isRequired: true, "The kind of the part.")
    {
      _, _, _, _ in true
    }
    let frames = kind == .frames || kind == nil ? [images(isRequired: kind != nil)] : []
    return KeySet(
      owner: kind.map { "\($0 == .image ? "an" : "a") `\($0.rawValue)` part" },
      [type] + places + frames + properties(of: kind) + [animate], elsewhere: { elsewhere($0, kind) })
  }

  // MARK: - Place

  private static let places: [Key<PartDraft>] =
    PartLength.Name.allCases.map { name in
      let type = ValueType<PartPlace.Length>.length(name)
      return Key<PartDraft>(
        name.rawValue, type.shape, examples: [name.isSize || name.isCenter ? "50%" : "12"], name.summary
      ) { node, place, draft, diagnostics in
        guard let length = type.decode(node, as: name.rawValue, into: &diagnostics) else { return false }
        draft.lengths.append(PartLength(name: name, length: length, key: name.rawValue, place: place()))
        return true
      }
    } + [
      pair(.centerX, .centerY, examples: ["[50%, 24]"], "The position of the centre, `centerX` and `centerY`."),
      pair(.width, .height, examples: ["[28, 28]"], "The size, `width` and `height`."),
    ]

  /// Returns a key that gives one length for each direction.
  private static func pair(
    _ horizontal: PartLength.Name, _ vertical: PartLength.Name, examples: [String], _ summary: String
  ) -> Key<PartDraft> {
    let name = horizontal.pair ?? ""
    let type = ValueType<[PartPlace.Length]>.lengths(horizontal, vertical)
    return Key(name, type.shape, examples: examples, summary) { node, place, draft, diagnostics in
      guard let lengths = type.decode(node, as: name, into: &diagnostics) else { return false }
      for (length, value) in zip([horizontal, vertical], lengths) {
        draft.lengths.append(PartLength(name: length, length: value, key: name, place: place()))
      }
      return true
    }
  }

  /// UIKit's words for a place that aren't keys here.
  static let placeWords = ["frame", "bounds", "origin", "position", "rect"]

  // MARK: - Properties

  private static func properties(of kind: PartKind?) -> [Key<PartDraft>] {
    let all = PartProperty.allCases.filter { kind.map($0.exists) ?? true }
    return all.compactMap { property in
      guard let dot = property.row.path.firstIndex(of: ".") else { return key(property, property.row.path, kind) }
      // The map of a group takes the position of its first property.
      let group = property.row.path[..<dot]
      let members = all.filter { $0.row.path.hasPrefix("\(group).") }
      guard members.first == property else { return nil }
      return Key(
        String(group),
        members: KeySet(members.map { key($0, String($0.row.path.dropFirst(group.count + 1)), kind) }),
        "The \(group), a map of its properties.")
    }
  }

  private static func key(_ property: PartProperty, _ name: String, _ kind: PartKind?) -> Key<PartDraft> {
    let isNeeded = property == .image && kind == .image
    return Key(
      name, .rule(of: property), isRequired: isNeeded,
      default: kind.flatMap { property.text(of: property.initial(for: $0)) }, examples: property.examples,
      property.row.summary
    ) { draft, rule in draft.rules.append((property, rule)) }
  }

  private static func images(isRequired: Bool) -> Key<PartDraft> {
    let states = KeySet<[(state: RefreshState, source: FrameSource)]>(
      RefreshState.allCases.map { state in
        Key(state.name, .frames, "The frames shown in the state `\(state.name)`.") { $0.append((state, $1)) }
      })
    return Key(
      "images", states.shape, isRequired: isRequired, examples: ["{ idle: { count: 60, size: [60, 60] } }"],
      "The frames of the states; those of `idle` follow the pull, and are used for states without frames."
    ) { node, place, draft, diagnostics in
      guard node.kind != .mapping || !node.entries.isEmpty else {
        diagnostics.add(.noValue, "`images` is an empty map; it must have frames for a state", at: node.span)
        return false
      }
      guard !node.areFrames else {
        let text = node.flowText.map { "{ idle: \($0) }" }
        diagnostics.add(
          .misplacedKey, "frames belong one level deeper, under a state", at: node.beginning,
          help: "write `images: \(text ?? "{ idle: … }")`", fix: node.fix(writing: text))
        return false
      }
      return states.decode(node, as: "images", at: place(), to: &draft.frames, into: &diagnostics)
    }
  }

  private static let animate = Key<PartDraft>(
    "animate", .duration, \.animate, default: "0s", examples: ["0.25s"],
    "The time that drawn values take to follow a change of state.")

  // MARK: - Elsewhere

  /// Returns where a key belongs that a kind doesn't have.
  static func elsewhere(_ name: String, _ kind: PartKind?) -> MisplacedKey? {
    let owners = PartKind.allCases.filter { set(of: $0)[name] != nil }
    return switch name {
    case "type", "class": MisplacedKey(help: "write `kind` for what a part shows", name: "kind")
    case "name", "id": MisplacedKey(help: "the name of a part is the key above it")
    case "frames" where kind == .frames: MisplacedKey(help: "write frames under `images`", name: "images")
    case "duration" where kind == .frames:
      MisplacedKey(help: "write a duration with its frames: `{ frames: …, duration: 0.5s }`")
    case _ where placeWords.contains(name):
      MisplacedKey(
        help: "specify the place of a part by two of `left`, `right`, `centerX` and `width`, and two of "
          + "`top`, `bottom`, `centerY` and `height`")
    case "state", "pull", "default":
      MisplacedKey(help: "`\(name)` belongs one level deeper, under the property that follows it")
    case _ where !owners.isEmpty:
      MisplacedKey(help: "`\(name)` is for \(joined(owners.map { "`\($0.rawValue)`" }, by: "and"))")
    case _ where ComponentKeys.all.contains(where: { $0.name == name }):
      MisplacedKey(help: "`\(name)` belongs to the component, two levels up")
    default: nil
    }
  }
}

extension Node {
  /// Whether the node is the frames of a state, rather than a map from states.
  fileprivate var areFrames: Bool {
    kind == .mapping
      ? self["count"] != nil || self["frames"] != nil && self["frames"]?.kind != .mapping
      : kind == .sequence || !(scalar ?? "").isEmpty
  }
}

extension PartLength.Name {
  var isSize: Bool { pair == "size" }
  var isCenter: Bool { pair == "center" }
}

extension PartProperty {
  /// Whether parts of all kinds have it.
  var isShared: Bool { PartKind.allCases.allSatisfy(exists) }

  /// The first word of the path, which is a key of the part.
  var word: String { row.path.split(separator: ".").first.map(String.init) ?? row.path }

  /// Typical values, in written form.
  var examples: [String] {
    switch self {
    case .color: ["\"#34C759\"", "{ pull: { 0%: \"#FF8000\", 100%: \"#800080\" } }"]
    case .rotation: ["45", "{ state: { refreshing: { every: 1s, from: 0, to: 360 } } }"]
    case .end: ["75%", "{ pull: { 30%: 0, 100%: 1 }, state: { refreshing: 0.8 } }"]
    case .text: ["Pull", "{ state: { idle: Pull, pulling: { en: Let go, zh-Hans: 松开 } } }"]
    case .image: ["logo@2x.png", "{ pull: { 0%: closed@2x.png, 50%: open@2x.png } }"]
    case .on, .animating: ["{ state: { refreshing: true } }"]
    case .fontSize: ["13"]
    case .lineWidth: ["3"]
    case .cornerRadius: ["8"]
    case .borderWidth: ["1"]
    case .alpha: ["50%", "{ pull: { 0%: 0, 100%: 1 } }"]
    default: []
    }
  }
}

extension ValueType where Value == PartKind {
  /// The kind of a part.
  static let partKind: Self = choice(PartKind.allCases.map { ($0.word, $0) })
}

extension PartKind {
  /// The kind as a word with its summary.
  var word: ValueShape.Word { ValueShape.Word(rawValue, summary) }

  /// A sentence that describes what parts of the kind show.
  package var summary: String {
    switch self {
    case .label: "A line of text."
    case .image: "An image, from a file or the asset catalog."
    case .frames: "Frames that follow the pull or play, as in `images` of the gif types."
    case .ring: "An arc of a circle, from the top clockwise."
    case .bar: "A bar that fills from the left."
    case .box: "A filled area, optionally with round corners and a border."
    case .spinner: "A spinner."
    case .switch: "A switch."
    }
  }
}
