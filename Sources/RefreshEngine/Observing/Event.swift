/// Something that happened during a run.
public struct Event: Equatable, Sendable {
  /// The time.
  public let time: Instant
  /// The kind.
  public let kind: Kind

  /// The kind.
  public enum Kind: Equatable, Sendable {
    /// A component changed its state.
    case state(ComponentRole, from: RefreshState, to: RefreshState)
    /// A component called the app.
    case call(ComponentRole, Callback)
    /// The scroll view's adjusted inset changed at an edge.
    case inset(InsetEdge, from: Double, to: Double)
    /// Content was loaded; the value is the new number of rows.
    case reloadData(Int32)
    /// A component's animation began.
    case animation(ComponentRole, AnimationName, Interval)
    /// The drawn values of a component's part began to change after a change of state.
    case partAnimation(ComponentRole, PartName, Interval)
  }

  /// The event as scenarios and traces write it, such as `header: idle -> pulling`.
  public var text: String {
    switch kind {
    case .state(let role, let from, let to): role.rawValue + ": " + from.name + " -> " + to.name
    case .call(let role, let callback): role.rawValue + ": " + callback.name + "()"
    case .inset(let edge, let from, let to):
      "scroll: inset." + edge.rawValue + " " + from.shortestText + " -> " + to.shortestText
    case .reloadData(let rows): "scroll: reloadData(" + String(rows) + ")"
    case .animation(let role, let name, let duration): animation(role, name.rawValue, duration)
    case .partAnimation(let role, let name, let duration): animation(role, name.text, duration)
    }
  }

  private func animation(_ role: ComponentRole, _ name: String, _ duration: Interval) -> String {
    "animation: " + role.rawValue + "." + name + " " + duration.seconds.shortestText + "s"
  }
}
