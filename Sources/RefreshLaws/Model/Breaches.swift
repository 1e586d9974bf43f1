import RefreshEngine

/// The problems of a run so far: one for each shape of a problem.
package struct Breaches: Sendable {
  /// The problems whose values were read.
  package private(set) var problems: [Problem] = []
  /// The breaches by design, one for each law and component.
  package private(set) var notes: [DesignNote] = []
  /// The problems of this step, whose values are read at its end.
  private var raised: [Raised] = []
  /// The law that looks.
  var law = LawID.endlessRun
  /// The level of the library's use by the run so far.
  var level = Level.answers
  /// The level without the app's answers.
  var drivenLevel = Level.answers
  /// The number of the step.
  var step = 0
  /// The time since the step began.
  var moment = Interval.zero

  private struct Raised: Sendable {
    var problem: Problem
    let observed: [(path: String, healthy: ObservedValue?)]
    let demand: Demand?
    let moment: Interval
  }

  /// Whether nothing is wrong so far.
  package var isEmpty: Bool { problems.isEmpty && raised.isEmpty }

  /// Reports a breach of the law that is checking, once for each shape of a problem.
  ///
  /// - Parameters:
  ///   - role: The component that it is about; nil for the scroll view.
  ///   - family: The component's family.
  ///   - cause: The coarse cause, by which breaches of several runs are one problem. The default is empty, where the law says it all.
  ///   - observed: The paths that show it at the end of the step, with their healthy values.
  ///   - demand: The demand of the suite that isn't met.
  ///   - moment: The time from the beginning of the step at which it shows. The default is the present one.
  ///   - general: Of a breach by design, what holds in each run. The default is the sentence, for one without numbers of the run.
  ///   - sentence: The problem, in lower case with its numbers, without a full stop.
  package mutating func report(
    _ role: ComponentRole?, _ family: Family?, cause: String = "",
    observed: [(path: String, healthy: ObservedValue?)],
    demand: Demand? = nil, at moment: Interval? = nil, inGeneral general: String? = nil,
    _ sentence: @autoclosure () -> String
  ) {
    let shape = Problem.Shape(law, family, cause: cause)
    guard !isReported(shape, role) else { return }
    add(shape, role, observed, demand, moment, general, sentence())
  }

  @inline(never)
  private func isReported(_ shape: Problem.Shape, _ role: ComponentRole?) -> Bool {
    if law.law.isByDesign { return notes.contains { $0.law == law && $0.role == role } }
    // A problem that first shows at a level that isn't judged may show again at another.
    return problems.contains { $0.shape == shape && $0.drivenLevel <= drivenLevel }
      || raised.contains { $0.problem.shape == shape && $0.problem.drivenLevel <= drivenLevel }
  }

  /// Adds problems that aren't reported yet. If it were inlined, the program would contain it once for each sentence of
  /// a law.
  @inline(never)
  private mutating func add(
    _ shape: Problem.Shape, _ role: ComponentRole?, _ observed: [(path: String, healthy: ObservedValue?)],
    _ demand: Demand?, _ moment: Interval?, _ general: String?, _ sentence: String
  ) {
    guard !law.law.isByDesign else {
      return notes.append(DesignNote(law: law, role: role, sentence: sentence, general: general ?? sentence))
    }
    problems.removeAll { $0.shape == shape }
    raised.removeAll { $0.problem.shape == shape }
    let problem = Problem(
      law: law, role: role, level: level, drivenLevel: drivenLevel, step: step, sentence: sentence, shape: shape)
    raised.append(
      Raised(problem: problem, observed: observed, demand: demand, moment: moment ?? self.moment))
  }

  /// Reports a breach that a component shows.
  mutating func report(
    _ component: ComponentView, cause: String = "", observed: [(path: String, healthy: ObservedValue?)],
    _ sentence: @autoclosure () -> String
  ) {
    report(component.role, component.family, cause: cause, observed: observed, sentence())
  }

  /// Says again what a problem of this step is, because its numbers have grown since it was reported. A problem of an
  /// earlier step stays as it was.
  mutating func restate(_ component: ComponentView, cause: String, _ sentence: @autoclosure () -> String) {
    let shape = Problem.Shape(law, component.family, cause: cause)
    guard let index = raised.firstIndex(where: { $0.problem.shape == shape }) else { return }
    raised[index].problem.sentence = sentence()
  }

  /// Drops the problems that an app may correct: those that still show are reported again.
  mutating func dropCorrectable() { problems.removeAll { $0.law.law.isCorrectable } }

  /// Drops the problems of this step except for breaches of one law.
  mutating func keepOnly(_ law: LawID) { raised.removeAll { $0.problem.law != law } }

  /// Reads the values of the problems of this step.
  ///
  /// - Parameters:
  ///   - ending: The commands after the last step of the run.
  ///   - simulation: The list at the end of the step.
  mutating func settle(after ending: [Command], in simulation: Simulation) {
    guard !raised.isEmpty else { return }
    for raised in raised {
      var problem = raised.problem
      problem.ending = ending
      problem.expectations = raised.observed.compactMap { path, healthy in
        // Those of parts are the simulation's, and may be gone.
        let observable = ObservablePath.observables[path] ?? simulation.paths.first { $0.path == path }
        assert(observable != nil || path.contains(".parts."), "`\(path)` is an observable")
        return observable.map {
          Problem.Expectation(
            $0, found: simulation[$0], healthy: healthy, demanded: raised.demand?.condition.matcher)
        }
      }
      if let demand = raised.demand {
        if demand.isBreached(in: simulation) {
          problem.sentence = demand.sentence(in: simulation)
        } else {
          problem.moment = raised.moment
        }
      } else if !problem.expectations.isEmpty, problem.expectations.allSatisfy({ $0.found == $0.healthy }) {
        // It was over before the step was.
        problem.moment = raised.moment
      }
      problems.append(problem)
    }
    raised.removeAll(keepingCapacity: true)
  }
}

/// A breach that follows from the library's design or from the choice of a preset.
package struct DesignNote: Sendable {
  /// The law that it breaches.
  package let law: LawID
  /// The component that it is about; nil for the list.
  package let role: ComponentRole?
  /// The sentence about this run, in lower case, with its numbers, without a full stop.
  package let sentence: String
  /// The sentence that is true of each run with the breach, so that it doesn't matter which of them reports it.
  package let general: String

  /// The identity, by which notes of several runs are merged.
  package var id: String { "\(law.name) \(role?.rawValue ?? "")" }
}
