import RefreshDiagnostics
import RefreshLaws
import RefreshScenarios
import RefreshText
import RefreshYAML

extension ExplorationReport {
  /// The report as JSON in UTF-8, with a final line feed; equal reports give equal bytes.
  package var json: [UInt8] {
    var writer = JSONWriter()
    ExplorationReport.form.write(self, &writer)
    return writer.bytes + "\n".utf8
  }

  /// Reads a report back.
  ///
  /// - Parameters:
  ///   - root: The root node of the file.
  ///   - diagnostics: Collects the diagnostics, for example that the report is of a later version.
  /// - Returns: The report, or `nil` if it has errors.
  package static func read(_ root: Node, into diagnostics: inout Diagnostics) -> ExplorationReport? {
    guard root.isReadable(upTo: formatVersion, into: &diagnostics) else { return nil }
    return form.read(root, "report", &diagnostics)
  }

  /// Returns whether a JSON document is a report of explorations.
  package static func isOne(_ root: Node) -> Bool { root["explored"] != nil }

  private static let form = JSONForm<ExplorationReport>.object(
    ExplorationReport(),
    JSONField("version", \.format, .count(from: 1), "The version of this format: \(formatVersion)."),
    JSONField("tool", \.tool, .text, "The version of refreshcfg that explored."),
    JSONField("seed", \.seed, .text, "The seed."),
    JSONField("level", \.level, .word, "The most that the app and its surroundings could do."),
    JSONField(
      "laws", \.laws, .list(of: .text), "The ids of the laws whose breaches were looked for.", isAdded: true),
    JSONField(
      "demandedRuns", \.demandedRuns, .count(), "The number of runs of each subject, in all shards together.",
      isAdded: true),
    JSONField("shard", \.shard, .optional(Shard.form), "The shard; null for all runs."),
    JSONField("all", \.listsAll, .flag, "Whether the library's own problems are listed, too.", isAdded: true),
    JSONField("interrupted", \.isInterrupted, .flag, "Whether it was interrupted.", isAdded: true),
    JSONField("errors", \.errorCount, .count(), "The number of errors in the files.", isAdded: true),
    JSONField("warnings", \.warningCount, .count(), "The number of warnings of `validate`.", isAdded: true),
    JSONField("strict", \.isStrict, .flag, "Whether known problems and warnings fail, too.", isAdded: true),
    JSONField(
      "defaultRuns", \.suggestsRuns, .flag, "Whether the number of runs was the tool's choice.", isAdded: true),
    JSONField("explored", \.subjects, .list(of: subject), "The explored presets and suites, in order."))

  private static let subject = JSONForm<Subject>.object(
    Subject(),
    JSONField("name", \.name, .text, "The name of the preset or the suite."),
    JSONField("path", \.path, .text, "The path of the file."),
    JSONField("runs", \.runs, .count(), "The number of runs."),
    JSONField("problems", \.problems, .list(of: problem), "The problems, in the order in which they were found."),
    JSONField("mended", \.fixed, .list(of: .text), "The files of earlier problems that no longer show."),
    JSONField("notes", \.notes, .list(of: .text), "The library's known limits."),
    JSONField(
      "unchecked", \.unchecked, .list(of: unchecked), "What isn't looked for, because scenarios play the app.",
      isAdded: true),
    JSONField("unreached", \.unreached, .list(of: .text), "The changes of state that no run has reached."),
    JSONField("drawn", \.drawn, .list(of: drawn), "The actions that were drawn.", isAdded: true))

  private static let unchecked = JSONForm<Unchecked>.object(
    Unchecked(), isInline: true, JSONField("component", \.component, .text, "The component."),
    JSONField("cause", \.cause, .text, "The cause that isn't looked for."),
    JSONField("scenario", \.scenario, .text, "The scenario that ends the refresh."))

  private static let place = JSONForm<Place>.object(
    Place(), isInline: true, JSONField("path", \.path, .text, "The path of the file; empty for none."),
    JSONField("line", \.line, .count(), "The line, from 1; 0 for none."))

  private static let drawn = JSONForm<Drawn>.object(
    Drawn(), isInline: true, JSONField("action", \.action, .text, "The name of the action."),
    JSONField("runs", \.runs, .count(), "The number of runs with it."))

  private static let problem = JSONForm<Problem>.object(
    Problem(),
    JSONField("oracle", \.oracle, .text, "The id of the law that it breaches."),
    JSONField("component", \.component, .text, "The component's family; empty for the scroll view."),
    JSONField("cause", \.cause, .text, "The coarse cause, if the law has several."),
    JSONField("sentence", \.sentence, .text, "The description of the problem."),
    JSONField(
      "doing", \.doing, .text, "What the app and its surroundings do, in words; empty for nothing special.",
      isAdded: true),
    JSONField("threshold", \.threshold, .text, "The smallest numbers that show it, in words; empty for none."),
    JSONField("way", \.way, way, "The cause of the problem."),
    JSONField("drawnLevel", \.drawnLevel, .word, "The level of the run as generated."),
    JSONField("others", \.others, .list(of: way), "Other causes, those with less misuse first."),
    JSONField("scenario", \.scenario, .text, "The scenario that shows it, as YAML."),
    JSONField("file", \.file, .text, "The name of its file."),
    JSONField("known", \.isKnown, .flag, "Whether its file existed before."),
    JSONField(
      "owner", \.owner, .word, "Who has to act on it: the preset's author, the app's, or the library's.",
      isAdded: true),
    JSONField(
      "keys", \.keys, .list(of: .text), "The preset's keys without any one of which it doesn't occur.",
      isAdded: true),
    JSONField(
      "calls", \.calls, .list(of: .text), "The app's calls without any one of which it doesn't occur.",
      isAdded: true),
    JSONField("place", \.place, place, "The first of these keys, or the app.", isAdded: true),
    JSONField("firstRun", \.firstRun, .count(), "The number of the first run that showed it.", isAdded: true),
    JSONField(
      "source", \.source, .text, "The cause without which it doesn't occur; empty for none.", isAdded: true),
    JSONField("id", \.writtenID, .text, "The cause, as `accepted` in `refreshcfg.yaml` names it.", isAdded: true),
    JSONField("accepted", \.accepted, .text, "The reason why it is accepted; empty if it isn't.", isAdded: true))

  private static let way = JSONForm<Way>.object(
    Way(),
    JSONField("level", \.level, .word, "The level of what the app and its surroundings do."),
    JSONField("run", \.run, .count(), "The number of the run in which it was found; 0 if only a file shows it."),
    JSONField("needs", \.needs, .list(of: .text), "The names of the steps that it needs."),
    JSONField("steps", \.steps, .text, "The steps on one line; empty if only a file has them."))
}
