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
  public let id: DiagnosticID
  /// How much it matters.
  public let severity: Severity
  /// What was found and what is allowed; lower case, no full stop.
  public let message: String
  /// The place.
  public let span: Span
  /// Further places.
  public let labels: [Label]
  /// What to do about it, where there is something to say.
  public let help: String?
  /// How the text can be put right, where a machine can do it.
  public let fix: Fix?

  /// Makes a diagnostic.
  public init(
    _ id: DiagnosticID, _ message: String, at span: Span, severity: Severity = .error,
    labels: [Label] = [], help: String? = nil, fix: Fix? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.span = span
    self.labels = labels
    self.help = help
    self.fix = fix
  }

  /// The same, mattering more or less.
  public func withSeverity(_ severity: Severity) -> Diagnostic {
    Diagnostic(id, message, at: span, severity: severity, labels: labels, help: help, fix: fix)
  }
}
