import RefreshChecks
import RefreshDiagnostics
import RefreshScenarios

/// The suites of some files, with their diagnostics.
struct LoadedSuites: Sendable {
  /// The runnable suites, in the order of the files.
  var suites: [Suite] = []
  /// The files that could be read.
  var files: [SourceFile] = []
  var diagnostics = Diagnostics()
  /// Whether a file could not be read or found, which is not an error in its text.
  private(set) var isUnusable = false

  /// Finds, reads and loads suites.
  ///
  /// - Parameters:
  ///   - paths: Scenario files, folders to be searched, and `-` for standard input.
  ///   - project: The options for the files that presets may name.
  ///   - takesPipes: As for ``InputFiles``.
  init(at paths: [String], _ project: ProjectOptions, takingPipes takesPipes: Bool = true) {
    let files = InputFiles(
      paths, searchingFor: [.scenarios], allowsOutside: project.allowOutside, takesPipes: takesPipes)
    self.init(files.inputs.map(\.file), allowsOutside: project.allowOutside)
    diagnostics.add(contentsOf: files.diagnostics)
    isUnusable = files.isUnusable
  }

  /// Loads the suites of files on all processors; the result is the same as on one.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - allowsOutside: Whether presets may name files outside their projects.
  init(_ files: [SourceFile], allowsOutside: Bool) {
    let pieces = Workers.pieces(of: files).map(Array.init)
    var loaded = Workers.map(pieces) { LoadedSuites(oneAfterTheOther: $0, allowsOutside: allowsOutside) }
    // The diagnostics of a file that several suites share can depend on which suite comes first.
    if loaded.count > 1, loaded.contains(where: \.tellsOfOtherFiles) {
      loaded = [LoadedSuites(oneAfterTheOther: files, allowsOutside: allowsOutside)]
    }
    for piece in loaded { add(piece) }
  }

  private init(oneAfterTheOther files: [SourceFile], allowsOutside: Bool) {
    self.files = files
    var loader = SuiteLoader(allowsOutside: allowsOutside)
    for file in files { suites += loader.load(file, into: &diagnostics) }
  }

  /// Creates an empty collection.
  init() {}

  /// Adds the suites of other files.
  mutating func add(_ other: LoadedSuites) {
    suites += other.suites
    files += other.files
    diagnostics.add(contentsOf: other.diagnostics)
  }

  /// The diagnostics that are not silenced, by file and place.
  var shown: [Diagnostic] { notSilenced(diagnostics) }

  /// Returns the diagnostics of these files that are not silenced, by file and place.
  func notSilenced(_ diagnostics: Diagnostics) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    var silencer = Silencer()
    for file in files { silencer.read(file) }
    return silencer.apply(to: diagnostics.sorted(), reportingUnused: false).shown
  }

  /// Whether a diagnostic is about a file that is not one of these, such as a preset.
  private var tellsOfOtherFiles: Bool {
    let own = Set(files)
    return diagnostics.all.contains { !own.contains($0.span.file) }
  }
}
