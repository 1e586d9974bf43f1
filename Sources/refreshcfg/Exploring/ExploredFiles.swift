import RefreshChecks
import RefreshDiagnostics
import RefreshExplore
import RefreshPresets
import RefreshScenarios

/// The presets and suites to explore.
struct ExploredFiles {
  /// The subjects, in the order of the files.
  private(set) var subjects: [Subject] = []
  /// The diagnostics that are not silenced, by file and location.
  let shown: [Diagnostic]
  /// Whether a file could not be read or found.
  let isUnusable: Bool

  /// Finds, reads and loads files.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - folder: The folder of findings, whose files are results and not subjects. The default is none.
  ///   - project: The options of the project.
  init(_ paths: [String], except folder: FindingFolder? = nil, _ project: ProjectOptions) {
    let files = InputFiles(paths, allowsOutside: project.allowOutside)
    var diagnostics = files.diagnostics
    var library = PresetLibrary(allowsOutside: project.allowOutside)
    var loader = SuiteLoader(allowsOutside: project.allowOutside)
    for (kind, file) in files.inputs {
      if let folder, !paths.contains(file.path), folder.contains(file.path) { continue }
      if kind == .scenarios {
        subjects += loader.load(file, into: &diagnostics).map { Subject($0) }
        continue
      }
      var own = Diagnostics()
      let preset = library.load(file, into: &own)
      guard files.inputs.count == 1 || !library.isOnlyExtended(file, own) else { continue }
      diagnostics.add(contentsOf: own)
      if let preset { subjects.append(Subject(preset, path: file.path)) }
    }
    var settings = ProjectSettings()
    for index in subjects.indices {
      subjects[index].drawing = subjects[index].drawing.within(settings.drawing(for: subjects[index].path))
    }
    diagnostics.add(contentsOf: settings.diagnostics)
    var silencer = Silencer()
    for (_, file) in files.inputs { silencer.read(file) }
    shown = silencer.apply(to: diagnostics.sorted(), reportingUnused: false).shown
    isUnusable = files.isUnusable
  }
}
