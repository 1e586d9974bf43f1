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
  /// - Parameters:
  ///   - language: The language of titles. The default is the graph's.
  ///   - includesPart: Whether a part that presets add is included, given its name. By default, all are.
  public func outline(language: String? = nil, includesPart: (String) -> Bool = { _ in true }) -> Outline {
    let own = self.language ?? ScrollScene().language
    var root = Outline.Part(name: "scrollView")
    root.values = [
      Outline.Value(name: "language", text: own, usual: ScrollScene().language, isDefault: self.language == nil)
    ]
    root.parts = components.map { part(of: $0, language: language ?? own, includesPart) }
    return Outline(root: root)
  }

  private func part(
    of component: ComponentGraph.Component, language: String, _ includesPart: (String) -> Bool
  ) -> Outline.Part {
    let keys = ComponentKeys.properties(of: component.kind)
    var part = component.outline(keys, named: component.kind.role.rawValue, overridden: component.overridden) {
      name in
      switch name {
      case "titles": [Outline.Part(name: name, values: titles(of: component, language))]
      case "images": [Outline.Part(name: name, values: component.imageValues)]
      case "parts" where component.settings.parts.isEmpty: []
      case "parts":
        [
          Outline.Part(
            name: name,
            parts: component.settings.parts.filter { includesPart($0.name.text) }.map { component.outline(of: $0) })
        ]
      default: nil
      }
    }
    part.type = component.kind.rawValue
    return part
  }

  /// Returns the titles of the states that are shown, in a language.
  package func titles(of component: ComponentGraph.Component, _ language: String) -> [Outline.Value] {
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
  package func hasOwn(_ key: TextKey, _ language: String) -> Bool {
    tables.contains { $0.language == language && $0.entries.contains { $0.key == key } }
  }
}

extension ComponentGraph.Component {
  /// Returns the outline of declared keys.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - name: The name of their owner.
  ///   - path: The dotted name of their map, ending with a dot. The default is the component's own.
  ///   - overridden: The values that override the written ones, by the names of their keys.
  ///   - typed: Defaults by their dotted names; by default those that the keys declare.
  ///   - special: Returns the parts that stand for a key, or nil if they are its value or its members.
  fileprivate func outline<Target>(
    _ keys: KeySet<Target>, named name: String, below path: String = "", overridden: [String: String] = [:],
    typed: [String: String] = [:], _ special: (String) -> [ComponentGraph.Outline.Part]? = { _ in nil }
  ) -> ComponentGraph.Outline.Part {
    var outline = ComponentGraph.Outline.Part(name: name)
    for key in keys.keys {
      if let parts = special(key.name) {
        outline.parts += parts
      } else if let members = key.members {
        outline.parts.append(self.outline(members, named: key.name, below: "\(path)\(key.name).", typed: typed))
      } else {
        // Defaults are given as they would be written, some in quotes.
        let usual = (typed[path + key.name] ?? key.description.defaultText).map { String($0.filter { $0 != "\"" }) }
        let written = overridden[path + key.name] ?? value(of: path + key.name)?.text
        guard let text = written ?? usual else { continue }
        outline.values.append(
          ComponentGraph.Outline.Value(name: key.name, text: text, usual: usual, isDefault: written == nil))
      }
    }
    return outline
  }

  /// Returns the outline of a part, with its kind as the type. Of its place, only the written keys that apply are included.
  fileprivate func outline(of part: PartSettings) -> ComponentGraph.Outline.Part {
    let path = "parts.\(part.name.text)."
    // A type may have default parts, which no preset contains.
    let written = value(of: "parts.\(part.name.text)")
    let isOwn = written == nil
    let lengths = (written?.sortedMembers ?? []).filter { !PartKeys.lengths(of: $0.name).isEmpty }
    let applying = Dictionary(lengths.map { (path + $0.name, $0.text) }) { first, _ in first }
    let typed = (isOwn ? part.settings : []).compactMap { setting in
      setting.value.flow.map { (path + setting.name, $0) }
    }
    var outline = outline(
      PartKeys.set(of: part.kind), named: part.name.text, below: path, overridden: applying,
      typed: Dictionary(typed) { first, _ in first }
    ) { name in
      if !isOwn, !PartKeys.lengths(of: name).isEmpty, applying[path + name] == nil { return [] }
      let frames = part.frames.map { frames in
        ComponentGraph.Outline.Value(
          name: frames.state.name, text: frames.sequence.text, usual: "none", isDefault: false)
      }
      return name == "kind"
        ? [] : name == "images" ? [ComponentGraph.Outline.Part(name: name, values: frames)] : nil
    }
    outline.type = part.kind.rawValue
    return outline
  }

  /// The values that other keys decide, by the names of their keys: durations without animations, and a height that is
  /// less than that of the frames.
  fileprivate var overridden: [String: String] {
    var effective = settings
    if settings.extent > settings.height { effective.height = settings.extent }
    let (draft, own) = (ComponentDraft(effective), ComponentDraft(settings))
    let superseded = AppMember.superseded(in: settings, of: kind)
    // Parts are many, and no other key decides them.
    return ComponentKeys.properties(of: kind).keys.reduce(into: [:]) { values, key in
      guard key.name != "parts" else { return }
      let value = key.written(draft)?.value
      if superseded.contains(key.name) || value != key.written(own)?.value { values[key.name] = value?.flow }
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

extension Size {
  /// The size as text, such as `320×568`.
  package var text: String { "\(width.shortestText)×\(height.shortestText)" }
}
