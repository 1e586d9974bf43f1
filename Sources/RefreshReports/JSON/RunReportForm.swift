import RefreshPresets
import RefreshScenarios

/// The JSON forms of a report and of everything in it.
package enum RunReportForm {
  static let report = JSONForm<RunReport>.object(
    RunReport(),
    JSONField("version", \.format, .count(from: 1), "The version of this format: \(RunReport.formatVersion)."),
    JSONField("tool", \.tool, .text, "The version of refreshcfg that ran the scenarios."),
    JSONField("shard", \.shard, .optional(Shard.form), "The shard of the run; null for a whole run."),
    JSONField("findings", \.diagnostics, .list(of: diagnostic), "The diagnostics of the files."),
    JSONField("suites", \.suites, .list(of: suite), "The suites, in the order in which they ran."))

  static let place = JSONForm<RunReport.Place>.object(
    RunReport.Place(), isInline: true,
    JSONField("path", \.path, .text, "The path of the file as it was given."),
    JSONField("line", \.line, .count(from: 1), "The line, from 1."),
    JSONField("column", \.column, .count(from: 1), "The column in characters, from 1."),
    JSONField("endLine", \.endLine, .count(from: 1), "The line of its end."),
    JSONField("endColumn", \.endColumn, .count(from: 1), "The column after its last character."))

  static let label = JSONForm<RunReport.Label>.object(
    RunReport.Label(), isInline: true,
    JSONField("text", \.text, .text, "The text of the label."),
    JSONField("place", \.place, place, "The location."))

  static let diagnostic = JSONForm<RunReport.Diagnostic>.object(
    RunReport.Diagnostic(),
    JSONField("severity", \.severity, .word, "The severity."),
    JSONField("id", \.id, .text, "The rule's id; `refreshcfg explain` explains it."),
    JSONField("message", \.message, .text, "The message."),
    JSONField("help", \.help, .optional(.text), "Advice on what to do about it; null if there is none."),
    JSONField("place", \.place, place, "The location in the file."),
    JSONField("excerpt", \.excerpt, .text, "The lines of the file, with the location underlined."))

  static let suite = JSONForm<RunReport.Suite>.object(
    RunReport.Suite(),
    JSONField("name", \.name, .text, "The name of the suite."),
    JSONField("place", \.place, place, "The location of its name."),
    JSONField(
      "scenarios", \.scenarios, .list(of: scenario),
      "Its scenarios, in the order in which they ran; each expanded example is one."))

  static let scenario = JSONForm<RunReport.Scenario>.object(
    RunReport.Scenario(),
    JSONField("number", \.number, .count(from: 1), "Its number in the whole run, from 1."),
    JSONField("name", \.name, .text, "Its name."),
    JSONField("place", \.place, place, "The location of its name."),
    JSONField("tags", \.tags, .list(of: .text, isInline: true), "The tags."),
    JSONField("example", \.example, .optional(example), "The example from which it was expanded, or null."),
    JSONField("outcome", \.outcome, .word, "The outcome."),
    JSONField(
      "skipReason", \.skipReason, .optional(.text),
      "The reason why it was skipped; null if it ran, or if other scenarios have `only: true`."),
    JSONField("duration", \.duration, .number, "The virtual time that passed, in seconds."),
    JSONField("steps", \.steps, .list(of: step), "Its steps, with flows and repetitions expanded."),
    JSONField("failures", \.failures, .list(of: failedStep), "The steps that failed, in order."),
    JSONField("rerun", \.rerun, .text, "The command that runs only this scenario."))

  static let example = JSONForm<RunReport.Example>.object(
    RunReport.Example(), isInline: true,
    JSONField("place", \.place, place, "The location in the file."),
    JSONField("values", \.values, .list(of: value), "The parameters with their values."))

  static let value = JSONForm<RunReport.Example.Value>.object(
    RunReport.Example.Value(), isInline: true,
    JSONField("name", \.name, .text, "The parameter."),
    JSONField("text", \.text, .text, "Its value, as it is written in YAML."))

  static let step = JSONForm<RunReport.Step>.object(
    RunReport.Step(), isInline: true,
    JSONField("number", \.number, .count(from: 1), "Its number, from 1."),
    JSONField("kind", \.kind, .text, "The name of its kind."),
    JSONField("text", \.text, .text, "Its text in the file, on one line."),
    JSONField("place", \.place, place, "The location in the file."),
    JSONField(
      "route", \.route, .list(of: label, isInline: true),
      "The flows and repetitions that contain it, outermost first."),
    JSONField("outcome", \.outcome, .word, "The outcome."),
    JSONField("end", \.end, .number, "The virtual time at its end, in seconds."))

  static let failedStep = JSONForm<RunReport.FailedStep>.object(
    RunReport.FailedStep(),
    JSONField("step", \.step, .count(), "The number of the step; 0 is the setup."),
    JSONField("time", \.time, .number, "The virtual time of the failure, in seconds."),
    JSONField("problems", \.problems, .list(of: problem), "The failures of the step."),
    JSONField(
      "state", \.state, .list(of: subject),
      "The state of the scroll view and the components, without default values."),
    JSONField("events", \.events, .list(of: event), "The last events before it failed."),
    JSONField("earlierEvents", \.earlierEvents, .count(), "The number of events before those."),
    JSONField(
      "course", \.course, .optional(course),
      "The changes of offset, insets and states until it failed; null if unknown."))

  static let problem = JSONForm<RunReport.Problem>.object(
    RunReport.Problem(),
    JSONField("id", \.id, .text, "The rule's id; `refreshcfg explain` explains it."),
    JSONField("message", \.message, .text, "The message."),
    JSONField("expected", \.expected, .optional(.text), "The expected value; null if the message contains it."),
    JSONField("actual", \.actual, .optional(.text), "The actual value; null if the message contains it."),
    JSONField("because", \.because, .optional(.text), "The reason why it failed; null if it isn't known."),
    JSONField(
      "pending", \.pending, .optional(.text), "The events still to come; null if the failure isn't about them."),
    JSONField("change", \.change, .optional(.text), "A change that makes it pass; null if none is known."),
    JSONField("place", \.place, place, "The location of the expectation."),
    JSONField("labels", \.labels, .list(of: label), "The steps that led to it."),
    JSONField("excerpt", \.excerpt, .text, "The lines of the file, with the locations underlined."))

  static let subject = JSONForm<RunReport.Subject>.object(
    RunReport.Subject(), isInline: true,
    JSONField("name", \.name, .text, "`scroll`, `header`, `footer` or `trailer`."),
    JSONField("values", \.values, .list(of: .text), "Observables with their values."))

  static let event = JSONForm<RunReport.Event>.object(
    RunReport.Event(), isInline: true,
    JSONField("time", \.time, .number, "The virtual time of the event, in seconds."),
    JSONField("text", \.text, .text, "The event, as written in scenarios."))

  static let course = JSONForm<Course>.object(
    Course(),
    JSONField("axis", \.axis, .word, "The axis of the offset."),
    JSONField("moments", \.moments, .list(of: moment), "The moments, in chronological order."),
    JSONField("lanes", \.lanes, .list(of: lane), "Insets that changed, and the states of the components.")
  ).requiring("a course with at least one moment, and with offsets that scenarios can have") { course in
    !course.moments.isEmpty && course.moments.allSatisfy { abs($0.offset) <= NumberShape.greatestObserved }
  }

  static let moment = JSONForm<Course.Moment>.object(
    Course.Moment(), isInline: true,
    JSONField("step", \.step, .count(), "The number of the step that was running."),
    JSONField("time", \.time, .number, "The virtual time of the moment, in seconds."),
    JSONField("offset", \.offset, .number, "The content offset, in points."))

  static let lane = JSONForm<Course.Lane>.object(
    Course.Lane(), isInline: true,
    JSONField("name", \.name, .text, "The name of the inset or component."),
    JSONField("changes", \.changes, .list(of: change), "The changes of the value."))

  static let change = JSONForm<Course.Lane.Change>.object(
    Course.Lane.Change(), isInline: true,
    JSONField("moment", \.moment, .count(), "The index of the first moment with the value, from 0."),
    JSONField("value", \.value, .text, "The value; empty while no component is attached."))
}
