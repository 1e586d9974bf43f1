import RefreshEngine
import RefreshText

extension ComponentKeys {
  /// The keys of a component, with and without `type`.
  struct Sets: Sendable {
    /// The keys without `type`, which can be set at any time.
    let properties: KeySet<ComponentDraft>
    /// The keys of the component's map, including `type`.
    let keys: KeySet<ComponentDraft>
  }

  /// Returns the keys that a type has, without `type`: those that can be set at any time.
  public static func properties(of kind: ComponentKind) -> KeySet<ComponentDraft> {
    sets(of: kind, under: kind.role).properties
  }

  /// Returns the keys that any type of a role has, without `type`.
  public static func properties(of role: ComponentRole) -> KeySet<ComponentDraft> { sets(under: role).properties }

  /// Returns the keys of a type's map, including `type`.
  public static func keys(of kind: ComponentKind) -> KeySet<ComponentDraft> {
    sets(of: kind, under: kind.role).keys
  }

  /// Returns the keys of a component.
  ///
  /// - Parameters:
  ///   - kind: Its type. If nil (unknown), the keys of all types of the role. If the type isn't made for the role,
  ///     either may be the mistake, so the keys of both are allowed.
  ///   - role: The role under which the component is written.
  static func sets(of kind: ComponentKind? = nil, under role: ComponentRole) -> Sets {
    guard let kind else { return setsByRole[role] ?? makeSets(under: role, of: ComponentKind.all(of: role)) }
    guard kind.role == role else { return makeSets(under: role, of: [kind] + ComponentKind.all(of: role)) }
    return setsByKind[kind] ?? makeSets(under: role, of: [kind], as: kind)
  }

  private static let setsByKind = Dictionary(
    uniqueKeysWithValues: ComponentKind.allCases.map { ($0, makeSets(under: $0.role, of: [$0], as: $0)) })
  private static let setsByRole = Dictionary(
    uniqueKeysWithValues: ComponentRole.allCases.map { ($0, makeSets(under: $0, of: ComponentKind.all(of: $0))) })

  private static let ofUnknownType = all.map { $0.key(for: nil) }

  private static let typeSummary = "The type, which corresponds to a class of MJRefresh."

  private static func makeSets(
    under role: ComponentRole, of kinds: [ComponentKind], as kind: ComponentKind? = nil
  ) -> Sets {
    let owner = "`\(kind?.rawValue ?? role.rawValue)`"
    let rows = all.filter { kinds.contains(where: $0.exists) }.map { $0.key(for: kind) }
    // The type is read before the other keys; here it is only a required key.
    let type = Key<ComponentDraft>(
      "type", .choice(ComponentKind.all(of: role).map(\.word)), isRequired: true, typeSummary
    ) { _, _, _, _ in true }
    return Sets(
      properties: KeySet(owner: owner, rows) { name in
        name == "type"
          ? MisplacedKey(help: "the type of a component can't be changed; `attach` another component")
          : elsewhere(name, role: role)
      },
      keys: KeySet(owner: owner, [type] + rows) { elsewhere($0, role: role) })
  }

  /// Returns the shape of a component of a role: its type, and the keys that the type has.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - typeIsRequired: Whether the type is required. A preset that extends another may inherit it.
  fileprivate static func variants(of role: ComponentRole, typeIsRequired: Bool) -> ValueShape {
    let kinds = ComponentKind.all(of: role)
    let type = KeyDescription(
      name: "type", shape: .choice(kinds.map(\.word)), isRequired: typeIsRequired, mjrefresh: "class",
      summary: typeSummary)
    return .variants(by: type) {
      kinds.map { ValueShape.Variant(word: $0.word, keys: properties(of: $0).description.keys) }
    }
  }

  /// Returns where a key belongs that no type of the role has.
  private static func elsewhere(_ name: String, role: ComponentRole) -> MisplacedKey? {
    if let row = all.first(where: { $0.mjrefreshNames.contains(name) && $0.name != name }) {
      // For a property that differs by class, the other roles' versions may be meant for another component.
      let isOwn = ComponentKind.all(of: role).contains {
        row.exists(for: $0) && row.key(for: $0).description.mjrefresh == name
      }
      let help = "MJRefresh's `\(name)` is called `\(row.name)` here"
      let isElsewhere = !ComponentKind.all(of: role).contains(where: row.exists)
      return MisplacedKey(
        help: isElsewhere ? help + ", which is for \(owners(of: row, under: role))" : help,
        name: isOwn ? row.name : nil)
    }
    if let row = all.first(where: { $0.name == name }) {
      return MisplacedKey(help: "`\(name)` is for \(owners(of: row, under: role))")
    }
    let owners = zip(all, ofUnknownType).filter { row, key in
      key.members?[name] != nil && ComponentKind.all(of: role).contains(where: row.exists)
    }.map(\.0)
    if !owners.isEmpty {
      return MisplacedKey(
        help: "`\(name)` belongs one level deeper, under \(joined(owners.map { "`\($0.name)`" }))")
    }
    if PresetKeys.names.contains(name) {
      return MisplacedKey(help: "`\(name)` belongs to the preset, one level up")
    }
    return nil
  }

  /// Returns the types that have a key, only those of a role if there are any.
  private static func owners(of row: ComponentKey, under role: ComponentRole) -> String {
    let kinds = ComponentKind.allCases.filter(row.exists)
    let own = kinds.filter { $0.role == role }
    return joined(words(for: own.isEmpty ? kinds : own), by: "and")
  }

  /// Returns the types as words of a sentence, naming all types of a role with one phrase.
  static func words(for kinds: [ComponentKind]) -> [String] {
    ComponentRole.allCases.flatMap { role in
      let own = kinds.filter { $0.role == role }
      let isWhole = own.count == ComponentKind.all(of: role).count
      return isWhole ? ["every \(role.rawValue)"] : own.map { "`\($0.rawValue)`" }
    }
  }
}

extension ValueShape {
  /// Returns the shape of a component of a role: in a preset, inline in a suite, or in an `attach` step.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - typeIsRequired: Whether the type is required. The default is true.
  public static func component(_ role: ComponentRole, typeIsRequired: Bool = true) -> ValueShape {
    .named(role.rawValue) { ComponentKeys.variants(of: role, typeIsRequired: typeIsRequired) }
  }
}
