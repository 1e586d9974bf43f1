import RefreshChecks
import RefreshDiagnostics
import RefreshExplore
import RefreshFiles
import RefreshPresets
import RefreshScenarios

/// The presets and suites to explore.
struct ExploredFiles {
  /// The subjects, in the order of the files.
  private(set) var subjects: [Subject] = []
  /// The paths of the files that could be read.
  let paths: [String]
  /// The names of the presets that are explored only in suites with an app.
  let answered: [String]
  /// The diagnostics that are not silenced, by file and location: those of `validate`, because runs don't show what lint knows.
  let shown: [Diagnostic]
  /// The status because of files that can't be explored: invalid ones are left out.
  let status: ExitStatus

  /// Finds, reads and loads files.
  ///
  /// A preset that a suite with an app names is explored only there, unless it is asked for by name: what another app could make of
  /// it doesn't concern its authors.
  ///
  /// - Parameters:
  ///   - places: Files, folders, and `FILE:LINE` for one of several suites in a file.
  ///   - project: The options of the project.
  init(_ places: TestPaths, _ project: ProjectOptions) {
    let paths = places.paths
    let files = InputFiles(paths, allowsOutside: project.allowOutside)
    var checker = Checker(
      found: files.diagnostics, loader: SuiteLoader(allowsOutside: project.allowOutside),
      library: PresetLibrary(allowsOutside: project.allowOutside))
    self.paths = files.inputs.map(\.file.path)
    var answered: Set<String> = []
    for (kind, file) in files.inputs {
      // What was found before is a result, unless it is asked for by name.
      if !paths.contains(file.path), FindingFolder.isFinding(file.path) { continue }
      switch checker.check(file, as: kind) {
      case .preset(let preset): subjects.append(Subject(preset, path: file.path))
      case .suites(let suites):
        subjects += suites.map { Subject($0) }
        answered.formUnion(
          suites.filter(\.namesApp).compactMap(\.preset).map { FilePath.key(FilePath.normalized($0.path)) })
      case nil: break
      }
    }
    let suites = subjects.compactMap(\.suite)
    subjects.removeAll { subject in
      let lines = places.lines.filter { $0.path == subject.path }.map(\.line)
      return subject.suite.map { suite in
        !lines.isEmpty && !lines.contains { suite.contains(line: $0, among: suites) }
      } ?? false
    }
    // An invalid preset is usable without its invalid parts, but that isn't what its authors meant.
    subjects.removeAll {
      $0.suite == nil && (checker.hasErrors(inPresetAt: $0.path) || checker.isOnlyExtended($0.path))
    }
    let isAnswered = { (subject: Subject) in
      subject.suite == nil && !paths.contains(subject.path)
        && answered.contains(FilePath.key(FilePath.normalized(subject.path)))
    }
    self.answered = subjects.filter(isAnswered).map(\.name)
    subjects.removeAll(where: isAnswered)
    var settings = ProjectSettings()
    for index in subjects.indices {
      subjects[index].drawing = subjects[index].drawing.within(settings.drawing(for: subjects[index].path))
    }
    checker.add(contentsOf: settings.diagnostics)
    shown = checker.finish(reportingUnused: false).shown
    // What lint finds doesn't make a file invalid, even where a project takes it for an error.
    let lint = Set(PresetLint.all.map(\.rule) + SuiteLint.all.map(\.rule))
    let isInvalid = shown.contains { $0.severity == .error && !lint.contains($0.rule) }
    status = files.isUnusable ? .unusable : isInvalid ? .failure : .success
  }
}

extension Suite {
  /// Returns whether it is the suite at a line of its file.
  ///
  /// - Parameters:
  ///   - line: The number of the line.
  ///   - suites: All suites, those of one file in its order.
  fileprivate func contains(line: Int, among suites: [Suite]) -> Bool {
    let own = suites.filter { $0.span.file.path == span.file.path }.map(\.span.startPosition.line)
    return own.last { $0 <= line } ?? own.first == span.startPosition.line
  }
}
