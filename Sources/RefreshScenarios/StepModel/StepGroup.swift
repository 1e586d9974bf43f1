import RefreshYAML

/// What a step stands for that is no step itself: other steps.
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
