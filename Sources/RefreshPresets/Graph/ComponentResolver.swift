import RefreshEngine
import RefreshYAML

/// Finds what each key of a component comes to.
struct ComponentResolver {
  private let component: ComponentPreset
  private let texts: Texts
  private let language: String

  init(_ component: ComponentPreset, texts: Texts, language: String) {
    self.component = component
    self.texts = texts
    self.language = language
  }

  /// The component with its parts.
  var part: ComponentGraph.Part {
    var part = ComponentGraph.Part(name: component.kind.role.rawValue, type: component.kind.rawValue)
    for key in ComponentKeys.properties(of: component.kind).keys {
      switch (key.name, key.members) {
      case ("titles", _):
        part.parts.append(ComponentGraph.Part(name: key.name, type: nil, values: titles))
      case ("images", _):
        part.parts.append(ComponentGraph.Part(name: key.name, type: nil, values: images))
      case (_, let members?):
        let values = members.keys.compactMap { value(of: $0.description, below: key.name + ".") }
        part.parts.append(ComponentGraph.Part(name: key.name, type: nil, values: values))
      case (_, nil):
        if let value = value(of: key.description, below: "") { part.values.append(value) }
      }
    }
    return part
  }

  /// What is written for a key, or counts without it; nil where that is nothing.
  private func value(of key: KeyDescription, below prefix: String) -> ComponentGraph.Value? {
    // Defaults are given as they would be written, some in quotes.
    let defaultText = key.defaultText.map { String($0.filter { $0 != "\"" }) }
    guard let text = resolved(prefix + key.name) ?? component.value(of: prefix + key.name).map(text) else {
      return defaultText.map {
        ComponentGraph.Value(name: key.name, text: $0, isDefault: true, defaultText: $0)
      }
    }
    return ComponentGraph.Value(name: key.name, text: text, isDefault: false, defaultText: defaultText)
  }

  /// The values that other keys have a say in.
  private func resolved(_ name: String) -> String? {
    switch name {
    case "height":
      // Frames that are higher make the component higher.
      var height: Double?
      var frames = 0.0
      for property in component.blueprint.properties {
        if case .height(let written) = property { height = written }
        if case .images(_, let sequence) = property { frames = max(frames, sequence.size.height) }
      }
      let own = height ?? (component.kind.role == .header ? 54 : 44)
      return frames > own ? plain(frames) : nil
    case "fastAnimationDuration", "slowAnimationDuration":
      let isDisabled = component.blueprint.properties.contains {
        if case .animationDisabled(true) = $0 { true } else { false }
      }
      return isDisabled ? "0s" : nil
    default: return nil
    }
  }

  /// The texts of the states that are shown, in the preset's language.
  private var titles: [ComponentGraph.Value] {
    component.kind.titleStates.map { state in
      let key = component.kind.family.titleKey(of: state)
      let defaultText = Texts().text(key, in: language)
      for property in component.blueprint.properties.reversed() {
        if case .title(state, let title) = property, let text = title.text(in: language) {
          return ComponentGraph.Value(name: state.name, text: text, isDefault: false, defaultText: defaultText)
        }
      }
      let isOwn = texts.tables.contains { $0.language == language && $0.entries.contains { $0.key == key } }
      return ComponentGraph.Value(
        name: state.name, text: texts.text(key, in: language), isDefault: !isOwn, defaultText: defaultText)
    }
  }

  /// The frames of the states that are shown.
  private var images: [ComponentGraph.Value] {
    component.kind.imageStates.map { state in
      for property in component.blueprint.properties.reversed() {
        if case .images(state, let it) = property {
          let frames = it.count == 1 ? "1 frame" : "\(it.count) frames"
          let text =
            "\(frames) of \(plain(it.size.width))×\(plain(it.size.height)) pt in \(plain(it.duration.seconds))s"
          return ComponentGraph.Value(name: state.name, text: text, isDefault: false, defaultText: "none")
        }
      }
      return ComponentGraph.Value(name: state.name, text: "none", isDefault: true, defaultText: "none")
    }
  }

  /// A value as it is written, on one line.
  private func text(of node: Node) -> String {
    switch node.kind {
    case .scalar: node.scalar ?? ""
    case .sequence: "[" + node.items.map(text).joined(separator: ", ") + "]"
    case .mapping:
      "{ " + node.entries.map { "\($0.key.scalar ?? ""): \(text(of: $0.value))" }.joined(separator: ", ") + " }"
    }
  }

  private func plain(_ number: Double) -> String {
    abs(number) < 1e15 && number == number.rounded() ? String(Int64(number)) : String(number)
  }
}

extension Family {
  /// The text that a component shows in a state without a title of its own, as its state class sets it.
  fileprivate func titleKey(of state: RefreshState) -> TextKey {
    switch (self, state) {
    case (.header, .refreshing): .headerRefreshing
    case (.header, .pulling): .headerPulling
    case (.header, _): .headerIdle
    case (.autoFooter, .refreshing): .autoFooterRefreshing
    case (.autoFooter, .noMoreData): .autoFooterNoMoreData
    case (.autoFooter, _): .autoFooterIdle
    case (.backFooter, .pulling): .backFooterPulling
    case (.backFooter, .refreshing): .backFooterRefreshing
    case (.backFooter, .noMoreData): .backFooterNoMoreData
    case (.backFooter, _): .backFooterIdle
    case (.trailer, .pulling), (.trailer, .refreshing): .trailerPulling
    case (.trailer, _): .trailerIdle
    }
  }
}
