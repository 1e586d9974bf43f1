import RefreshDiagnostics
import RefreshFiles

/// A file of scenarios in a test target: its scenarios are the arguments of a test.
///
/// ```swift
/// @Test(arguments: ScenarioFile("Feed.scenarios.yaml").scenarios)
/// func feed(_ scenario: ScenarioCase) throws { try scenario.check() }
/// ```
///
/// A file that can't be read, has errors or contains no scenario does not give an empty list, with which a test
/// would pass: it has one case for each error, which fails at the error's line.
public struct ScenarioFile: Sendable {
  /// The path of the file.
  public let path: String
  private let allowsOutside: Bool

  /// Names a file, which is read when its scenarios are requested.
  ///
  /// - Parameters:
  ///   - path: Relative to the folder of the test's own source file, or absolute.
  ///   - allowsOutside: Whether files outside the project may be named. The default is `false`.
  ///   - testFile: The path of the test's own source file. The default is the file in which this is called.
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
    let mistakes = diagnostics.sorted().filter { $0.severity == .error }.map {
      ScenarioCase(mistake: ScenarioFailure(message: $0.message, span: $0.span))
    }
    guard mistakes.isEmpty else { return mistakes }
    let entries = RunPlan(suites).entries
    guard !entries.isEmpty else {
      let start = Span(wholeOf: SourceFile(path: path, bytes: []))
      return [ScenarioCase(mistake: ScenarioFailure(message: "there is no scenario in this file", span: start))]
    }
    return entries.map(ScenarioCase.init)
  }
}

/// One scenario of a ``ScenarioFile``, as the argument of a test.
public struct ScenarioCase: Sendable, Identifiable, CustomStringConvertible {
  /// The name of the test: the suite's name, then the scenario's.
  public let description: String
  /// The reason why the case is skipped, or `nil` if it runs.
  public let skip: String?
  private let run: @Sendable () -> [ScenarioFailure]

  init(_ entry: RunPlan.Entry) {
    let scenario = entry.scenario
    description = "\(scenario.suite) › \(scenario.name)"
    skip =
      switch entry.skip {
      case .reason(let reason): reason
      case .others: "others say `only: true`"
      case nil: nil
      }
    run = {
      Runner.run(scenario).failedSteps.flatMap(\.failures).map {
        ScenarioFailure(message: $0.message, span: $0.span)
      }
    }
  }

  init(mistake: ScenarioFailure) {
    description = "\(mistake.fileName):\(mistake.line):\(mistake.column)"
    skip = nil
    run = { [mistake] }
  }

  /// The identity, so that one case can be run again.
  public var id: String { description }

  /// Returns the failures; none if the scenario passes or is skipped.
  public func failures() -> [ScenarioFailure] { skip == nil ? run() : [] }

  /// Runs the scenario, and throws its failures.
  ///
  /// The error contains the file, line and column of each failure. Test libraries report it at the line of the
  /// test; use ``failures()`` to report failures at their lines in the YAML.
  public func check() throws(ScenarioFailures) {
    let failures = failures()
    if !failures.isEmpty { throw ScenarioFailures(failures: failures) }
  }
}

/// The failures of a scenario.
public struct ScenarioFailures: Error, Sendable, CustomStringConvertible {
  /// The failures in order, at least one.
  public let failures: [ScenarioFailure]

  /// The failures with their locations, one per line.
  public var description: String { failures.map(\.description).joined(separator: "\n") }
}

/// A failure, with the location in the YAML of the expectation that did not hold.
public struct ScenarioFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The message: one line, lower case, without a full stop.
  public let message: String
  let span: Span

  /// The path of the file.
  public var path: String { span.file.path }
  /// The line, from 1.
  public var line: Int { span.startPosition.line }
  /// The column in characters, from 1.
  public var column: Int { span.startPosition.column }

  /// The failure in the format of compilers: `Feed.scenarios.yaml:10:63: error: …`, with the whole path.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }

  /// The name of the file, without its folder.
  public var fileName: String { FilePath.name(of: path) }

  /// The file in the form of `fileID` in Swift Testing's `SourceLocation(fileID:filePath:line:column:)`: the name
  /// of its folder, then its own.
  public var fileID: String {
    let folder = FilePath.name(of: String(FilePath.folder(of: path).dropLast()))
    return "\(folder.isEmpty ? "scenarios" : folder)/\(fileName)"
  }
}
