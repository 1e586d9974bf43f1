import RefreshEngine
import RefreshFiles
import RefreshLaws
import RefreshScenarios
import RefreshText

/// A problem of a subject with the shortest run that shows it.
package struct Finding: Sendable {
  /// The number of the run in which it was found.
  package let number: RunNumber
  /// The shortest run that shows it.
  package let run: ExploredRun
  /// The problem.
  package let problem: Problem
  /// The smallest number that shows it, in words; `nil` if there is none.
  package let threshold: String?
  /// The level that the app and the world had reached by then in the run as generated.
  package let drawnLevel: Level
  /// The owner of the problem, who has to act on it.
  package internal(set) var owner = Owner.preset
  /// The preset's keys without any one of which it doesn't occur.
  package internal(set) var keys: [String] = []
  /// The app's calls without any one of which it doesn't occur: `` `resetNoMoreData: footer` in `header.refreshing` ``.
  package internal(set) var calls: [String] = []
  /// The cause of the problem without which it doesn't occur, a refresh that never ends; `nil` if there is none.
  package internal(set) var source: String?
  /// The number of the first run that showed it as generated.
  package internal(set) var firstRun: Int
  /// Whether the run has drawn its scene, and its app.
  let drawsScene, drawsApp: Bool
  /// Whether it is listed by default: it isn't the library's own.
  package var isListed: Bool { owner != .library }
  /// The steps that lead to the problem.
  let steps: [YAMLValue]
  /// The commands of these steps.
  private let commands: [Command]
  /// The expectations that show the problem after these steps; for an endless run, that it ends. None if only its law shows it.
  private let shown: [YAMLValue.Member]
  /// The observables that show the problem after these steps, with their values.
  private let values: [(observable: ObservablePath, value: ObservedValue)]
  /// Whether a list without the problem has the same values, so that only the law distinguishes the two.
  private(set) var isSeenByLawOnly = false

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - shrunk: The shortest run.
  ///   - number: The number of the run as generated.
  ///   - level: The level of that run.
  ///   - subject: The explored subject.
  package init(_ shrunk: Shrunk, in number: RunNumber, at level: Level, of subject: Subject) {
    (self.number, drawnLevel, firstRun) = (number, level, number.run)
    (drawsScene, drawsApp) = (subject.isSceneFree, subject.app == nil)
    (run, problem, threshold) = (shrunk.run, shrunk.problem, shrunk.threshold)
    let endsWell = problem.law != .endlessRun
    var simulation = run.simulation()
    let hasSwipe = run.commands.contains(where: \.isSwipe)
    var commands = run.commands.prefix(problem.step) + problem.ending
    if let moment = problem.moment, let last = commands.popLast() { commands.append(last.cut(after: moment)) }
    var isRestless = false
    var written = commands.compactMap { command -> YAMLValue? in
      var command = command
      isRestless = false
      if endsWell {
        simulation.step(command)
        // A run that never settles gets a fixed wait instead.
        if case .settle(let limit) = command, !simulation.isSettled { (command, isRestless) = (.wait(limit), true) }
      }
      // Without a swipe before it, a release has no velocity anyway.
      if case .release(.some(.zero)) = command, !hasSwipe { command = .release(velocity: nil) }
      return StepCatalogue.written(command)
    }
    let isObserved = problem.expectations.contains { $0.isObserved(in: simulation) }
    if endsWell, !isObserved, isRestless { written.removeLast() }
    (steps, self.commands) = (written, Array(commands))
    values = endsWell && isObserved ? problem.expectations.map { ($0.observable, simulation[$0.observable]) } : []
    shown =
      if !endsWell {
        [YAMLValue.Member("time", .text(">= 0s"))]
      } else if isObserved {
        problem.expectations.map { $0.written(in: simulation) }
      } else {
        []
      }
  }

  /// The expectation at the end of the scenario.
  private var expected: YAMLValue.Member {
    // Where a healthy list could have the same values, the law shows the problem; it waits for the list to settle by itself.
    let law = YAMLValue.Member(Expect.law.name, .scalar(problem.law.name))
    return YAMLValue.Member("expect", .map(shown.isEmpty || isSeenByLawOnly ? [law] : shown))
  }

  /// Compares the values that show the problem with those of a run of the same steps that doesn't have it.
  mutating func compare(with healthy: ExploredRun) {
    // The condition of a suite is itself what a value has to be.
    guard !values.isEmpty, problem.law != .suiteCondition, healthy.commands.map(\.text) == run.commands.map(\.text)
    else { return }
    var simulation = healthy.simulation()
    for command in commands { simulation.step(command) }
    isSeenByLawOnly = values.allSatisfy { simulation[$0.observable] == $0.value }
  }

  /// Returns the text of a file with the scenario that shows the problem; the scenario passes as long as it does. That of a suite has
  /// the suite's app as it was, so that only an exploration of the suite shows whether another app has the problem.
  ///
  /// - Parameters:
  ///   - subject: The explored subject.
  ///   - path: The path of the file. The default is a file in the working directory.
  ///   - allowsOutside: Whether the file may name a preset of another project. The default is `false`.
  package func text(of subject: Subject, at path: String = "", allowsOutside: Bool = false) -> String {
    var suite = run.suite(of: subject, at: path, allowsOutside: allowsOutside)
    suite.name = Self.suite(of: subject)
    suite.scenario = headline
    suite.tags = [Scenario.foundTag, problem.law.name, problem.level.rawValue, owner.rawValue]
    suite.steps = steps
    suite.steps.append(.lines(.map([expected])))
    let lines = [
      "found by run \(number)" + (threshold.map { "; \($0) shows it" } ?? ""),
      subject.suite == nil
        ? "\(problem.law == .endlessRun ? "fails" : "passes") as long as the problem shows"
        : "contains a copy of the suite; to check a fix, explore the suite again with the same --out",
    ]
    return lines.map { "# \($0)\n" }.joined() + suite.text
  }

  /// Returns the name of the suite in the file of a problem.
  static func suite(of subject: Subject) -> String { "Found in \(subject.name)" }
}

extension Problem.Expectation {
  /// Returns a value as it is written.
  private func value(_ value: ObservedValue) -> YAMLValue {
    // As precise as matchers.
    let rounded =
      if case .number(let number) = value { ObservedValue.number(number.rounded(decimals: 3)) } else { value }
    return Matcher(rounded, for: observable.type).written(for: observable.type)
  }

  /// Returns whether the observable is known to have another value than in a healthy list. That a component has been removed
  /// since doesn't show what it did.
  fileprivate func isObserved(in simulation: Simulation) -> Bool {
    guard let healthy else { return demanded != nil }
    let found = simulation[observable]
    return value(healthy).flow != value(found).flow && (found != .absent || healthy == .absent)
  }

  /// Returns the observable with its value, followed by the healthy value in a comment.
  fileprivate func written(in simulation: Simulation) -> YAMLValue.Member {
    let found = value(simulation[observable])
    let usual = healthy.map(value)?.flow ?? demanded.map { "\($0)" }
    return YAMLValue.Member(
      observable.path, usual == nil || usual == found.flow ? found : .remarked(found, "healthy: \(usual ?? "")"))
  }
}

extension ExploredRun {
  /// Returns the run as a suite of one scenario.
  ///
  /// - Parameters:
  ///   - subject: The explored subject. Its preset is named if the file may name it; otherwise, its components are
  ///     written out.
  ///   - path: The path of the file.
  ///   - allowsOutside: Whether the file may name a preset of another project. The default is `false`.
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

  /// Returns the run as YAML.
  package func text(of subject: Subject) -> String { suite(of: subject, at: "").text }
}

extension Subject {
  /// Returns the path of the preset if a file may name it, or `nil` if there is none or it belongs to another
  /// project.
  package func preset(namedBy path: String, allowsOutside: Bool) -> String? {
    let preset = suite == nil ? self.path : suite?.preset?.path
    guard let preset, FolderSearch.isFile(preset) else { return nil }
    return ProjectFiles(around: path, allowsOutside: allowsOutside).contains(preset) ? preset : nil
  }
}

extension FilePath {
  /// Returns the path of one file relative to another, even if only one of them is absolute.
  fileprivate static func relative(_ path: String, from file: String) -> String {
    guard path.hasPrefix("/") != file.hasPrefix("/") else { return relative(path, to: file) }
    let here = open(FolderSearch.realPath("") ?? "")
    return relative(path.hasPrefix("/") ? path : here + path, to: file.hasPrefix("/") ? file : here + file)
  }
}
