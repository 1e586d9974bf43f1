import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText

extension LintRule {
  /// A ramp on an auto footer, whose `pullingPercent` is always 0 or 1, because `-[MJRefreshAutoFooter setState:]`
  /// ignores pulls.
  static let rampWithoutPull = LintRule(
    "ramp-without-pull", "a ramp in a footer that isn't pulled", asks: ["parts"],
    .component { component, warn in
      guard component.kind.family == .autoFooter else { return }
      for (path, _) in component.partRules(where: { !$0.rule.ramp.isEmpty }) {
        warn(
          "an auto footer isn't pulled: its percent is 0 or 1, so that only the ends of this ramp count",
          at: component.place(of: path + ".pull") ?? component.place,
          help: "specify values by `state`, or use a back footer")
      }
    })

  /// A value or frames of a part for a state that the type is never in.
  static let unreachedState = LintRule(
    "unreached-state", "a part's value for a state that never occurs", asks: ["parts"],
    .component { component, warn in
      guard !component.settings.parts.isEmpty else { return }
      let states = component.kind.family.states
      for state in RefreshState.allCases where !states.contains(state) {
        let paths =
          component.partRules(where: { $0.rule.states.contains { $0.state == state } }).map { $0.path + ".state" }
          + component.settings.parts.filter { $0.frames.contains { $0.state == state } }
          .map { "parts.\($0.name.text).images" }
        for path in paths {
          guard let place = component.place(of: "\(path).\(state.name)") else { continue }
          warn(
            "`\(component.kind.rawValue)` is never in the state `\(state.name)`", at: place,
            help: "its states are \(joined(states.map { "`\($0.name)`" }, by: "and"))")
        }
      }
    })

  /// A default next to a ramp, which always takes precedence.
  static let unusedDefault = LintRule(
    "unused-default", "a default together with a ramp", asks: ["parts"],
    .component { component, warn in
      for (path, _) in component.partRules(where: { !$0.rule.ramp.isEmpty && $0.rule.plain != nil }) {
        guard let place = component.place(of: path + ".default") else { continue }
        warn(
          "`default` is never used, because `pull` has a value for each percent", at: place,
          labels: [("the ramp", component.place(of: path + ".pull"))],
          help: "remove `default`, or write its value under `state`, for the states in which it should be used")
      }
    })

  /// A part that isn't visible in any state or at any percent.
  static let invisiblePart = LintRule(
    "invisible-part", "a part that never shows", asks: ["parts", "height"],
    .component { component, warn in
      for part in component.settings.parts {
        guard let (reason, help) = part.reasonNotToShow(in: component) else { continue }
        let name = part.name.text
        warn(
          "`\(name)` is never visible: \(reason)", at: component.place(of: "parts.\(name)") ?? component.place,
          help: help)
      }
    })

  /// `animate` on a part whose values don't depend on the state.
  static let unusedAnimate = LintRule(
    "unused-animate", "an animation of a part that doesn't change with the state", asks: ["parts"],
    .component { component, warn in
      for part in component.settings.parts where part.animate > .zero {
        let name = "parts.\(part.name.text).animate"
        guard part.rules.allSatisfy({ $0.rule.states.isEmpty }), let place = component.place(of: name) else {
          continue
        }
        warn(
          "`animate` has no effect, because this part doesn't change with the state", at: place,
          help: "remove it, or specify values by `state`")
      }
    })
}

extension PartSettings {
  /// Returns all values that a property can have.
  fileprivate func values(of property: PartProperty) -> [PartValue] {
    guard let rule = rules.first(where: { $0.property == property })?.rule else {
      return [property.initial(for: kind)]
    }
    let isAlways = rule.states.isEmpty && rule.ramp.isEmpty
    let rest = rule.ramp.isEmpty ? [rule.plain ?? property.initial(for: kind)] : rule.ramp.map(\.value)
    return isAlways
      ? rest
      : rest
        + rule.states.flatMap { state -> [PartValue] in
          switch state.value {
          case .value(let value): [value]
          case .repeating(let repetition): [.number(repetition.from), .number(repetition.to)]
          }
        }
  }

  /// Returns why the part is never visible and how to fix that, or nil if it may be visible.
  fileprivate func reasonNotToShow(in component: ComponentGraph.Component) -> (reason: String, help: String)? {
    func isAlways(_ property: PartProperty, _ value: PartValue) -> Bool {
      values(of: property).allSatisfy { $0 == value }
    }
    if isAlways(.hidden, .bool(true)) { return ("it is always hidden", "remove `hidden` or the part") }
    if isAlways(.alpha, .number(0)) { return ("its `alpha` is always 0", "remove `alpha` or the part") }
    if isAlways(.scale, .number(0)) { return ("its `scale` is always 0", "remove `scale` or the part") }
    let isEmpty = { (value: PartValue) in
      if case .text(let text) = value { text.text?.isBlank ?? false } else { false }
    }
    switch kind {
    case .label where values(of: .text).allSatisfy(isEmpty): return ("it has no text", "write `text: …`")
    case .spinner where isAlways(.animating, .bool(false)):
      return ("it never spins, and is hidden when it doesn't", "write `animating: { state: { refreshing: true } }`")
    case .ring where values(of: .start) == values(of: .end) && values(of: .end).count == 1:
      return ("its end is its start", "write an `end` that follows `pull`")
    default: break
    }
    let whole = component.settings.extent
    guard component.kind.family.axis == .vertical, let top = place.vertical.start, let bottom = place.vertical.end,
      case let rest = whole - top.points - bottom.points - (top.fraction + bottom.fraction) * whole, rest <= 0
    else { return nil }
    return ("`top` and `bottom` use up all \(points(whole)) of the \(component.word)", "make one of them smaller")
  }
}
