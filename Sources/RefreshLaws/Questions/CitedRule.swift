import RefreshEngine

/// A rule of the engine, as answers and laws cite it.
public struct CitedRule: Equatable, Sendable {
  /// The name of a rule that decides; nil for one that only gives a value.
  public let name: String?
  /// The rules in `Documentation/engine-rules.md` that state it: `S6.5, S6.6`.
  public let section: String

  package init(section: String) { (name, self.section) = (nil, section) }

  package init(_ rule: EngineRule) { (name, section) = (rule.rawValue, rule.section) }

  /// The rule as answers show it: `auto-footer.trigger, S6.5, S6.6 of engine-rules.md`.
  public var text: String { "\(name.map { "\($0), " } ?? "")\(section) of engine-rules.md" }
}
