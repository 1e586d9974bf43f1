import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshLaws
import RefreshScenarios
import RefreshYAML

/// A folder with a scenario file for each cause of problems that was found.
package struct FindingFolder: Sendable {
  /// The path of the folder.
  package let path: String
  private let allowsOutside: Bool

  /// Creates the folder with a path, which need not exist.
  package init(_ path: String, allowsOutside: Bool = false) {
    (self.path, self.allowsOutside) = (path, allowsOutside)
  }

  /// The current results of the files of earlier findings.
  package struct Earlier: Sendable {
    /// A file whose problem still shows.
    package struct Known: Sendable {
      /// The name of the file.
      package let file: String
      /// The problem, and who is responsible for it.
      package let headline: String
      /// The law that it breaches.
      package let law: LawID
      /// The problem's identity; `nil` if the steps of the file show it only together with its expectations.
      package let shape: Problem.Shape?
      /// The name of the suite in the file, by which its preset or suite is known.
      package let suite: String
      /// The level of the app and the world.
      package let level: Level
      /// The owner of the problem, who has to act on it.
      package let owner: Owner
      /// The text of the file.
      package let text: String
    }

    /// The files whose problems still show.
    package private(set) var known: [Known] = []
    /// The names of the files whose problems are fixed.
    package private(set) var fixed: [String] = []
    /// The diagnostics of the files themselves.
    package fileprivate(set) var diagnostics = Diagnostics()

    /// Creates an empty result.
    package init() {}

    /// Returns the file by which a finding is known: its own, or one that shows the problem at a lower level of app
    /// and world.
    package func file(of finding: Finding) -> String? {
      let files = Dictionary(known.map { (FindingName($0.file)?.digest ?? "", $0.file) }) { first, _ in first }
      return Level.allCases.filter { $0 <= finding.problem.level }
        .lazy.compactMap { files[FindingName(of: finding.problem.shape, at: $0).digest] }.first
    }

    fileprivate mutating func add(
      _ file: SourceFile, named name: String, _ identity: FindingName, among subjects: [Subject],
      allowsOutside: Bool
    ) {
      var loader = SuiteLoader(allowsOutside: allowsOutside)
      var found = Diagnostics()
      let scenarios = loader.load(file, into: &found).flatMap(\.scenarios)
      diagnostics.add(contentsOf: found)
      guard !found.hasErrors, let first = scenarios.first else { return }
      // A suite may have another app than when the file was written.
      let suites = subjects.filter { $0.suite != nil && Finding.suite(of: $0) == first.suite }
      let shape =
        suites.isEmpty
        ? identity.shape(shownBy: first) : suites.lazy.compactMap { identity.shape(shownBy: first, in: $0) }.first
      let isReplayed = ExploredRun(first) != nil
      guard suites.isEmpty || !isReplayed ? scenarios.allSatisfy({ $0.shows(identity.law) }) : shape != nil
      else { return fixed.append(name) }
      let level = first.tags.lazy.compactMap(Level.init).first
      known.append(
        Known(
          file: name, headline: first.name, law: identity.law, shape: shape, suite: first.suite,
          level: level ?? .anything,
          owner: first.tags.lazy.compactMap(Owner.init).first ?? .preset,
          text: file.text(in: 0..<file.bytes.count)))
    }
  }

  /// Returns whether the file of a finding shows its problem. One that can't refer to a preset contains a copy of it without its
  /// parts and texts, which may not.
  ///
  /// - Parameters:
  ///   - law: The law that the problem breaches.
  ///   - text: The text of the file.
  ///   - path: Its path.
  package func shows(_ law: LawID, in text: String, at path: String) -> Bool {
    var (loader, found) = (SuiteLoader(allowsOutside: allowsOutside), Diagnostics())
    let scenarios = loader.load(SourceFile(path: path, text: text), into: &found).flatMap(\.scenarios)
    return !scenarios.isEmpty && scenarios.allSatisfy { $0.shows(law) }
  }

  /// Runs the files of earlier findings.
  ///
  /// - Parameter subjects: The subjects to explore. The steps of a problem of a suite run with the app that it has now. The
  ///   default is none.
  package func earlier(among subjects: [Subject] = []) -> Earlier {
    var earlier = Earlier()
    for name in FolderSearch.names(in: path) {
      guard let identity = FindingName(name),
        let file = SourceFile.read(path: FilePath.open(path) + name, into: &earlier.diagnostics)
      else { continue }
      earlier.add(file, named: name, identity, among: subjects, allowsOutside: allowsOutside)
    }
    return earlier
  }

  /// Returns whether a file has the name of a finding.
  package static func isFinding(_ path: String) -> Bool { FindingName(FilePath.name(of: path)) != nil }
}

extension Scenario {
  /// Whether it shows the problem that it was written for. That of an endless run fails as long as the run doesn't end.
  fileprivate func shows(_ law: LawID) -> Bool { Runner.run(self).passed == (law != .endlessRun) }
}

extension FindingName {
  /// Returns the problem that the steps of a scenario show in one of the worlds in which the scenarios of a suite begin, or `nil` if
  /// they don't.
  fileprivate func shape(shownBy scenario: Scenario, in subject: Subject) -> Problem.Shape? {
    guard let run = ExploredRun(scenario) else { return nil }
    return subject.worlds(like: run).lazy.compactMap { shape(in: $0, under: subject.conditions) }.first
  }

  /// Returns the problem that the steps of a scenario show, or `nil` if they don't.
  fileprivate func shape(shownBy scenario: Scenario) -> Problem.Shape? {
    guard let run = ExploredRun(scenario) else { return nil }
    let conditions = RunConditions(
      always: scenario.always, atRest: scenario.atRest, promises: scenario.setup.promises,
      hasWholeApp: !run.app.isEmpty, answered: run.app.isEmpty ? [] : ComponentRole.allCases)
    return shape(in: run, under: conditions)
  }

  private func shape(in run: ExploredRun, under conditions: RunConditions) -> Problem.Shape? {
    Judge.judge(run, under: conditions).problems.map(\.shape).first { shape in
      shape.law == law && Level.allCases.contains { FindingName(of: shape, at: $0).digest == digest }
    }
  }
}

extension Subject {
  /// The worlds in which the scenarios of a suite begin, with the steps of a run; what the suite doesn't declare is the run's.
  fileprivate func worlds(like run: ExploredRun) -> [ExploredRun] {
    var own = run
    own.components = components.map(\.blueprint)
    if !isSceneFree { own.scene = scene }
    own.app = app ?? run.app
    return [own]
      + examples.map { example in
        var world = example
        if isSceneFree { world.scene = run.scene }
        if app == nil { world.app = run.app }
        world.commands = run.commands
        return world
      }
  }
}
