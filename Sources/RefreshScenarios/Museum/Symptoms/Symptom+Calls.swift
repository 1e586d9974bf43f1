import RefreshEngine
import RefreshPresets

extension Symptom {
  /// The app is asked to load what nobody has come near to.
  static let earlyLoad = Symptom("early-load", "The footer loads before it is seen.") { viewing in
    for index in viewing.refreshingCalls(of: .footer) where index > 0 {
      let moment = viewing.moments[index]
      guard !viewing.isAsked(.footer, at: moment) else { continue }
      // The app may have loaded within the call: what counts is where the footer was.
      let top = viewing.moments[index - 1].number(.component(.footer, .frameY))
      let distance = top - moment.scroll(.offsetY) - moment.scroll(.viewportHeight)
      if distance > 0.01 {
        return "loads \(length(distance)) before the footer is seen"
      }
    }
    return nil
  }

  /// A finger drags past the end of a footer that waits for more.
  static let lateLoad = Symptom("late-load", "All of the footer is in view, and it does not load.") { viewing in
    var farthest = 0.0
    for moment in viewing.moments where moment.holds(.scroll(.dragging)) && moment.stands(.footer, .idle) {
      let end = moment.number(.component(.footer, .frameY)) + moment.number(.component(.footer, .frameHeight))
      farthest = max(farthest, moment.scroll(.offsetY) + moment.scroll(.viewportHeight) - end)
    }
    guard farthest > 0.01 else { return nil }
    return "the list is pulled \(length(farthest)) past the footer, and it does not load"
  }

  /// One drag with its glide, or one call of the app, makes several refreshes.
  static let repeatedCall = Symptom("repeated-call", "The app is asked to load several times for one cause.") {
    viewing in
    for role in viewing.roles {
      let causes = viewing.causes(of: role)
      var groups: [Int: [Instant]] = [:]
      for index in viewing.refreshingCalls(of: role) {
        groups[causes.lastIndex { $0 <= index } ?? -1, default: []].append(viewing.moments[index].time)
      }
      guard let times = groups.values.max(by: { $0.count < $1.count }), times.count > 1 else { continue }
      let interval = times[times.count - 1] - times[0]
      return "the \(role.rawValue) asks the app \(times.count) times within \(milliseconds(interval))"
    }
    return nil
  }

  /// The app's own `beginRefreshing` changes nothing.
  static let ignoredCall = Symptom("ignored-call", "The app's call to begin does nothing.") { viewing in
    for role in viewing.roles {
      for (index, moment) in viewing.moments.enumerated().dropFirst() {
        let before = viewing.moments[index - 1]
        let isCalled = viewing.commands(at: moment).contains {
          if case .beginRefreshing(role) = $0 { true } else { false }
        }
        guard isCalled, before.step < moment.step, before.stands(role, .idle) else { continue }
        let step = viewing.happenings.filter { viewing.moments[$0.moment].step == moment.step }
        if !step.contains(where: { $0.event.isChange(of: role) }) {
          return "the app's call does nothing: the \(role.rawValue) stays idle"
        }
      }
    }
    return nil
  }

  /// The app is asked to load when the refresh is over already.
  static let lateCall = Symptom("late-call", "The app is asked to load after the refresh has ended.") { viewing in
    for role in viewing.roles {
      var end: Instant?
      for happening in viewing.happenings {
        switch happening.event.kind {
        case .state(role, from: .refreshing, to: _): end = happening.event.time
        case .state(role, from: _, to: .refreshing): end = nil
        case .call(role, .refreshing):
          guard let end else { continue }
          let delay = happening.event.time - end
          return "the \(role.rawValue) asks the app to load \(milliseconds(delay)) after the refresh has ended"
        default: continue
        }
      }
    }
    return nil
  }

  /// A finger that has moved the list nowhere makes it load when it is lifted.
  static let touchLoads = Symptom("touch-loads", "A drag that goes nowhere loads.") { viewing in
    var start: Double?
    for (index, moment) in viewing.moments.enumerated().dropFirst() {
      let before = viewing.moments[index - 1]
      if moment.holds(.scroll(.dragging)), !before.holds(.scroll(.dragging)) { start = before.scroll(.offsetY) }
      guard let start, viewing.refreshingCalls(of: .footer).contains(index) else { continue }
      guard !viewing.isAsked(.footer, at: moment), abs(before.scroll(.offsetY) - start) < 0.01 else { continue }
      return "a drag that ends 0 pt from where it began loads"
    }
    return nil
  }
}

extension Viewing {
  /// The indices of the moments with which something begins that may make a component refresh once: a touch, a call of the
  /// app, a tap.
  fileprivate func causes(of role: ComponentRole) -> [Int] {
    moments.indices.dropFirst().filter { index in
      let (before, moment) = (moments[index - 1], moments[index])
      let isTouch = moment.holds(.scroll(.dragging)) && !before.holds(.scroll(.dragging))
      return isTouch || before.step < moment.step && isAsked(role, at: moment)
    }
  }
}
