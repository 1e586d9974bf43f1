import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

extension ComponentKeys {
  /// The keys that a type has, without `type`: what can be set at any time.
  public static func properties(of kind: ComponentKind) -> KeySet<ComponentDraft> { sets(of: kind).properties }

  /// The keys of a map of a type, with `type`.
  public static func keys(of kind: ComponentKind) -> KeySet<ComponentDraft> { sets(of: kind).keys }

  /// The keys that some type of a role has, without `type`; for a component whose type is not known.
  public static func properties(of role: ComponentRole) -> KeySet<ComponentDraft> { sets(of: role).properties }

  /// The keys of a map of some type of a role, with `type`.
  public static func keys(of role: ComponentRole) -> KeySet<ComponentDraft> { sets(of: role).keys }

  /// The keys of a map whose type is not made for the role it stands under: those of the type and of the role.
  ///
  /// Either of the two may be what is meant, so that a key of one of them is no mistake of its own.
  static func keys(of kind: ComponentKind, misplacedUnder role: ComponentRole) -> KeySet<ComponentDraft> {
    let kinds = [kind] + ComponentKind.all(of: role)
    return makeSets(
      owner: "`\(role.rawValue)`", role: role,
      all.filter { key in kinds.contains(where: key.exists) }.map { $0.key(for: nil) }
    ).keys
  }

  private struct Sets: Sendable {
    let properties: KeySet<ComponentDraft>
    let keys: KeySet<ComponentDraft>
  }

  private static let setsByKind = Dictionary(
    uniqueKeysWithValues: ComponentKind.allCases.map { ($0, makeSets($0)) })
  private static let setsByRole = Dictionary(
    uniqueKeysWithValues: ComponentRole.allCases.map { ($0, makeSets($0)) })

  private static func sets(of kind: ComponentKind) -> Sets { setsByKind[kind] ?? makeSets(kind) }
  private static func sets(of role: ComponentRole) -> Sets { setsByRole[role] ?? makeSets(role) }

  private static func makeSets(_ kind: ComponentKind) -> Sets {
    makeSets(
      owner: "`\(kind.rawValue)`", role: kind.role, all.filter { $0.exists(for: kind) }.map { $0.key(for: kind) })
  }

  private static func makeSets(_ role: ComponentRole) -> Sets {
    let kinds = ComponentKind.all(of: role)
    return makeSets(
      owner: "`\(role.rawValue)`", role: role,
      all.filter { key in kinds.contains(where: key.exists) }.map { $0.key(for: nil) })
  }

  private static let typeSummary = "Which of MJRefresh's classes it is."

  private static func makeSets(owner: String, role: ComponentRole, _ rows: [Key<ComponentDraft>]) -> Sets {
    // The type has been read before the other keys could be; here it is only a key that has to be there.
    let type = Key<ComponentDraft>(
      "type", .choice(ComponentKind.all(of: role).map(\.word)), isRequired: true, typeSummary
    ) { _, _, _, _ in true }
    return Sets(
      properties: KeySet(owner: owner, rows) { name in
        name == "type"
          ? MisplacedKey(help: "a type can't be changed; `attach` another component") : elsewhere(name, role: role)
      },
      keys: KeySet(owner: owner, [type] + rows) { elsewhere($0, role: role) })
  }

  /// What may be written of a component of a role: its type, and the keys that the type has.
  ///
  /// - Parameters:
  ///   - role: the role.
  ///   - typeIsRequired: whether the type has to be there; a preset that extends another may have it from there.
  fileprivate static func variants(of role: ComponentRole, typeIsRequired: Bool) -> ValueShape {
    let kinds = ComponentKind.all(of: role)
    let type = KeyDescription(
      name: "type", shape: .choice(kinds.map(\.word)), isRequired: typeIsRequired, mjrefresh: "class",
      summary: typeSummary)
    return .variants(by: type) {
      kinds.map { ValueShape.Variant($0.word, keys: properties(of: $0).keys.map(\.description)) }
    }
  }

  /// Where a key belongs that a type of a role does not have.
  private static func elsewhere(_ name: String, role: ComponentRole) -> MisplacedKey? {
    if let row = all.first(where: { $0.mjrefreshNames.contains(name) && $0.name != name }) {
      // Of the properties that differ by class, those of other roles may be meant for another component.
      let isOwn = ComponentKind.all(of: role).contains { row.exists(for: $0) && row.key(for: $0).isOf(name) }
      return MisplacedKey(
        help: "MJRefresh's `\(name)` is written `\(row.name)`", name: isOwn ? row.name : nil)
    }
    if let row = all.first(where: { $0.name == name }) {
      return MisplacedKey(help: "`\(name)` is for \(owners(of: row, preferring: role))")
    }
    let owners = all.filter { row in
      row.key(for: nil).members?[name] != nil
        && ComponentKind.all(of: role).contains(where: row.exists)
    }
    if !owners.isEmpty {
      return MisplacedKey(
        help: "`\(name)` belongs one level deeper, under \(joined(owners.map { "`\($0.name)`" }))")
    }
    if PresetKeys.names.contains(name) {
      return MisplacedKey(help: "`\(name)` belongs to the preset, one level up")
    }
    return nil
  }

  /// The types that have a key, for a sentence: those of a role if there are any, else those of all roles.
  private static func owners(of row: ComponentKey, preferring role: ComponentRole) -> String {
    func owners(_ role: ComponentRole) -> [String] {
      let kinds = ComponentKind.all(of: role)
      let own = kinds.filter(row.exists)
      return own.count == kinds.count ? ["every \(role.rawValue)"] : own.map { "`\($0.rawValue)`" }
    }
    let own = owners(role)
    return joined(own.isEmpty ? ComponentRole.allCases.flatMap(owners) : own, by: "and")
  }
}

extension ValueShape {
  /// A component of a role: in a preset, inline in a suite, or in an `attach` step.
  ///
  /// - Parameters:
  ///   - role: Its role.
  ///   - typeIsRequired: Whether its type has to be there. The default is that it has to.
  public static func component(_ role: ComponentRole, typeIsRequired: Bool = true) -> ValueShape {
    .named(role.rawValue) { ComponentKeys.variants(of: role, typeIsRequired: typeIsRequired) }
  }
}

extension Key {
  /// Whether it stands for a property of MJRefresh.
  fileprivate func isOf(_ property: String) -> Bool { description.mjrefresh == property }
}
