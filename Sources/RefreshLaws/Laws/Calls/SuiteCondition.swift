import RefreshEngine

/// The conditions of a suite: `always` after each change, `atRest` when everything is settled and answered.
struct SuiteCondition: Law {
  static let name = "suite-condition"
  static let summary = "the conditions of a suite, `always`, `atRest`, `eventually` and `leadsTo`, hold"
  static let explanation =
    "The conditions of a suite have to hold in every run: `always` after each change, `atRest` when everything is "
    + "settled and the app has answered all calls, `eventually` and `leadsTo` within their time."
  static let inquiry = LawInquiry(.value(.scroll(.offsetY)), sections: "S2.4, S2.6")
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.moment, .stepEnded, .rest, .settled]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }", "always: { scroll.offset.y: '>= -60' }",
    steps: "pull: { header: 90 }", "release")
  static let healthy = LawExample(
    "header: { type: normalHeader }", "always: { scroll.offset.y: '>= -60' }",
    steps: "pull: { header: 55 }", "release")

  /// The promises over time.
  private var promises = PromiseWatch([])

  mutating func begin(_ world: World) { promises = PromiseWatch(world.conditions.promises) }

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    if !promises.isEmpty { checkPromises(occasion, in: run, &breaches) }
    switch occasion {
    case .moment, .stepEnded: check(run.world.conditions.always, .always, in: run, &breaches)
    // A component that waits for the screen isn't at rest either.
    case .rest where !run.ledger.isBusy && !run.ledger.contains({ $0.owed > 0 || $0.state == .willRefresh }):
      check(run.world.conditions.atRest, .atRest, in: run, &breaches)
    default: break
    }
  }

  /// A list at rest that no finger touches any more can't keep a promise that it hasn't kept yet.
  private mutating func checkPromises(
    _ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    var isFinal = false
    if case .settled = occasion { isFinal = true }
    for (promise, condition, due) in promises.look(at: run.simulation, isFinal: isFinal) {
      breaches.report(
        Demand(condition: condition, occasion: .within(promise.limit)), in: run.simulation,
        at: max(min(due, run.simulation.now) - run.ledger.stepStart, .zero))
    }
  }

  /// Conditions on absent components are skipped.
  private func check(
    _ conditions: [Condition], _ occasion: Demand.Occasion, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    for condition in conditions {
      let demand = Demand(condition: condition, occasion: occasion)
      if demand.isBreached(in: run.simulation) { breaches.report(demand, in: run.simulation) }
    }
  }
}

extension Breaches {
  fileprivate mutating func report(_ demand: Demand, in simulation: Simulation, at moment: Interval? = nil) {
    report(
      nil, nil, cause: demand.cause, observed: [(demand.condition.observable.path, nil)], demand: demand,
      at: moment,
      demand.sentence(in: simulation))
  }
}
