import RefreshEngine
import RefreshPresets
import RefreshScenarios

extension ExplorationReport {
  /// The report of explorations.
  package init(_ explorations: [Exploration], _ plan: ExplorationPlan, shard: Shard? = nil) {
    seed = String(plan.seed)
    level = plan.level
    self.shard = shard
    subjects = explorations.map { Subject($0) }
  }
}

extension ExplorationReport.Subject {
  fileprivate init(_ exploration: Exploration) {
    let subject = exploration.subject
    (name, path, runs) = (subject.name, subject.path, exploration.runs)
    problems = exploration.findings.map { ExplorationReport.Problem($0, of: subject) }
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
    run = finding.number.run
    scenario = finding.run.text(of: subject)
    file = "\(finding.problem.shape)"
  }
}
