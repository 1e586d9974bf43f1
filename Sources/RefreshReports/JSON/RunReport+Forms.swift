import RefreshScenarios

extension RunReport {
  /// The JSON form of a report.
  static let form = JSONForm<RunReport>.object(
    RunReport(),
    JSONField("version", \.format, .count(from: 1), "The version of this form: \(formatVersion)."),
    JSONField("tool", \.tool, .text, "The version of refreshcfg that ran the scenarios."),
    JSONField("shard", \.shard, .optional(Shard.form), "The shard of the run; null for a whole run."),
    JSONField("findings", \.findings, .list(of: Finding.form), "The diagnostics of the files."),
    JSONField("suites", \.suites, .list(of: Suite.form), "The suites, in the order in which they ran."))
}

extension Shard {
  static let form = JSONForm<Self>.object(
    .whole, isInline: true,
    JSONField("index", \.index, .count(from: 1), "The number of the shard, from 1."),
    JSONField("count", \.count, .count(from: 1), "The number of shards."))
}

extension RunReport.Place {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("path", \.path, .text, "The path of the file as it was given."),
    JSONField("line", \.line, .count(from: 1), "The line, from 1."),
    JSONField("column", \.column, .count(from: 1), "The column in characters, from 1."),
    JSONField("endLine", \.endLine, .count(from: 1), "The line of its end."),
    JSONField("endColumn", \.endColumn, .count(from: 1), "The column behind its last character."))
}

extension RunReport.Label {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("text", \.text, .text, "The text of the label."),
    JSONField("place", \.place, RunReport.Place.form, "The place."))
}

extension RunReport.Finding {
  static let form = JSONForm<Self>.object(
    Self(),
    JSONField("severity", \.severity, .word, "The severity."),
    JSONField("id", \.id, .text, "The rule's name; `refreshcfg explain` explains it."),
    JSONField("message", \.message, .text, "The message."),
    JSONField("place", \.place, RunReport.Place.form, "The place in the file."),
    JSONField("excerpt", \.excerpt, .text, "The lines of the file with the place underlined."))
}

extension RunReport.Suite {
  static let form = JSONForm<Self>.object(
    Self(),
    JSONField("name", \.name, .text, "The name of the suite."),
    JSONField("place", \.place, RunReport.Place.form, "The place of its name."),
    JSONField(
      "scenarios", \.scenarios, .list(of: RunReport.Scenario.form),
      "Its scenarios, in the order in which they ran; each expanded example is one."))
}

extension RunReport.Scenario {
  static let form = JSONForm<Self>.object(
    Self(),
    JSONField("number", \.number, .count(from: 1), "Its number in the whole run, from 1."),
    JSONField("name", \.name, .text, "Its name."),
    JSONField("place", \.place, RunReport.Place.form, "The place of its name."),
    JSONField("tags", \.tags, .list(of: .text, isInline: true), "The tags."),
    JSONField(
      "example", \.example, .optional(RunReport.Example.form),
      "The example that it was expanded from; null for none."),
    JSONField("outcome", \.outcome, .word, "The outcome."),
    JSONField(
      "skipReason", \.skipReason, .optional(.text),
      "Why it was skipped; null if it ran, or if other scenarios have `only: true`."),
    JSONField("duration", \.duration, .number, "The virtual time that passed, in seconds."),
    JSONField("steps", \.steps, .list(of: RunReport.Step.form), "Its steps, with flows and repetitions expanded."),
    JSONField("failures", \.failures, .list(of: RunReport.FailedStep.form), "The steps that failed, in order."),
    JSONField("rerun", \.rerun, .text, "The command that runs only this scenario."))
}

extension RunReport.Example {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("place", \.place, RunReport.Place.form, "The place in the file."),
    JSONField("values", \.values, .list(of: Value.form), "The parameters with their values."))
}

extension RunReport.Example.Value {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("name", \.name, .text, "The parameter."),
    JSONField("text", \.text, .text, "Its value, as it is written in YAML."))
}

extension RunReport.Step {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("number", \.number, .count(from: 1), "Its number, from 1."),
    JSONField("kind", \.kind, .text, "The name of its kind."),
    JSONField("text", \.text, .text, "Its text in the file, on one line."),
    JSONField("place", \.place, RunReport.Place.form, "The place in the file."),
    JSONField(
      "route", \.route, .list(of: RunReport.Label.form, isInline: true),
      "The flows and repetitions that lead to it, outermost first."),
    JSONField("outcome", \.outcome, .word, "The outcome."),
    JSONField("end", \.end, .number, "When it ended, in seconds of virtual time."))
}

extension RunReport.FailedStep {
  static let form = JSONForm<Self>.object(
    Self(),
    JSONField("step", \.step, .count(), "The number of the step; 0 is the setup."),
    JSONField("time", \.time, .number, "When it failed, in seconds of virtual time."),
    JSONField(
      "problems", \.problems, .list(of: RunReport.Problem.form), "The failures of the step."),
    JSONField(
      "state", \.state, .list(of: RunReport.Subject.form),
      "The state of the scroll view and the components, without usual values."),
    JSONField("events", \.events, .list(of: RunReport.Event.form), "The last events before it failed."),
    JSONField("earlierEvents", \.earlierEvents, .count(), "The number of events before those."),
    JSONField(
      "course", \.course, .optional(Course.form),
      "The changes of offset, insets and states until it failed; null if unknown."))
}

extension RunReport.Problem {
  static let form = JSONForm<Self>.object(
    Self(),
    JSONField("id", \.id, .text, "The rule's name; `refreshcfg explain` explains it."),
    JSONField("message", \.message, .text, "The message."),
    JSONField("expected", \.expected, .optional(.text), "The expected value; null where the message says it."),
    JSONField("actual", \.actual, .optional(.text), "The value found; null where the message says it."),
    JSONField("place", \.place, RunReport.Place.form, "The place of the expectation."),
    JSONField("labels", \.labels, .list(of: RunReport.Label.form), "The steps that lead to it."),
    JSONField("excerpt", \.excerpt, .text, "The lines of the file with the places underlined."))
}

extension RunReport.Subject {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("name", \.name, .text, "`scroll`, `header`, `footer` or `trailer`."),
    JSONField("values", \.values, .list(of: .text), "Observables with their values."))
}

extension RunReport.Event {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("time", \.time, .number, "When it happened, in seconds of virtual time."),
    JSONField("text", \.text, .text, "The event, as scenarios write it."))
}

extension Course {
  static let form = JSONForm<Self>.object(
    Self(),
    JSONField("axis", \.axis, .word, "The axis of the offset."),
    JSONField("moments", \.moments, .list(of: Moment.form), "The moments, in the order of time."),
    JSONField("lanes", \.lanes, .list(of: Lane.form), "Insets that changed, and the states of the components."))
}

extension Course.Moment {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("step", \.step, .count(), "The number of the step that was running."),
    JSONField("time", \.time, .number, "When it was, in seconds of virtual time."),
    JSONField("offset", \.offset, .number, "The content offset, in points."))
}

extension Course.Lane {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("name", \.name, .text, "The name of the inset or component."),
    JSONField("changes", \.changes, .list(of: Change.form), "The changes of the value."))
}

extension Course.Lane.Change {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("moment", \.moment, .count(), "The index of the first moment with the value, from 0."),
    JSONField("value", \.value, .text, "The value; empty while no component is attached."))
}
