/// One error or warning about a file that the user wrote.
///
/// It is data and knows no formatting; renderers make text of it.
public struct Diagnostic: Error, Hashable {
  /// A second place that the user needs to see, with a text.
  public struct Label: Hashable, Sendable {
    /// The place.
    public let span: Span
    /// The text of the label, lower case, without a full stop.
    public let text: String

    /// Makes a label.
    public init(_ text: String, at span: Span) {
      self.span = span
      self.text = text
    }
  }

  /// The rule.
  public let rule: Rule
  /// The severity.
  public let severity: Severity
  /// The message: what was found and what is allowed; lower case, no full stop.
  public let message: String
  /// The place.
  public let span: Span
  /// Further places.
  public private(set) var labels: [Label]
  /// The advice, where there is some.
  public let help: String?
  /// The fix, where a machine can do it.
  public let fix: Fix?

  /// The name of the rule.
  public var id: DiagnosticID { rule.id }

  /// Makes a diagnostic.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - message: The message: what was found and what is allowed.
  ///   - span: The place.
  ///   - severity: The severity. The default is that of the rule.
  ///   - labels: Further places. The default is none.
  ///   - help: The advice. The default is none.
  ///   - fix: The fix. The default is none.
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

  /// The same diagnostic with another severity.
  public func withSeverity(_ severity: Severity) -> Diagnostic {
    Diagnostic(rule, message, at: span, severity: severity, labels: labels, help: help, fix: fix)
  }

  /// The same diagnostic with more labels.
  public func adding(_ more: [Label]) -> Diagnostic {
    var copy = self
    copy.labels += more
    return copy
  }
}

/// A diagnostic that is not shown, because the user silenced it.
public struct SilencedDiagnostic: Hashable, Sendable {
  /// The cause of the silence.
  public enum Cause: Hashable, Sendable {
    /// A comment in the file, with its reason.
    case comment(reason: String)
    /// The settings of the project.
    case settings
  }

  /// The diagnostics.
  public let diagnostic: Diagnostic
  /// The cause of the silence.
  public let cause: Cause

  /// Silences a diagnostic.
  public init(_ diagnostic: Diagnostic, by cause: Cause) {
    self.diagnostic = diagnostic
    self.cause = cause
  }
}

/// A correction of a text that a machine can make.
public struct Fix: Hashable, Sendable {
  /// A stretch of the text that is replaced.
  public struct Edit: Hashable, Sendable {
    /// The range in bytes of the UTF-8 text.
    public let range: Range<Int>
    /// The new text.
    public let replacement: String

    /// Makes an edit.
    public init(_ range: Range<Int>, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// The title: ``replace `yes` with `true` ``.
  public let title: String
  /// The edits of the file that the diagnostic is in, in the order of the text.
  public let edits: [Edit]
  /// Whether the text certainly means what was meant afterwards, so that nobody has to review it.
  public let isSafe: Bool

  /// Makes a fix.
  public init(_ title: String, _ edits: [Edit], isSafe: Bool) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }

  /// A fix that replaces one stretch of a text.
  public init(replacing span: Span, by replacement: String, isSafe: Bool) {
    let title = replacement.isEmpty ? "remove `\(span.text)`" : "replace `\(span.text)` with `\(replacement)`"
    self.init(title, [Edit(span.start..<span.end, replacement)], isSafe: isSafe)
  }
}
