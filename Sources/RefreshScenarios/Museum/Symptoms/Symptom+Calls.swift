import RefreshEngine
import RefreshPresets

extension Symptom {
  /// The app is asked to load what nobody has come near to.
  static let earlyLoad = Symptom(
    "early-load", "The footer loads before it is seen.",
    warnedOfBy: ["trigger-percent-range", "header-fires-footer"]
  ) { viewing in
    // A footer that is pulled is seen; what the app begins itself is its own doing.
    guard viewing.lasting(.footer)?.kind.family == .autoFooter, !viewing.appBegins(.footer) else { return nil }
    for (before, moment) in viewing.pairs where before.stands(.footer, .idle) {
      guard moment.begins(.footer), !viewing.isAsked(.footer, at: moment) else { continue }
      // The app may have loaded or scrolled during the call, so the earlier positions of footer and list count.
      let top = min(before.number(.component(.footer, .frameY)), moment.number(.component(.footer, .frameY)))
      let offset = max(before.scroll(.offsetY), moment.scroll(.offsetY))
      let distance = top - offset - moment.scroll(.viewportHeight)
      if distance > 0.01 {
        return "loads \(length(distance)) before the footer is seen"
      }
    }
    return nil
  }

  /// A finger drags past the end of a footer that waits for more and may load.
  static let lateLoad = Symptom(
    "late-load", "All of the footer is in view, and it does not load.", warnedOfBy: ["no-trigger-times"]
  ) { viewing in
    guard let footer = viewing.lasting(.footer), footer.kind.family == .autoFooter, !footer.settings.hidden,
      footer.settings.automaticallyRefresh
    else { return nil }
    var farthest = 0.0
    for (before, moment) in viewing.pairs where before.holds(.scroll(.dragging)) && moment.holds(.scroll(.dragging))
    {
      // It loads during the scroll down, as often as one drag allows; the remaining number counts down to 0.
      guard before.stands(.footer, .idle), moment.stands(.footer, .idle), moment.isLonger,
        before.scroll(.offsetY) < moment.scroll(.offsetY),
        before[.component(.footer, .leftTriggerTimes)] != .number(0)
      else { continue }
      // Below the footer is the room that the app and the screen keep free.
      let height = moment.number(.component(.footer, .frameHeight))
      let end = max(moment.number(.component(.footer, .frameY)), moment.scroll(.contentHeight)) + height
      let free = max(0, moment.scroll(.insetBottom) - height)
      farthest = max(farthest, moment.scroll(.offsetY) + moment.scroll(.viewportHeight) - free - end)
    }
    guard farthest > 0.01 else { return nil }
    return "the list is pulled \(length(farthest)) past the footer, and it does not load"
  }

  /// The app is called several times for one cause: twice in one refresh, or in several refreshes of one drag with
  /// its glide or of one call of the app.
  static let repeatedCall = Symptom("repeated-call", "The app is asked to load several times for one cause.") {
    viewing in
    for role in viewing.roles {
      let groups = viewing.callsOfEachRefresh(of: role) + viewing.loadsOfEachCause(of: role)
      guard let times = groups.max(by: { $0.count < $1.count }), times.count > 1 else { continue }
      let interval = times[times.count - 1] - times[0]
      return "the \(role.rawValue) asks the app \(times.count) times within \(milliseconds(interval))"
    }
    return nil
  }

  /// The app's call of `beginRefreshing` changes nothing.
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
  static let lateCall = Symptom(
    "late-call", "The app is asked to load after the refresh has ended.", warnedOfBy: ["late-callback"]
  ) { viewing in
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

  /// A finger that has not moved the list starts a load when it is lifted.
  static let touchLoads = Symptom("touch-loads", "A drag that goes nowhere loads.") { viewing in
    guard viewing.component(.footer)?.kind.family == .autoFooter, !viewing.appBegins(.footer) else { return nil }
    var start = 0.0
    for (before, moment) in viewing.pairs {
      switch (before.holds(.scroll(.dragging)), moment.holds(.scroll(.dragging))) {
      case (false, true): start = before.scroll(.offsetY)
      case (true, false):
        let isThere = abs(before.scroll(.offsetY) - start) < 0.01
        if isThere, before.stands(.footer, .idle), moment.begins(.footer), !viewing.isAsked(.footer, at: moment) {
          return "a drag that ends 0 pt from where it began loads"
        }
      default: break
      }
    }
    return nil
  }

  /// A header, or a footer that is pulled, refreshes when no finger has lifted.
  static let notPulled = Symptom(
    "not-pulled", "A component refreshes though nobody pulls it.", warnedOfBy: ["header-fires-footer"]
  ) { viewing in
    for role in viewing.roles where !viewing.appBegins(role) {
      var lift = Instant.zero
      for (before, moment) in viewing.pairs {
        guard !before.holds(.scroll(.dragging)) else {
          lift = moment.time
          continue
        }
        let isOwn = moment.events.contains { $0.isChange(of: role, from: .pulling, to: .refreshing) }
        guard isOwn, before.stands(role, .pulling), !viewing.isAsked(role, at: moment) else { continue }
        return "the \(role.rawValue) refreshes \(milliseconds(moment.time - lift)) after the finger has lifted"
      }
    }
    return nil
  }
}

extension Viewing {
  /// Returns the times at which the app was called in each refresh of a component, from its beginning to its end.
  fileprivate func callsOfEachRefresh(of role: ComponentRole) -> [[Instant]] {
    var calls: [[Instant]] = [[]]
    for (_, event) in happenings {
      switch event.kind {
      case .state(role, from: _, to: .refreshing): calls.append([])
      case .call(role, .refreshing): calls[calls.count - 1].append(event.time)
      default: break
      }
    }
    return calls
  }

  /// Returns the times at which an auto footer loaded, grouped by cause: a step that can cause a load starts a new
  /// group, as does a change of the content's height. Loads during a drag count only if the footer loads at most
  /// once per drag.
  fileprivate func loadsOfEachCause(of role: ComponentRole) -> [[Instant]] {
    guard let footer = lasting(role), footer.kind.family == .autoFooter, !appBegins(role), !scrolls(appCommands)
    else {
      return []
    }
    let isOnceADrag = [.times(0), .times(1)].contains(footer.settings.autoTriggerTimes)
    var loads: [[Instant]] = [[]]
    var height = moments[0].scroll(.contentHeight)
    for (before, moment) in pairs {
      let isNew = before.step < moment.step && gives(aCauseAt: moment, after: before)
      if isNew || moment.scroll(.contentHeight) != height { loads.append([]) }
      height = moment.scroll(.contentHeight)
      guard isOnceADrag || !moment.holds(.scroll(.dragging)) else { continue }
      for event in moment.events where event.kind == .call(role, .refreshing) {
        loads[loads.count - 1].append(event.time)
      }
    }
    return loads
  }

  /// Returns whether a step does more than let time pass or continue a drag.
  private func gives(aCauseAt moment: Recording.Moment, after before: Recording.Moment) -> Bool {
    commands(at: moment).contains { command in
      switch command {
      case .wait, .settle, .release, .cancel: false
      case .touch, .drag, .dragBy, .pull, .swipe: !before.holds(.scroll(.dragging))
      default: true
      }
    }
  }
}

extension Recording.Moment {
  /// Returns whether the first event of this moment, apart from insets and animations, is that a component begins
  /// to refresh.
  fileprivate func begins(_ role: ComponentRole) -> Bool {
    let first = events.first { event in
      switch event.kind {
      case .call, .reloadData, .state: true
      case .inset, .animation, .partAnimation: false
      }
    }
    return first?.isChange(of: role, to: .refreshing) ?? false
  }

  /// Whether the content is longer than the screen, by the measure of auto footers.
  fileprivate var isLonger: Bool { scroll(.insetTop) + scroll(.contentHeight) > scroll(.viewportHeight) }
}
