import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

extension Node {
  /// The fix that writes a type where nothing is written; nil elsewhere.
  fileprivate func fix(filling kind: ComponentKind) -> Fix? {
    guard isNull, span.start == span.end, span.isBehind(":") else { return nil }
    let text = " { type: \(kind.rawValue) }"
    return Fix("write `\(text.dropFirst())`", [Fix.Edit(span.start..<span.start, text)], isSafe: false)
  }
}

extension ComponentGraph.Component {
  /// Reads a component: in a preset, inline in a suite, or in an `attach` step.
  ///
  /// - Parameters:
  ///   - node: The map.
  ///   - role: The position at which it is attached: the key of the map.
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
      let isType = meant.role == role && node.isScalar(meant.rawValue)
      return diagnostics.refuse(
        .wrongKind(
          of: node, as: role.rawValue, ComponentKeys.sets(under: role).keys.shape,
          help: "write `\(meant.role.rawValue): { type: \(meant.rawValue) }`",
          fix: isType ? node.fix(inPlaceOfScalar: "{ type: \(meant.rawValue) }") : node.fix(filling: meant)))
    }
    let kind = node["type"].flatMap { ComponentType.read($0, role: role, into: &diagnostics) }
    let keys = ComponentKeys.sets(of: kind, under: role).keys
    var draft = ComponentDraft(kind)
    var found = Diagnostics()
    keys.decode(node, as: role.rawValue, at: place, to: &draft, into: &found) {
      $0 == "type" ? usualKind(of: role).rawValue : nil
    }
    if draft.settings.animationDisabled {
      draft.settings.fastAnimationDuration = .zero
      draft.settings.slowAnimationDuration = .zero
    }
    let titleKeys = draft.lookUpTitles(in: images.named.texts, into: &found)
    draft.lookUpImages(in: images, into: &found)
    for diagnostic in found.all { diagnostics.add(diagnostic.explained(by: "type", of: node)) }
    guard let kind, kind.role == role else { return nil }
    let blueprint = ComponentBlueprint(kind: kind, settings: draft.settings)
    let written = WrittenValue(node) { ComponentKeys.keys(of: kind).shape }
    return ComponentGraph.Component(
      blueprint, images: draft.files, named: images.named, titleKeys: titleKeys, written: written, at: place)
  }

  /// The component as it would be without one of its keys, with the key's default in its place.
  ///
  /// - Parameter path: The names of the keys that lead to it, the outermost first: `titles`, `idle`.
  /// - Returns: Nil if it is no longer a component, because its type was removed.
  package func removing(_ path: [String]) -> ComponentGraph.Component? {
    // It has been read before, so nothing new is found now.
    Diagnostics.asking { found in
      ComponentGraph.Component.decode(
        written.node.removing(path), role: kind.role, at: place,
        images: PresetImages(of: self), into: &found)
    }.hypothetical
  }

  /// The component as it would be with another value of one of its keys.
  ///
  /// - Parameters:
  ///   - path: The names of the keys that lead to it, the outermost first: `lastUpdatedTimeLabel`, `hidden`.
  ///   - value: The value, as YAML on one line.
  /// - Returns: Nil if there is no such key, or the value is invalid.
  package func setting(_ path: [String], to value: String) -> ComponentGraph.Component? {
    let map = path.reversed().reduce(value) { "{ \($1): \($0) }" }
    let answer = Diagnostics.asking { found -> ComponentGraph.Component? in
      var reader = YAMLReader(SourceFile(path: written.span.file.path, text: map))
      guard let node = reader.next(into: &found)?.root else { return nil }
      return ComponentGraph.Component.decode(
        node.laid(over: written.node), role: kind.role, at: place,
        images: PresetImages(of: self), into: &found)
    }
    return answer.found.hasErrors ? nil : answer.hypothetical
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
    _ = draft.lookUpTitles(in: images.named.texts, into: &found)
    draft.lookUpImages(in: images, into: &found)
    diagnostics.add(contentsOf: found)
    return found.hasErrors ? nil : draft.settings
  }
}
