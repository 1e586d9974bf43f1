/// The explanation of a rule, for `explain`, the reference page and SARIF.
public struct RuleText: Sendable {
  /// The rule.
  public let rule: Rule
  /// The finding, in full sentences.
  public let what: String
  /// The reason why that is a problem, in full sentences.
  public let why: String
  /// A file with a diagnostic of the rule, or nil if no text alone can violate it.
  public let bad: Rule.Example?
  /// The same file, corrected, or nil if there is no bad one.
  public let good: Rule.Example?

  /// Makes an explanation.
  public init(_ rule: Rule, what: String, why: String, bad: Rule.Example? = nil, good: Rule.Example? = nil) {
    self.rule = rule
    self.what = what
    self.why = why
    self.bad = bad
    self.good = good
  }
}

extension Rule {
  /// A complete small file.
  public struct Example: Hashable, Sendable {
    /// The kind of file.
    public let kind: FileKind
    /// The bytes of the file.
    public let bytes: [UInt8]

    /// The file as text. Invalid bytes are shown as U+FFFD.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Makes an example from a text, adding a final line feed if it is missing.
    public init(_ kind: FileKind, _ text: String) {
      self.init(kind, bytes: Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
    }

    /// Makes an example from bytes, which needn't be text.
    public init(_ kind: FileKind, bytes: [UInt8]) {
      self.kind = kind
      self.bytes = bytes
    }
  }
}
