import RefreshText

/// The result of a check, for all formats.
public struct DiagnosticReport: Sendable {
  /// The paths of the checked files, in the order in which they were named or found.
  public let files: [String]
  /// The diagnostics, by file and place.
  public let found: [Diagnostic]
  /// The silenced diagnostics.
  public let silenced: [SilencedDiagnostic]
  private let makeRules: @Sendable () -> [RuleText]

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - files: The paths of the checked files.
  ///   - found: The diagnostics, by file and place.
  ///   - silenced: The silenced diagnostics. The default is none.
  ///   - rules: The rules that were applied, for formats that describe them; computed only for these. The default
  ///     is none.
  public init(
    files: [String], found: [Diagnostic], silenced: [SilencedDiagnostic] = [],
    rules: @escaping @autoclosure @Sendable () -> [RuleText] = []
  ) {
    self.files = files
    self.found = found
    self.silenced = silenced
    makeRules = rules
  }

  /// All rules that were applied.
  public var rules: [RuleText] { makeRules() }

  /// The paths of all files: the checked ones, then others that have diagnostics.
  var allFiles: [String] {
    var seen: Set<String> = []
    return (files + found.map(\.span.file.path)).filter { seen.insert($0).inserted }
  }
}

/// An output format for the result of a check.
package typealias DiagnosticFormat = OutputFormat<DiagnosticReport>

extension DiagnosticReport: Presentable {
  /// All formats; the first is the default.
  package static let formats = [
    DiagnosticFormat("text", "For people, with the line and a caret.", [.forPeople]) { report, style in
      let text = TextRenderer(style).render(report.found)
      return text + (report.found.isEmpty ? "" : "\n") + report.summary + "\n"
    },
    DiagnosticFormat("oneline", "One line per diagnostic, as compilers print them; editors turn them into links.") {
      report, _ in report.found.map(\.line).joined()
    },
    DiagnosticJSON.format,
    DiagnosticSARIF.format,
    DiagnosticFormat("github", "GitHub workflow commands, which become annotations.") { report, _ in
      report.found.map { WorkflowCommand($0).line }.joined()
    },
    DiagnosticJUnit.format,
    DiagnosticCheckstyle.format,
  ]

  /// The last line of the text format.
  private var summary: String {
    guard found.isEmpty else { return DiagnosticTally(found).description }
    return counted(files.count, "file is", "files are") + " valid"
  }
}

/// The numbers of diagnostics, for the last line of a run.
public struct DiagnosticTally: Hashable, Sendable, CustomStringConvertible {
  /// The number of errors.
  public let errors: Int
  /// The number of warnings.
  public let warnings: Int
  /// The number of files with diagnostics.
  public let files: Int

  /// Counts diagnostics.
  public init(_ diagnostics: some Collection<Diagnostic>) {
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count - errors
    files = Set(diagnostics.map(\.span.file.path)).count
  }

  /// The numbers in words, such as `2 errors and 1 warning in 3 files`.
  public var description: String {
    guard errors + warnings > 0 else { return "no errors and no warnings" }
    let found = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    return joined(found, by: "and") + " in " + counted(files, "file")
  }
}
