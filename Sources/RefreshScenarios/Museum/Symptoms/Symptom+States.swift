import RefreshEngine
import RefreshPresets

extension Symptom {
  /// A footer that has shown that there is no more data shows that there is more.
  static let lostEnd = Symptom("lost-end", "The footer forgets that there is no more data.") { viewing in
    var end: Instant?
    for happening in viewing.happenings {
      let isAsked = viewing.commands(at: viewing.moments[happening.moment]).contains {
        if case .resetNoMoreData(.footer) = $0 { true } else { false }
      }
      switch happening.event.kind {
      case .state(.footer, from: _, to: .noMoreData): end = happening.event.time
      case .state(.footer, from: .noMoreData, to: .idle):
        guard let end, !isAsked else { continue }
        let interval = happening.event.time - end
        return "the footer offers more again \(milliseconds(interval)) after it was told that there is none"
      default: continue
      }
    }
    return nil
  }

  /// A component waits for something that never happens.
  static let stuck = Symptom("stuck", "A component is left in a state that time alone does not end.") { viewing in
    for role in viewing.roles where viewing.last.stands(role, .willRefresh) {
      let beginning = viewing.happenings.last { $0.event.isChange(of: role, to: .willRefresh) }
      let interval = viewing.last.time - (beginning?.event.time ?? .zero)
      return
        "the \(role.rawValue) still waits in `willRefresh` after \(milliseconds(interval)), and the app is not asked to load"
    }
    return nil
  }

  /// Header and footer load at the same time.
  static let bothAtOnce = Symptom(
    "both-at-once", "Header and footer refresh at the same time.", warnedOfBy: ["header-fires-footer"]
  ) { viewing in
    var interval = Interval.zero
    for (before, moment) in zip(viewing.moments, viewing.moments.dropFirst())
    where before.stands(.header, .refreshing) && before.stands(.footer, .refreshing) {
      interval = Interval(nanoseconds: interval.nanoseconds + (moment.time - before.time).nanoseconds)
    }
    guard interval > .zero else { return nil }
    return "header and footer refresh at the same time, for \(milliseconds(interval))"
  }

  /// A refresh ends by something that was not meant to end it, while the app is still working on its answer.
  static let cutShort = Symptom("cut-short", "A refresh is over before the app ends it.") { viewing in
    for role in viewing.roles {
      guard let answer = viewing.answer(of: role) else { continue }
      var call: Instant?
      for (_, event) in viewing.happenings {
        switch event.kind {
        case .call(role, .refreshing): call = event.time
        case .state(role, from: .refreshing, to: _):
          guard let began = call else { continue }
          call = nil
          let due = began + answer
          guard event.time < due else { continue }
          return "the \(role.rawValue)'s refresh is over \(milliseconds(due - event.time)) before the app ends it"
        default: continue
        }
      }
    }
    return nil
  }

  /// A component that shows an arrow and a spinner shows neither while it refreshes.
  static let noSign = Symptom("no-sign", "A component refreshes with neither arrow nor spinner.") { viewing in
    for role in viewing.roles {
      var interval = Interval.zero
      for (before, moment) in viewing.pairs where before.stands(role, .refreshing) {
        guard before.holds(.component(role, .arrowHidden)), let alpha = before[.component(role, .loadingAlpha)],
          alpha == .number(0) || !before.holds(.component(role, .loadingAnimating))
        else { continue }
        interval = Interval(nanoseconds: interval.nanoseconds + (moment.time - before.time).nanoseconds)
      }
      guard interval > .zero else { continue }
      return "the \(role.rawValue) refreshes with neither arrow nor spinner, for \(milliseconds(interval))"
    }
    return nil
  }

  /// Frames play although nothing is happening.
  static let neverStops = Symptom("never-stops", "Frames play on when all is at rest.") { viewing in
    for role in viewing.roles {
      let isShown = !viewing.last.holds(.component(role, .gifHidden))
      guard viewing.last.stands(role, .idle), isShown, viewing.last.holds(.component(role, .gifAnimating)) else {
        continue
      }
      let end = viewing.happenings.last { $0.event.isChange(of: role, from: .refreshing) }
      let interval = viewing.last.time - (end?.event.time ?? .zero)
      return "the \(role.rawValue)'s frames still play \(milliseconds(interval)) after it came to rest"
    }
    return nil
  }
}

extension Viewing {
  /// Returns the time that the app takes from a call to the end of the refresh, or `nil` if it can't be determined:
  /// nothing ends it, or a step or another answer may end it, too.
  fileprivate func answer(of role: ComponentRole) -> Interval? {
    func ends(_ command: Command) -> Bool {
      switch command {
      case .endRefreshing(role), .endRefreshingWithNoMoreData(role): true
      default: false
      }
    }
    let own = setup.app.entries.first { $0.hook == .callback(role, .refreshing) }?.commands ?? []
    guard lasting(role) != nil, let end = own.firstIndex(where: ends), allCommands.count(where: ends) == 1 else {
      return nil
    }
    return Interval(
      nanoseconds: own[..<end].reduce(0) { sum, command in
        if case .wait(let time) = command { sum + time.nanoseconds } else { sum }
      })
  }
}
