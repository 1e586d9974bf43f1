import RefreshEngine
import RefreshText

extension ComponentGraph {
  /// The graph for display: the parts with their names, and each value as presets write it.
  public struct Outline: Equatable, Sendable {
    /// A named element of the graph.
    public struct Part: Equatable, Sendable {
      /// The name, as presets write it, such as `header` or `stateLabel`.
      public let name: String
      /// The type of a component, or nil for other elements.
      public var type: String?
      /// The values that are set, and the defaults of the others.
      public internal(set) var values: [Value] = []
      /// The nested parts.
      public internal(set) var parts: [Part] = []

      /// All values with their names relative to this part, such as `header.titles.idle`.
      public var flattened: [(name: String, value: Value)] {
        values.map { ("\(name).\($0.name)", $0) } + parts.flatMap { $0.flattened.map { ("\(name).\($0)", $1) } }
      }
    }

    /// A value of a part.
    public struct Value: Equatable, Sendable {
      /// The name, as presets write it.
      public let name: String
      /// The value, as presets write it.
      public let text: String
      /// The default, or nil if there is none.
      public let usual: String?
      /// Whether the value isn't set in any preset.
      public let isDefault: Bool
    }

    /// The scroll view.
    public let root: Part
  }

  /// Returns the outline.
  ///
  /// - Parameter language: The language of titles. The default is the graph's.
  public func outline(language: String? = nil) -> Outline {
    let own = self.language ?? ScrollScene().language
    var root = Outline.Part(name: "scrollView")
    root.values = [
      Outline.Value(name: "language", text: own, usual: ScrollScene().language, isDefault: self.language == nil)
    ]
    root.parts = components.map { part(of: $0, language: language ?? own) }
    return Outline(root: root)
  }

  private func part(of component: ComponentGraph.Component, language: String) -> Outline.Part {
    var part = Outline.Part(name: component.kind.role.rawValue, type: component.kind.rawValue)
    for key in ComponentKeys.properties(of: component.kind).keys {
      switch (key.name, key.members) {
      case ("titles", _): part.parts.append(Outline.Part(name: key.name, values: titles(of: component, language)))
      case ("images", _): part.parts.append(Outline.Part(name: key.name, values: component.imageValues))
      case ("parts", _):
        let own = component.settings.parts.map { component.outline(of: $0) }
        if !own.isEmpty { part.parts.append(Outline.Part(name: key.name, parts: own)) }
      case (_, let members?):
        let values = members.keys.compactMap { component.value(of: $0.description, below: key.name + ".") }
        part.parts.append(Outline.Part(name: key.name, values: values))
      case (_, nil):
        if let value = component.value(of: key.description, below: "") { part.values.append(value) }
      }
    }
    return part
  }

  /// Returns the titles of the states that are shown.
  private func titles(of component: ComponentGraph.Component, _ language: String) -> [Outline.Value] {
    component.kind.family.titleStates.compactMap { state in
      guard let key = component.kind.family.titleKey(for: state) else { return nil }
      let own = component.settings.titles[state]?.text(in: language)
      return Outline.Value(
        name: state.name, text: own ?? texts.text(key, in: language), usual: Texts().text(key, in: language),
        isDefault: own == nil && !texts.hasOwn(key, language))
    }
  }
}

extension Texts {
  /// Returns whether the app has its own text in a language.
  func hasOwn(_ key: TextKey, _ language: String) -> Bool {
    tables.contains { $0.language == language && $0.entries.contains { $0.key == key } }
  }
}

extension ComponentGraph.Component {
  /// Returns the outline of a part that the preset adds, with its kind as the type. Of its position, only the
  /// written keys are included.
  fileprivate func outline(of part: PartSettings) -> ComponentGraph.Outline.Part {
    let path = "parts.\(part.name.text)."
    var outline = ComponentGraph.Outline.Part(name: part.name.text, type: part.kind.rawValue)
    for key in PartKeys.set(of: part.kind).keys where key.name != "kind" {
      if key.name == "images" {
        let values = part.frames.map { frames in
          ComponentGraph.Outline.Value(
            name: frames.state.name, text: frames.sequence.text, usual: "none", isDefault: false)
        }
        outline.parts.append(ComponentGraph.Outline.Part(name: key.name, values: values))
      } else if let members = key.members {
        let values = members.keys.compactMap { value(of: $0.description, below: path + key.name + ".") }
        outline.parts.append(ComponentGraph.Outline.Part(name: key.name, values: values))
      } else if let value = value(of: key.description, below: path) {
        outline.values.append(value)
      }
    }
    return outline
  }

  /// Returns the value of a key or its default, or nil if there is neither.
  fileprivate func value(of key: KeyDescription, below prefix: String) -> ComponentGraph.Outline.Value? {
    // Defaults are given as they would be written, some in quotes.
    let usual = key.defaultText.map { String($0.filter { $0 != "\"" }) }
    let written = resolved(prefix + key.name) ?? value(of: prefix + key.name).map(\.text)
    return (written ?? usual).map {
      ComponentGraph.Outline.Value(name: key.name, text: $0, usual: usual, isDefault: written == nil)
    }
  }

  /// Returns the value of a key that other keys affect.
  private func resolved(_ name: String) -> String? {
    switch name {
    case "height": settings.extent > settings.height ? settings.extent.shortestText : nil
    case "fastAnimationDuration", "slowAnimationDuration": settings.animationDisabled ? "0s" : nil
    default: nil
    }
  }

  /// The frames of the states that are shown.
  fileprivate var imageValues: [ComponentGraph.Outline.Value] {
    kind.imageStates.map { state in
      let frames = settings.images[state]
      return ComponentGraph.Outline.Value(
        name: state.name, text: frames?.text ?? "none", usual: "none", isDefault: frames == nil)
    }
  }
}

extension FrameSequence {
  /// The frames in words, such as `3 frames of 20×20 pt in 0.3s`.
  fileprivate var text: String {
    "\(counted(Int(count), "frame")) of \(size.text) pt in \(duration.seconds.shortestText)s"
  }
}
