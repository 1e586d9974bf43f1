import RefreshDiagnostics

/// A rule that finds what a suite without mistakes says in vain, or does that its author may not want.
///
/// Each stands in a file of its own in `Lint` with the examples that are its documentation and its tests;
/// ``SuiteLint/all`` lists them.
public struct SuiteLintRule: Sendable {
  /// What there is to say of the rule.
  public let rule: Rule
  let check: @Sendable (_ suite: Suite, _ diagnostics: inout Diagnostics) -> Void

  init(_ rule: Rule, check: @escaping @Sendable (_ suite: Suite, _ diagnostics: inout Diagnostics) -> Void) {
    self.rule = rule
    self.check = check
  }
}
