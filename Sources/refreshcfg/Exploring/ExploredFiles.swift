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
  /// The diagnostics that are not silenced, by file and location.
  let shown: [Diagnostic]
  /// The status because of these diagnostics: invalid files are left out.
  let status: ExitStatus

  /// Finds, reads and loads files.
  ///
  /// A preset that a suite with an app names is explored only there, unless it is asked for by name: what another app could make of
  /// it doesn't concern its authors.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - project: The options of the project.
  init(_ paths: [String], _ project: ProjectOptions) {
    let files = InputFiles(paths, allowsOutside: project.allowOutside)
    var diagnostics = files.diagnostics
    var library = PresetLibrary(allowsOutside: project.allowOutside)
    var loader = SuiteLoader(allowsOutside: project.allowOutside)
    var answered: Set<String> = []
    for (kind, file) in files.inputs {
      // What was found before is a result, unless it is asked for by name.
      if !paths.contains(file.path), FindingFolder.isFinding(file.path) { continue }
      if kind == .scenarios {
        let suites = loader.load(file, into: &diagnostics)
        subjects += suites.map { Subject($0) }
        answered.formUnion(
          suites.filter(\.namesApp).compactMap(\.preset).map { FilePath.key(FilePath.normalized($0.path)) })
        continue
      }
      var own = Diagnostics()
      let preset = library.load(file, into: &own)
      guard files.inputs.count == 1 || !library.isOnlyExtended(file, own) else { continue }
      diagnostics.add(contentsOf: own)
      if let preset { subjects.append(Subject(preset, path: file.path)) }
    }
    subjects.removeAll { subject in
      subject.suite == nil && !paths.contains(subject.path)
        && answered.contains(FilePath.key(FilePath.normalized(subject.path)))
    }
    var settings = ProjectSettings()
    for index in subjects.indices {
      subjects[index].drawing = subjects[index].drawing.within(settings.drawing(for: subjects[index].path))
    }
    diagnostics.add(contentsOf: settings.diagnostics)
    var silencer = Silencer()
    for (_, file) in files.inputs { silencer.read(file) }
    shown = silencer.apply(to: diagnostics.sorted(), reportingUnused: false).shown
    let isInvalid = shown.contains { $0.severity == .error }
    status = files.isUnusable ? .unusable : isInvalid ? .failure : .success
  }
}
