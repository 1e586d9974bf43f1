import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets

/// A second run of a scenario, exactly like the first, with a journal of what caused what.
struct Inquiry: Sendable {
  /// The scenario.
  let scenario: Scenario
  /// The run, as far as its journal explains it.
  let explainer: Explainer
  /// The number of journal entries at the end of the setup and of each step that ran.
  private(set) var ends: [Int] = []
  /// The steps that failed, by their numbers, with what failed in each, in order.
  let failures: [(step: Int, causes: [Failure.Cause])]
  /// The steps that had no effect.
  let vainSteps: [VainStep]
  /// The step after which the run stops, and the instant; nil where tests decide.
  let bounds: (step: Int?, limit: Instant?)
  /// The last change of the observable that is watched; nil if it has the value of the setup, or none is watched.
  private let change: ValueWatch.Change?

  /// Runs a scenario as tests do: up to the first step that fails, unless the scenario continues.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - last: The number of the step after which to stop, whatever fails. The default is that tests decide.
  ///   - limit: The instant at which to stop. The default is none.
  ///   - observable: The observable to watch. The default is none.
  init(
    _ scenario: Scenario, through last: Int? = nil, until limit: Instant? = nil,
    watching observable: ObservablePath? = nil
  ) {
    (self.scenario, bounds) = (scenario, (last, limit))
    var stage = Stage(scenario.setup.explainedSimulation(), watching: scenario)
    (stage.limit, stage.watch) = (limit, observable.map(ValueWatch.init))
    var ends: [Int] = []
    var failures: [(step: Int, causes: [Failure.Cause])] = []
    let keepsOn = scenario.soft || last != nil || limit != nil
    stage.play(scenario.steps) { stage in
      // The time in which a scenario comes to rest belongs to its last step.
      if stage.step < ends.count { ends.removeLast() }
      ends.append(stage.simulation.journal?.entries.count ?? 0)
      if !stage.problems.isEmpty { failures.append((stage.step, stage.problems.map(\.cause))) }
      return (keepsOn || stage.problems.isEmpty) && stage.step < last ?? .max
    }
    if let limit, stage.simulation.now < limit, stage.simulation.fault == nil {
      stage.simulation.advance(by: limit - stage.simulation.now)
    }
    if let fault = stage.simulation.fault { failures.append((stage.step, [.fault(fault)])) }
    explainer = Explainer(stage.simulation)
    (self.ends, self.failures) = (ends, failures)
    vainSteps = stage.vainSteps
    stage.look()
    change = stage.watch?.change
  }

  /// Returns the last change of an observable, for which the scenario runs again; nil if it has the value of the setup.
  func lastChange(of observable: ObservablePath) -> ValueWatch.Change? {
    Inquiry(scenario, through: bounds.step, until: bounds.limit, watching: observable).change
  }

  /// The simulation at the end of the run.
  var simulation: Simulation { explainer.simulation }
  /// The entries of the journal.
  var entries: [Journal.Entry] { explainer.entries }
  /// The number of steps that ran.
  var lastStep: Int { max(0, ends.count - 1) }

  /// Returns the number of the step during which an entry was noted; 0 is the setup.
  func step(of index: Int) -> Int { ends.firstIndex { index < $0 } ?? ends.count - 1 }

  /// Returns the indexes of the entries that are events of a kind, in order.
  func indexes(of subject: Question.Subject) -> [Int] { explainer.indexes(of: subject) }

  /// Returns the entry of an occurrence, counted from 1; nil if there is no such one. The default is the last.
  func occurrence(of subject: Question.Subject, _ nth: Int?) -> Int? {
    let found = indexes(of: subject)
    return nth.map { found.indices.contains($0 - 1) ? found[$0 - 1] : nil } ?? found.last
  }

  /// Returns the question why something didn't happen once more.
  func nextMissing(_ subject: Question.Subject) -> Question {
    .missing(subject, nth: indexes(of: subject).count + 1)
  }

  /// Returns the causes of an entry and the entry itself, the first cause first.
  func path(to index: Int) -> [Int] { explainer.path(to: index) }

  /// Whether an entry is a command of a step or of the app, which may answer during the setup, too.
  func isAct(_ index: Int) -> Bool {
    guard case .command(_, let place) = entries[index].kind else { return false }
    return place != nil || index >= explainer.setup
  }

  /// Returns the place of a command: its step, or the step of the app.
  func span(of index: Int) -> Span? {
    guard case .command(_, let place) = entries[index].kind else { return nil }
    if let place { return scenario.setup.step(answering: place.hook, at: place.index)?.span }
    let step = step(of: index)
    return step > 0 && step <= scenario.steps.count ? scenario.steps[step - 1].span : nil
  }
}

extension Setup {
  /// Returns the step of the app that contains a command of its answer, or nil if it comes from no file.
  func step(answering hook: AppProgram.Hook, at index: Int) -> ScenarioStep? {
    var count = 0
    return appSteps[hook]?.first { step in
      count += step.commands?.count ?? 0
      return index < count
    }
  }
}
