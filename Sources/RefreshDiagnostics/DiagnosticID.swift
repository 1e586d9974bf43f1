/// The stable, readable name of a rule: `unknown-key`, `duplicate-key`.
///
/// Each module declares its own as static members, so that a name is written once.
public struct DiagnosticID: RawRepresentable, Hashable, Sendable {
  /// The name: lower-case words joined by dashes.
  public let rawValue: String

  /// Names a rule.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a rule.
  public init(_ name: String) { self.rawValue = name }
}
