import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshYAML

extension Rule.Example {
  /// The name that the file has in messages.
  public var fileName: String {
    switch kind {
    case .preset: "example.preset.yaml"
    case .scenarios: "example.scenarios.yaml"
    case .settings: Settings.fileName
    }
  }

  /// What is found in the file, silenced where it says so itself; a preset that it names is a plain one.
  public func findings() -> [Diagnostic] {
    var diagnostics = Diagnostics()
    guard let file = SourceFile.decode(path: fileName, bytes: bytes, into: &diagnostics) else {
      return diagnostics.sorted()
    }
    switch kind {
    case .preset: _ = PresetLoader.load(file, into: &diagnostics)
    case .scenarios:
      var loader = SuiteLoader { path, _ in
        SourceFile(path: path, text: "name: classic\nheader: { type: normalHeader }\n")
      }
      _ = loader.load(file, into: &diagnostics)
    case .settings: _ = Settings.decode(file, into: &diagnostics)
    }
    var silencer = Silencer(settings: nil)
    silencer.read(file)
    return silencer.apply(to: diagnostics.sorted(), reportingUnused: true).shown
  }
}
