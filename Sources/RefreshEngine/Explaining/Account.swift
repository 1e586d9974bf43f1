/// The reason why something happened in a run, or didn't, in terms of the run's journal.
public struct Account: Sendable {
  /// The account in a sentence, in lower case and without a full stop.
  public internal(set) var sentence: Phrase
  /// The party responsible for it; nil for an account that isn't about a problem.
  public internal(set) var owner: Responsibility?
  /// The conditions that were checked, or the pending events.
  public internal(set) var lines: [Line] = []
  /// The entry of the journal to which the chain of causes leads; nil if there is none.
  public internal(set) var end: Int?
  /// The rule that decided.
  public internal(set) var rule: EngineRule?
  /// Whether the event in question may still happen.
  public internal(set) var isPending = false
  /// The decision that came closest to the event in question.
  public internal(set) var attempt: Attempt?
  /// The component that refreshes although nothing ends it.
  public internal(set) var unended: ComponentRole?

  init(_ sentence: Phrase, owner: Responsibility? = nil) { (self.sentence, self.owner) = (sentence, owner) }

  init(_ sentence: String, owner: Responsibility? = nil) { self.init(Phrase(sentence), owner: owner) }

  /// A condition, or something pending.
  public struct Line: Sendable {
    /// The mark that shows whether the condition held.
    public let mark: Mark
    /// The condition in words.
    public let text: String
    /// The numbers, or where they come from; empty if there is nothing to add.
    public let detail: Phrase
    /// The entry of the journal with its place; nil if it has none.
    public var root: Int?
  }

  /// The mark of a line.
  public enum Mark: String, Sendable, CaseIterable {
    /// The condition holds.
    case holds
    /// The condition holds, and didn't when the rule was asked before.
    case becomesTrue
    /// The condition doesn't hold.
    case fails
    /// The line isn't a condition.
    case none
  }
}

extension Term {
  /// The term as a line of an account.
  package func line(as mark: Account.Mark? = nil) -> Account.Line {
    Account.Line(mark: holds ? mark ?? .holds : .fails, text: text, detail: Phrase(detail))
  }
}
