/// An error or warning about a file that the user wrote.
///
/// It is data without any formatting; renderers convert it to text.
public struct Diagnostic: Error, Hashable {
  /// Another place that the user needs to see, with a text.
  public struct Label: Hashable, Sendable {
    /// The span.
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
  /// The span.
  public let span: Span
  /// Labels of further places.
  public private(set) var labels: [Label]
  /// The advice, if there is any.
  public let help: String?
  /// The fix, if it can be applied automatically.
  public let fix: Fix?

  /// The name of the rule.
  public var id: DiagnosticID { rule.id }

  /// Makes a diagnostic.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - message: The message: what was found and what is allowed.
  ///   - span: The span.
  ///   - severity: The severity. The default is that of the rule.
  ///   - labels: Labels of further places. The default is none.
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
    self.fix = fix?.withLineBreaks(of: span.file)
  }

  /// Returns the same diagnostic with another severity.
  public func withSeverity(_ severity: Severity) -> Diagnostic {
    Diagnostic(rule, message, at: span, severity: severity, labels: labels, help: help, fix: fix)
  }

  /// Returns the same diagnostic with another fix, or none, and perhaps other advice.
  package func fixed(by fix: Fix?, help other: String? = nil) -> Diagnostic {
    Diagnostic(rule, message, at: span, severity: severity, labels: labels, help: other ?? help, fix: fix)
  }

  /// The same diagnostic without the advice to make its fix.
  package var withoutHelp: Diagnostic {
    Diagnostic(rule, message, at: span, severity: severity, labels: labels, fix: fix)
  }

  /// Returns the same diagnostic with additional labels.
  public func adding(_ more: [Label]) -> Diagnostic {
    var copy = self
    copy.labels += more
    return copy
  }
}

/// A diagnostic that isn't shown, because the user silenced it.
public struct SilencedDiagnostic: Hashable, Sendable {
  /// A cause that silenced a diagnostic.
  public enum Cause: Hashable, Sendable {
    /// A comment in the file, with its reason.
    case comment(reason: String)
    /// The settings of the project.
    case settings
  }

  /// The diagnostic.
  public let diagnostic: Diagnostic
  /// The cause that silenced it.
  public let cause: Cause

  /// Silences a diagnostic.
  public init(_ diagnostic: Diagnostic, by cause: Cause) {
    self.diagnostic = diagnostic
    self.cause = cause
  }
}

/// A correction of a text that can be applied automatically.
public struct Fix: Hashable, Sendable {
  /// A replacement of part of a text.
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

  /// The title, such as ``replace `yes` with `true` ``.
  public let title: String
  /// The edits to the diagnostic's file, in the order of the text.
  public let edits: [Edit]
  /// Whether the result is certainly what was meant, so that it needs no review.
  public let isSafe: Bool

  /// Makes a fix.
  public init(_ title: String, _ edits: [Edit], isSafe: Bool) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }

  /// The same fix, to be applied only on request.
  package var unsafe: Fix { Fix(title, edits, isSafe: false) }

  /// Returns the fix with the line breaks of the text that it corrects.
  fileprivate func withLineBreaks(of file: SourceFile) -> Fix {
    Fix(title, edits.map { Edit($0.range, file.breakingLines(of: $0.replacement)) }, isSafe: isSafe)
  }

  /// Makes a fix that replaces one part of a text.
  public init(replacing span: Span, by replacement: String, isSafe: Bool) {
    let old = span.text.contains { $0.isNewline } ? "these lines" : "`\(span.text)`"
    let new = replacement.contains { $0.isNewline } ? "what was meant" : "`\(replacement)`"
    let title = replacement.isEmpty ? "remove \(old)" : "replace \(old) with \(new)"
    self.init(title, [Edit(span.start..<span.end, replacement)], isSafe: isSafe)
  }
}
