import RefreshEngine

extension RunDraw {
  /// The name of a part that is drawn.
  static let partName = PartName("extra")

  /// Returns a part such as a preset may add to a component: of any kind that needs no file, anywhere, and with rules of all
  /// forms.
  mutating func part() -> PartSettings {
    let kind: PartKind = random.one(of: [.label, .frames, .frames, .ring, .bar, .box, .box, .spinner, .switch])
    let place = PartPlace(horizontal: span(), vertical: span())
    var part = PartSettings(name: RunDraw.partName, kind: kind, place: place)
    part.rules = rules(for: kind)
    if kind == .frames {
      part.frames = [RefreshState.idle, .refreshing].map { PartSettings.Frames($0, random.one(of: Self.pictures)) }
    }
    if random.chance(30) { part.animate = Interval(seconds: random.one(of: [0.1, 0.3, 0.7])) }
    return part
  }

  /// Returns two of the four lengths that determine where a part is. In a small component, margins may leave nothing of it.
  private mutating func span() -> PartPlace.Span {
    switch random.number(below: 6) {
    case 0: PartPlace.Span(start: length(), end: length())
    case 1: PartPlace.Span(start: length(), center: length())
    case 2: PartPlace.Span(start: length(), size: size())
    case 3: PartPlace.Span(end: length(), center: length())
    case 4: PartPlace.Span(end: length(), size: size())
    default: PartPlace.Span(center: length(), size: size())
    }
  }

  private mutating func length() -> PartPlace.Length {
    random.chance(50)
      ? PartPlace.Length(points: random.one(of: [0, 8, 20, 40]))
      : PartPlace.Length(fraction: random.one(of: [0.25, 0.5, 1]))
  }

  private mutating func size() -> PartPlace.Length {
    random.chance(70) ? PartPlace.Length(points: random.one(of: [8, 20, 40])) : PartPlace.Length(fraction: 0.5)
  }

  /// Returns rules for a few properties, each of another form.
  private mutating func rules(for kind: PartKind) -> [PartSettings.Rule] {
    var rules = [PartSettings.Rule(.alpha, rule(from: .number(0.2), to: .number(0.9)))]
    if random.chance(50) {
      let property: PartProperty = random.one(of: [.rotation, .scale, .moveX, .moveY])
      rules.append(PartSettings.Rule(property, rule(from: .number(0.5), to: .number(2))))
    }
    if random.chance(50) {
      rules.append(PartSettings.Rule(.color, rule(from: .color(Self.colors.0), to: .color(Self.colors.1))))
    }
    let switches: PartProperty? =
      switch kind {
      case .spinner: .animating
      case .switch: .on
      case .label, .image, .frames, .ring, .bar, .box: random.chance(20) ? .hidden : nil
      }
    if let switches { rules.append(PartSettings.Rule(switches, rule(from: .bool(false), to: .bool(true)))) }
    return rules
  }

  /// Returns a rule that leads from one value to another: by the state, over the pull, or, for numbers, again and again.
  private mutating func rule(from first: PartValue, to last: PartValue) -> PartRule {
    var rule = PartRule()
    let form = random.number(below: 4)
    if form < 2 { rule.ramp = [PartRule.Stop(0, first), PartRule.Stop(random.one(of: [0.5, 1]), last)] }
    if form == 2 { rule.plain = first }
    if form > 0 { rule.states.append(PartRule.State(random.one(of: [.pulling, .refreshing]), .value(last))) }
    if form == 3, case .number(let low) = first, case .number(let high) = last {
      let repetition = PartRule.Repetition(
        every: Interval(seconds: 0.4), from: low, to: high, yoyo: random.chance(50))
      rule.states = [PartRule.State(.refreshing, .repeating(repetition))]
    }
    return rule
  }

  /// A wide image that isn't animated, and tall frames.
  private static let pictures = [
    FrameSequence(count: 1, size: Size(width: 60, height: 20)),
    FrameSequence(count: 4, size: Size(width: 20, height: 30)),
  ]
  private static let colors = (RGBAColor(rgba: 0xFF2D_55FF), RGBAColor(rgba: 0x0A7A_FF80))
}
