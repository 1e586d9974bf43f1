import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshYAML

/// Checks the files of a run: what is wrong in each, what valid ones do unwanted, and what they do together.
///
/// Several can check parts of a run side by side; joined in the order of the run they find what one would have found.
public struct Checker: Sendable {
  private var diagnostics = Diagnostics()
  private var silencer: Silencer
  private var loader: SuiteLoader
  private var library: PresetLibrary
  /// What was found in each preset file.
  private var found: [Findings] = []
  /// Those without mistakes, in the order of the run.
  private var presets: [Preset] = []

  /// What was found in a preset file.
  private struct Findings: Sendable {
    let file: SourceFile
    var diagnostics = Diagnostics()
  }

  /// Begins with no files.
  ///
  /// - Parameters:
  ///   - found: what is wrong already, such as files that can't be read. The default is nothing.
  ///   - silencer: silences what users do not want to hear of. The default follows the settings of projects.
  ///   - loader: reads suites. The default reads the presets that they name from the file system.
  ///   - library: reads presets. The default reads those that they extend from the file system.
  public init(
    found: Diagnostics = Diagnostics(), silencer: Silencer = Silencer(), loader: SuiteLoader = SuiteLoader(),
    library: PresetLibrary = PresetLibrary()
  ) {
    diagnostics = found
    self.silencer = silencer
    self.loader = loader
    self.library = library
  }

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - file: its text.
  ///   - kind: what it holds.
  ///   - isStream: whether it may hold many presets, because nobody names it as the one of a preset. The default is that
  ///     a second preset is a warning.
  public mutating func check(_ file: SourceFile, as kind: Rule.Example.Kind, isStream: Bool = false) {
    silencer.read(file)
    switch kind {
    case .preset:
      checkPreset(file, isStream: isStream)
    case .scenarios:
      for suite in loader.load(file, into: &diagnostics) { SuiteLint.check(suite, into: &diagnostics) }
    case .settings:
      // They are read with the project that they are of, which is that of the file itself.
      break
    }
  }

  /// Checks presets that are documents of a stream, each for itself.
  ///
  /// - Parameter piece: whole documents of the stream.
  public mutating func check(presetsIn piece: SourceFile) {
    silencer.read(piece)
    var reader = YAMLReader(piece)
    while let document = reader.next(into: &diagnostics) {
      var found = Diagnostics()
      let preset = library.decode(document, into: &found)
      judge(preset, into: &found)
      diagnostics.add(contentsOf: found)
    }
  }

  /// Says where the second preset begins in the file of one, which nobody can name, though it can be right.
  public mutating func warnOfSecondPreset(in file: SourceFile) {
    var found = Diagnostics()
    var library = PresetLibrary()
    _ = library.load(file, into: &found)
    for several in found.all where several.rule == .severalPresets {
      diagnostics.add(several.withSeverity(.warning))
    }
  }

  /// Adds something that was found elsewhere.
  public mutating func add(contentsOf found: Diagnostics) { diagnostics.add(contentsOf: found) }

  /// Takes over what another has found in the files behind those of this one.
  public mutating func join(_ other: Checker) {
    let repeated = library.join(other.library).union(loader.join(other.loader))
    func isNew(_ diagnostic: Diagnostic) -> Bool {
      diagnostic.rule != .extendsCycle || !repeated.contains(diagnostic.span)
    }
    for diagnostic in other.diagnostics.all where isNew(diagnostic) { diagnostics.add(diagnostic) }
    for findings in other.found {
      var kept = Findings(file: findings.file)
      for diagnostic in findings.diagnostics.all where isNew(diagnostic) { kept.diagnostics.add(diagnostic) }
      found.append(kept)
    }
    presets += other.presets
    silencer.join(other.silencer)
  }

  /// What was found in all files, and what of it is silenced.
  public mutating func finish() -> Silencer.Outcome {
    // What is only extended has been checked with what extends it.
    for findings in found where !library.isOnlyExtended(findings.file, findings.diagnostics) {
      diagnostics.add(contentsOf: findings.diagnostics)
    }
    PresetLint.check(together: presets, into: &diagnostics)
    return silencer.apply(to: diagnostics.sorted(), reportingUnused: true)
  }

  private mutating func checkPreset(_ file: SourceFile, isStream: Bool) {
    var findings = Findings(file: file)
    let preset = library.load(file, into: &findings.diagnostics)
    if findings.diagnostics.all.contains(where: { $0.rule == .severalPresets }) {
      if !isStream { warnOfSecondPreset(in: file) }
      check(presetsIn: file)
      return
    }
    if let preset, judge(preset, into: &findings.diagnostics) { presets.append(preset) }
    found.append(findings)
  }

  /// Says what a preset does and its author may not want; only one that is right can be judged.
  ///
  /// - Returns: whether it is right.
  @discardableResult
  private func judge(_ preset: Preset?, into found: inout Diagnostics) -> Bool {
    guard let preset, !found.hasErrors else { return false }
    var judged = Diagnostics()
    PresetLint.check(preset, into: &judged)
    for diagnostic in judged.all { found.add(preset.showingOrigin(of: diagnostic)) }
    return true
  }
}
