import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText

/// Scenarios with other values of keys.
extension Inquiry {
  /// Returns the scenarios in which the keys that decide the value of an observable are different: without those that
  /// are written, and with switches that aren't set.
  func keyRemedies(for observable: ObservablePath, _ expected: Matcher) -> [Remedy] {
    // Any other time zone has a time that isn't the present one.
    let scenes = expected.isNegated && observable.isTimeText ? [] : sceneRemedies(for: observable)
    guard let role = observable.role, !isReplaced(role), let written = scenario.setup.written(role) else {
      return scenes
    }
    let keys = basis(of: observable).keys.filter { $0 != "type" }
    return scenes
      + keys.filter { setting($0, of: role) == nil }.flatMap { key -> [Remedy] in
        guard let value = written.value(of: decisiveKey(key, of: role, in: written)) else {
          return setting(key, to: "true", of: role)
        }
        return (value.scalar == nil ? [] : removing(key, of: role)) + texts(of: key, of: role, expected)
          + ramps(of: key, of: role) + (observable.isSwitch ? switches(key, of: role) : [])
      } + frames(of: role, observable) + lowerFrames(of: role, for: observable, expected)
  }

  /// Returns the scenarios without keys that make animations longer or leave them out, for what hasn't happened yet.
  func timingRemedies(of role: ComponentRole) -> [Remedy] {
    ["slowAnimationDuration", "fastAnimationDuration"].flatMap { removing($0, of: role) }
  }

  /// Returns the scenario without a key of a component; none if it isn't written.
  func removing(_ key: String, of role: ComponentRole) -> [Remedy] {
    guard let written = scenario.setup.written(role), let value = written.value(of: key),
      let rest = written.removing(key.split(separator: ".").map(String.init))
    else { return [] }
    return changing(role, to: rest, "remove `\(key): \(value.text)`", at: value.key)
  }

  /// Returns the scenario with another value of a key of a component; none if it is invalid.
  ///
  /// - Parameters:
  ///   - key: The dotted name of the key.
  ///   - value: The value, as YAML on one line.
  ///   - role: The component.
  ///   - note: What the change means. The default is nothing.
  func setting(_ key: String, to value: String, of role: ComponentRole, _ note: String = "") -> [Remedy] {
    let path = key.split(separator: ".").map(String.init)
    guard let written = scenario.setup.written(role), let changed = written.setting(path, to: value) else {
      return []
    }
    // A key belongs into the innermost of the maps that are already there.
    let depth = path.indices.reversed().first { written.value(of: path[...$0].joined(separator: ".")) != nil } ?? -1
    let isWritten = depth == path.count - 1
    let outer = path[..<(isWritten ? depth : depth + 1)].joined(separator: ".")
    let rest = path[(isWritten ? depth : depth + 1)...]
    let line = "\(rest[rest.startIndex]): " + rest.dropFirst().reversed().reduce(value) { "{ \($1): \($0) }" }
    let text = outer.isEmpty ? line : isWritten ? "`\(line)` in `\(outer)`" : "add `\(line)` to `\(outer)`"
    let place = written.place(of: isWritten ? key : outer) ?? written.place
    return changing(role, to: changed, text, at: place, note)
  }

  /// Returns the scenario in which a component is another one.
  private func changing(
    _ role: ComponentRole, to component: ComponentGraph.Component, _ text: String, at span: Span?,
    _ note: String = ""
  ) -> [Remedy] {
    guard let index = scenario.setup.components.firstIndex(where: { $0.kind.role == role }),
      let place = scenario.setup.written.firstIndex(where: { $0.kind.role == role })
    else { return [] }
    var changed = scenario
    changed.setup.components[index] = component.blueprint
    changed.setup.written[place] = component
    return [Remedy(text, at: span, note, changed)]
  }

  // MARK: Texts and frames

  /// Returns the scenario in which a text by states has the expected one in the present state.
  private func texts(of key: String, of role: ComponentRole, _ expected: Matcher) -> [Remedy] {
    guard key.hasSuffix(".text"), case .text(let text) = expected, let state = simulation.state(of: role) else {
      return []
    }
    // The value is shown in the braces of a map.
    guard let list = YAMLValue.list([.text(text)]).flow else { return [] }
    return setting("\(key).state.\(state.name)", to: String(list.dropFirst().dropLast()), of: role)
  }

  /// Returns the scenario in which a ramp that begins later follows the pull from its beginning.
  private func ramps(of key: String, of role: ComponentRole) -> [Remedy] {
    let (name, written) = ("\(key).pull", scenario.setup.written(role))
    guard let written, let ramp = written.value(of: name), let first = ramp.members.first, first.name != "0%",
      let rest = written.removing(name.split(separator: ".").map(String.init))
    else { return [] }
    let values = ramp.members.enumerated().map { "\($0.offset == 0 ? "0%" : $0.element.name): \($0.element.text)" }
    let map = "{ \(values.joined(separator: ", ")) }"
    let changed = rest.setting(name.split(separator: ".").map(String.init), to: map)
    return changed.map {
      changing(role, to: $0, "`pull: \(map)` in `\(key)`", at: ramp.key, "from the beginning of the pull")
    } ?? []
  }

  /// Returns the scenario with a second frame, without which frames don't play.
  private func frames(of role: ComponentRole, _ observable: ObservablePath) -> [Remedy] {
    guard observable.isPlaying, let state = simulation.state(of: role),
      state.playsFrames, component(role)?.settings.images[state]?.count == 1
    else { return [] }
    return setting("images.\(state.name).count", to: "2", of: role, "a single frame doesn't play")
  }

  // MARK: The scene

  /// Returns the scenarios without the keys of the scene that decide the value of an observable.
  private func sceneRemedies(for observable: ObservablePath) -> [Remedy] {
    if observable.isTimeText { return timeZones }
    guard observable.isInset else { return [] }
    let scene = scenario.setup.world.scene
    return [("contentInset", SceneProperty.contentInset), ("safeArea", SceneProperty.safeArea)].compactMap {
      name, set in
      guard let place = scene.places[name] else { return nil }
      var changed = scenario
      let device = scene.screen?.safeArea
      for edge in InsetEdge.allCases {
        changed.setup.world.scene.set(set(edge, name == "safeArea" ? device?[edge] ?? 0 : 0))
      }
      return Remedy("remove `\(name): \(place.textOnOneLine)`", at: place, "", changed)
    }
  }

  /// The scenarios in the time zones of the times that the scene is written with, if it has none.
  private var timeZones: [Remedy] {
    let places = scenario.setup.world.scene.places
    guard places["timeZone"] == nil else { return [] }
    let texts = [places["now"], places["defaults"]].compactMap { $0?.text }
    return texts.flatMap { text in
      text.matches(of: /[0-9](?<sign>[+-])(?<hours>[0-9]{2}):(?<minutes>[0-9]{2})/).map { match in
        let minutes = (Int32(match.hours) ?? 0) * 60 + (Int32(match.minutes) ?? 0)
        return inScene("timeZone: \(match.sign)\(match.hours):\(match.minutes)", "") {
          $0.timeZone = TimeZoneTable(offset: (match.sign == "-" ? -60 : 60) * minutes)
        }
      }
    }
  }
}

extension ObservablePath {
  /// Whether it is a switch of a part.
  fileprivate var isSwitch: Bool { if case .part(_, _, .property) = self { type == .boolean } else { false } }

  /// Whether it follows from the insets of the scene.
  fileprivate var isInset: Bool {
    guard case .scroll(let leaf) = self else { return false }
    return leaf.insetEdge != nil || leaf == .offsetX || leaf == .offsetY
  }
}

extension Span {
  /// The text with each run of blanks and line breaks as one blank.
  var textOnOneLine: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension RefreshState {
  /// Whether a component with frames plays them in this state.
  var playsFrames: Bool { self == .pulling || self == .refreshing }
}
