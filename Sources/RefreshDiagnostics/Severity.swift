/// How much a diagnostic matters.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// The file cannot be used.
  case error
  /// The file can be used; it fails a run only under `--strict`.
  case warning
}
