import RefreshDiagnostics
import RefreshEngine
import RefreshLaws

/// The answer to a question about the run of a scenario.
public struct Answer: Sendable {
  /// The answer in a sentence, without a full stop.
  public var sentence: String
  /// The same sentence with the time and the line that each term of a sum is from, for failures, which don't list the
  /// terms; nil for an answer that isn't a sum.
  var sum: String?
  /// The terms of the sum with their times and lines: `20 pt safe area`; nil for an answer that isn't a sum.
  var terms: String?
  /// The party responsible for it; nil for an answer that isn't about a problem.
  public var owner: Owner?
  /// The conditions that were looked at, or the terms of a sum.
  public var lines: [Line] = []
  /// The chain of causes, from an action of a person or the app to the result.
  public var chain: [Link] = []
  /// The changes with which the requested event happens; each of them was tried.
  public var changes: [Change] = []
  /// The rule that decided.
  public var rule: Rule?
  /// Whether what was asked for may still happen.
  var isPending = false
  /// The events still to come for the components that it is about, in a failure; empty if none are known.
  var outlook = ""
  /// The decision that came closest to what was asked for.
  var attempt: Attempt?
  /// The component that refreshes although nothing ends it.
  var unended: ComponentRole?
  /// What the sentence says of a value that is still that of the setup; nil for all other answers.
  var unchanged: Unchanged?

  init(sentence: String, owner: Owner? = nil) { (self.sentence, self.owner) = (sentence, owner) }

  /// The party that is responsible for a problem.
  public typealias Owner = Responsibility
  /// The mark of a line of an answer.
  public typealias Mark = Account.Mark

  /// A rule of the engine.
  public typealias Rule = CitedRule

  /// A condition, or a term of a sum.
  public struct Line: Sendable {
    /// The mark that shows whether the condition held.
    public let mark: Mark
    /// The condition in words.
    public let text: String
    /// The numbers, or where they come from; empty if there is nothing to add.
    public let detail: String
    /// Its place, if it has one.
    public var span: Span?
    /// Whether it is a key that has decided the value from the start.
    var isDecisiveKey = false
  }

  /// The sentence about a value that nothing has changed since the setup.
  struct Unchanged: Sendable {
    /// The sentence up to the remark that nothing has changed the value.
    let beginning: String
    /// Whether the remark is the end of the sentence.
    var isEnd: Bool
  }

  /// A link of a chain of causes.
  public struct Link: Sendable {
    /// The event in words.
    public let text: String
    /// When it happened; nil where that says nothing.
    public let time: Instant?
    /// The place of a step.
    public let span: Span?
    /// Whether short answers contain it.
    public let isShort: Bool
    /// The step through which it was reached: `called in line 16`; empty for most steps.
    var route = ""
  }

  /// A change with which the event in question happens.
  public struct Change: Sendable {
    /// The change: `triggerPercent ≤ 73%`.
    public let text: String
    /// The place of the change.
    public let span: Span?
    /// The meaning of the change: `11.5 pt more`.
    public internal(set) var note: String
    let kind: Kind
    /// Whether the text names the line.
    let namesLine: Bool

    /// What a change does.
    enum Kind: Sendable {
      /// It only lets time pass.
      case wait
      /// It ends a refresh.
      case end
      /// It changes a gesture, a key or another step.
      case other
    }
  }
}
