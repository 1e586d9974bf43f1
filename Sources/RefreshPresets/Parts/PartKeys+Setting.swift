import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

extension PartKeys {
  /// Returns the properties that a step can change in parts of a kind.
  package static func settable(of kind: PartKind) -> [KeyDescription] {
    settableSet(of: kind).description.keys
  }

  /// Reads a change of a part from a `set` step.
  ///
  /// - Parameters:
  ///   - name: The property after the role, such as `parts.ring.color`.
  ///   - node: The value.
  ///   - parts: The parts that the component has.
  ///   - images: Where images would be looked up; none can be set.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The part with only the change, or nil if the name or the value is invalid.
  static func decode(
    set name: DottedName, value node: Node, of parts: [PartSettings], images: PresetImages,
    into diagnostics: inout Diagnostics
  ) -> PartSettings? {
    guard let named = name.rest else {
      return diagnostics.refuse(
        .unknownProperty, "a step can't add or remove parts", at: name.first.span,
        help: "specify a property of a part, like `\(name.text).\(parts.first?.name.text ?? "ring").hidden`")
    }
    guard let part = parts.first(where: { $0.name == PartName(named.first.text) }) else {
      let names = parts.map(\.name.text)
      return diagnostics.refuse(
        .unknownProperty, "there is no part \(quoted(named.first.text))", at: named.first.span,
        help: names.isEmpty
          ? "the component has no parts"
          : suggestion(for: named.first.text, in: names, owner: "the component", what: "parts"),
        fix: named.first.fix(Correction(of: named.first.text, in: names)))
    }
    guard let property = named.rest else {
      return diagnostics.refuse(
        .unknownProperty, "`\(part.name.text)` is a part, but a property of a part is needed", at: named.first.span,
        help: "write it like `\(name.text).hidden`")
    }
    var draft = PartDraft(key: node)
    guard settableSet(of: part.kind).decode(property, value: node, to: &draft, into: &diagnostics) else {
      return nil
    }
    var change = PartSettings(name: part.name, kind: part.kind, place: part.place)
    change.rules =
      draft.settings(kind: part.kind, place: part.place, images: images, into: &diagnostics).settings.rules
    return change
  }

  private static func settableSet(of kind: PartKind) -> KeySet<PartDraft> { settable[kind] ?? all }

  private static let settable = Dictionary(
    uniqueKeysWithValues: PartKind.allCases.map { kind in
      let names = Set(PartProperty.allCases.filter { $0.exists(for: kind) && $0 != .image }.map(\.word))
      let owner = set(of: kind).description.owner
      let keys = set(of: kind).keys.filter { names.contains($0.name) }
      return (
        kind,
        KeySet(owner: owner, keys) { name in
          guard set(of: kind)[name] != nil else { return elsewhere(name, kind) }
          let isPlace = PartLength.Name.allCases.contains { $0.rawValue == name || $0.pair == name }
          return MisplacedKey(
            help: isPlace
              ? "a step can't change the place of a part; use `moveX` and `moveY` to move it"
              : "a step can't change `\(name)`; a preset can specify it by `state`")
        }
      )
    })
}
