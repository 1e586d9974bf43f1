import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshYAML

/// A file of scenarios in a test target: its scenarios are the arguments of a test.
///
/// ```swift
/// @Test(arguments: ScenarioFile("Feed.scenarios.yaml").scenarios)
/// func feed(_ scenario: ScenarioCase) throws { try scenario.check() }
/// ```
///
/// A file that can't be read, has mistakes or has no scenario is no empty list, with which a test would pass: it has one case
/// for each mistake, which fails at its line.
public struct ScenarioFile: Sendable {
  /// The path of the file.
  public let path: String
  private let allowsOutside: Bool

  /// Names a file; it is read when its scenarios are asked for.
  ///
  /// - Parameters:
  ///   - path: relative to the folder of the test's own source file, or absolute.
  ///   - allowsOutside: whether presets may name images and bundles outside of their projects. The default is that they
  ///     may not.
  ///   - testFile: the path of the test's own source file. The default is the file in which this is called.
  public init(_ path: String, allowsOutside: Bool = false, relativeTo testFile: String = #filePath) {
    self.path = FilePath.resolve(path, from: testFile)
    self.allowsOutside = allowsOutside
  }

  /// Its scenarios, in order, one for each example; never empty.
  public var scenarios: [ScenarioCase] {
    var diagnostics = Diagnostics()
    var suites: [Suite] = []
    if let file = SourceFile.read(path: path, into: &diagnostics) {
      var loader = SuiteLoader(allowsOutside: allowsOutside)
      suites = loader.load(file, into: &diagnostics)
    }
    let mistakes = diagnostics.sorted().filter { $0.severity == .error }.map { diagnostic in
      ScenarioCase(mistake: ScenarioFailure(diagnostic))
    }
    guard mistakes.isEmpty else { return mistakes }
    let entries = RunPlan(suites).entries
    guard !entries.isEmpty else {
      let failure = ScenarioFailure(message: "there is no scenario in this file", path: path, line: 1, column: 1)
      return [ScenarioCase(mistake: failure)]
    }
    return entries.map(ScenarioCase.init)
  }
}
