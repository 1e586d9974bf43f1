import RefreshPresets
import RefreshYAML

/// `repeat`: a list of steps, several times.
enum RepeatSteps {
  /// The value as it is written.
  private struct Draft: Sendable {
    var times: Int32 = 0
    var steps: [Node] = []
  }

  static let kind = StepKind(
    "repeat",
    .keys(
      KeySet<Draft>([
        Key(
          "times", .integer(1...Int32(ExpansionBudget.steps)), isRequired: true, examples: ["3"],
          "How often the steps are done."
        ) { $0.times = $1 },
        Key("steps", .steps, isRequired: true, "What is done each time.") { $0.steps = $1 },
      ]), from: { Draft() }),
    examples: ["{ times: 3, steps: [ { pull: { header: 120% } }, release, { wait: settled } ] }"],
    "A list of steps, several times."
  ) { draft, builder in
    builder.group = .rounds(Int(draft.times), draft.steps)
    return nil
  }
}
