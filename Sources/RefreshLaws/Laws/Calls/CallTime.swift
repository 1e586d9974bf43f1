import RefreshEngine

/// Calls, animations and waits of the app that do not take their time.
struct CallTime: Law {
  static let name = "call-time"
  static let summary =
    "calls come when the animations of the refresh end; animations and an app's waits last as long as they should"
  static let explanation = "A call that comes early or late overlaps the animation that it should follow."
  static let inquiry = LawInquiry(.happened(.call(.header, .refreshing), nth: nil), rule: .release)
  static let occasions: Set<Occasion.Kind> = [.asks, .animates, .calls, .answered, .ended]
  static let healthy = LawExample(
    "header: { type: normalHeader }", "app: { header.refreshing: [ { wait: 1s }, { endRefreshing: header } ] }",
    steps: "pull: { header: 120% }", "release", "wait: settled")

  /// A wait of the app that is not over.
  private struct Timer {
    let token: Int32
    let due: Instant
  }

  /// The app; nil if it never waits, or if its waits aren't checked.
  private var app: AppProgram?
  /// In the order in which they began.
  private var timers: [Timer] = []

  mutating func begin(_ world: World) {
    let waits = world.app.contains { $0.commands.contains { if case .wait = $0 { true } else { false } } }
    if world.isThorough, waits { app = AppProgram(world.app) }
  }

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .asks(let call): check(call, in: run, &breaches)
    case .animates(let role, let name, let duration) where run.world.isThorough:
      check(name, of: role, lasting: duration, in: run, &breaches)
    case .calls(.timer(let token)): fire(token, at: run.simulation.now, &breaches)
    case .answered(let call): begin(after: call, at: run.simulation.now)
    case .ended: checkEnd(at: run.simulation.now, &breaches)
    default: break
    }
  }

  // MARK: Calls and animations

  private func check(_ call: CallEvent, in run: borrowing RunView, _ breaches: inout Breaches) {
    let (role, callback, time) = (call.role, call.callback, call.time)
    guard let component = call.component, !run.ledger[role].isReplaced else { return }
    let isAuto = component.family == .autoFooter
    let (interval, expected, isOnly): (Interval, Interval, Bool)
    switch callback {
    case .refreshing:
      guard run.ledger[role].state == .refreshing else { return }
      interval = time - run.ledger[role].entered
      expected = isAuto ? .zero : run.ledger[role].said.fast
      isOnly = run.ledger[role].entries == run.ledger[role].refreshingCalls + 1
    case .endRefreshingCompletion:
      interval = time - run.ledger[role].left
      expected = isAuto && !run.simulation.scroll.isPagingEnabled ? .zero : run.ledger[role].said.slow
      isOnly = run.ledger[role].exits == run.ledger[role].endCompletions + 1
    case .beginRefreshingCompletion, .endRefreshingAnimationBegin: return
    }
    // Only if there is a single refresh to which the call can belong.
    guard isOnly, !run.ledger.isReset, interval != expected, !run.settings(component).collectionViewAnimationBug
    else { return }
    breaches.report(
      component, cause: callback.name, observed: [("\(role.rawValue).calls.\(callback.name)", nil)],
      "the \(component.noun) calls \(callback.name)() after \(milliseconds(interval)), not after \(milliseconds(expected))"
    )
  }

  private func check(
    _ animation: AnimationName, of role: ComponentRole, lasting duration: Interval, in run: borrowing RunView,
    _ breaches: inout Breaches
  ) {
    let expected =
      switch animation {
      case .alpha, .begin, .arrow: run.ledger[role].said.fast
      case .end, .loading: run.ledger[role].said.slow
      }
    guard duration != expected, !run.ledger.isReset, !run.ledger[role].isReplaced,
      let component = run.component(role)
    else { return }
    breaches.report(
      component, cause: "animation \(animation.rawValue)", observed: [("time", nil)],
      "the \(component.noun)'s animation `\(animation.rawValue)` takes \(milliseconds(duration)), not \(milliseconds(expected))"
    )
  }

  // MARK: Waits

  /// Checks a timer of the app that fires: it isn't early or late, and of several due together, the one that began
  /// first fires first.
  private mutating func fire(_ token: Int32, at now: Instant, _ breaches: inout Breaches) {
    guard let index = timers.firstIndex(where: { $0.token == token }) else { return }
    let due = timers[index].due
    let isFirst = !timers[..<index].contains { $0.due == now }
    timers.remove(at: index)
    if due != now {
      let late = now < due ? due - now : now - due
      breaches.report(
        nil, nil, cause: "wait", observed: [("time", nil)],
        "the app's wait ends \(milliseconds(late)) too \(now < due ? "early" : "late")")
    } else if !isFirst {
      breaches.report(
        nil, nil, cause: "order", observed: [("time", nil)],
        "of two waits that end together, the later one ends first")
    }
  }

  /// Notes an answer of the app, which may end with a wait.
  private mutating func begin(after call: AppCall, at now: Instant) {
    guard let timer = app?.timer(after: call) else { return }
    timers.append(Timer(token: timer.token, due: now + timer.wait))
  }

  private func checkEnd(at now: Instant, _ breaches: inout Breaches) {
    guard let timer = timers.first(where: { $0.due <= now }) else { return }
    breaches.report(
      nil, nil, cause: "no end", observed: [("time", nil)],
      "the app's wait that is due at \(milliseconds(timer.due - .zero)) hasn't ended")
  }
}
