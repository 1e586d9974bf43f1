import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// Judging the durations of waits and animations.
extension Monitor {
  /// A wait of the app that is not over.
  struct Timer {
    let token: Int32
    let due: Instant
  }

  /// Follows a timer of the app: no timer fires early or late, and of several that are due at once, the first to
  /// begin fires first.
  func fired(_ token: Int32, at now: Instant) {
    guard let index = timers.firstIndex(where: { $0.token == token }) else { return }
    let due = timers[index].due
    let isFirst = !timers[..<index].contains { $0.due == now }
    timers.remove(at: index)
    if due != now {
      let late = now < due ? due - now : now - due
      raise(
        .callTime, nil, nil, cause: "wait", observed: [("time", nil)],
        "the app's wait ends \(milliseconds(late)) too \(now < due ? "early" : "late")")
    } else if !isFirst {
      raise(
        .callTime, nil, nil, cause: "order", observed: [("time", nil)],
        "of two waits of the app that end at once the later one ends first")
    }
  }

  /// The commands of the app up to a wait.
  struct Piece {
    /// The hook that they answer; `nil` if they follow a wait.
    let hook: AppProgram.Hook?
    /// The wait that follows them; `nil` at the end of the list.
    var wait: Interval?

    /// Returns the pieces of all lists in order, numbered like the timers; none if nothing waits.
    static func all(of app: [AppProgram.Entry]) -> [Piece] {
      var pieces: [Piece] = []
      for entry in app {
        pieces.append(Piece(hook: entry.hook))
        for case .wait(let interval) in entry.commands {
          pieces[pieces.count - 1].wait = interval
          pieces.append(Piece(hook: nil))
        }
      }
      return pieces.count > app.count ? pieces : []
    }
  }

  /// Follows an answer of the app, which may end with a wait.
  func answered(_ call: AppCall, at now: Instant) {
    guard !pieces.isEmpty else { return }
    let number: Int?
    switch call {
    case .timer(let token): number = Int(token)
    // If a call has several answers, the first one counts.
    case .callback, .reloadData: number = pieces.firstIndex { $0.hook == call.hook }
    }
    guard let number, pieces.indices.contains(number), let wait = pieces[number].wait else { return }
    timers.append(Timer(token: Int32(number + 1), due: now + wait))
  }

  /// Judges the waits of the app that did not end in time.
  func judgeTimers(at now: Instant) {
    guard let timer = timers.first(where: { $0.due <= now }) else { return }
    raise(
      .callTime, nil, nil, cause: "no end", observed: [("time", nil)],
      "the app's wait that was to end at \(milliseconds(timer.due - .zero)) has not ended")
  }

  /// Judges the duration of a component's animation.
  func judge(
    _ animation: AnimationName, of role: ComponentRole, lasting duration: Interval, in simulation: inout Simulation
  ) {
    let expected =
      switch animation {
      case .alpha, .begin, .arrow: records[role.rank].said.fast
      case .end, .loading: records[role.rank].said.slow
      }
    guard duration != expected, !isReset, !records[role.rank].isReplaced,
      let index = simulation.component(role)?.index
    else { return }
    let family = simulation.components[index].family
    raise(
      .callTime, role, family, cause: "animation \(animation.rawValue)", observed: [("time", nil)],
      "the \(family.noun)'s animation `\(animation.rawValue)` takes \(milliseconds(duration)), and was to take \(milliseconds(expected))"
    )
  }
}
