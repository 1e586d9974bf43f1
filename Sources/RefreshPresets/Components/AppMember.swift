import RefreshEngine
import RefreshText

/// The member of a class of MJRefresh that an app sets for a key.
///
/// It follows from the key's row. Export, import, the loader and its schema follow from it.
package struct AppMember: Sendable {
  /// The key in presets, with dots: `stateLabel.hidden`.
  package let name: String
  /// The member in Objective-C, relative to the component: `stateLabel.hidden`. For a method, the first part of its
  /// selector.
  package let objectiveC: String
  /// The member in Swift: `stateLabel?.isHidden`. For a method, its base name.
  package let swift: String
  /// The way in which code sets it.
  private let use: AppUse

  /// The form of its value in code.
  package var form: AppForm { use.form }
  /// The keys whose members a call of this one sets.
  package var supersedes: [String] { use.supersedes }

  /// Returns the value that settings have for it, or `nil` if it isn't set or takes more than one literal.
  package func value(in settings: ComponentSettings) -> AppValue? { use.value(settings) }

  /// Returns the names of the keys whose members a call of another one sets, so that their own values don't count.
  package static func superseded(in settings: ComponentSettings, of kind: ComponentKind) -> [String] {
    all(of: kind).filter { $0.value(in: settings) == .flag(true) }.flatMap(\.supersedes)
  }

  /// Returns the members that an app sets for the keys of a type, in the order in which code sets them.
  package static func all(of kind: ComponentKind) -> [AppMember] { byKind[kind] ?? [] }

  /// Returns the members that an app sets for the keys of any type of a role, in the order in which code sets them.
  package static func all(of role: ComponentRole) -> [AppMember] { byRole[role] ?? [] }

  /// Each member with the classes that introduce it, in the order in which code sets them.
  package static let introduced: [(owner: ComponentClass, member: AppMember)] = inOrder(
    ComponentKeys.all.flatMap { row in
      row.classes.flatMap { owner -> [(owner: ComponentClass, member: AppMember)] in
        let kind = ComponentKind.allCases.first { ComponentClass.type($0).chain.contains(owner) }
        return kind.map { members(of: row, for: $0).map { (owner, $0) } } ?? []
      }
    }, by: \.member)

  private static let byKind = Dictionary(
    uniqueKeysWithValues: ComponentKind.allCases.map { ($0, members(of: [$0])) })
  private static let byRole = Dictionary(
    uniqueKeysWithValues: ComponentRole.allCases.map { ($0, members(of: ComponentKind.all(of: $0))) })

  private static func members(of kinds: [ComponentKind]) -> [AppMember] {
    let all = ComponentKeys.all.flatMap { row in
      kinds.first(where: row.exists).map { members(of: row, for: $0) } ?? []
    }
    return inOrder(all, by: \.self)
  }

  private static func inOrder<Element>(_ all: [Element], by member: KeyPath<Element, AppMember>) -> [Element] {
    AppTurn.allCases.flatMap { turn in all.filter { $0[keyPath: member].use.turn == turn } }
  }

  private static func members(of row: ComponentKey, for kind: ComponentKind) -> [AppMember] {
    guard let path = row.key(for: kind).description.mjrefresh else { return [] }
    if let use = row.use { return [AppMember(row.name, path, use)] }
    return row.members.compactMap { member in
      guard let use = member.use, let name = member.key.description.mjrefresh else { return nil }
      return AppMember("\(row.name).\(member.key.name)", name, use, of: path)
    }
  }

  private init(_ name: String, _ selector: String, _ use: AppUse, of view: String? = nil) {
    let member = String(selector.prefix { $0 != ":" })
    // Swift imports the getter of a flag, which has another name.
    let isFlag = use.form == .flag && !member.hasPrefix("is")
    let swift = use.swift ?? (isFlag ? "is" + member.capitalizedFirst : member)
    self.name = name
    self.use = use
    objectiveC = (view.map { $0 + "." } ?? "") + member
    self.swift = (view.map { $0 + "?." } ?? "") + swift
  }
}

/// The way in which an app's code sets the member of a key.
struct AppUse: Sendable {
  /// The form of its value.
  let form: AppForm
  /// Its place in code.
  let turn: AppTurn
  /// Its name in Swift; `nil` if it follows from the one in Objective-C.
  let swift: String?
  /// The keys whose members a call of it sets.
  let supersedes: [String]
  /// Returns the value that settings have for it.
  let value: @Sendable (ComponentSettings) -> AppValue?
}

/// A place in the code that sets a component up: earlier cases come first, and within a case the rows in their order.
///
/// This is the order in which the engine applies a preset: a label is hidden before its time is set, and the height
/// precedes frames, which can only increase it.
enum AppTurn: CaseIterable, Sendable {
  case animation, extent, label, inset, picture, view, title, frames, wording, time, behaviour, alpha, visibility
}
