import ExternalTools
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshScenarios
import RefreshYAML

/// The files of the folder `Configs`.
public enum Configs {
  /// The path of the folder.
  public static let folder = ExternalTool.package.appendingPathComponent("Configs").path

  /// Returns the paths of the scenario files below one of its folders.
  public static func files(_ name: String = "") -> [String] { files(below: name, endingIn: ".scenarios.yaml") }

  /// Returns the paths of the preset files below one of its folders.
  public static func presets(_ name: String = "") -> [String] { files(below: name, endingIn: ".preset.yaml") }

  private static func files(below name: String, endingIn end: String) -> [String] {
    FolderSearch.files(below: name.isEmpty ? folder : folder + "/" + name, endingIn: [end])
  }

  /// Returns all presets, which must have no errors.
  public static func validPresets() -> [Preset] {
    var (diagnostics, library) = (Diagnostics(), PresetLibrary())
    let presets = presets().compactMap { path in
      SourceFile.read(path: path, into: &diagnostics).flatMap { library.load($0, into: &diagnostics) }
    }
    precondition(!diagnostics.hasErrors, "`Configs` has no errors: \(diagnostics.sorted().map(\.line))")
    return presets
  }

  /// Returns the suites below one of its folders, and adds what is wrong with them.
  public static func suites(_ name: String = "", into diagnostics: inout Diagnostics) -> [Suite] {
    var loader = SuiteLoader()
    return files(name).flatMap { path in
      SourceFile.read(path: path, into: &diagnostics).map { loader.load($0, into: &diagnostics) } ?? []
    }
  }

  /// Returns the suites below one of its folders, which must have no errors.
  public static func suites(_ name: String = "") -> [Suite] {
    var diagnostics = Diagnostics()
    let suites = suites(name, into: &diagnostics)
    precondition(!diagnostics.hasErrors, "`Configs` has no errors: \(diagnostics.sorted().map(\.line))")
    return suites
  }
}
