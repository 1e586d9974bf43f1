import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios

/// Checks the files of a run: what is wrong in each, what valid ones do unwanted, and what they do together.
public struct Checker {
  private var diagnostics = Diagnostics()
  private var silencer: Silencer
  private var loader: SuiteLoader
  private var library: PresetLibrary
  /// What was found in each preset file.
  private var found: [(file: SourceFile, diagnostics: Diagnostics)] = []
  /// Those without mistakes, in the order of the run.
  private var presets: [Preset] = []

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
  public mutating func check(_ file: SourceFile, as kind: Rule.Example.Kind) {
    silencer.read(file)
    switch kind {
    case .preset:
      var found = Diagnostics()
      // Only a preset that is right can be judged.
      if let preset = library.load(file, into: &found), !found.hasErrors {
        var judged = Diagnostics()
        PresetLint.check(preset, into: &judged)
        for diagnostic in judged.all { found.add(preset.showingOrigin(of: diagnostic)) }
        presets.append(preset)
      }
      self.found.append((file, found))
    case .scenarios:
      for suite in loader.load(file, into: &diagnostics) { SuiteLint.check(suite, into: &diagnostics) }
    case .settings:
      // They are read with the project that they are of, which is that of the file itself.
      break
    }
  }

  /// What was found in all files, and what of it is silenced.
  public mutating func finish() -> Silencer.Outcome {
    // What is only extended has been checked with what extends it.
    for (file, found) in found where !library.isOnlyExtended(file, found) { diagnostics.add(contentsOf: found) }
    PresetLint.check(together: presets, into: &diagnostics)
    return silencer.apply(to: diagnostics.sorted(), reportingUnused: true)
  }
}
