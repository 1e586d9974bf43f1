import RefreshEngine
import RefreshPresets
import RefreshScenarios

extension ExplorationReport {
  /// The report of explorations.
  ///
  /// - Parameters:
  ///   - explorations: What was found.
  ///   - plan: What was done.
  ///   - shard: The part of the runs that it is of. The default is all of them.
  ///   - earlier: What was found of each subject before; nothing is known where it is missing.
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
    problems = exploration.findings.map { ExplorationReport.Problem($0, of: subject) }
    for known in earlier.known {
      if let index = problems.firstIndex(where: { $0.file == known.file }) {
        problems[index].isKnown = true
      } else {
        problems.append(ExplorationReport.Problem(known))
      }
    }
    mended = earlier.mended.filter { name in !problems.contains { $0.file == name } }
    notes = exploration.notes.values.sorted()
    unreached = exploration.unreached
  }
}

extension ExplorationReport.Problem {
  fileprivate init(_ finding: Finding, of subject: Subject) {
    oracle = finding.problem.oracle.id
    component = finding.problem.shape.family.map { "\($0)" } ?? ""
    level = finding.problem.level
    sentence = finding.problem.sentence
    threshold = finding.threshold ?? ""
    run = finding.number.run
    steps = finding.steps
    scenario = finding.text(of: subject)
    file = finding.fileName(of: subject)
  }

  /// One that only its file knows.
  fileprivate init(_ known: FindingFolder.Earlier.Known) {
    (oracle, level, run, isKnown) = (known.oracle.id, known.level, 0, true)
    (sentence, scenario, file) = (known.told.replacing(", \(known.level.doing)", with: ""), known.text, known.file)
  }
}
