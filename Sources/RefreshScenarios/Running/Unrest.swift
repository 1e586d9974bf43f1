import RefreshEngine

/// A reason why the simulation is not at rest.
public enum Unrest: Equatable, Sendable {
  /// A finger is down.
  case finger
  /// Something is still scheduled or moving after a time.
  case unsettled(after: Interval)
  /// A component refreshes, and nothing ends the refresh.
  case refreshing(ComponentRole)
  /// A component will refresh once it is on screen.
  case willRefresh(ComponentRole)

  /// The reason, in lower case and without a full stop.
  var message: String {
    switch self {
    case .finger: "a finger is still down"
    case .unsettled(let limit): "something is still scheduled or moving after \(limit.seconds.shortestText) s"
    case .refreshing(let role): "the \(role.rawValue) still refreshes"
    case .willRefresh(let role): "the \(role.rawValue) is still about to refresh"
    }
  }
}

extension Simulation {
  /// The reason why a settled simulation is not at rest, or `nil` if it is.
  var unrest: Unrest? {
    if self[.scroll(.dragging)] == .bool(true) { return .finger }
    for role in ComponentRole.allCases where self[.component(role, .refreshing)] == .bool(true) {
      return self[.component(role, .state)] == .text("refreshing") ? .refreshing(role) : .willRefresh(role)
    }
    return nil
  }
}
