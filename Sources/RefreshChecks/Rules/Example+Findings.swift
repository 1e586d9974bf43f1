import RefreshDiagnostics
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
    if kind == .settings { _ = Settings.decode(file, into: &diagnostics) }
    let loader = SuiteLoader { path, _ in
      SourceFile(path: path, text: "name: classic\nheader: { type: normalHeader }\n")
    }
    var checker = Checker(found: diagnostics, silencer: Silencer(settings: nil), loader: loader)
    checker.check(file, as: kind)
    return checker.finish().shown
  }
}
