import RefreshDiagnostics
import RefreshEngine

/// The components that may be on the scroll view at one point of a scenario, as far as the file tells.
///
/// The app may attach components at any time, so there can be several types for one place. One that was removed is
/// still known: a step on it does nothing, which is no mistake.
struct Cast: Equatable, Sendable {
  /// The components that a place may hold.
  private struct Place: Equatable {
    /// The types that may be there.
    var kinds: Set<ComponentKind> = []
    /// The types that the app attaches at times of its own.
    var appKinds: Set<ComponentKind> = []
  }

  private var places: [ComponentRole: Place] = [:]

  /// An empty scroll view.
  init() {}

  /// The app attaches a component at a time of its own.
  mutating func appAttaches(_ kind: ComponentKind) { places[kind.role, default: Place()].appKinds.insert(kind) }

  /// A component takes its place.
  mutating func attach(_ kind: ComponentKind) { places[kind.role, default: Place()].kinds = [kind] }

  /// A component takes its place whose type is not known, because it is written wrongly.
  mutating func attachAny(_ role: ComponentRole) {
    places[role, default: Place()].kinds = Set(ComponentKind.allCases.filter { $0.role == role })
  }

  /// The types that the component at a place may have, in the order of the types; empty if there never was one.
  func kinds(at role: ComponentRole) -> [ComponentKind] {
    guard let place = places[role] else { return [] }
    return ComponentKind.allCases.filter { place.kinds.contains($0) || place.appKinds.contains($0) }
  }

  /// Whether there is, or was, a component at a place.
  func knows(_ role: ComponentRole) -> Bool {
    guard let place = places[role] else { return false }
    return !place.kinds.isEmpty || !place.appKinds.isEmpty
  }

  /// Whether a component at a place may have a part, which a leaf is of.
  func mayHave(_ leaf: ComponentLeaf, at role: ComponentRole) -> Bool {
    guard let place = places[role] else { return false }
    return place.kinds.contains(where: leaf.exists) || place.appKinds.contains(where: leaf.exists)
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
