import RefreshEngine
import RefreshFiles
import RefreshScenarios
import RefreshText

/// A problem of a subject with the shortest run that shows it.
package struct Finding: Sendable {
  /// The run that it was found in.
  package let number: RunNumber
  /// The shortest run that shows it.
  package let run: ExploredRun
  /// The problem.
  package let problem: Problem
  /// The least number that shows it, in words; nil where there is none.
  package let threshold: String?
  /// What app and world had done up to it in the run as it was drawn.
  package let drawnLevel: Level
  /// The steps until the problem shows.
  private let steps: [YAMLValue]
  /// What shows the problem, after these steps; of a run without end, that there is an end.
  private let expected: [YAMLValue.Member]

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - shrunk: The shortest run.
  ///   - number: The number of the run as it was drawn.
  ///   - level: What app and world had done in it.
  package init(_ shrunk: Shrunk, in number: RunNumber, at level: Level) {
    (self.number, drawnLevel) = (number, level)
    (run, problem, threshold) = (shrunk.run, shrunk.problem, shrunk.threshold)
    let endsWell = problem.oracle != .fault
    var simulation = run.simulation(recording: false)
    let hasSwipe = run.commands.contains(where: \.isSwipe)
    var commands = run.commands.prefix(problem.step) + problem.ending
    if let moment = problem.moment, let last = commands.popLast() { commands.append(last.cut(after: moment)) }
    steps = commands.compactMap { command in
      var command = command
      if endsWell {
        simulation.perform(command)
        // What never settles is given the time and not asked for more.
        if case .settle(let limit) = command, !simulation.isSettled { command = .wait(limit) }
        simulation.turn()
      }
      // Without a swipe before it, a release has no velocity anyway.
      if case .release(.some(.zero)) = command, !hasSwipe { command = .release(velocity: nil) }
      return StepCatalogue.written(command)
    }
    let end = [YAMLValue.Member("time", .text(">= 0s"))]
    expected = endsWell ? problem.shown.map { $0.written(in: simulation) } : end
  }

  /// What is wrong and whose doing it is.
  package var told: String { "\(problem.sentence), \(problem.level.doing)" }

  /// How the run comes to the problem.
  package var way: Way {
    let steps = steps.compactMap(\.flow).map { step in
      step.hasPrefix("{ ") ? String(step.dropFirst(2).dropLast(2)) : step
    }
    return Way(
      level: problem.level, run: number.run, needs: run.needs.map(\.rawValue).sorted(),
      steps: steps.joined(separator: "; "))
  }

  /// The text of a file with the scenario that shows the problem: it passes as long as it does.
  ///
  /// - Parameters:
  ///   - subject: What was explored.
  ///   - path: The path of the file. The default is one where the tool runs.
  ///   - allowsOutside: Whether the file may name a preset of another project. The default is that it may not.
  package func text(of subject: Subject, at path: String = "", allowsOutside: Bool = false) -> String {
    var suite = run.suite(of: subject, at: path, allowsOutside: allowsOutside)
    suite.name = "Found in \(subject.name)"
    suite.scenario = told
    suite.tags = ["found", problem.oracle.id, problem.level.rawValue]
    suite.steps = steps
    suite.steps.append(.lines(.map([YAMLValue.Member("expect", .map(expected))])))
    let lines = [
      "found by run \(number)" + (threshold.map { "; \($0) shows it" } ?? ""),
      "\(problem.oracle == .fault ? "fails" : "passes") as long as the problem shows",
    ]
    return lines.map { "# \($0)\n" }.joined() + suite.text
  }
}

extension Problem {
  /// What shows it; where nobody says so, the state of the component and where the content stands.
  fileprivate var shown: [Expectation] {
    guard expectations.isEmpty else { return expectations }
    let state = role.map { ObservablePath.component($0, .state) }
    return [state, .scroll(.offsetY)].compactMap { path in path.map { Expectation($0, found: .absent) } }
  }
}

extension Command {
  /// What is done of it until so much time has passed.
  fileprivate func cut(after moment: Interval) -> Command {
    switch self {
    case .wait, .settle: return .wait(moment)
    case .swipe(let way, let duration) where duration > .zero:
      let share = moment.seconds / duration.seconds
      return .swipe(by: Point(x: way.x * share, y: way.y * share), moment)
    default: return self
    }
  }
}

extension Problem.Expectation {
  /// The observable with its value, and behind it the healthy one.
  fileprivate func written(in simulation: Simulation) -> YAMLValue.Member {
    func value(_ value: ObservedValue) -> YAMLValue {
      // As exact as matchers are.
      let rounded =
        if case .number(let number) = value { ObservedValue.number(number.rounded(decimals: 3)) } else { value }
      return Matcher(rounded, for: observable.type).written(for: observable.type)
    }
    let found = value(simulation[observable])
    let usual = healthy.map(value)?.flow ?? demanded.map { "\($0)" }
    return YAMLValue.Member(
      observable.path, usual == nil || usual == found.flow ? found : .remarked(found, "healthy: \(usual ?? "")"))
  }
}

extension ExploredRun {
  /// The run as a suite of one scenario.
  ///
  /// - Parameters:
  ///   - subject: What was explored. Its preset is named where the file may name it, else its components are written out.
  ///   - path: The path of the file.
  ///   - allowsOutside: Whether the file may name a preset of another project. The default is that it may not.
  func suite(of subject: Subject, at path: String, allowsOutside: Bool = false) -> WrittenSuite {
    let steps = commands.compactMap { StepCatalogue.written($0) }
    var components = WrittenSuite.Subject.components(self.components)
    if let preset = subject.preset(namedBy: path, allowsOutside: allowsOutside) {
      components = .preset(path: FilePath.relative(preset, from: path))
    }
    var suite = WrittenSuite(name: subject.name, subject: components, scenario: "explored", steps: steps)
    (suite.scene, suite.app) = (scene, app)
    return suite
  }

  /// The run as YAML.
  package func text(of subject: Subject) -> String { suite(of: subject, at: "").text }
}

extension Subject {
  /// The path of the preset where a file may name it; nil where there is none, or it is of another project.
  package func preset(namedBy path: String, allowsOutside: Bool) -> String? {
    let preset = suite == nil ? self.path : suite?.preset?.node.span.file.path
    guard let preset, FolderSearch.isFile(preset) else { return nil }
    return ProjectFiles(around: path, allowsOutside: allowsOutside).contains(preset) ? preset : nil
  }
}

extension FilePath {
  /// The way from one file to another, wherever they are.
  fileprivate static func relative(_ path: String, from file: String) -> String {
    guard path.hasPrefix("/") != file.hasPrefix("/") else { return relative(path, to: file) }
    let here = open(FolderSearch.realPath("") ?? "")
    return relative(path.hasPrefix("/") ? path : here + path, to: file.hasPrefix("/") ? file : here + file)
  }
}
