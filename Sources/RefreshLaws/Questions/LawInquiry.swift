import RefreshEngine

/// The question of `refreshcfg why` about a law's example whose answer names the rule of the engine that the law is about.
package struct LawInquiry: Sendable {
  /// The question.
  package let question: Question
  /// The rule that the answer names.
  package let rule: CitedRule

  /// Makes an inquiry about a rule that decides.
  init(_ question: Question, rule: EngineRule) { (self.question, self.rule) = (question, CitedRule(rule)) }

  /// Makes an inquiry about rules that give a value, by their names in `Documentation/engine-rules.md`.
  init(_ question: Question, sections: String) {
    (self.question, self.rule) = (question, CitedRule(section: sections))
  }
}
