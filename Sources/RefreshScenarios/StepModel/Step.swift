import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText
import RefreshYAML

/// One thing that a scenario does or expects, ready to run: nothing is parsed or looked up any more.
protocol Step: Sendable {
  /// Whether it needs to know what happened, and not only how things stand.
  var needsEvents: Bool { get }
  /// Whether it can fail because something is not as expected.
  var expects: Bool { get }
  /// Its commands, apart from its expectations; nil if they depend on what it observes.
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

/// A step with its place.
public struct ScenarioStep: Sendable {
  /// The step.
  let step: any Step
  /// The name of its kind, as it is written: `drag`.
  public let name: String
  /// Where it stands, from its name to the end of its value.
  public let span: Span
  /// Through which flows and repetitions it was reached, the outermost first; empty for most steps.
  public var route: [StepLink] = []
}

/// A step that stands for others, through which a step was reached: its flow, or its round of a repetition.
public struct StepLink: Sendable {
  /// Where it stands, with what happens there.
  public let label: Diagnostic.Label
  /// The name of the flow that it calls; nil for a repetition.
  package var flow: String?
}

/// The steps that a `flow` or `repeat` step stands for.
enum StepGroup: Sendable {
  /// The steps of a flow.
  case flow(FlowCall)
  /// A list of steps, several times.
  case rounds(Int, [Node])
}

/// A flow with values for its parameters.
struct FlowCall: Sendable {
  /// The name, where it is written.
  let name: Located<String>
  /// The parameters with their values.
  var arguments: [Node.Entry] = []
}

/// A step that does something, or lets time pass, and expects nothing: commands, carried out in order.
struct Perform: Step {
  let commands: [Command]?

  init(_ commands: Command...) { self.commands = commands }
  init(_ commands: [Command]) { self.commands = commands }

  func run(on stage: inout Stage) {
    for command in commands ?? [] { stage.perform(command) }
  }

  /// The map that all commands together are written as; nil where one of them has no members of it.
  func members(_ members: (Command) -> [YAMLValue.Member]?) -> YAMLValue? {
    let all = (commands ?? []).compactMap(members)
    return all.isEmpty || all.count < commands?.count ?? 0 ? nil : .map(all.flatMap { $0 })
  }
}
