import RefreshDiagnostics
import RefreshScenarios
import RefreshYAML

/// Returns the suites of a text, and its diagnostics as `ID: MESSAGE`.
func load(_ text: String) -> (suites: [Suite], lines: [String]) {
  var (diagnostics, loader) = (Diagnostics(), SuiteLoader())
  let suites = loader.load(SourceFile(path: "test.scenarios.yaml", text: text), into: &diagnostics)
  return (suites, lines(of: diagnostics))
}

/// Returns diagnostics as `ID: MESSAGE`.
func lines(of diagnostics: Diagnostics) -> [String] {
  diagnostics.sorted().map { "\($0.id.rawValue): \($0.message)" }
}
