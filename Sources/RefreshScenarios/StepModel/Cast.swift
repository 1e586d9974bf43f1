import RefreshDiagnostics
import RefreshEngine

/// The components that may be on the scroll view at one point of a scenario, as far as the file shows.
///
/// The app may attach components at any time, so there can be several types for one role. A component that was
/// removed stays in the cast: a step on it does nothing, which is not a mistake.
struct Cast: Equatable, Sendable {
  /// The types that may be attached, in all roles.
  private var kinds: Set<ComponentKind> = []
  /// The types that the app may attach at any time.
  private var appKinds: Set<ComponentKind> = []

  /// The parts that the component in a role may have.
  private var parts: [ComponentRole: [PartSettings]] = [:]
  /// The parts of components that the app may attach at any time.
  private var appParts: [ComponentRole: [PartSettings]] = [:]
  /// The roles whose components may have any parts, because their declarations are invalid.
  private var unclear: Set<ComponentRole> = []

  /// Adds a component that the app may attach at any time.
  mutating func appAttaches(_ component: ComponentBlueprint) {
    appKinds.insert(component.kind)
    appParts[component.kind.role, default: []] += component.settings.parts
  }

  /// Puts a component into its role.
  mutating func attach(_ component: ComponentBlueprint) {
    let role = component.kind.role
    kinds = kinds.filter { $0.role != role }.union([component.kind])
    parts[role] = component.settings.parts
    unclear.remove(role)
  }

  /// Puts a component of unknown type into a role, because its declaration is invalid.
  mutating func attachAny(_ role: ComponentRole) {
    kinds.formUnion(ComponentKind.all(of: role))
    unclear.insert(role)
  }

  /// Returns the parts that the component in a role may have, or `nil` if that is unknown.
  func parts(at role: ComponentRole) -> [PartSettings]? {
    unclear.contains(role) ? nil : parts[role, default: []] + appParts[role, default: []]
  }

  /// Returns the types that the component in a role may have, in the order of the types; none if the role was
  /// always empty.
  func kinds(at role: ComponentRole) -> [ComponentKind] {
    ComponentKind.all(of: role).filter { kinds.contains($0) || appKinds.contains($0) }
  }

  /// Returns whether a role has, or had, a component.
  func knows(_ role: ComponentRole) -> Bool { mayHave { $0.role == role } }

  /// Returns whether a component in a role may have a leaf.
  func mayHave(_ leaf: ComponentLeaf, at role: ComponentRole) -> Bool {
    mayHave { $0.role == role && leaf.exists(for: $0) }
  }

  private func mayHave(_ isMeant: (ComponentKind) -> Bool) -> Bool {
    kinds.contains(where: isMeant) || appKinds.contains(where: isMeant)
  }

  /// Returns the type of the component in a role, or `nil` if there is none or it is ambiguous.
  func kind(at role: ComponentRole) -> ComponentKind? {
    let kinds = kinds(at: role)
    return kinds.count == 1 ? kinds[0] : nil
  }

  /// The roles that have, or had, a component.
  var roles: [ComponentRole] { ComponentRole.allCases.filter { !kinds(at: $0).isEmpty } }
}

extension Diagnostic {
  /// Returns the diagnostic of a component that is not attached and never was.
  static func missingComponent(_ role: ComponentRole, at span: Span, in cast: Cast) -> Diagnostic {
    let there = cast.roles.map { "`\($0.rawValue)`" }
    let help =
      there.isEmpty ? nil : "there is \(there.count == 1 ? "only " : "")\(there.joined(separator: " and "))"
    return Diagnostic(.missingComponent, "there is no \(role.rawValue) here", at: span, help: help)
  }
}
