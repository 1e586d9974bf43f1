/// One thing that is wrong, or suspicious, in what the user wrote.
///
/// It is data and knows no formatting; renderers make text of it.
public struct Diagnostic: Hashable, Sendable {
  /// A second place that the user needs to see, with what is there.
  public struct Label: Hashable, Sendable {
    /// The place.
    public let span: Span
    /// What is there, lower case, without a full stop.
    public let text: String

    /// Makes a label.
    public init(_ text: String, at span: Span) {
      self.span = span
      self.text = text
    }
  }

  /// The rule that speaks.
  public let rule: Rule
  /// How much it matters.
  public let severity: Severity
  /// What was found and what is allowed; lower case, no full stop.
  public let message: String
  /// The place.
  public let span: Span
  /// Further places.
  public private(set) var labels: [Label]
  /// What to do about it, where there is something to say.
  public let help: String?
  /// How the text can be put right, where a machine can do it.
  public let fix: Fix?

  /// The name of the rule.
  public var id: DiagnosticID { rule.id }

  /// Makes a diagnostic.
  ///
  /// - Parameters:
  ///   - rule: the rule that speaks.
  ///   - message: what was found and what is allowed.
  ///   - span: the place.
  ///   - severity: how much it matters. The default is the rule's own severity.
  ///   - labels: further places. The default is none.
  ///   - help: what to do about it. The default is nothing.
  ///   - fix: how the text can be put right. The default is that no machine can do it.
  public init(
    _ rule: Rule, _ message: String, at span: Span, severity: Severity? = nil,
    labels: [Label] = [], help: String? = nil, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.message = message
    self.span = span
    self.labels = labels
    self.help = help
    self.fix = fix
  }

  /// The same, mattering more or less.
  public func withSeverity(_ severity: Severity) -> Diagnostic {
    Diagnostic(rule, message, at: span, severity: severity, labels: labels, help: help, fix: fix)
  }

  /// The same with further places behind its own.
  public func adding(_ more: [Label]) -> Diagnostic {
    var copy = self
    copy.labels += more
    return copy
  }
}

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
