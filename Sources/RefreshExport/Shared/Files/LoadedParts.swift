// MARK: Parts

/// What the JSON of a part contains.
private struct LoadedPart: Decodable, Sendable {
  struct Span: Decodable, Sendable {
    /// A fraction of the component's width or height, and points to add.
    let center: [CGFloat]
    let size: [CGFloat]

    func lengths(in whole: CGFloat) -> (center: CGFloat, size: CGFloat) {
      func length(_ terms: [CGFloat]) -> CGFloat { (terms.first ?? 0) * whole + (terms.last ?? 0) }
      return (length(center), max(0, length(size)))
    }
  }

  let name: String
  let kind: String
  let x: Span
  let y: Span
  let animate: TimeInterval?
  let values: [LoadedValue]
  let frames: LoadedStates<LoadedFrames>?

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: LoadedKey.self)
    name = try container.decode(String.self, forKey: "name")
    kind = try container.decode(String.self, forKey: "kind")
    x = try container.decode(Span.self, forKey: "x")
    y = try container.decode(Span.self, forKey: "y")
    animate = try container.decodeIfPresent(TimeInterval.self, forKey: "animate")
    frames = try container.decodeIfPresent(LoadedStates<LoadedFrames>.self, forKey: "frames")
    let rules = try container.nestedContainer(keyedBy: LoadedKey.self, forKey: "values")
    let names = Set(LoadedProperty.all.map(\.name))
    if let key = rules.allKeys.filter({ !names.contains($0.stringValue) }).min(by: {
      $0.stringValue < $1.stringValue
    }) {
      throw DecodingError.dataCorruptedError(forKey: key, in: rules, debugDescription: "parts have none")
    }
    values = try LoadedProperty.all.compactMap { property in
      let key = LoadedKey(stringValue: property.name)
      guard try rules.contains(key) && !rules.decodeNil(forKey: key) else { return nil }
      return try property.read(rules, key)
    }
  }
}

/// A value as a function of the state and the pulling percent.
private struct LoadedRule<Value: Decodable & Sendable>: Decodable, Sendable {
  let plain: Value
  let pull: [Stop]
  let state: [MJRefreshState: Value]
  let repetitions: [MJRefreshState: PartRepetition]

  struct Stop: Decodable, Sendable {
    let percent: CGFloat
    let value: Value
  }

  private struct Repetition: Decodable, Sendable {
    let every: TimeInterval
    let from: CGFloat
    let to: CGFloat
    let yoyo: Bool
  }

  private enum CodingKeys: String, CodingKey { case plain, pull, state, `repeat` }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    plain = try container.decode(Value.self, forKey: .plain)
    pull = try container.decodeIfPresent([Stop].self, forKey: .pull) ?? []
    state = try container.decodeIfPresent(LoadedStates<Value>.self, forKey: .state)?.byState ?? [:]
    let repetitions = try container.decodeIfPresent(LoadedStates<Repetition>.self, forKey: .repeat)?.byState ?? [:]
    self.repetitions = repetitions.mapValues {
      PartRepetition(from: $0.from, to: $0.to, every: $0.every, yoyo: $0.yoyo)
    }
  }

  /// Returns the rule with its values as views take them.
  @MainActor func map<New>(_ transform: (Value) throws -> New) rethrows -> PartRule<New> {
    PartRule(
      try transform(plain), pull: try pull.map { ($0.percent, try transform($0.value)) },
      state: try state.mapValues(transform))
  }
}

/// A text for all languages, or pairs of a language and a text.
private struct LoadedText: Decodable, Sendable {
  let versions: [(language: String, text: String)]

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      versions = [("", text)]
      return
    }
    let pairs = try container.decode([[String]].self)
    guard !pairs.isEmpty, pairs.allSatisfy({ $0.count == 2 }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a version is a language and a text")
    }
    versions = pairs.map { ($0[0], $0[1]) }
  }
}

private enum LoadedAlignment: String, Decodable, Sendable {
  case left, center, right

  var value: NSTextAlignment {
    switch self {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    }
  }
}

/// The rule of a property.
private struct LoadedValue: Sendable {
  /// Shows the value on a part of a component.
  typealias Show = @MainActor (LoadedPartView, MJRefreshComponent) -> Void

  let name: String
  /// Whether the value never changes.
  let isConstant: Bool
  /// What Core Animation repeats; nil if the value can't be repeated.
  let keyPath: String?
  let repetitions: [MJRefreshState: PartRepetition]
  /// Looks up images, and returns how the value is shown.
  let bind: @MainActor @Sendable (LoadedPart, LoadedPlace) throws -> Show
}

/// A property of parts: the type of its values, and how a view shows one.
private struct LoadedProperty: Sendable {
  let name: String
  let read: @Sendable (KeyedDecodingContainer<LoadedKey>, LoadedKey) throws -> LoadedValue

  private init<Value: Decodable & Sendable>(
    _ name: String, _ type: Value.Type, keyPath: String? = nil, isConstant: Bool = false,
    bind: @escaping @MainActor @Sendable (LoadedRule<Value>, LoadedPart, LoadedPlace) throws -> LoadedValue.Show
  ) {
    self.name = name
    read = { container, key in
      let rule = try container.decode(LoadedRule<Value>.self, forKey: key)
      return LoadedValue(
        name: name, isConstant: isConstant, keyPath: keyPath, repetitions: rule.repetitions
      ) { part, place in
        try bind(rule, part, place)
      }
    }
  }

  private static func constant<Value: Decodable & Sendable>(
    _ name: String, _ type: Value.Type, _ set: @escaping @MainActor @Sendable (LoadedPartView, Value) -> Void
  ) -> LoadedProperty {
    LoadedProperty(name, type, isConstant: true) { rule, _, _ in { part, _ in set(part, rule.plain) } }
  }

  private static func number(
    _ name: String, _ keyPath: String, _ set: @escaping @MainActor @Sendable (LoadedPartView, CGFloat) -> Void
  ) -> LoadedProperty {
    LoadedProperty(name, CGFloat.self, keyPath: keyPath) { rule, _, _ in
      let rule = rule.map { $0 }
      return { part, component in set(part, rule.number(of: component)) }
    }
  }

  private static func flag(
    _ name: String, _ set: @escaping @MainActor @Sendable (LoadedPartView, Bool) -> Void
  ) -> LoadedProperty {
    LoadedProperty(name, Bool.self) { rule, _, _ in
      let rule = rule.map { $0 }
      return { part, component in set(part, rule.value(of: component)) }
    }
  }

  private static func color(
    _ name: String, _ set: @escaping @MainActor @Sendable (LoadedPartView, UIColor?) -> Void
  ) -> LoadedProperty {
    LoadedProperty(name, LoadedColor.self) { rule, _, _ in
      let rule = rule.map(\.rgba)
      return { part, component in set(part, rule.color(of: component)) }
    }
  }

  /// All properties, in the order in which they are set: a spinner hides and shows itself when it stops and starts, so
  /// `hidden` comes after `animating`.
  static let all: [LoadedProperty] = [
    constant("bold", Bool.self) { $0.isBold = $1 },
    constant("fontSize", CGFloat.self) { part, size in
      part.label?.font = part.isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    },
    constant("align", LoadedAlignment.self) { $0.label?.textAlignment = $1.value },
    constant("lineWidth", CGFloat.self) { $0.stroke?.lineWidth = $1 },
    constant("style", LoadedStyle.self) { $1.show(in: $0.spinner) },
    number("alpha", "opacity") { $0.view.alpha = $1 },
    color("color") { $0.set($1) },
    LoadedProperty("text", LoadedText.self) { rule, _, _ in
      let rule = rule.map(\.versions)
      return { part, component in part.label?.text = rule.text(of: component) }
    },
    LoadedProperty("image", String?.self) { rule, part, place in
      let isTinted = part.values.contains { $0.name == "color" }
      let rule = try rule.map { name in
        let image = try name.map { try place.at("image").image($0) }
        return isTinted ? image?.withRenderingMode(.alwaysTemplate) : image
      }
      return { part, component in (part.view as? UIImageView)?.image = rule.value(of: component) }
    },
    number("start", "strokeStart") { $0.stroke?.strokeStart = $1 },
    number("end", "strokeEnd") { $0.stroke?.strokeEnd = $1 },
    number("value", "strokeEnd") { $0.stroke?.strokeEnd = $1 },
    color("trackColor") { $0.view.backgroundColor = $1 },
    number("cornerRadius", "cornerRadius") { $0.view.layer.cornerRadius = $1 },
    number("border.width", "borderWidth") { $0.view.layer.borderWidth = $1 },
    color("border.color") { $0.view.layer.borderColor = $1?.cgColor },
    flag("on") { ($0.view as? UISwitch)?.isOn = $1 },
    flag("animating") { part, value in part.spinner.map { RefreshParts.setAnimating(value, $0) } },
    flag("hidden") { part, value in
      let isStill = part.spinner.map { !$0.isAnimating } ?? false
      part.view.isHidden = isStill || value
    },
    number("rotation", "transform.rotation.z") { $0.rotation = $1 },
    number("scale", "transform.scale") { $0.scale = $1 },
    number("moveX", "transform.translation.x") { $0.moveX = $1 },
    number("moveY", "transform.translation.y") { $0.moveY = $1 },
  ]
}
