import RefreshChecks
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshScenarios

/// What a check of a file has found.
struct CheckedFile: Sendable {
  /// The path of the file.
  let path: String
  /// What `validate` says of it: diagnostics of the file, and of those that it names.
  let diagnostics: [Diagnostic]
  /// The keys of the paths of all files and folders that were looked up for it.
  let dependencies: Set<String>
  /// What scenarios did when they were checked, for the next check; nil for files that aren't open.
  var runs: KnownRuns?
  /// The usable content; nil for files that aren't open.
  let content: Checker.Content?

  /// The preset, if it is one.
  var preset: Preset? { if case .preset(let preset) = content { preset } else { nil } }
  /// The suites; empty if it has errors, or is no file of scenarios.
  var suites: [Suite] { if case .suites(let suites) = content { suites } else { [] } }
  /// The presets that hints and hovers are about: its own, or those of its suites.
  var presets: [Preset] { preset.map { [$0] } ?? suites.compactMap(\.preset) }

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - others: Files that extend it, which are checked with it, because it may be there only to be extended.
  ///   - keepsContent: Whether the content and runs are needed.
  ///   - runs: The runs of the check before, if no other file has changed since.
  ///   - read: Reads the files that it names.
  init(
    _ file: SourceFile, with others: [SourceFile] = [], keepsContent: Bool, runs: KnownRuns? = nil,
    read: @escaping PresetLibrary.ReadFile
  ) {
    let log = LookupLog()
    var content: Checker.Content?
    var kept: KnownRuns?
    let shown = log.during {
      var found = Diagnostics()
      guard let text = SourceFile.decode(path: file.path, bytes: file.bytes, identity: file.identity, into: &found)
      else { return found.sorted() }
      let kind = FileKind(of: text, at: text.path)
      if kind == .settings { _ = Settings.decode(text, into: &found) }
      var checker = Checker(
        found: found, silencer: Silencer(settings: ProjectSettings(read: read)), loader: SuiteLoader(read: read),
        library: PresetLibrary(read: read))
      if keepsContent { checker.keepRuns(after: runs) }
      content = checker.check(text, as: kind, isStream: !text.path.hasSuffix(kind.rawValue))
      for other in others { checker.check(other, as: .preset) }
      kept = checker.runs
      return checker.finish().shown
    }
    path = file.path
    let own = Set(others.map(\.identity))
    diagnostics = others.isEmpty ? shown : shown.filter { !own.contains($0.span.file.identity) }
    dependencies = Set(log.paths.map { FilePath.key(FilePath.normalized($0)) })
    self.content = keepsContent ? content : nil
    self.runs = kept
  }
}
