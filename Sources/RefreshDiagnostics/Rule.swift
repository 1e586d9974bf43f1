/// A rule that files are checked against, with its explanation for `explain`, reference pages and SARIF.
///
/// Each module declares its own as static members, so that a rule is said once, and lists them: `YAMLRules.all`,
/// `PresetRules.all`, `ScenarioRules.all`. The examples are complete little files; a test holds that the bad one is found
/// wrong by this rule and no other, and that nothing is found in the good one.
public struct Rule: Sendable {
  /// A complete little file.
  public struct Example: Hashable, Sendable {
    /// The kind of file.
    public let kind: FileKind
    /// The bytes of the file.
    public let bytes: [UInt8]

    /// The file as text; what is no text in it shows as U+FFFD.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A preset.
    public static func preset(_ text: String) -> Example { Example(.preset, text) }
    /// A file of scenarios.
    public static func scenarios(_ text: String) -> Example { Example(.scenarios, text) }
    /// The settings of a project.
    public static func settings(_ text: String) -> Example { Example(.settings, text) }

    /// A suite with one scenario.
    ///
    /// - Parameters:
    ///   - steps: The lines of its steps.
    ///   - name: The name of the scenario. The default is `does what it should`.
    ///   - header: The lines behind the suite's name. The default is that of a classic header.
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

    /// A suite whose only scenario looks whether the header begins idle.
    ///
    /// - Parameter setup: The lines behind its name.
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

    /// Makes an example of a text; its last line is ended if it is not.
    public init(_ kind: FileKind, _ text: String) {
      self.kind = kind
      bytes = Array((text.hasSuffix("\n") ? text : text + "\n").utf8)
    }

    /// Makes an example of bytes that are not text.
    public init(_ kind: FileKind, bytes: [UInt8]) {
      self.kind = kind
      self.bytes = bytes
    }
  }

  /// The name.
  public let id: DiagnosticID
  /// The severity of its diagnostics, unless the user's settings change it.
  public let severity: Severity
  /// The title, in a few words, lower case and without a full stop: `a key that does not exist`.
  public let title: String
  /// The finding, in full sentences.
  public let what: String
  /// The reason why that is bad, in full sentences.
  public let why: String
  /// A file that it finds something in; nil where no text alone can be wrong in this way.
  public let bad: Example?
  /// The same file, corrected; nil where there is no bad one.
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
  /// Two rules are the same when they have one name.
  public static func == (a: Rule, b: Rule) -> Bool { a.id == b.id }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The stable, readable name of a rule: `unknown-key`, `duplicate-key`.
public struct DiagnosticID: Hashable, Sendable {
  /// The name: lower-case words joined by dashes.
  public let rawValue: String

  /// Names a rule.
  public init(_ name: String) { self.rawValue = name }
}

/// The severity of a diagnostic.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// The file cannot be used.
  case error
  /// The file can be used; it fails a run only under `--strict`.
  case warning
}
