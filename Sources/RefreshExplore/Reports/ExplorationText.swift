import RefreshLaws
import RefreshReports
import RefreshText

/// The results of explorations, for people at a terminal.
///
/// ```
/// ✗ the back footer rests 55 pt out of range, though the app only answers its calls
///   out-of-range, in run 1:4711
///
///     - name: …
///
///   also when beginRefreshing: footer; wait: 0.4s
///     though the app only answers its calls  run 1:5012
///
/// 20,000 runs of `Feed`: 1 problem
/// ```
enum ExplorationText {
  static let format = ExplorationFormat(
    "text", "For people, with a scenario for each problem.", [.forPeople]
  ) {
    report, style in
    report.subjects.map { Page(report: report, subject: $0, style: style).text }.joined(separator: "\n")
  }

  private struct Page {
    let report: ExplorationReport
    let subject: ExplorationReport.Subject
    let style: OutputStyle

    private var paint: Paint { Paint(color: style.color) }
    private var signs: Signs { style.ascii ? .ascii : .unicode }

    var text: String {
      let blocks = subject.groups.map { problem($0.first, $0.others) + "\n" }.joined()
      let mended = subject.mended.map { prose(signs.passed, "fixed: \($0) no longer shows its problem", .good) }
      return blocks + mended.joined() + (mended.isEmpty ? "" : "\n") + list("holds by design", subject.notes)
        + list("no run has reached", subject.unreached) + summary
    }

    private func problem(_ problem: ExplorationReport.Problem, _ others: [ExplorationReport.Problem]) -> String {
      let known = problem.isKnown
      var text = prose(known ? "!" : signs.failed, problem.told, known ? .warning : .bad)
      text += prose(
        " ", "\(problem.oracle), in \(number(problem.way))" + (known ? ", known by \(problem.file)" : ""))
      text += "\n" + indented(problem.scenario)
      for way in problem.others {
        text += "\n" + prose(" ", "also when \(way.steps)", indent: 4)
        text += prose("   ", "\(way.level.doing)  \(number(way))")
      }
      for other in others {
        text +=
          "\n" + prose(" ", "also when " + (other.way.steps.isEmpty ? other.file : other.way.steps), indent: 4)
        text += prose("   ", "\(other.told)  \(number(other.way))" + (other.isKnown ? ", known" : ""))
      }
      return text
    }

    private func number(_ way: Way) -> String { way.run == 0 ? "its file" : "run \(report.seed):\(way.run)" }

    private func indented(_ scenario: String) -> String {
      scenario.split(separator: "\n").map { "    \(VisibleText.of(String($0)))\n" }.joined()
    }

    private func list(_ title: String, _ lines: [String]) -> String {
      guard !lines.isEmpty else { return "" }
      return paint(title, .strong) + "\n" + lines.map { prose(" ", $0) }.joined() + "\n"
    }

    private var summary: String {
      let count = subject.problems.count
      let known = subject.problems.count(where: \.isKnown)
      var text =
        "\(grouped(subject.runs)) \(subject.runs == 1 ? "run" : "runs") of `\(VisibleText.of(subject.name))`: "
      text += count == 0 ? "no problem" : counted(count, "problem")
      if known > 0 { text += known == count ? ", known" : ", \(known) of them known" }
      if let shard = report.shard { text += " (shard \(shard))" }
      return text + "\n"
    }

    /// Returns a text to the right of its heading, wrapped between words.
    private func prose(_ head: String, _ text: String, _ mark: Paint.Tint = .plain, indent: Int? = nil) -> String {
      let start = head.count + 1
      return paint(head, mark) + " "
        + paint.prose(VisibleText.of(text), width: style.width, after: start, indent: indent ?? start) + "\n"
    }
  }
}
