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
      for word in name.split(separator: ".") {
        guard let entry = map.entry(String(word)) else { return nil }
        found = entry
        map = entry.value
      }
      return found
    }

    /// Reads a component: in a preset, inline in a suite, or in an `attach` step.
    ///
    /// - Parameters:
    ///   - node: The map.
    ///   - role: The role under which it is attached, which is the map's key.
    ///   - place: The span of that key, where a missing type is reported. The default is the map's beginning.
    ///   - images: The images to look up names in. The default is the project of the map's file.
    ///   - diagnostics: Collects the diagnostics.
    /// - Returns: The component with all valid keys, or nil if the node isn't a map or doesn't have a type for this
    ///   role.
    public static func decode(
      _ node: Node, role: ComponentRole, at place: Span? = nil, images: PresetImages? = nil,
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
      draft.lookUpImages(in: images ?? PresetImages(around: node.span.file.path), into: &found)
      for diagnostic in found.all { diagnostics.add(diagnostic.explained(by: "type", of: node)) }
      guard let kind, kind.role == role else { return nil }
      let blueprint = ComponentBlueprint(kind: kind) { $0 = draft.settings }
      return ComponentGraph.Component(
        parts: Parts(blueprint, images: draft.files, node: node, place: place ?? node.beginning))
    }

    /// Returns the type to show in an example.
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
    ///   - kind: The component's type. If nil (unknown), the properties of all types of the role are allowed.
    ///   - parts: The component's parts, whose properties can be set by names such as `parts.ring.color`.
    ///   - diagnostics: Collects the diagnostics.
    /// - Returns: The change, or nil if the name or the value is invalid.
    public static func decode(
      set name: DottedName, value node: Node, role: ComponentRole, kind: ComponentKind?,
      parts: [PartSettings] = [], into diagnostics: inout Diagnostics
    ) -> ComponentSettings? {
      if name.first.text == "parts" {
        return PartKeys.decode(set: name, value: node, of: parts, into: &diagnostics).map { part in
          var change = ComponentSettings()
          change.parts = [part]
          return change
        }
      }
      let keys = ComponentKeys.sets(of: kind, under: role).properties
      var draft = ComponentDraft()
      var found = Diagnostics()
      keys.decode(name, value: node, to: &draft, into: &found)
      draft.lookUpImages(in: PresetImages(around: node.span.file.path), into: &found)
      diagnostics.add(contentsOf: found)
      return found.hasErrors ? nil : draft.settings
    }
  }
}
