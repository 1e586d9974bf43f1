import RefreshText

/// How many diagnostics there are, for the last line of a run.
public struct DiagnosticTally: Hashable, Sendable, CustomStringConvertible {
  /// The number of errors.
  public let errors: Int
  /// The number of warnings.
  public let warnings: Int
  /// The number of files that they are in.
  public let files: Int

  /// Counts diagnostics.
  public init(_ diagnostics: some Sequence<Diagnostic>) {
    var (errors, warnings) = (0, 0)
    var paths: Set<String> = []
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      }
      paths.insert(diagnostic.span.file.path)
    }
    (self.errors, self.warnings, files) = (errors, warnings, paths.count)
  }

  /// The numbers as people say them: `2 errors and 1 warning in 3 files`.
  public var description: String {
    guard errors + warnings > 0 else { return "no errors and no warnings" }
    let found = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    return joined(found, by: "and") + " in " + counted(files, "file")
  }
}
