/// A rule that files are checked against.
///
/// Each module declares its rules as static members and lists them in `YAMLRules.all`, `PresetRules.all` or
/// `ScenarioRules.all`. What they find and why, with examples, is in the texts of ``RuleText``, because that isn't
/// needed to report anything.
public struct Rule: Sendable {
  /// The name.
  public let id: DiagnosticID
  /// The severity of its diagnostics, unless the user's settings override it.
  public let severity: Severity
  /// The title, in a few words, lower case and without a full stop, such as `a key that does not exist`.
  public let title: String
  /// Whether it is about the syntax of the YAML, so that other diagnostics at its location are only consequences.
  package let isOfYAML: Bool
  /// Whether it is about a bracket or quote that isn't closed, in a line that may not be complete.
  package let isOfOpenLine: Bool

  /// Makes a rule.
  public init(_ name: String, severity: Severity = .error, _ title: String) {
    self.init(name, severity: severity, title, isOfYAML: false)
  }

  /// Makes a rule, which may be about YAML syntax.
  package init(
    _ name: String, severity: Severity = .error, _ title: String, isOfYAML: Bool, isOfOpenLine: Bool = false
  ) {
    id = DiagnosticID(name)
    self.severity = severity
    self.title = title
    self.isOfYAML = isOfYAML
    self.isOfOpenLine = isOfOpenLine
  }
}

extension Rule: Hashable {
  /// Returns whether two rules have the same name.
  public static func == (a: Rule, b: Rule) -> Bool { a.id == b.id }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The stable, readable name of a rule, such as `unknown-key` or `duplicate-key`.
public struct DiagnosticID: Hashable, Sendable {
  /// The name: lower-case words joined by dashes.
  public let rawValue: String

  /// Makes an identifier.
  public init(_ name: String) { self.rawValue = name }
}

/// The severity of a diagnostic.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// The file cannot be used.
  case error
  /// The file can be used; a warning fails a run only under `--strict`.
  case warning
}
