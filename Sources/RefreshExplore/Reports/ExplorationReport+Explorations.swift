import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshScenarios

extension ExplorationReport {
  /// Creates the report of explorations.
  ///
  /// - Parameters:
  ///   - explorations: The explorations.
  ///   - plan: The plan that they followed.
  ///   - shard: The part of the runs that was done. The default is all of them.
  ///   - earlier: The results of the files of earlier findings, by subject; no problem is known for a subject
  ///     without them.
  package init(
    _ explorations: [Exploration], _ plan: ExplorationPlan, shard: Shard? = nil,
    earlier: [FindingFolder.Earlier] = []
  ) {
    seed = String(plan.seed)
    level = plan.level
    self.shard = shard
    subjects = explorations.enumerated().map { index, exploration in
      Subject(exploration, earlier.indices.contains(index) ? earlier[index] : FindingFolder.Earlier())
    }
  }
}

extension ExplorationReport.Subject {
  fileprivate init(_ exploration: Exploration, _ earlier: FindingFolder.Earlier) {
    let subject = exploration.subject
    (name, path, runs) = (subject.name, subject.path, exploration.runs)
    problems = exploration.problems.map { ExplorationReport.Problem($0, of: subject) }
    for (index, ways) in exploration.problems.enumerated() {
      guard let file = earlier.file(of: ways[0], in: subject) else { continue }
      (problems[index].file, problems[index].isKnown) = (file, true)
    }
    let shown = Set(problems.map(\.file))
    problems += earlier.known.filter { !shown.contains($0.file) }.map { ExplorationReport.Problem($0) }
    problems.sort(by: ExplorationReport.Problem.isBefore)
    mended = earlier.mended.filter { !shown.contains($0) }
    notes = exploration.notes.values.sorted()
    unreached = exploration.unreached
  }
}

extension ExplorationReport.Problem {
  fileprivate init(_ ways: [Finding], of subject: Subject) {
    let finding = ways[0]
    oracle = finding.problem.law.name
    component = finding.problem.shape.family.map { "\($0)" } ?? ""
    cause = finding.problem.shape.cause
    sentence = finding.problem.sentence
    threshold = finding.threshold ?? ""
    (way, drawnLevel) = (finding.way, finding.drawnLevel)
    others = ways.dropFirst().map(\.way).sorted()
    scenario = finding.text(of: subject)
    file = finding.fileName(of: subject)
  }

  /// Creates a problem that only its file shows.
  fileprivate init(_ known: FindingFolder.Earlier.Known) {
    (oracle, scenario, file, isKnown) = (known.law.name, known.text, known.file, true)
    sentence = known.told.replacing(", \(known.level.doing)", with: "")
    (way.level, way.run) = (known.level, 0)
  }
}
