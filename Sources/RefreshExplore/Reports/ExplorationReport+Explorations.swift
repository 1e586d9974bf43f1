import RefreshDiagnostics
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
    laws = plan.laws.map(\.name).sorted()
    demandedRuns = plan.runs
    self.shard = shard
    subjects = explorations.map { Subject($0, earlier) }
    // Problems that only files show are those of the subject that a file names. Those of others aren't explored here.
    let shown = Set(subjects.flatMap(\.problems).map(\.file))
    guard !subjects.isEmpty else { return }
    for known in earlier.known where !shown.contains(known.file) {
      guard let index = explorations.firstIndex(where: { Finding.suite(of: $0.subject) == known.suite })
      else { continue }
      subjects[index].problems.append(Problem(known))
    }
    for index in subjects.indices { subjects[index].problems.sort(by: Problem.isBefore) }
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
    problems.sort(by: ExplorationReport.Problem.isBefore)
    notes = exploration.notes.map { "\($0.key.split(separator: " ")[0]): \($0.value)" }.sorted()
    unchecked = subject.unchecked.map {
      ExplorationReport.Unchecked(component: $0.role.rawValue, cause: $0.cause, scenario: $0.scenario)
    }
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
    (doing, threshold) = (finding.doing, finding.threshold ?? "")
    (way, drawnLevel) = (finding.way, finding.drawnLevel)
    others = ways.dropFirst().map(\.way).ordered()
    scenario = finding.text(of: subject)
    file = finding.fileName
    (owner, keys, calls, source) = (finding.owner, finding.keys, finding.calls, finding.source ?? "")
    firstRun = finding.firstRun
    place = subject.place(of: finding).map { ExplorationReport.Place(path: $0.path, line: $0.line) } ?? place
  }

  /// Creates a problem that only its file shows.
  fileprivate init(_ known: FindingFolder.Earlier.Known) {
    (oracle, scenario, file, isKnown) = (known.law.name, known.text, known.file, true)
    (component, cause) = (known.shape?.family?.noun ?? "", known.shape?.cause ?? "")
    (sentence, doing) = Self.parts(of: known.headline)
    (way.level, way.run) = (known.level, 0)
    owner = known.owner
  }

  /// Splits a headline into the sentence and what the app and its surroundings do.
  private static func parts(of headline: String) -> (sentence: String, doing: String) {
    guard headline.hasSuffix(")"), let start = headline.lastIndex(of: "(") else { return (headline, "") }
    return (String(headline[..<start].dropLast()), String(headline[start...].dropFirst().dropLast()))
  }
}

extension Subject {
  /// Returns the place of the keys that are responsible for a problem, or of the app that is.
  fileprivate func place(of finding: Finding) -> (path: String, line: Int)? {
    var span: Span?
    if let key = finding.keys.first?.split(separator: ".", maxSplits: 1), key.count == 2 {
      let component = components.first { $0.kind.role.rawValue == key[0] }
      span = component?.written.place(of: String(key[1]))
    } else if finding.owner == .app {
      span = suite?.place(of: "app")
    }
    return span.map { ($0.file.path, $0.startPosition.line) }
  }
}
