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
  /// Facts about it on which other code decides.
  package let traits: Traits

  /// Makes a rule.
  public init(_ name: String, severity: Severity = .error, _ title: String) {
    self.init(name, severity: severity, title, [])
  }

  /// Makes a rule with traits.
  package init(_ name: String, severity: Severity = .error, _ title: String, _ traits: Traits) {
    id = DiagnosticID(name)
    self.severity = severity
    self.title = title
    self.traits = traits
  }

  /// Whether it is about the syntax of the YAML, so that other diagnostics at its location are only consequences.
  package var isOfYAML: Bool { traits.contains(.ofYAML) }
  /// Whether it is about a bracket or quote that isn't closed, in a line that may not be complete.
  package var isOfOpenLine: Bool { traits.contains(.ofOpenLine) }
}

extension Rule {
  /// Facts about a rule for code that decides by them without knowing the rule itself, because a higher module declares it:
  /// for example, the guesses at what was meant by text that only a preset or a suite can't contain.
  package struct Traits: OptionSet, Sendable {
    /// The bits.
    package let rawValue: Int

    /// Makes traits of bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// It is about the syntax of the YAML.
    package static let ofYAML = Traits(rawValue: 1 << 0)
    /// It is about a bracket or quote that isn't closed.
    package static let ofOpenLine = Traits(rawValue: 1 << 1)
    /// It is about a key that belongs to another map, or to none.
    package static let ofPlacedKey = Traits(rawValue: 1 << 2)
    /// It is about a key that is missing.
    package static let ofMissingKey = Traits(rawValue: 1 << 3)
    /// It is about a key that appears twice.
    package static let ofRepeatedKey = Traits(rawValue: 1 << 4)
    /// It is about a key without a value.
    package static let ofEmptyKey = Traits(rawValue: 1 << 5)
    /// It is about the form of a step.
    package static let ofStepForm = Traits(rawValue: 1 << 6)
    /// It is about a step that doesn't exist.
    package static let ofUnknownStep = Traits(rawValue: 1 << 7)
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
