/// A diagnostic that is not shown, because its user does not want to hear of it.
public struct SilencedDiagnostic: Hashable, Sendable {
  /// What silences it.
  public enum Cause: Hashable, Sendable {
    /// A comment in the file, with its reason.
    case comment(reason: String)
    /// The settings of the project.
    case settings
  }

  /// What was found.
  public let diagnostic: Diagnostic
  /// What silences it.
  public let cause: Cause

  /// Silences a diagnostic.
  public init(_ diagnostic: Diagnostic, by cause: Cause) {
    self.diagnostic = diagnostic
    self.cause = cause
  }
}
