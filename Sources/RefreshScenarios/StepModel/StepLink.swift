import RefreshDiagnostics
import RefreshPresets

/// A step that stands for others, through which a step was reached: its flow, or its round of a repetition.
public struct StepLink: Sendable {
  /// What kind of step.
  public enum Kind: Equatable, Sendable {
    /// A `flow` step.
    case flow(String)
    /// A `repeat` step, in one of its rounds, which count from 1.
    case round(Int, of: Int)
  }

  /// What kind of step.
  public let kind: Kind
  /// Where it stands.
  public let span: Span

  /// The place with what happens there.
  public var label: Diagnostic.Label {
    switch kind {
    case .flow(let name): Diagnostic.Label("in the flow \(quoted(name)), called here", at: span)
    case .round(let number, let count): Diagnostic.Label("in round \(number) of \(count)", at: span)
    }
  }
}
