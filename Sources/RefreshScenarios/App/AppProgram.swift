import RefreshEngine

/// What an app does when it is called, cut at its waits into segments.
///
/// A segment ends by setting a timer that stands for the next one. So an app that waits keeps nothing but the timers
/// in the simulation, and each call of a hook is a run of its own.
struct AppProgram: Sendable {
  /// Steps without a wait between them.
  struct Segment: Sendable {
    let actions: [any Action]
    /// The wait that ends the segment, nil at the end of the list.
    let wait: Interval?
  }

  /// One step of an app's list.
  enum Line: Sendable {
    case action(any Action)
    case wait(Interval)
  }

  /// What the simulation calls; nil for an app that does nothing.
  let answer: (@Sendable (inout Simulation, AppCall) -> Void)?

  /// Cuts lists into segments.
  init(_ lists: [AppHook: [Line]]) {
    var segments: [Segment] = []
    var beginnings: [AppHook: Int] = [:]
    for hook in AppHook.all {
      guard let lines = lists[hook], !lines.isEmpty else { continue }
      beginnings[hook] = segments.count
      var actions: [any Action] = []
      for line in lines {
        switch line {
        case .action(let action): actions.append(action)
        case .wait(let wait):
          segments.append(Segment(actions: actions, wait: wait))
          actions = []
        }
      }
      segments.append(Segment(actions: actions, wait: nil))
    }
    guard !segments.isEmpty else {
      answer = nil
      return
    }
    answer = { [segments, beginnings] simulation, call in
      let index: Int? =
        switch call {
        case .callback(let role, let callback): beginnings[.callback(role, callback)]
        case .reloadData: beginnings[.reloadData]
        case .timer(let token): Int(token)
        }
      guard let index else { return }
      for action in segments[index].actions { action.act(on: &simulation) }
      if let wait = segments[index].wait { simulation.schedule(timer: Int32(index + 1), after: wait) }
    }
  }
}
