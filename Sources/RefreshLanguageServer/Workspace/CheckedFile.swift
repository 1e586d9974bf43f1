import RefreshChecks
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshScenarios

/// The result of checking a file.
struct CheckedFile: Sendable {
  /// The path of the file.
  let path: String
  /// The diagnostics of `validate` for the file, and for those that it names.
  let diagnostics: [Diagnostic]
  /// The diagnostics by the keys of their files' paths.
  let diagnosticsByFile: [String: [Diagnostic]]
  /// The keys of the paths of all files and folders that were looked up for it.
  let dependencies: Set<String>
  /// The path of a preset that extends it and was checked with it, because on its own it seems incomplete.
  let extender: String?
  /// What is kept for the next check; nil for files that aren't open, or if another file has changed since.
  var kept: Checker.Kept?
  /// The usable content; nil for files that aren't open.
  let content: Checker.Content?

  /// The preset, if it is one.
  var preset: Preset? { if case .preset(let preset) = content { preset } else { nil } }
  /// Whether it is a preset that may exist only to be extended.
  var seemsIncomplete: Bool { diagnostics.contains { $0.rule == .missingKey || $0.rule == .noComponent } }
  /// The suites, without the scenarios that have errors; empty if errors may concern all, or if it isn't a file of
  /// scenarios.
  var suites: [Suite] { if case .suites(let suites) = content { suites } else { [] } }
  /// The presets that it is about: its own, or those that its suites name, even if these have errors.
  let presets: [Preset]

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - others: Files that extend it, which are checked with it, because it may exist only to be extended.
  ///   - tree: Its structure if it is open, so that the content and runs are needed.
  ///   - earlier: What the check before has kept.
  ///   - read: Reads the files that it names.
  init(
    _ file: SourceFile, with others: [SourceFile] = [], tree: SyntaxTree? = nil, after earlier: Checker.Kept? = nil,
    read: @escaping PresetLibrary.ReadFile
  ) {
    let log = LookupLog()
    var content: Checker.Content?
    var kept: Checker.Kept?
    var presets: [Preset] = []
    let shown = log.during {
      var found = Diagnostics()
      guard let text = SourceFile.decode(path: file.path, bytes: file.bytes, identity: file.identity, into: &found)
      else { return found.sorted() }
      let kind = FileKind(of: text, at: text.path)
      if kind == .settings { _ = Settings.decode(text, into: &found) }
      var loader = SuiteLoader(read: read)
      loader.keepsSound = tree != nil
      var checker = Checker(
        found: found, silencer: Silencer(settings: ProjectSettings(read: read)), loader: loader,
        library: PresetLibrary(read: read))
      if tree != nil { checker.keep(after: earlier) }
      content = checker.check(text, as: kind, isStream: !text.path.hasSuffix(kind.rawValue))
      for other in others { checker.check(other, as: .preset) }
      kept = checker.kept
      switch content {
      case .preset(let preset): presets = [preset]
      case .suites(let suites) where !suites.isEmpty: presets = suites.compactMap(\.preset)
      default: presets = tree.map { Self.presets(namedIn: $0, of: text, kept: &kept, read) } ?? []
      }
      return checker.finish().shown
    }
    path = file.path
    extender = others.first?.path
    let own = Set(others.map(\.identity))
    diagnostics = others.isEmpty ? shown : shown.filter { !own.contains($0.span.file.identity) }
    diagnosticsByFile = Dictionary(grouping: diagnostics) { FilePath.key(FilePath.normalized($0.span.file.path)) }
    dependencies = Set(log.paths.map { FilePath.key(FilePath.normalized($0)) })
    self.content = tree == nil ? nil : content
    self.presets = tree == nil ? [] : presets
    self.kept = kept
  }

  /// Returns the presets that the suites of a file name, as far as the text can be read.
  private static func presets(
    namedIn tree: SyntaxTree, of file: SourceFile, kept: inout Checker.Kept?,
    _ read: @escaping PresetLibrary.ReadFile
  ) -> [Preset] {
    var (library, found) = (PresetLibrary(read: read), Diagnostics())
    library.kept = KnownPresets(after: kept?.presets)
    defer { if let presets = library.kept { kept?.presets = presets } }
    return tree.roots.compactMap { root in
      guard let name = root[KnownKeys.preset]?.value, name.isScalar, !name.range.isEmpty else { return nil }
      let span = Span(file: file, start: name.range.lowerBound, end: name.range.upperBound)
      return library.preset(named: name.text(in: file.bytes), at: span, in: file, into: &found)
    }
  }
}
