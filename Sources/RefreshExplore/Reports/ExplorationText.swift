import RefreshLaws
import RefreshText

/// The results of explorations, for people at a terminal.
///
/// ```
/// ✗ the back footer rests 55 pt out of range (the app only answers its calls) [yours]
///   "beyond-edge back footer", jump, in run 1:4711
///
///     - name: …
///
///   also with tap: beginRefreshing: footer; wait: 0.4s
///     the app only answers its calls, run 1:5012
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

    var text: String {
      let listed = report.listed.filter(\.first.accepted.isEmpty)
      // The library's own come last: they never displace scenarios of others.
      let own = listed.filter(\.first.isListed)
      let whole =
        listed.count <= Page.mostScenarios ? listed.count : own.count <= Page.mostScenarios ? own.count : 0
      let blocks = listed.enumerated().map { problem($0.element, isShort: $0.offset >= whole) + "\n" }.joined()
      let fixed = report.subjects.flatMap(\.fixed).map {
        prose(signs.passed, "fixed: \($0) no longer shows its problem", .good)
      }
      let notes = report.listsAll ? Set(report.subjects.flatMap(\.notes)).sorted() : []
      return blocks + fixed.joined() + (fixed.isEmpty ? "" : "\n")
        + list("known limits of MJRefresh, which aren't problems", notes)
        + (report.showsStatistics ? report.subjects.map(statistics).joined() : "")
        + ExplorationSummary(report: report, listed: listed, hasShort: whole < listed.count).lines.map {
          paint.prose(VisibleText.of($0), width: style.width, after: 0, indent: 2) + "\n"
        }.joined()
    }

    private func problem(_ cause: ExplorationReport.Cause, isShort: Bool) -> String {
      let (problem, known) = (cause.first, cause.isKnown)
      var text = prose(
        known ? "!" : signs.failed, "\(problem.headline) [\(problem.ownership)]", known ? .warning : .bad)
      text += prose(
        " ",
        "\"\(problem.id)\", \(problem.harm.rawValue), in \(number(problem.way))" + place(of: cause)
          + (known ? ", known by \(problem.file)" : ""))
      if !cause.consequences.isEmpty {
        text += prose(" ", "also causes: " + consequences(of: cause))
      }
      guard !isShort else {
        return problem.way.steps.isEmpty ? text : text + prose(" ", "when \(problem.way.steps)", indent: 4)
      }
      text += "\n" + indented(problem.scenario)
      for way in problem.others {
        text += "\n" + prose(" ", "also \(difference(of: way, from: problem.way)): \(way.steps)", indent: 4)
        let doing = problem.owner == .app && way.level < .anything ? "" : "\(way.level.doing), "
        text += prose("   ", doing + number(way))
      }
      return text
    }

    /// Returns what another way to a problem does that the first doesn't, in words.
    private func difference(of way: Way, from first: Way) -> String {
      let more = way.needs.filter { !first.needs.contains($0) }
      let less = first.needs.filter { !way.needs.contains($0) }
      let words = [
        more.isEmpty ? "" : "with \(joined(more, by: "and"))", less.isEmpty ? "" : "without \(joined(less))",
      ]
      let text = words.filter { !$0.isEmpty }.joined(separator: " and ")
      return text.isEmpty ? "when" : text
    }

    /// The maximum number of consequences that are shown.
    private static let mostConsequences = 3

    private func consequences(of cause: ExplorationReport.Cause) -> String {
      let shown = cause.consequences.ordered { $0.id < $1.id }.prefix(Page.mostConsequences)
      let rest = cause.consequences.count - shown.count
      return
        (shown.map { "\($0.sentence) (\"\($0.id)\")" } + (rest > 0 ? ["and \(counted(rest, "more problem"))"] : []))
        .joined(separator: "; ")
    }

    private func place(of cause: ExplorationReport.Cause) -> String {
      guard report.subjects.count > 1 else { return "" }
      let names = cause.subjects.map { "`\(VisibleText.of($0))`" }
      return " of " + (names.count <= 3 ? joined(names, by: "and") : "\(names[0]) and \(names.count - 1) more")
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
      let name = report.subjects.count > 1 ? " of `\(VisibleText.of(subject.name))`" : ""
      return list("drawn in runs\(name)", subject.drawn.map { "\($0.action) in \(grouped($0.runs))" })
        + list("no run\(name) has reached", subject.unreached)
    }

    /// Returns a text to the right of its heading, wrapped between words.
    private func prose(_ head: String, _ text: String, _ mark: Paint.Tint = .plain, indent: Int? = nil) -> String {
      let start = head.count + 1
      return paint(head, mark) + " "
        + paint.prose(VisibleText.of(text), width: style.width, after: start, indent: indent ?? start) + "\n"
    }
  }
}
