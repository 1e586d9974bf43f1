import RefreshEngine
import RefreshPresets

extension Symptom {
  /// A footer that said that there is no more says that there is.
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

  /// A component waits for something that does not come.
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
  static let bothAtOnce = Symptom("both-at-once", "Header and footer refresh at the same time.") { viewing in
    var interval = Interval.zero
    for (before, moment) in zip(viewing.moments, viewing.moments.dropFirst())
    where before.stands(.header, .refreshing) && before.stands(.footer, .refreshing) {
      interval = Interval(nanoseconds: interval.nanoseconds + (moment.time - before.time).nanoseconds)
    }
    guard interval > .zero else { return nil }
    return "header and footer refresh at the same time, for \(milliseconds(interval))"
  }

  /// Frames play though nothing is going on.
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
