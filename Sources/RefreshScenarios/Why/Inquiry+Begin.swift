import RefreshEngine
import RefreshLaws

/// Refreshes that, according to what a scenario expects, should never have begun.
extension Inquiry {
  /// Returns the question why a component entered the state that a failure is about, if it is about the entry; nil if
  /// it isn't.
  ///
  /// That a refresh isn't over is the app's problem if a scenario wants one. Otherwise, its beginning is the answer.
  func question(aboutEntry observable: ObservablePath, _ actual: ObservedValue, _ occasion: Failure.Occasion)
    -> Question?
  {
    guard case .component(let role, let leaf) = observable, leaf == .state || leaf == .refreshing else {
      return nil
    }
    if case .change(let time) = occasion {
      let state = RefreshState.allCases.first { state in
        leaf == .state ? actual == .text(state.name) : actual == .bool(true) && state == .refreshing
      }
      let entered = state.map { state in indexes(of: .state(role, state)).prefix { entries[$0].time <= time } }
      guard let state, let entered, !entered.isEmpty else { return nil }
      return .happened(.state(role, state), nth: entered.count)
    }
    guard simulation[observable] == actual, isUnmeant(role) else { return nil }
    return .happened(.state(role, .refreshing), nth: nil)
  }

  /// Whether a component refreshes although the scenario seems not to want that: the same step expects that the app
  /// isn't asked, or nothing but a gesture led to it, or no step waits for its end.
  func isUnmeant(_ role: ComponentRole) -> Bool {
    guard simulation.state(of: role) == .refreshing, let begin = indexes(of: .state(role, .refreshing)).last else {
      return false
    }
    if isUnwanted(callOf: role) { return true }
    guard !answers(role), !simulation.pending.contains(where: { $0.kind == .app }), !isExpected(role, since: begin)
    else { return false }
    let commands = explainer.chain(to: begin).compactMap { entries[$0].kind.stepCommand }
    if commands.contains(where: { if case .cancel = $0 { true } else { false } }) { return true }
    let isNamed = commands.isEmpty || commands.contains { $0.traits.role == role }
    return !isNamed || !isAwaited(since: begin)
  }

  /// The least time in seconds in which an app can be expected to answer.
  private static let leastAnswer = 0.5

  /// Whether the steps after an entry leave the app time to end a refresh, or wait until everything is at rest.
  private func isAwaited(since begin: Int) -> Bool {
    if (simulation.now - entries[begin].time).seconds >= Inquiry.leastAnswer { return true }
    return scenario.steps.prefix(max(0, failedStep - 1)).dropFirst(step(of: begin)).contains { step in
      step.commands?.contains { if case .settle = $0 { true } else { false } } ?? true
    }
  }

  /// Returns that nothing ends a refresh that shouldn't have begun; empty for one that has just begun, or will end.
  func endlessness(of role: ComponentRole) -> String {
    guard let begin = indexes(of: .state(role, .refreshing)).last, simulation.now > entries[begin].time,
      simulation.state(of: role) == .refreshing, explainer.neverEnded(role).unended != nil
    else { return "" }
    return "; nothing has called `endRefreshing` since"
  }

  /// Whether the step that failed also expects fewer calls to the app.
  private func isUnwanted(callOf role: ComponentRole) -> Bool {
    failures.last?.causes.contains { cause in
      guard case .mismatch(.component(role, let leaf), let expected, .number(let count), _) = cause,
        leaf.callback == .refreshing
      else { return false }
      return !expected.canHold(above: count)
    } ?? false
  }

  /// Whether the app answers the calls of a component.
  private func answers(_ role: ComponentRole) -> Bool {
    scenario.setup.app.entries.contains { $0.hook == .callback(role, .refreshing) }
  }

  /// Whether a step before the one that failed expects the refresh that began at an entry.
  private func isExpected(_ role: ComponentRole, since begin: Int) -> Bool {
    let steps = scenario.steps.prefix(max(0, failedStep - 1)).dropFirst(step(of: begin))
    return steps.contains { step in
      step.action.conditions.contains { condition in
        guard case .component(role, let leaf) = condition.observable else { return false }
        return leaf == .state || leaf == .refreshing || leaf.callback == .refreshing
      }
    }
  }
}
