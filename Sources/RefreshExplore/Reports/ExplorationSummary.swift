import RefreshLaws
import RefreshText

/// The last lines of a report: how much was explored and found, and what isn't shown.
struct ExplorationSummary {
  let report: ExplorationReport
  /// The listed problems that aren't accepted.
  let listed: [ExplorationReport.Cause]
  /// Whether some of them are shown without their scenarios.
  let hasShort: Bool

  /// The lines.
  var lines: [String] {
    [counts] + [provisional, scenarios, acceptance, growth, unchecked, accepted, own].compactMap(\.self)
  }

  private var counts: String {
    let known = listed.count(where: \.isKnown)
    let runs = report.subjects.reduce(0) { $0 + $1.runs }
    let subjects =
      report.subjects.count > 1
      ? "\(report.subjects.count) presets and suites" : "`\(report.subjects.first?.name ?? "")`"
    var text = "\(grouped(runs)) \(runs == 1 ? "run" : "runs") of \(subjects): "
    text += listed.isEmpty ? "no problem" : counted(listed.count, "problem")
    if known > 0 { text += known == listed.count ? ", known" : ", \(known) of them known" }
    let checks = [(report.errorCount, "error"), (report.warningCount, "warning")].filter { $0.0 > 0 }
    if !checks.isEmpty {
      let found = joined(checks.map { counted($0.0, $0.1) }, by: "and")
      text += "\(listed.isEmpty ? " in runs" : ""), and \(found) of `validate`"
    }
    if let shard = report.shard { text += " (shard \(shard))" }
    return text + (report.isInterrupted ? " (interrupted)" : "")
  }

  /// Whether the runs that an interrupted exploration left out may show that a problem is another owner's, too.
  private var provisional: String? {
    report.isInterrupted && report.causes.contains { $0.first.way.run > 0 }
      ? "the owners in square brackets are provisional, because the remaining runs may show other ways to a problem"
      : nil
  }

  private var scenarios: String? {
    hasShort && !report.savesProblems ? "`--out FOLDER` writes a scenario and a film for each problem" : nil
  }

  /// A line that accepts the first new problem, ready to be copied.
  private var acceptance: String? {
    guard let cause = listed.first(where: { !$0.isKnown && LawID($0.first.oracle) != nil }) else { return nil }
    let scope = cause.subjects.count == 1 ? [YAMLValue.Member("preset", .text(cause.subjects[0]))] : []
    let entry = YAMLValue.map(
      [YAMLValue.Member("cause", .quoted(cause.first.id))] + scope + [YAMLValue.Member("reason", .scalar("…"))])
    return "to accept a problem, add it to `refreshcfg.yaml`: `accepted: [\(entry.flow ?? "")]`"
  }

  /// Whether more runs may find more: a listed problem was first found in the second half.
  private var growth: String? {
    guard report.suggestsRuns, !report.isInterrupted else { return nil }
    let isGrowing = listed.contains { cause in
      !cause.isKnown && cause.first.firstRun * 2 > report.subjects[cause.subject].runs
    }
    return isGrowing ? "new problems were still being found: more runs (`--runs`) may find more" : nil
  }

  /// What isn't looked for, because scenarios play the app.
  private var unchecked: String? {
    let subjects = report.subjects.filter { !$0.unchecked.isEmpty }
    guard let subject = subjects.first, let first = subject.unchecked.first else { return nil }
    let folded = subjects.reduce(0) { $0 + $1.uncheckedCount }
    let rest =
      folded == 0
      ? "" : "; \(counted(folded, "problem")) that this causes \(folded == 1 ? "isn't" : "aren't") listed"
    guard subjects.count == 1 else {
      let names = subjects.prefix(2).map { "`\($0.name)`" }
      let words = subjects.count == 2 ? joined(names, by: "and") : "\(names[0]) and \(subjects.count - 1) more"
      return
        "not checked in \(words): whether refreshes end that `app` doesn't answer and scenarios end themselves\(rest)"
    }
    let components = joined(subject.unchecked.map { "the \($0.component)'s" }, by: "and")
    return "not checked: whether \(components) refreshes end; `app` doesn't answer them, "
      + "and the scenario `\(first.scenario)` ends one itself\(rest)"
  }

  private var accepted: String? {
    let accepted = report.causes.count { !$0.first.accepted.isEmpty }
    return accepted == 0
      ? nil : "\(counted(accepted, "accepted problem")) also \(accepted == 1 ? "occurs" : "occur")"
  }

  private var own: String? {
    guard !report.listsAll else { return nil }
    let own = report.causes.count { !$0.first.isListed && $0.first.accepted.isEmpty }
    guard own > 0 else { return nil }
    return
      "\(own) of MJRefresh's own problems also \(own == 1 ? "occurs" : "occur"); `--all` lists them, `museum` explains them"
  }
}
