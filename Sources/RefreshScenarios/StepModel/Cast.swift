import RefreshEngine

/// The components that may be on the scroll view at one point of a scenario, as far as the file tells.
///
/// The app may attach components at any time, so there can be several types for one place.
public struct Cast: Sendable {
  /// What a place may hold.
  private struct Place {
    /// The types that may be there.
    var kinds: Set<ComponentKind> = []
    /// The types that the app attaches at times of its own.
    var appKinds: Set<ComponentKind> = []
    /// Whether there once was a component that a step removed.
    var wasDetached = false
  }

  private var places: [ComponentRole: Place] = [:]

  /// The cast at the beginning.
  init(components: some Sequence<ComponentKind>, attachedByApp: some Sequence<ComponentKind>) {
    for kind in components { places[kind.role, default: Place()].kinds = [kind] }
    for kind in attachedByApp { places[kind.role, default: Place()].appKinds.insert(kind) }
  }

  /// A component takes its place.
  mutating func attach(_ kind: ComponentKind) { places[kind.role, default: Place()].kinds = [kind] }

  /// A component is removed; what it was remains known, for steps that now do nothing.
  mutating func detach(_ role: ComponentRole) { places[role]?.wasDetached = true }

  /// The types that the component at a place may have, in the order of the types; empty if there never was one.
  func kinds(at role: ComponentRole) -> [ComponentKind] {
    guard let place = places[role] else { return [] }
    return ComponentKind.allCases.filter { place.kinds.contains($0) || place.appKinds.contains($0) }
  }

  /// The type of the component at a place, nil if there is none or the file does not tell.
  func kind(at role: ComponentRole) -> ComponentKind? {
    let kinds = kinds(at: role)
    return kinds.count == 1 ? kinds[0] : nil
  }

  /// The places that hold, or held, a component.
  var roles: [ComponentRole] { ComponentRole.allCases.filter { !kinds(at: $0).isEmpty } }
}
