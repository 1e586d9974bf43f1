@testable import RefreshEngine

extension PartSettings {
  /// Creates a part that covers its whole component.
  init(_ name: String, _ kind: PartKind, _ rules: [(PartProperty, PartRule)] = []) {
    self.init(name: PartName(name), kind: kind, place: .whole)
    self.rules = rules.map { Rule($0.0, $0.1) }
  }

  /// Returns a change of one rule, as a `set` step makes it.
  static func change(
    of name: String, _ kind: PartKind, _ property: PartProperty, _ value: PartValue
  ) -> PartSettings {
    PartSettings(name, kind, [(property, PartRule(value))])
  }

  /// Parts with values and rules of every kind.
  static let examples: [PartSettings] = {
    var ring = PartSettings(
      "ring", .ring,
      [
        (.end, .ramp([(0.3, .number(0)), (1, .number(1))], states: [(.refreshing, .value(.number(0.8)))])),
        (
          .rotation,
          .states([(.refreshing, .repeating(PartRule.Repetition(every: Interval(seconds: 1), from: 0, to: 360)))])
        ), (.color, .ramp([(0, .color(RGBAColor(rgba: 0xFF80_00FF))), (1, .color(RGBAColor(rgba: 0x8000_8000)))])),
      ])
    ring.animate = Interval(seconds: 0.25)
    ring.place = PartPlace(
      horizontal: PartPlace.Span(center: PartPlace.Length(fraction: 0.5), size: PartPlace.Length(points: 28)),
      vertical: PartPlace.Span(start: PartPlace.Length(points: 4), end: PartPlace.Length(points: 22)))
    var image = PartSettings("logo", .image, [(.image, PartRule(.image(1))), (.color, PartRule(.absent))])
    image.images = [Size(width: 10, height: 10), Size(width: 40, height: 20)]
    var frames = PartSettings("run", .frames)
    frames.frames = [
      Frames(.idle, FrameSequence(count: 4, size: Size(width: 20, height: 20))),
      Frames(.refreshing, FrameSequence(count: 2, size: Size(width: 20, height: 20))),
    ]
    let hello = LocalizedText(versions: [
      LocalizedText.Version(language: "en", text: "Hello"), LocalizedText.Version(language: "ko", text: "안녕"),
    ])
    return [
      ring, PartSettings("hint", .label, [(.text, PartRule(.text(hello))), (.bold, PartRule(.bool(true)))]), image,
      frames, PartSettings("busy", .spinner, [(.style, PartRule(.name(1)))]), PartSettings("flip", .switch),
    ]
  }()
}

extension PartRule {
  static func ramp(
    _ stops: [(Double, PartValue)], states: [(RefreshState, Entry)] = [], plain: PartValue? = nil
  ) -> PartRule {
    var rule = PartRule(plain)
    rule.ramp = stops.map { Stop($0.0, $0.1) }
    rule.states = states.map { State($0.0, $0.1) }
    return rule
  }

  static func states(_ states: [(RefreshState, Entry)], plain: PartValue? = nil) -> PartRule {
    ramp([], states: states, plain: plain)
  }
}
