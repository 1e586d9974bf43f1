import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshYAML

/// A checker for the files of a run, which finds errors in each file, unwanted behaviour of valid ones, and
/// conflicts between them.
///
/// Several checkers can check parts of a run in parallel. Joined in the order of the run, they have the same
/// diagnostics as a single one.
public struct Checker: Sendable {
  private var diagnostics = Diagnostics()
  private var silencer: Silencer
  private var loader: SuiteLoader
  private var library: PresetLibrary
  /// The diagnostics of each preset file.
  private var found: [(file: SourceFile, diagnostics: Diagnostics)] = []
  /// The runs of scenarios that are kept for the next check of the file; nil if none are.
  private var runs: KnownRuns?
  /// The presets without errors, in the order of the run.
  private var presets: [Preset] = []

  /// Makes a checker that hasn't checked any files.
  ///
  /// - Parameters:
  ///   - found: Earlier diagnostics, such as those of files that can't be read. The default is none.
  ///   - silencer: The silencer. The default uses the settings of projects.
  ///   - loader: The loader of suites. The default reads presets that suites name from the file system.
  ///   - library: The library of presets. The default reads presets that others extend from the file system.
  public init(
    found: Diagnostics = Diagnostics(), silencer: Silencer = Silencer(), loader: SuiteLoader = SuiteLoader(),
    library: PresetLibrary = PresetLibrary()
  ) {
    diagnostics = found
    self.silencer = silencer
    self.loader = loader
    self.library = library
  }

  /// What is kept for the next check of the same file, as long as no other file changes.
  package struct Kept: Sendable {
    var runs = KnownRuns()
    /// The presets that its suites name.
    package var presets = KnownPresets()
  }

  /// Keeps what the next check of the same file would find again.
  ///
  /// - Parameter earlier: What was kept by the check before.
  package mutating func keep(after earlier: Kept?) {
    runs = KnownRuns(after: earlier?.runs)
    loader.kept = KnownPresets(after: earlier?.presets)
  }

  /// What is kept for the next check; nil if nothing is.
  package var kept: Kept? {
    guard let runs, let presets = loader.kept else { return nil }
    return Kept(runs: runs, presets: presets)
  }

  /// The usable content of a file.
  public enum Content: Sendable {
    /// A preset, without its invalid parts.
    case preset(Preset)
    /// Suites, without the scenarios that have errors if these are left out, and otherwise only those without errors.
    case suites([Suite])
  }

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - file: The text of the file.
  ///   - kind: The kind of file.
  ///   - isStream: Whether the file may contain many presets, because no other file names it. By default, a second
  ///     preset gets a warning.
  /// - Returns: The content of the file, or nil if it has none or several presets.
  @discardableResult
  public mutating func check(_ file: SourceFile, as kind: FileKind, isStream: Bool = false) -> Content? {
    silencer.read(file)
    switch kind {
    case .preset: return checkPreset(file, isStream: isStream).map { .preset($0) }
    case .scenarios:
      var found = Diagnostics()
      let suites = loader.load(file, into: &found)
      // The presets that the file names have been read.
      var again = loader
      diagnostics.add(contentsOf: FixTrial.judged(found, of: file) { _ = again.load($0, into: &$1) })
      var runs = runs ?? KnownRuns()
      for suite in suites where suite.isWhole { SuiteLint.check(suite, runs: &runs, into: &diagnostics) }
      if self.runs != nil { self.runs = runs }
      return .suites(suites)
    case .settings:
      // Settings are read together with the project that they belong to, which is the file's own.
      return nil
    }
  }

  /// Checks presets that are documents of a stream, each independently.
  ///
  /// - Parameter piece: A piece of the stream, with whole documents.
  public mutating func check(presetsIn piece: SourceFile) {
    var reader = YAMLReader(piece)
    let starts = IgnoreComment.starts(in: piece)
    var comments = starts[...]
    var roots: [Node] = []
    defer { silencer.read(piece, (starts, roots)) }
    while let document = reader.next(into: &diagnostics) {
      comments = comments.drop { $0 < document.root.span.start }
      if let comment = comments.first, comment < document.root.span.end { roots.append(document.root) }
      var found = Diagnostics()
      if let preset = library.decode(document, into: &found) { judge(preset, into: &found) }
      diagnostics.add(contentsOf: found)
    }
  }

  /// Warns of a second preset in a file. It may be valid, but other files can't refer to it.
  public mutating func warnOfSecondPreset(in file: SourceFile) {
    var found = Diagnostics()
    var library = PresetLibrary()
    _ = library.load(file, into: &found)
    for several in found.all where several.rule == .severalPresets {
      diagnostics.add(several.withSeverity(.warning))
    }
  }

  /// Adds diagnostics from elsewhere.
  public mutating func add(contentsOf found: Diagnostics) { diagnostics.add(contentsOf: found) }

  /// Adds the results of another checker, which has checked the files after those of this one.
  public mutating func join(_ other: Checker) {
    let repeated = library.join(other.library).union(loader.join(other.loader))
    func isNew(_ diagnostic: Diagnostic) -> Bool {
      ![.extendsCycle, .extendsTooDeep].contains(diagnostic.rule) || !repeated.contains(diagnostic.span)
    }
    for diagnostic in other.diagnostics.all where isNew(diagnostic) { diagnostics.add(diagnostic) }
    found += other.found.map { ($0.file, Diagnostics($0.diagnostics.all.filter(isNew))) }
    presets += other.presets
    silencer.join(other.silencer)
  }

  /// Returns whether the preset of a file has errors, so that the rest of it says nothing about the whole.
  package func hasErrors(inPresetAt path: String) -> Bool {
    found.contains { $0.file.path == path && $0.diagnostics.hasErrors }
  }

  /// Returns whether a preset of the run is there only to be extended by others of it.
  package func isOnlyExtended(_ path: String) -> Bool {
    found.contains { $0.file.path == path && library.isOnlyExtended($0.file, $0.diagnostics) }
  }

  /// Returns the diagnostics of all files, shown and silenced.
  ///
  /// - Parameter reportingUnused: Whether comments and settings that silence nothing are reported. The default is `true`.
  public mutating func finish(reportingUnused: Bool = true) -> Silencer.Result {
    // Diagnostics of the named files come first: of those that suites find again in a preset, by other paths,
    // the first one is kept.
    var all = Diagnostics()
    // A preset that is only extended has been checked with the presets that extend it.
    for (file, found) in found where !library.isOnlyExtended(file, found) { all.add(contentsOf: found) }
    all.add(contentsOf: diagnostics)
    PresetLint.check(together: presets, into: &all)
    return silencer.apply(to: all.sorted(), reportingUnused: reportingUnused)
  }

  private mutating func checkPreset(_ file: SourceFile, isStream: Bool) -> Preset? {
    var found = Diagnostics()
    let preset = library.load(file, into: &found)
    if found.all.contains(where: { $0.rule == .severalPresets }) {
      if !isStream { warnOfSecondPreset(in: file) }
      check(presetsIn: file)
      return nil
    }
    if let preset, judge(preset, into: &found) { presets.append(preset) }
    // The library knows the file itself already.
    var again = library.fresh
    found = FixTrial.judged(found, of: file) { _ = again.load($0, into: &$1) }
    self.found.append((file, found))
    return preset
  }

  /// Lints a preset, unless it has errors.
  ///
  /// - Returns: Whether it has no errors.
  @discardableResult
  private func judge(_ preset: Preset, into found: inout Diagnostics) -> Bool {
    guard !found.hasErrors else { return false }
    var judged = Diagnostics()
    PresetLint.check(preset, into: &judged)
    // A warning of the reader isn't repeated by the linter.
    let places = Set(found.all.map(\.span))
    for diagnostic in judged.all where !places.contains(diagnostic.span) {
      found.add(preset.showingOrigin(of: diagnostic))
    }
    return true
  }
}
