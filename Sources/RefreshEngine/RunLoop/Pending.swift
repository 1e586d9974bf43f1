/// Something that is still to come, or lasts: the reason why a simulation isn't settled or at rest.
public struct Pending: Sendable {
  /// The kind.
  public enum Kind: Equatable, Sendable {
    /// A finger is down.
    case finger
    /// The content follows a finger, or moves on its own.
    case movement
    /// A component's animation runs; when it ends, this call to the app follows, if any.
    case animation(ComponentRole, AnimationName, then: Callback?)
    /// The animation of a part that a preset adds runs.
    case part(ComponentRole, PartName)
    /// The app waits in the middle of an answer.
    case app
    /// A component refreshes.
    case refresh(ComponentRole)
    /// A component will refresh once it is displayed.
    case display(ComponentRole)
  }

  /// The kind.
  public let kind: Kind
  /// The time at which it ends; nil if nothing scheduled ends it.
  public let due: Instant?
  /// The index of the entry in the journal that began it; negative if it isn't known.
  public let cause: Int
}

extension Simulation {
  /// Everything that is still to come or still lasts, with its causes; events with a known time come first.
  ///
  /// Causes and animations without a completion need a journal.
  package var pending: [Pending] {
    var pending: [Pending] = []
    var completions: [Int] = []
    for entry in agenda.sorted {
      switch entry.event {
      case .timer: pending.append(Pending(kind: .app, due: entry.due, cause: Int(entry.cause)))
      case .completion(let c, let end):
        completions.append(Int(entry.cause))
        let kind = Pending.Kind.animation(self[c].role, end.animation, then: end.callback)
        pending.append(Pending(kind: kind, due: entry.due, cause: Int(entry.cause)))
      }
    }
    for (index, entry) in (journal?.entries ?? []).enumerated() {
      guard case .event(let event) = entry.kind, let (kind, duration) = event.animation, entry.time + duration > now
      else { continue }
      if case .animation(_, let name, _) = kind, name.completes || completions.contains(index) { continue }
      pending.append(Pending(kind: kind, due: entry.time + duration, cause: index))
    }
    if physics.nextFrame != nil {
      pending.append(Pending(kind: .movement, due: physics.end, cause: Int(journal?.movement ?? -1)))
    }
    if scroll.isDragging { pending.append(Pending(kind: .finger, due: nil, cause: -1)) }
    for role in ComponentRole.allCases {
      guard let c = component(role), self[c].isRefreshing else { continue }
      let kind: Pending.Kind = self[c].state == .refreshing ? .refresh(role) : .display(role)
      pending.append(Pending(kind: kind, due: nil, cause: -1))
    }
    return pending
  }
}

extension Event.Kind {
  /// The animation that begins, with its duration; nil for events at one moment.
  fileprivate var animation: (Pending.Kind, Interval)? {
    if case .animation(let role, let name, let duration) = self {
      return (.animation(role, name, then: nil), duration)
    }
    if case .partAnimation(let role, let name, let duration) = self { return (.part(role, name), duration) }
    return nil
  }
}

extension AnimationName {
  /// Whether something always happens when it ends.
  fileprivate var completes: Bool {
    switch self {
    case .begin, .end, .loading: true
    case .alpha, .arrow: false
    }
  }
}

extension AnimationEnd {
  /// The animation that ends.
  fileprivate var animation: AnimationName {
    switch self {
    case .entered, .boundsEntered: .begin
    case .left, .pagedBack, .boundsLeft: .end
    case .loadingFaded: .loading
    case .arrowTurned: .arrow
    }
  }

  /// The first call to the app that follows.
  fileprivate var callback: Callback? {
    switch self {
    case .entered, .boundsEntered: .refreshing
    case .left, .pagedBack, .boundsLeft: .endRefreshingCompletion
    case .loadingFaded, .arrowTurned: nil
    }
  }
}
