import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText
import RefreshYAML

/// A step with its location.
public struct ScenarioStep: Sendable {
  /// The action or expectation.
  package var action: StepAction
  /// The name of its kind, as it is written: `drag`.
  public let name: String
  /// The location, from the step's name to the end of its value.
  public let span: Span
  /// The flows and repetitions through which it was reached, the outermost first; empty for most steps.
  public var route: [StepLink] = []
}

extension ScenarioStep {
  /// Whether it is the `resetNoMoreData` of a flow, which the app calls in each case in which a list begins again.
  var isSafeguard: Bool {
    route.contains { $0.flow != nil } && commands?.contains { $0.traits.need == .reset } == true
  }

  /// The step's commands, without its expectations; `nil` if they depend on what it observes.
  public var commands: [Command]? { action.commands }

  /// The conditions that the step waits for, with the longest wait; `nil` for any other step.
  package var awaited: (conditions: [Condition], limit: Interval)? {
    if case .wait(let conditions, let limit) = action { (conditions, limit) } else { nil }
  }

  /// Whether the step only expects something of the present state.
  public var changesNothing: Bool { action.expects && action.commands != nil }

  /// The text of the step, from its name to the end of its value; its further lines are unindented like the first.
  public var text: String { span.textMovedLeft }

  /// The YAML of the step, or `nil` if its commands can't be written as one step.
  var written: YAMLValue? { StepCatalogue[name]?.written(action) }
}

/// A step that expands to others, through which a step was reached: the call of a flow, or a round of a repetition.
public struct StepLink: Sendable {
  /// Its location, with a description.
  public let label: Diagnostic.Label
  /// The name of the called flow; `nil` for a repetition.
  package var flow: String?
  /// The parameters of the called flow with their values.
  var arguments: [Argument] = []
  /// The round of a repetition, in words: `round 2 of 3`; `nil` for a call.
  var round: String?

  /// A parameter with its value as it is written.
  struct Argument: Sendable {
    /// The name.
    let name: String
    /// The text of the value.
    let text: String
    /// The location of the value.
    let span: Span
  }
}

/// The expansion of a `flow` or `repeat` step.
enum StepGroup: Sendable {
  /// The steps of a flow.
  case flow(FlowCall)
  /// A list of steps with the number of its repetitions.
  case rounds(Int, [Node])
}

/// A flow with values for its parameters.
struct FlowCall: Sendable {
  /// The name of the flow, with its location.
  let name: Located<String>
  /// The parameters with their values.
  var arguments: [Node.Entry] = []
  /// A value that was written in place of the parameters, which is wrong.
  var loneValue: Node?
}
