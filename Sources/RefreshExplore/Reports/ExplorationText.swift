import RefreshLaws
import RefreshReports
import RefreshText

/// The results of explorations, for people at a terminal.
///
/// ```
/// ✗ the back footer rests 55 pt out of range (the app only answers its calls) [yours]
///   beyond-edge back footer, in run 1:4711
///
///     - name: …
///
///   also when beginRefreshing: footer; wait: 0.4s
///     the app only answers its calls  run 1:5012
///
/// 20,000 runs of `Feed`: 1 problem
/// 12 of MJRefresh's own problems also occur; `--all` lists them, `museum` explains them
/// ```
enum ExplorationText {
  static let format = ExplorationFormat(
    "text", "For people, with a scenario for each problem.", [.forPeople]
  ) { report, style in Page(report: report, style: style).text }

  private struct Page {
    let report: ExplorationReport
    let style: OutputStyle

    /// The maximum number of problems that are shown with their scenarios; the others are listed, and `--out` writes
    /// theirs.
    private static let mostScenarios = 5

    private var paint: Paint { style.paint }
    private var signs: Signs { style.signs }
    private var isMany: Bool { report.subjects.count > 1 }

    var text: String {
      let listed = report.listed.filter(\.first.accepted.isEmpty)
      let isShort = listed.count > Page.mostScenarios
      let blocks = listed.map { problem($0, isShort: isShort) + "\n" }.joined()
      let fixed = report.subjects.flatMap(\.fixed).map {
        prose(signs.passed, "fixed: \($0) no longer shows its problem", .good)
      }
      let notes = Set(report.subjects.flatMap(\.notes)).ordered()
      return blocks + fixed.joined() + (fixed.isEmpty ? "" : "\n") + list("holds by design", notes)
        + (report.showsStatistics ? report.subjects.map(statistics).joined() : "")
        + summary(listed, isShort: isShort)
    }

    private func problem(_ cause: ExplorationReport.Cause, isShort: Bool) -> String {
      let (problem, known) = (cause.first, cause.isKnown)
      var text = prose(
        known ? "!" : signs.failed, "\(problem.headline) [\(problem.ownership)]", known ? .warning : .bad)
      text += prose(
        " ",
        "\(problem.id), \(problem.harm.rawValue), in \(number(problem.way))" + place(of: cause)
          + (known ? ", known by \(problem.file)" : ""))
      guard !isShort else {
        return problem.way.steps.isEmpty ? text : text + prose(" ", "when \(problem.way.steps)", indent: 4)
      }
      text += "\n" + indented(problem.scenario)
      for way in problem.others {
        text += "\n" + prose(" ", "also when \(way.steps)", indent: 4)
        text += prose("   ", "\(way.level.doing)  \(number(way))")
      }
      for other in cause.others {
        text +=
          "\n" + prose(" ", "also when " + (other.way.steps.isEmpty ? other.file : other.way.steps), indent: 4)
        text += prose("   ", "\(other.headline)  \(number(other.way))" + (other.isKnown ? ", known" : ""))
      }
      return text
    }

    private func place(of cause: ExplorationReport.Cause) -> String {
      guard isMany else { return "" }
      let first = " of `\(VisibleText.of(cause.subjects[0]))`"
      return cause.subjects.count == 1 ? first : "\(first) and \(cause.subjects.count - 1) more"
    }

    private func number(_ way: Way) -> String { way.run == 0 ? "its file" : "run \(report.seed):\(way.run)" }

    private func indented(_ scenario: String) -> String {
      scenario.split(separator: "\n").map { "    \(VisibleText.of(String($0)))\n" }.joined()
    }

    private func list(_ title: String, _ lines: [String]) -> String {
      guard !lines.isEmpty else { return "" }
      return paint(title, .strong) + "\n" + lines.map { prose(" ", $0) }.joined() + "\n"
    }

    private func statistics(of subject: ExplorationReport.Subject) -> String {
      let name = isMany ? " of `\(VisibleText.of(subject.name))`" : ""
      return list("drawn in runs\(name)", subject.drawn.map { "\($0.action) in \(grouped($0.runs))" })
        + list("no run\(name) has reached", subject.unreached)
    }

    private func summary(_ listed: [ExplorationReport.Cause], isShort: Bool) -> String {
      let known = listed.count(where: \.isKnown)
      let runs = report.subjects.reduce(0) { $0 + $1.runs }
      let subjects =
        isMany
        ? "\(report.subjects.count) presets and suites" : "`\(VisibleText.of(report.subjects.first?.name ?? ""))`"
      var text = "\(grouped(runs)) \(runs == 1 ? "run" : "runs") of \(subjects): "
      text += listed.isEmpty ? "no problem" : counted(listed.count, "problem")
      if known > 0 { text += known == listed.count ? ", known" : ", \(known) of them known" }
      if let shard = report.shard { text += " (shard \(shard))" }
      text += "\n"
      if isShort, !report.savesProblems { text += "`--out FOLDER` writes a scenario and a film for each problem\n" }
      let accepted = report.causes.count { !$0.first.accepted.isEmpty }
      if accepted > 0 {
        text += "\(counted(accepted, "accepted problem")) also \(accepted == 1 ? "occurs" : "occur")\n"
      }
      let own = report.causes.count { !$0.first.isListed && $0.first.accepted.isEmpty }
      guard own > 0, !report.listsAll else { return text }
      return text
        + "\(own) of MJRefresh's own problems also \(own == 1 ? "occurs" : "occur"); `--all` lists them, `museum` explains them\n"
    }

    /// Returns a text to the right of its heading, wrapped between words.
    private func prose(_ head: String, _ text: String, _ mark: Paint.Tint = .plain, indent: Int? = nil) -> String {
      let start = head.count + 1
      return paint(head, mark) + " "
        + paint.prose(VisibleText.of(text), width: style.width, after: start, indent: indent ?? start) + "\n"
    }
  }
}
