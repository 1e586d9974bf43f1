import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// What is wrong with the times at which things happen that were to take a time.
extension Monitor {
  /// An app's wait that is not over.
  struct Timer {
    let token: Int32
    let due: Instant
  }

  /// Follows the app's timer that fires: none fires early or late, and of several due at once the first begun does first.
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

  /// Follows an answer of the app, which may end with a wait.
  func answered(_ call: AppCall, at now: Instant) {
    if let (token, wait) = wait(after: call) { timers.append(Timer(token: token, due: now + wait)) }
  }

  /// The wait that follows what the app does when it is called, with the number that its timer has.
  private func wait(after call: AppCall) -> (token: Int32, wait: Interval)? {
    // A list of commands is cut at its waits; the pieces of all lists are numbered.
    var piece: Int32 = 0
    for entry in run.app {
      var isHere = isBegun(entry, at: piece, by: call)
      for case .wait(let interval) in entry.commands {
        piece += 1
        if isHere { return (piece, interval) }
        isHere = isGoneOn(at: piece, by: call)
      }
      // Of several answers to one call the first counts.
      if isHere { return nil }
      piece += 1
    }
    return nil
  }

  private func isBegun(_ entry: AppProgram.Entry, at piece: Int32, by call: AppCall) -> Bool {
    call.hook == entry.hook || isGoneOn(at: piece, by: call)
  }

  private func isGoneOn(at piece: Int32, by call: AppCall) -> Bool { call == .timer(piece) }

  /// Judges what of the app's waits never came to its end.
  func judgeTimers(at now: Instant) {
    guard let timer = timers.first(where: { $0.due <= now }) else { return }
    raise(
      .callTime, nil, nil, cause: "no end", observed: [("time", nil)],
      "the app's wait that was to end at \(milliseconds(timer.due - .zero)) has not ended")
  }

  /// Judges how long an animation of a component is to take.
  func judge(
    _ animation: AnimationName, of role: ComponentRole, lasting duration: Interval, in simulation: inout Simulation
  ) {
    let said = records[role.rank].said
    let expected =
      switch animation {
      case .alpha, .begin, .arrow: said.fast
      case .end, .loading: said.slow
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
