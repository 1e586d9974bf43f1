/// A rule that files are checked against, with its explanation for `explain`, reference pages and SARIF.
///
/// Each module declares its rules as static members and lists them in `YAMLRules.all`, `PresetRules.all` or
/// `ScenarioRules.all`. The examples are complete small files; a test checks that the bad one is reported by this
/// rule and no other, and that the good one has no diagnostics.
public struct Rule: Sendable {
  /// A complete small file.
  public struct Example: Hashable, Sendable {
    /// The kind of file.
    public let kind: FileKind
    /// The bytes of the file.
    public let bytes: [UInt8]

    /// The file as text. Invalid bytes are shown as U+FFFD.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Makes a preset.
    public static func preset(_ text: String) -> Example { Example(.preset, text) }
    /// Makes a file of scenarios.
    public static func scenarios(_ text: String) -> Example { Example(.scenarios, text) }
    /// Makes the settings of a project.
    public static func settings(_ text: String) -> Example { Example(.settings, text) }

    /// Makes a suite with one scenario.
    ///
    /// - Parameters:
    ///   - steps: The lines of its steps.
    ///   - name: The name of the scenario. The default is `does what it should`.
    ///   - header: The lines after the suite's name. The default is that of a classic header.
    ///   - suite: The suite's name. The default is `classic`.
    package static func steps(
      _ steps: String, name: String = "does what it should", header: String = "header: { type: normalHeader }",
      suite: String = "classic"
    ) -> Example {
      let lines = steps.split(separator: "\n", omittingEmptySubsequences: false).map { "      " + $0 }
      return .scenarios(
        """
        suite: \(suite)
        \(header)
        scenarios:
          - name: \(name)
            steps:
        \(lines.joined(separator: "\n"))
        """)
    }

    /// Makes a suite whose only scenario checks that the header begins idle.
    ///
    /// - Parameter setup: The lines after its name.
    package static func suite(_ setup: String) -> Example {
      .scenarios(
        """
        suite: classic
        \(setup)
        scenarios:
          - name: begins idle
            steps: [ { expect: { header.state: idle } } ]
        """)
    }

    /// Makes an example from a text, adding a final line feed if it is missing.
    public init(_ kind: FileKind, _ text: String) {
      self.kind = kind
      bytes = Array((text.hasSuffix("\n") ? text : text + "\n").utf8)
    }

    /// Makes an example from bytes that aren't text.
    public init(_ kind: FileKind, bytes: [UInt8]) {
      self.kind = kind
      self.bytes = bytes
    }
  }

  /// The name.
  public let id: DiagnosticID
  /// The severity of its diagnostics, unless the user's settings override it.
  public let severity: Severity
  /// The title, in a few words, lower case and without a full stop, such as `a key that does not exist`.
  public let title: String
  /// The finding, in full sentences.
  public let what: String
  /// The reason why that is a problem, in full sentences.
  public let why: String
  /// A file with a diagnostic of the rule, or nil if no text alone can violate it.
  public let bad: Example?
  /// The same file, corrected, or nil if there is no bad one.
  public let good: Example?

  /// Makes a rule.
  public init(
    _ name: String, severity: Severity = .error, _ title: String, what: String, why: String,
    bad: Example? = nil, good: Example? = nil
  ) {
    id = DiagnosticID(name)
    self.severity = severity
    self.title = title
    self.what = what
    self.why = why
    self.bad = bad
    self.good = good
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
