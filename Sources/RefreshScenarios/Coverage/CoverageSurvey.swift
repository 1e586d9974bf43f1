/// Measures how much of the presets that they use scenarios cover.
///
/// A key of a preset counts as covered when a scenario has another result without it: every scenario runs once for
/// each key that has not made a difference yet. A value that equals its default therefore never counts. A key that
/// can't be observed, such as a colour, counts when its component was present.
public struct CoverageSurvey: Sendable {
  /// A scenario with the preset that it uses.
  public struct Run: Sendable {
    let scenario: Scenario
    let subject: Int
  }

  /// The runs to examine, in order.
  public let runs: [Run]
  private let subjects: [CoverageSubject]

  /// Prepares to examine runs; skipped scenarios cover nothing.
  public init(_ results: [SuiteVerdict]) {
    var subjects: [CoverageSubject] = []
    var indexes: [[String]: Int] = [:]
    var runs: [Run] = []
    for result in results {
      let identity =
        result.suite.preset.map { [$0.written.span.file.identity] }
        ?? [result.suite.span.file.identity, result.suite.name]
      let subject = indexes[identity] ?? subjects.count
      if subject == subjects.count {
        indexes[identity] = subject
        subjects.append(CoverageSubject(result.suite))
      }
      runs += result.verdicts.filter { $0.skip == nil }.map { Run(scenario: $0.scenario, subject: subject) }
    }
    self.runs = runs
    self.subjects = subjects
  }

  /// The coverage with all goals and keys, none of them reached yet.
  public var unseen: Coverage { Coverage(presets: subjects.map(\.unseen)) }

  /// Surveys some of the runs; the union over all runs is the coverage.
  ///
  /// - Parameter includingKeys: Whether keys are looked at too, for which runs are repeated. The default is that they are.
  public func look(at runs: some Collection<Run>, includingKeys: Bool = true) -> Coverage {
    var coverages = subjects.map(\.unseen)
    for run in runs {
      // Whether a snapshot is stored, or matches, has no effect on coverage.
      let recording = Runner.record(run.scenario, snapshotUse: .update, keepsAll: true)
      let subject = subjects[run.subject]
      for (index, component) in subject.components.enumerated() {
        coverages[run.subject].components[index].see(recording, of: component.blueprint)
      }
      guard includingKeys else { continue }
      for (index, key) in subject.keys.enumerated() where !coverages[run.subject].keys[index].seen {
        coverages[run.subject].keys[index].seen = recording.shows(key.test)
      }
    }
    return Coverage(presets: coverages)
  }
}

extension Recording {
  /// Returns whether a run shows that a key makes a difference.
  fileprivate func shows(_ test: CoverageSubject.Test) -> Bool {
    switch test {
    case .removal(let graph):
      RunDifference(between: self, and: Runner.record(scenario.with(graph), snapshotUse: .update, keepsAll: true))
        != nil
    case .presence(let role, let kind): moments.contains { $0.simulation.kind(of: role) == kind }
    case .never: false
    }
  }
}
