import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText
import RefreshYAML

/// One thing that a scenario does or expects, ready to run: everything is parsed and resolved.
protocol Step: Sendable {
  /// Whether the step needs recorded events.
  var needsEvents: Bool { get }
  /// Whether the step contains expectations that can fail.
  var expects: Bool { get }
  /// The step's commands, without its expectations; `nil` if they depend on what it observes.
  var commands: [Command]? { get }

  /// Runs the step. The run loop turns afterwards.
  func run(on stage: inout Stage)
}

extension Step {
  /// Most steps need no events.
  var needsEvents: Bool { false }
  /// Most steps expect nothing.
  var expects: Bool { false }
}

/// A step with its location.
public struct ScenarioStep: Sendable {
  let step: any Step
  /// The name of its kind, as it is written: `drag`.
  public let name: String
  /// The location, from the step's name to the end of its value.
  public let span: Span
  /// The flows and repetitions through which it was reached, the outermost first; empty for most steps.
  public var route: [StepLink] = []
}

/// A step that expands to others, through which a step was reached: the call of a flow, or a round of a repetition.
public struct StepLink: Sendable {
  /// Its location, with a description.
  public let label: Diagnostic.Label
  /// The name of the called flow; `nil` for a repetition.
  package var flow: String?
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
}

/// A step that performs commands in order, or lets time pass, and expects nothing.
struct Perform: Step {
  let commands: [Command]?

  init(_ commands: Command...) { self.commands = commands }
  init(_ commands: [Command]) { self.commands = commands }

  func run(on stage: inout Stage) {
    for command in commands ?? [] { stage.perform(command) }
  }

  /// Returns the map for all commands together, or `nil` if one of them has no members in it.
  func members(_ members: (Command) -> [YAMLValue.Member]?) -> YAMLValue? {
    let all = (commands ?? []).compactMap(members)
    return all.isEmpty || all.count < commands?.count ?? 0 ? nil : .map(all.flatMap { $0 })
  }
}
