import RefreshChecks
import RefreshDiagnostics
import RefreshScenarios
import RefreshYAML

/// The suites of some files, and what is wrong with them.
struct LoadedSuites: Sendable {
  /// The suites that can be run, in the order of the files.
  var suites: [Suite] = []
  /// The files that could be read.
  var files: [SourceFile] = []
  /// What is wrong.
  var diagnostics = Diagnostics()
  /// Whether a file could not be read or found, which is no fault of its text.
  private(set) var isUnusable = false

  /// Finds, reads and loads suites.
  ///
  /// - Parameters:
  ///   - paths: files of scenarios, folders to be searched, `-` for standard input.
  ///   - project: what presets may name.
  init(at paths: [String], _ project: ProjectOptions) {
    let files = InputFiles(paths, searchingFor: [.suites])
    self.init(files.inputs.map(\.file), allowsOutside: project.allowOutside)
    diagnostics.add(contentsOf: files.diagnostics)
    isUnusable = files.isUnusable
  }

  /// Loads the suites of files, on all processors; what comes out is the same as on one.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - allowsOutside: whether presets may name files outside of their projects.
  init(_ files: [SourceFile], allowsOutside: Bool) {
    let pieces = Workers.pieces(of: files).map(Array.init)
    var loaded = Workers.map(pieces) { LoadedSuites(oneAfterTheOther: $0, allowsOutside: allowsOutside) }
    // What is told of a file that several suites share can depend on which of them comes first.
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

  /// Nothing yet.
  init() {}

  /// Adds those of other files.
  mutating func add(_ other: LoadedSuites) {
    suites += other.suites
    files += other.files
    diagnostics.add(contentsOf: other.diagnostics)
  }

  /// What is wrong and is not silenced, by file and place.
  var shown: [Diagnostic] {
    var silencer = Silencer()
    for file in files { silencer.read(file) }
    return silencer.apply(to: diagnostics.sorted(), reportingUnused: false).shown
  }

  /// Whether something is wrong with a file that is not one of these, such as a preset.
  private var tellsOfOtherFiles: Bool {
    let own = Set(files.map(ObjectIdentifier.init))
    return diagnostics.all.contains { !own.contains(ObjectIdentifier($0.span.file)) }
  }
}
