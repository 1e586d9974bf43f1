import RefreshDiagnostics
import RefreshEngine

/// The components that may be on the scroll view at one point of a scenario, as far as the file tells.
///
/// The app may attach components at any time, so there can be several types for one place. One that was removed is
/// still known: a step on it does nothing, which is no mistake.
struct Cast: Equatable, Sendable {
  /// The types that may be there, at all places.
  private var kinds: Set<ComponentKind> = []
  /// The types that the app attaches at times of its own.
  private var appKinds: Set<ComponentKind> = []

  /// The parts that components at a place may have.
  private var parts: [ComponentRole: [PartSettings]] = [:]
  /// The parts of components that the app attaches at times of its own.
  private var appParts: [ComponentRole: [PartSettings]] = [:]
  /// The places whose components may have any parts, because they are written wrongly.
  private var unclear: Set<ComponentRole> = []

  /// The app attaches a component at a time of its own.
  mutating func appAttaches(_ component: ComponentBlueprint) {
    appKinds.insert(component.kind)
    appParts[component.kind.role, default: []] += component.settings.parts
  }

  /// A component takes its place.
  mutating func attach(_ component: ComponentBlueprint) {
    let role = component.kind.role
    kinds = kinds.filter { $0.role != role }.union([component.kind])
    parts[role] = component.settings.parts
    unclear.remove(role)
  }

  /// A component takes its place whose type is not known, because it is written wrongly.
  mutating func attachAny(_ role: ComponentRole) {
    kinds.formUnion(ComponentKind.all(of: role))
    unclear.insert(role)
  }

  /// The parts that the component at a place may have; nil where the file does not tell.
  func parts(at role: ComponentRole) -> [PartSettings]? {
    unclear.contains(role) ? nil : parts[role, default: []] + appParts[role, default: []]
  }

  /// The types that the component at a place may have, in the order of the types; empty if there never was one.
  func kinds(at role: ComponentRole) -> [ComponentKind] {
    ComponentKind.all(of: role).filter { kinds.contains($0) || appKinds.contains($0) }
  }

  /// Whether there is, or was, a component at a place.
  func knows(_ role: ComponentRole) -> Bool { mayHave { $0.role == role } }

  /// Whether a component at a place may have a part, which a leaf is of.
  func mayHave(_ leaf: ComponentLeaf, at role: ComponentRole) -> Bool {
    mayHave { $0.role == role && leaf.exists(for: $0) }
  }

  private func mayHave(_ isMeant: (ComponentKind) -> Bool) -> Bool {
    kinds.contains(where: isMeant) || appKinds.contains(where: isMeant)
  }

  /// The type of the component at a place, nil if there is none or the file does not tell.
  func kind(at role: ComponentRole) -> ComponentKind? {
    let kinds = kinds(at: role)
    return kinds.count == 1 ? kinds[0] : nil
  }

  /// The places that hold, or held, a component.
  var roles: [ComponentRole] { ComponentRole.allCases.filter { !kinds(at: $0).isEmpty } }
}

extension Diagnostic {
  /// A component that is not there and never was.
  static func missingComponent(_ role: ComponentRole, at span: Span, in cast: Cast) -> Diagnostic {
    let there = cast.roles.map { "`\($0.rawValue)`" }
    let help =
      there.isEmpty ? nil : "there is \(there.count == 1 ? "only " : "")\(there.joined(separator: " and "))"
    return Diagnostic(.missingComponent, "there is no \(role.rawValue) here", at: span, help: help)
  }
}
