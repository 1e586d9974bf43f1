import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets

/// The values and keys that the value of an observable follows from.
extension Inquiry {
  /// Returns the values from which the value of an observable follows.
  ///
  /// - Parameter end: The end of the journal when the value changed.
  func facts(for observable: ObservablePath, since end: Int) -> [Answer.Line] {
    let basis = basis(of: observable)
    let values = basis.values.filter(simulation.has).map { other in
      guard let change = lastChange(of: other), change.entries.lowerBound >= end else {
        return Answer.Line(mark: .none, text: valueText(other), detail: "")
      }
      let index = decisive(change, for: other)
      // The component's own events are no news; what a step or the app did may be.
      guard span(of: index) != nil else { return Answer.Line(mark: .none, text: valueText(other), detail: "") }
      return Answer.Line(
        mark: .none, text: valueText(other),
        detail: "since \(link(index).text), which didn't change `\(observable.leafPath)`",
        span: span(of: index))
    }
    // The keys of a component that another one has replaced decide nothing any more.
    guard let role = observable.role, !isReplaced(role), let component = scenario.setup.written(role) else {
      return values
    }
    let written = basis.keys.map { decisiveKey($0, of: role, in: component) }.compactMap { key -> Answer.Line? in
      if let step = setting(key, of: role) {
        return Answer.Line(
          mark: .none, text: link(step).text, detail: "", span: span(of: step), isDecisiveKey: true)
      }
      if let value = component.value(of: key) {
        if key == "lastUpdatedTimeKey", hasOtherTimeKey(role) {
          let text = "`\(key): \(value.text)` no longer applies: a change of language resets it to MJRefresh's key"
          return Answer.Line(mark: .none, text: text, detail: "", span: value.key)
        }
        return Answer.Line(
          mark: .none, text: "\(key): \(value.text)", detail: remark(on: value, for: observable), span: value.key,
          isDecisiveKey: true)
      }
      // If there are several keys, those that are written are enough.
      guard ValueBasis(of: observable, kind(of: observable)).keys.count == 1 else { return nil }
      return Answer.Line(
        mark: .none, text: "`\(key)` isn't set", detail: remark(on: nil, for: observable),
        span: component.innermostPlace(of: key), isDecisiveKey: true)
    }
    return written + values
  }

  /// Returns the key inside of a map that decides in the component's state: `images.refreshing` of `images`, or
  /// `parts.ring.end.state.pulling` of `parts.ring.end`.
  func decisiveKey(_ key: String, of role: ComponentRole, in component: ComponentGraph.Component) -> String {
    guard let state = simulation.state(of: role)?.name else { return key }
    return ["\(key).\(state)", "\(key).state.\(state)"].first { component.value(of: $0) != nil } ?? key
  }

  /// Returns the reason why a key's value has another effect than one might think; empty if there is none.
  private func remark(on value: WrittenValue?, for observable: ObservablePath) -> String {
    if case .part(let role, let name, .property(.hidden)) = observable, isStoppedSpinner(name, of: role) {
      return "a spinner that doesn't spin is hidden"
    }
    if let value, basis(of: observable).keys.contains("images.\(value.name)") {
      return "it is as tall as its tallest frames"
    }
    guard let value, let state = observable.role.flatMap(simulation.state) else { return "" }
    if state.playsFrames, observable.isPlaying, value["count"]?.text == "1" {
      return "a single frame doesn't play"
    }
    guard case .part = observable, value["default"] != nil, value["state.\(state.name)"] == nil else { return "" }
    return "it has none for `\(state.name)`, so `default` applies"
  }

  /// Returns the last step that sets a key of a component; nil if none does.
  func setting(_ key: String, of role: ComponentRole) -> Int? {
    command(before: entries.endIndex) { $0.sets("\(role.rawValue).\(key)") }
  }

  /// Whether a step has attached a component in a position.
  func isReplaced(_ role: ComponentRole) -> Bool {
    command(before: entries.endIndex) {
      if case .attach(let blueprint) = $0 { blueprint.kind.role == role } else { false }
    } != nil
  }

  /// Returns whether a component no longer has the `lastUpdatedTimeKey` of its preset.
  private func hasOtherTimeKey(_ role: ComponentRole) -> Bool {
    guard let component = component(role),
      let own = scenario.setup.components.first(where: { $0.kind.role == role })
    else { return false }
    return component.settings.lastUpdatedTimeKey != own.settings.lastUpdatedTimeKey
  }

  /// Returns the sum or rule from which a place follows, if it may surprise: `; 646 pt = viewport 700 − insets 54 at that time`; empty for
  /// other observables.
  func placement(of observable: ObservablePath) -> String {
    guard case .component(let role, let leaf) = observable, let component = component(role) else { return "" }
    let (viewport, content) = (simulation.scroll.viewport, simulation.scroll.contentSize)
    let ignored = component.settings.ignoredInset
    switch (component.family, leaf) {
    case (.backFooter, .frameY):
      let y = simulation.number(observable) - ignored
      guard y > content.height, y <= viewport.height else { return "" }
      let (insets, present) = (viewport.height - y, simulation.scroll.inset.top + simulation.scroll.inset.bottom)
      if insets == 0 { return "; the content is shorter than the screen, and a back footer is never above its end" }
      let isPast = abs(insets - present) > NumberMatcher.tolerance
      return "; \(y.readableText) pt = viewport \(viewport.height.readableText) − insets \(insets.readableText)"
        + (isPast ? " at that time; the end of a refresh doesn't place it again" : "")
    case (.trailer, _) where leaf.path == "frame.x" && ignored != 0:
      let place = scenario.setup.written(role)?.place(of: "ignoredInset").map { " (\(line(of: $0)))" } ?? ""
      return "; ignoredInset: \(ignored.readableText)\(place) moves it"
    case (.header, _) where leaf.aspect == .frame && leaf.part.isLabel:
      let labels = ["stateLabel", "lastUpdatedTimeLabel"]
      let shown = labels.filter {
        simulation[ObservablePath.named("header.\($0).hidden") ?? observable] == .bool(false)
      }
      return shown == labels ? "; both labels are shown, each in a half of the header" : ""
    default: return ""
    }
  }

  /// Returns what frames don't show: that those that play aren't in `gif.image`, or that a state has none; empty for other
  /// observables.
  func frames(of observable: ObservablePath) -> String {
    guard case .component(let role, let leaf) = observable, leaf.part == .gif,
      let component = component(role),
      component.presentation == .frames
    else { return "" }
    let playing = ObservablePath.component(role, .gifAnimating)
    if leaf == .gifImage, simulation[playing] == .bool(true) {
      return "; `\(playing.path)` is true: frames that play aren't in `gif.image`, which shows the frame of a pull"
    }
    let (state, images) = (component.state, component.settings.images)
    guard images[state] == nil, RefreshState.allCases.contains(where: { images[$0] != nil }) else { return "" }
    return "; `images` has no frames for `\(state.name)`"
  }

  /// Returns the time that a label shows, and where it comes from if that may surprise; empty for other observables.
  func storedTime(of observable: ObservablePath) -> String {
    guard observable.isTimeText, let role = observable.role,
      let key = component(role)?.settings.lastUpdatedTimeKey,
      case let time = ObservablePath.component(role, .lastUpdatedTime), simulation[time] != .absent
    else { return "" }
    let text = time.type.text(of: simulation[time])
    let now = ObservedValue.timeText(scenario.setup.scene.now + Int64(simulation.now.seconds))
    let isShared =
      isReplaced(role)
      && scenario.setup.components.contains {
        $0.kind.role == role && $0.settings.lastUpdatedTimeKey == key
      }
    return "; it shows \(text)"
      + (isShared ? ", which the \(role.rawValue) before it stored under the same `lastUpdatedTimeKey`" : "")
      + (text.prefix(10) == now.prefix(10) ? "" : ", and it is \(now) now")
      + (scenario.setup.world.scene.places["timeZone"] == nil ? "; `timeZone` isn't set, so times are in UTC" : "")
  }
}

extension ComponentGraph.Component {
  /// Returns the place of the innermost key that is written among those that a key is in, or else of the component.
  fileprivate func innermostPlace(of key: String) -> Span {
    var words = key.split(separator: ".")
    while !words.isEmpty {
      if let place = place(of: words.joined(separator: ".")) { return place }
      words.removeLast()
    }
    return place
  }
}
