import RefreshPresets
import RefreshYAML

/// `repeat`: a list of steps runs several times.
enum RepeatSteps {
  static let kind = StepKind(
    "repeat",
    .keys(
      KeySet<(times: Int32, steps: [Node])>([
        Key(
          "times", .integer(1...Int32(ExpansionBudget.steps)), \.times, isRequired: true, examples: ["3"],
          "The number of times that the steps run."),
        Key("steps", .steps, \.steps, isRequired: true, "The steps to repeat."),
      ]), from: { (0, []) }),
    examples: ["{ times: 3, steps: [ { pull: { header: 120% } }, release, { wait: settled } ] }"],
    "Repeats a list of steps."
  ) { rounds, builder in
    builder.group = .rounds(Int(rounds.times), rounds.steps)
    return nil
  }
}
