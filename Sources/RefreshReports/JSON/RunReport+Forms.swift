import RefreshScenarios

extension RunReport {
  /// How a report stands in JSON, without what it is headed by.
  static let form = JSONForm<RunReport>.object(
    RunReport(),
    JSONField("version", \.format, .count(from: 1), "The version of this form: \(formatVersion)."),
    JSONField("tool", \.tool, .text, "The version of refreshcfg that ran the scenarios."),
    JSONField("shard", \.shard, .optional(Shard.form), "Which part of a run it is of; null for a whole one."),
    JSONField("findings", \.findings, .list(of: Finding.form), "What was wrong with the files."),
    JSONField("suites", \.suites, .list(of: Suite.form), "The suites, in the order in which they ran."))
}

extension Shard {
  static let form = JSONForm<Self>.object(
    .whole, isInline: true,
    JSONField("index", \.index, .count(from: 1), "Which part, from 1."),
    JSONField("count", \.count, .count(from: 1), "How many parts there are."))
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
    JSONField("text", \.text, .text, "What is there."),
    JSONField("place", \.place, RunReport.Place.form, "The place."))
}

extension RunReport.Finding {
  static let form = JSONForm<Self>.object(
    Self(),
    JSONField("severity", \.severity, .word, "How much it matters."),
    JSONField("id", \.id, .text, "The rule's name; `refreshcfg explain` says more of it."),
    JSONField("message", \.message, .text, "What is wrong."),
    JSONField("place", \.place, RunReport.Place.form, "Where."),
    JSONField("excerpt", \.excerpt, .text, "The lines of the file with the place underlined."))
}

extension RunReport.Suite {
  static let form = JSONForm<Self>.object(
    Self(),
    JSONField("name", \.name, .text, "The name of the suite."),
    JSONField("place", \.place, RunReport.Place.form, "Where its name stands."),
    JSONField(
      "scenarios", \.scenarios, .list(of: RunReport.Scenario.form),
      "Its scenarios, in the order in which they ran; each expanded example is one."))
}

extension RunReport.Scenario {
  static let form = JSONForm<Self>.object(
    Self(),
    JSONField("number", \.number, .count(from: 1), "Its number in the whole run, from 1."),
    JSONField("name", \.name, .text, "Its name."),
    JSONField("place", \.place, RunReport.Place.form, "Where its name stands."),
    JSONField("tags", \.tags, .list(of: .text, isInline: true), "What it is about."),
    JSONField("example", \.example, .optional(RunReport.Example.form), "The example that it was made with."),
    JSONField("outcome", \.outcome, .word, "What came of it."),
    JSONField(
      "skipReason", \.skipReason, .optional(.text),
      "Why it was not run; null if it was, or if others say that only they run."),
    JSONField("duration", \.duration, .number, "How much virtual time passed, in seconds."),
    JSONField("steps", \.steps, .list(of: RunReport.Step.form), "Its steps, flows and repetitions written out."),
    JSONField("failures", \.failures, .list(of: RunReport.FailedStep.form), "The steps that failed, in order."),
    JSONField("rerun", \.rerun, .text, "The command that runs it alone."))
}

extension RunReport.Example {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("place", \.place, RunReport.Place.form, "Where it stands."),
    JSONField("values", \.values, .list(of: Value.form), "The parameters with their values."))
}

extension RunReport.Example.Value {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("name", \.name, .text, "The parameter."),
    JSONField("text", \.text, .text, "Its value, as one would write it."))
}

extension RunReport.Step {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("number", \.number, .count(from: 1), "Its number, from 1."),
    JSONField("kind", \.kind, .text, "The name of its kind."),
    JSONField("text", \.text, .text, "Its text in the file, on one line."),
    JSONField("place", \.place, RunReport.Place.form, "Where it stands."),
    JSONField(
      "route", \.route, .list(of: RunReport.Label.form, isInline: true),
      "Through which flows and repetitions it was reached, the outermost first."),
    JSONField("outcome", \.outcome, .word, "What came of it."),
    JSONField("end", \.end, .number, "When it ended, in seconds of virtual time."))
}

extension RunReport.FailedStep {
  static let form = JSONForm<Self>.object(
    Self(),
    JSONField("step", \.step, .count(), "The number of the step; 0 is the setting up."),
    JSONField("time", \.time, .number, "When it failed, in seconds of virtual time."),
    JSONField(
      "problems", \.problems, .list(of: RunReport.Problem.form), "Everything in it that was not as expected."),
    JSONField(
      "state", \.state, .list(of: RunReport.Subject.form),
      "The scroll view and the components, without what is as usual."),
    JSONField("events", \.events, .list(of: RunReport.Event.form), "The last events before it failed."),
    JSONField("earlierEvents", \.earlierEvents, .count(), "How many events there were before those."),
    JSONField(
      "course", \.course, .optional(Course.form),
      "How offset, insets and states changed until it failed."))
}

extension RunReport.Problem {
  static let form = JSONForm<Self>.object(
    Self(),
    JSONField("id", \.id, .text, "The rule's name; `refreshcfg explain` says more of it."),
    JSONField("message", \.message, .text, "What was not so."),
    JSONField("expected", \.expected, .optional(.text), "What was expected; null where the message says it all."),
    JSONField("actual", \.actual, .optional(.text), "What was found; null where the message says it all."),
    JSONField("place", \.place, RunReport.Place.form, "Where it was expected."),
    JSONField("labels", \.labels, .list(of: RunReport.Label.form), "Through which steps it was reached."),
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
    JSONField("text", \.text, .text, "What happened, as scenarios have it."))
}

extension Course {
  static let form = JSONForm<Self>.object(
    Self(),
    JSONField("axis", \.axis, .word, "Along which axis the offset is."),
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
    JSONField("name", \.name, .text, "Whose values they are."),
    JSONField("changes", \.changes, .list(of: Change.form), "When the value changed."))
}

extension Course.Lane.Change {
  static let form = JSONForm<Self>.object(
    Self(), isInline: true,
    JSONField("moment", \.moment, .count(), "The index of the first moment with the value, from 0."),
    JSONField("value", \.value, .text, "The value; empty while no component is there."))
}
