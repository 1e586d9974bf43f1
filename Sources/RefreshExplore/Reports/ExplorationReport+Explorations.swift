import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshScenarios
import RefreshText

extension ExplorationReport {
  /// Creates the report of explorations.
  ///
  /// - Parameters:
  ///   - explorations: The explorations.
  ///   - plan: The plan that they followed.
  ///   - shard: The part of the runs that was done. The default is all of them.
  ///   - earlier: The results of the files of earlier findings. The default is that there are none.
  package init(
    _ explorations: [Exploration], _ plan: ExplorationPlan, shard: Shard? = nil,
    earlier: FindingFolder.Earlier = FindingFolder.Earlier()
  ) {
    seed = String(plan.seed)
    level = plan.level
    self.shard = shard
    subjects = explorations.map { Subject($0, earlier) }
    // Problems that only files show belong to no subject of this exploration; they are added to the first.
    let shown = Set(subjects.flatMap(\.problems).map(\.file))
    guard !subjects.isEmpty else { return }
    subjects[0].problems += earlier.known.filter { !shown.contains($0.file) }.map { Problem($0) }
    subjects[0].problems = subjects[0].problems.ordered(by: Problem.isBefore)
    subjects[0].fixed = earlier.fixed.filter { !shown.contains($0) }
  }
}

extension ExplorationReport.Subject {
  fileprivate init(_ exploration: Exploration, _ earlier: FindingFolder.Earlier) {
    let subject = exploration.subject
    (name, path, runs) = (subject.name, subject.path, exploration.runs)
    problems = exploration.problems.map { ExplorationReport.Problem($0, of: subject) }
    for (index, ways) in exploration.problems.enumerated() {
      guard let file = earlier.file(of: ways[0]) else { continue }
      (problems[index].file, problems[index].isKnown) = (file, true)
    }
    problems = problems.ordered(by: ExplorationReport.Problem.isBefore)
    notes = exploration.notes.values.ordered()
    unreached = exploration.unreached
    drawn = exploration.drawn.map { ExplorationReport.Drawn(action: $0.key.rawValue, runs: $0.value) }
      .ordered(on: \.action)
  }
}

extension ExplorationReport.Problem {
  fileprivate init(_ ways: [Finding], of subject: Subject) {
    let finding = ways[0]
    oracle = finding.problem.law.name
    component = finding.problem.shape.family?.noun ?? ""
    cause = finding.problem.shape.cause
    sentence = finding.problem.sentence
    threshold = finding.threshold ?? ""
    (way, drawnLevel) = (finding.way, finding.drawnLevel)
    others = ways.dropFirst().map(\.way).ordered()
    scenario = finding.text(of: subject)
    file = finding.fileName
    (owner, keys) = (finding.owner, finding.keys)
  }

  /// Creates a problem that only its file shows.
  fileprivate init(_ known: FindingFolder.Earlier.Known) {
    (oracle, scenario, file, isKnown) = (known.law.name, known.text, known.file, true)
    sentence = known.headline.replacing(" (\(known.owner.doing(at: known.level)))", with: "")
    (way.level, way.run) = (known.level, 0)
    owner = known.owner
  }
}
