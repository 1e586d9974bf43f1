import RefreshDiagnostics
import RefreshFiles
import RefreshText

/// A format for the results of explorations.
package typealias ExplorationFormat = OutputFormat<ExplorationReport>

extension ExplorationReport: Presentable {
  /// One row for each format; the first is the default.
  package static let formats = [
    ExplorationText.format,
    ExplorationFormat("json", "For programs and `refreshcfg merge`, with everything that was found.") { report, _ in
      String(decoding: report.json, as: UTF8.self)
    },
    gitHub,
    jUnit,
  ]

  /// Annotations of presets and suites in GitHub workflows.
  private static let gitHub = ExplorationFormat(
    "github", "GitHub workflow commands, which become annotations of the presets and suites."
  ) { report, _ in
    // Known problems are only counted: an annotation for each would hide the new ones.
    let new = report.listed.filter { !$0.isKnown && $0.first.accepted.isEmpty }
    let lines = new.map { cause in
      let (subject, problem) = (report.subjects[cause.subject], cause.first)
      let others = cause.subjects.filter { $0 != subject.name }.map { "`\($0)`" }
      let place = problem.place.line > 0 ? problem.place : .init(path: subject.path, line: 1)
      return WorkflowCommand(
        "error", file: FilePath.normalized(place.path), lines: place.line...place.line, columns: (1, 1),
        title: "\(subject.name) › \(problem.oracle)",
        "\(problem.headline) [\(problem.ownership)]\nrun \(report.seed):\(problem.way.run)"
          + (others.isEmpty ? "" : ", also in \(joined(others, by: "and"))") + "\n\(problem.scenario)"
      ).line
    }
    let end = report.isInterrupted ? ", interrupted" : ""
    return lines.joined() + "\(counted(report.newCount, "new problem")), \(report.knownCount) known\(end)\n"
  }

  private static let jUnit = ExplorationFormat(
    "junit", "JUnit XML, for continuous integration, with a test case for each problem and each fixed problem."
  ) { report, _ in
    let listed = report.listed
    let suites = report.subjects.enumerated().map {
      place, subject -> (name: String, file: String?, cases: [JUnitCase]) in
      // Each subject with a cause has a case, because the last one says that there is nothing else.
      let own = listed.flatMap(\.places).filter { $0.subject == place }.map(\.problem)
      let problems = own.map { problem in
        var testCase = JUnitCase(problem.sentence, of: subject.name, at: (subject.path, 1))
        testCase.properties = [
          ("oracle", problem.oracle), ("level", problem.way.level.rawValue),
          ("owner", problem.owner.rawValue), ("run", "\(report.seed):\(problem.way.run)"),
        ]
        testCase.trouble =
          !problem.accepted.isEmpty
          ? .skipped(because: "accepted: \(problem.accepted)")
          : problem.isKnown
            ? .skipped(because: "known by \(problem.file)")
            : .failure(message: problem.headline, type: problem.oracle, text: problem.scenario)
        return testCase
      }
      let fixed = subject.fixed.map { JUnitCase("\($0) is fixed", of: subject.name, at: (subject.path, 1)) }
      let healthy = JUnitCase(
        "\(grouped(subject.runs)) runs show nothing else", of: subject.name, at: (subject.path, 1))
      return (subject.name, subject.path, problems + fixed + [healthy])
    }
    return Markup.jUnit("refreshcfg explore", suites).string
  }
}
