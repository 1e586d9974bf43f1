import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// Judging changes of state and calls.
extension Monitor {
  /// Follows a change of state.
  func changed(
    _ role: ComponentRole, from: RefreshState, to: RefreshState, at time: Instant, in simulation: inout Simulation
  ) {
    let rank = role.rank
    guard let index = simulation.component(role)?.index else {
      records[rank].state = to
      return
    }
    let family = simulation.components[index].family
    let isAsked = current.map { $0.begunRole == role && reaches($0, in: simulation) } ?? false
    if simulation.components[index].isHidden,
      to == .pulling || to == .refreshing && from != .willRefresh && !isAsked
    {
      raise(
        .unaskedRefresh, role, family, cause: "hidden",
        observed: [("\(role.rawValue).state", .text(from.name))],
        "the \(family.noun) is hidden, and changes from `\(from.name)` to `\(to.name)`")
    }
    if !isLegal(family, from: from, to: to, isAsked: isAsked, isDragging: simulation.scroll.isDragging) {
      raise(
        .illegalTransition, role, family, cause: "\(from.name)-\(to.name)",
        observed: [("\(role.rawValue).state", .text(from.name))],
        "the \(family.noun) changes from `\(from.name)` to `\(to.name)`")
    }
    records[rank].state = to
    changes[rank] = time.nanoseconds
    destiny = nil
    if path != nil, from == .refreshing || to == .refreshing { path = nil }
    if to == .refreshing, from == .pulling { judgeHolding(role, index, in: &simulation) }
    if from == .refreshing {
      // The time that a header shows has changed.
      if rank == 0 { laidOut &= ~0xff }
      if family == .autoFooter, simulation.scroll.isPagingEnabled { judgePageBack(role, in: &simulation) }
    }
    if from == .idle, records[rank].exits > 0, time - records[rank].left <= records[rank].said.slow {
      records[rank].isHurried = true
    } else if from == .refreshing {
      records[rank].isHurried = false
    }
    if to == .refreshing {
      if !isAsked { judgeBeginning(of: role, family, from: from, in: &simulation) }
      records[rank].entries += 1
      records[rank].entered = time
      records[rank].enteredCause = causes
      records[rank].callsInRefresh = 0
      records[rank].offsetAtEnd = nil
      records[rank].content = family == .header ? nil : RoomSizes(simulation.scroll)
      for other in 0..<3 where other != rank { records[other].offsetAtEnd = nil }
      if records[0].state == .refreshing, records[1].state == .refreshing { bothAtOnce = true }
    } else if from == .refreshing {
      records[rank].exits += 1
      records[rank].left = time
      records[rank].isBegunByApp = false
      // The page of another component may arrive later, and make the list long enough to stay where it was.
      let isStill =
        !simulation.scroll.isDragging && !simulation.physics.isUnderWay
        && !records.contains { $0.state == .refreshing }
      records[rank].offsetAtEnd = isStill ? offset : nil
    }
    if from == .noMoreData, to == .idle, records[rank].lastWord != .reset {
      let isEnd = records[rank].lastWord == .end
      raise(
        .lostEnd, role, family, cause: isEnd ? "end" : "hidden",
        observed: [("\(role.rawValue).state", .text("noMoreData"))],
        "the \(family.noun) forgets that there is no more data \(isEnd ? "when a load is ended" : "when it is hidden")"
      )
    }
  }

  private func isLegal(
    _ family: Family, from: RefreshState, to: RefreshState, isAsked: Bool, isDragging: Bool
  ) -> Bool {
    guard from != to else { return false }
    return switch (from, to) {
    case (.idle, .pulling): family != .autoFooter && isDragging
    case (_, .pulling), (.refreshing, .willRefresh): false
    case (.pulling, .idle), (.pulling, .refreshing): family != .autoFooter
    case (.noMoreData, .refreshing), (.noMoreData, .willRefresh): isAsked
    case (_, .noMoreData): family != .header
    default: true
    }
  }

  // MARK: What begins a refresh

  private func judgeBeginning(
    of role: ComponentRole, _ family: Family, from: RefreshState, in simulation: inout Simulation
  ) {
    guard from != .willRefresh else { return }
    if family == .autoFooter {
      judgeLoad(of: role, in: &simulation)
      return
    }
    switch driver {
    case .release, .cancel: break
    default:
      raise(
        .unaskedRefresh, role, family, cause: mover == .finger ? "finger" : mover == .app ? "scroll" : "other",
        observed: [("\(role.rawValue).state", .text("idle"))],
        "the \(family.noun) refreshes without being let go")
    }
  }

  /// Judges the cause of a load by an auto footer.
  private func judgeLoad(of role: ComponentRole, in simulation: inout Simulation) {
    let now = simulation.scroll.offset
    let observed: [(path: String, healthy: ObservedValue?)] = [
      ("footer.calls.refreshing", .number(Double(records[1].refreshingCalls)))
    ]
    if case .release = driver, simulation.scroll.pan == .ended {
      if let touchOffset, abs(touchOffset.y - now.y) < 0.01 {
        raise(
          .touchLoads, role, .autoFooter, observed: observed,
          "a drag that ends where it began loads: the auto footer asks the app")
      }
      return
    }
    let isUnderWay = simulation.scroll.isDragging || simulation.physics.isUnderWay
    // An animated scroll ends when its last frame moves the content.
    let sinceScroll = simulation.now - lastScroll
    if current?.isScroll == true || mover == .app && sinceScroll <= Interval(seconds: 0.25) { return }
    let top = -ownInset.top - simulation.scroll.safeArea.top
    if mover == .finger, isUnderWay || driver?.isFinger == true {
      judgeDrag(role, in: &simulation)
      if now.y < offset.y {
        raise(
          .unaskedRefresh, role, .autoFooter, cause: "back", observed: observed,
          "the auto footer loads while the list goes back")
      }
      // A refreshing header takes the place of the top.
      guard now.y <= top + 0.01, records[0].state != .refreshing else { return }
      raise(
        .unaskedRefresh, role, .autoFooter, cause: "top", observed: observed,
        "a pull at the top that goes back makes the auto footer load")
    } else {
      raise(
        .unaskedRefresh, role, .autoFooter, cause: "untouched", observed: observed,
        "the auto footer loads while nobody scrolls")
    }
  }

  /// Judges how often a drag makes an auto footer load.
  private func judgeDrag(_ role: ComponentRole, in simulation: inout Simulation) {
    guard simulation.scroll.isDragging, !isReset, let index = simulation.component(role)?.index else { return }
    loadsInDrag += 1
    guard case .times(let times) = simulation.components[index].settings.autoTriggerTimes, loadsInDrag > times
    else { return }
    raise(
      .askedTwice, role, .autoFooter, cause: "one drag",
      observed: [("footer.calls.refreshing", .number(Double(records[1].refreshingCalls)))],
      "one drag makes the auto footer load \(loadsInDrag) times, and may \(times) times")
  }

  // MARK: Calls

  /// The greatest number of calls of the app. More calls at one instant are an endless loop, which would take a
  /// second to reach the limit of the run loop; more calls in a run mean that the app's answers cause ever more
  /// calls, which reveals nothing new.
  static var mostCalls: Int { 2_000 }

  /// Counts a call of the app.
  ///
  /// - Returns: Whether the app may answer it; an endless loop has to stop.
  func mayAnswer(at now: Instant) -> Bool {
    if now == instant { callsAtInstant += 1 } else { (instant, callsAtInstant) = (now, 1) }
    calls += 1
    if callsAtInstant == Monitor.mostCalls + 1 {
      // An app that begins a refresh in its answers has caused the loop itself.
      if level > .answers { level = .anything }
      raise(.fault, nil, nil, observed: [], "the app is called without end at one instant")
    }
    return calls <= Monitor.mostCalls
  }

  /// Follows a call to the app.
  func called(_ role: ComponentRole, _ callback: Callback, at time: Instant, in simulation: inout Simulation) {
    let rank = role.rank
    destiny = nil
    switch callback {
    case .refreshing:
      records[rank].refreshingCalls += 1
      if let index = simulation.component(role)?.index, !records[rank].isReplaced {
        judgeAsking(role, index, at: time, in: &simulation)
      }
      records[rank].isBegunByApp = false
      records[rank].owed += 1
    case .beginRefreshingCompletion:
      records[rank].beginCompletions += 1
      if records[rank].beginCompletions > records[rank].refreshingCalls, !records[rank].isReplaced,
        let family = simulation.component(role).map({ simulation.components[$0.index].family })
      {
        raise(
          .callCount, role, family, cause: "order",
          observed: [("\(role.rawValue).calls.beginRefreshingCompletion", nil)],
          "the \(family.noun) calls beginRefreshingCompletion() before it asks the app to load")
      }
    case .endRefreshingAnimationBegin: records[rank].endAnimations += 1
    case .endRefreshingCompletion:
      records[rank].endCompletions += 1
      records[rank].causeAtEnd = simulation.scroll.isDragging || simulation.physics.isUnderWay ? nil : causes
      if let index = simulation.component(role)?.index, !records[rank].isReplaced {
        let family = simulation.components[index].family
        let slow = records[rank].said.slow
        let wait = family == .autoFooter && !simulation.scroll.isPagingEnabled ? Interval.zero : slow
        judge(
          .endRefreshingCompletion, of: role, index, after: time - records[rank].left, expected: wait,
          isOnly: records[rank].exits - records[rank].endCompletions == 0, in: &simulation)
      }
    }
  }

  private func judgeAsking(_ role: ComponentRole, _ index: Int, at time: Instant, in simulation: inout Simulation) {
    let rank = role.rank
    let family = simulation.components[index].family
    let calls = records[rank].refreshingCalls
    let path = "\(role.rawValue).calls.refreshing"
    if records[rank].state != .refreshing {
      raise(
        .lateCall, role, family, observed: [(path, .number(Double(calls - 1))), ("\(role.rawValue).state", nil)],
        "the \(family.noun) asks the app to load \(milliseconds(time - records[rank].left)) after the refresh has ended"
      )
    } else {
      let fast = records[rank].said.fast
      judge(
        .refreshing, of: role, index, after: time - records[rank].entered,
        expected: family == .autoFooter ? .zero : fast, isOnly: records[rank].entries == calls, in: &simulation)
    }
    records[rank].callsInRefresh += 1
    if records[rank].state == .refreshing, records[rank].callsInRefresh == 2 {
      raise(
        .askedTwice, role, family, cause: "one refresh", observed: [(path, .number(Double(calls - 1)))],
        "the \(family.noun) asks the app twice in one refresh")
    }
    if records[rank].owed > 0 {
      raise(
        .askedTwice, role, family, cause: "unanswered", observed: [(path, .number(Double(calls - 1)))],
        "the \(family.noun) asks the app again before it has answered")
    }
    let content = simulation.scroll.contentSize
    guard records[rank].askedCause == records[rank].enteredCause, records[rank].askedContent == content else {
      records[rank].askedCause = records[rank].enteredCause
      records[rank].askedContent = content
      records[rank].asksForCause = 1
      records[rank].firstAsk = time
      return
    }
    records[rank].asksForCause += 1
    let asks = records[rank].asksForCause
    if family == .autoFooter {
      guard case .times(let times) = simulation.components[index].settings.autoTriggerTimes, asks > max(1, times)
      else {
        return
      }
    }
    raise(
      .askedTwice, role, family, cause: "same page", observed: [(path, .number(Double(calls - asks + 1)))],
      "the \(family.noun) asks the app \(asks) times within \(milliseconds(time - records[rank].firstAsk)) for the same page"
    )
  }

  /// Judges the time of a call, if there is only one refresh to which it can belong.
  private func judge(
    _ callback: Callback, of role: ComponentRole, _ index: Int, after interval: Interval, expected: Interval,
    isOnly: Bool, in simulation: inout Simulation
  ) {
    guard isOnly, !isReset, interval != expected else { return }
    guard !simulation.components[index].settings.collectionViewAnimationBug else { return }
    let family = simulation.components[index].family
    raise(
      .callTime, role, family, cause: callback.name,
      observed: [("\(role.rawValue).calls.\(callback.name)", nil)],
      "the \(family.noun) calls \(callback.name)() after \(milliseconds(interval)), and not after \(milliseconds(expected))"
    )
  }
}

extension Family {
  /// The name of the family in sentences: `back footer`.
  var noun: String {
    switch self {
    case .header: "header"
    case .autoFooter: "auto footer"
    case .backFooter: "back footer"
    case .trailer: "trailer"
    }
  }
}
