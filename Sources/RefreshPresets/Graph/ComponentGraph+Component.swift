import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

extension ComponentGraph {
  /// A component as it is written in a file: its properties, and where they are written.
  public struct Component: Sendable {
    /// Shared by copies, because rules pass a component on much more often than they read all of it.
    private let parts: Parts

    private final class Parts: Sendable {
      let blueprint: ComponentBlueprint
      let images: ImageFiles
      let node: Node
      let place: Span
      let titles: [Title]

      init(_ blueprint: ComponentBlueprint, images: ImageFiles, node: Node, place: Span) {
        self.blueprint = blueprint
        titles = blueprint.shownTitles.flatMap { state, title in
          title.text.map { [Title(state: state, language: nil, text: $0)] }
            ?? title.versions.map { Title(state: state, language: $0.language, text: $0.text) }
        }
        self.images = images
        self.node = node
        self.place = place
      }
    }

    /// A title that is set for a state that the type shows.
    struct Title: Sendable {
      let state: RefreshState
      /// The title's language; nil for all languages.
      let language: String?
      let text: String

      /// The name of its key.
      var key: String { "titles.\(state.name)" + (language.map { ".\($0)" } ?? "") }
    }

    /// The component as the engine attaches it.
    public var blueprint: ComponentBlueprint { _read { yield parts.blueprint } }
    /// The type.
    public var kind: ComponentKind { parts.blueprint.kind }
    /// The resolved properties, with all keys taken into account.
    public var settings: ComponentSettings { _read { yield parts.blueprint.settings } }
    /// The files of its frames and its arrow, for displaying them.
    public var images: ImageFiles { parts.images }
    /// The titles that are set for states that the type shows, each in all its languages.
    var titles: [Title] { parts.titles }
    /// The map that describes the component.
    public var node: Node { parts.node }
    /// The span of the key that the map belongs to, or of the map's beginning.
    public var place: Span { parts.place }

    /// Returns the span of a key, given its dotted name such as `titles.idle`, or nil if it isn't written.
    public func place(of name: String) -> Span? { entry(of: name)?.key.span }

    /// Returns the value of a key, given its dotted name, or nil if it isn't written.
    public func value(of name: String) -> Node? { entry(of: name)?.value }

    private func entry(of name: String) -> Node.Entry? {
      var map = node
      var found: Node.Entry?
      for word in name.utf8.split(separator: UInt8(ascii: ".")) {
        guard let entry = map.entry(String(Substring(word))) else { return nil }
        found = entry
        map = entry.value
      }
      return found
    }

    /// Reads a component: in a preset, inline in a suite, or in an `attach` step.
    ///
    /// - Parameters:
    ///   - node: The map.
    ///   - role: Where it is to be attached, the key that the map stands under.
    ///   - place: Of that key, where a missing type is shown. The default is the map's beginning.
    ///   - images: Where its images are looked up.
    ///   - diagnostics: Collects the diagnostics.
    /// - Returns: The component with all valid keys, or nil if the node isn't a map or doesn't have a type for this
    ///   role.
    public static func decode(
      _ node: Node, role: ComponentRole, at place: Span? = nil, images: PresetImages,
      into diagnostics: inout Diagnostics
    ) -> ComponentGraph.Component? {
      guard node.kind == .mapping || node.isBroken else {
        let meant = node.scalar.flatMap(ComponentKind.init) ?? usualKind(of: role)
        let isType = meant.role == role && node.style == .plain && node.isScalar(meant.rawValue)
        return diagnostics.refuse(
          .wrongKind(
            of: node, as: role.rawValue, ComponentKeys.sets(under: role).keys.shape,
            help: "write `\(meant.role.rawValue): { type: \(meant.rawValue) }`",
            fix: isType ? node.fix(Correction("{ type: \(meant.rawValue) }", isSafe: true)) : nil))
      }
      let kind = node["type"].flatMap { ComponentType.read($0, role: role, into: &diagnostics) }
      let keys = ComponentKeys.sets(of: kind, under: role).keys
      var draft = ComponentDraft(kind)
      var found = Diagnostics()
      keys.decode(node, as: role.rawValue, at: place, to: &draft, into: &found)
      if draft.settings.animationDisabled {
        draft.settings.fastAnimationDuration = .zero
        draft.settings.slowAnimationDuration = .zero
      }
      draft.lookUpImages(in: images, into: &found)
      for diagnostic in found.all { diagnostics.add(diagnostic.explained(by: "type", of: node)) }
      guard let kind, kind.role == role else { return nil }
      let blueprint = ComponentBlueprint(kind: kind) { $0 = draft.settings }
      return ComponentGraph.Component(
        parts: Parts(blueprint, images: draft.files, node: node, place: place ?? node.beginning))
    }

    /// The component as it would be without one of its keys, with the key's default in its place.
    ///
    /// - Parameter path: The names of the keys that lead to it, the outermost first: `titles`, `idle`.
    /// - Returns: Nil where it is no component any more: without its type.
    package func removing(_ path: [String]) -> ComponentGraph.Component? {
      // It has been read before, and what it names may be named: what is found now is no news.
      Diagnostics.asking { found in
        ComponentGraph.Component.decode(
          node.removing(path[...]), role: kind.role, at: place,
          images: PresetImages(around: node.span.file.path, allowsOutside: true), into: &found)
      }.hypothetical
    }

    /// The type that an example shows.
    private static func usualKind(of role: ComponentRole) -> ComponentKind {
      switch role {
      case .header: .normalHeader
      case .footer: .autoNormalFooter
      case .trailer: .normalTrailer
      }
    }

    /// Reads a change of a component from a `set` step.
    ///
    /// - Parameters:
    ///   - name: The dotted name of the property without the role, such as the rest of `header.stateLabel.hidden`.
    ///   - node: The value.
    ///   - role: The component.
    ///   - kind: Its type, nil where that is not known; then every property that some type of the role has is right.
    ///   - parts: The parts that it has, whose properties can be set as `parts.ring.color`.
    ///   - images: Where its images are looked up.
    ///   - diagnostics: Collects the diagnostics.
    /// - Returns: The change, or nil if the name or the value is invalid.
    public static func decode(
      set name: DottedName, value node: Node, role: ComponentRole, kind: ComponentKind?,
      parts: [PartSettings] = [], images: PresetImages, into diagnostics: inout Diagnostics
    ) -> ComponentSettings? {
      if name.first.text == "parts" {
        return PartKeys.decode(set: name, value: node, of: parts, images: images, into: &diagnostics).map { part in
          var change = ComponentSettings()
          change.parts = [part]
          return change
        }
      }
      let keys = ComponentKeys.sets(of: kind, under: role).properties
      var draft = ComponentDraft()
      var found = Diagnostics()
      keys.decode(name, value: node, to: &draft, into: &found)
      draft.lookUpImages(in: images, into: &found)
      diagnostics.add(contentsOf: found)
      return found.hasErrors ? nil : draft.settings
    }
  }
}
