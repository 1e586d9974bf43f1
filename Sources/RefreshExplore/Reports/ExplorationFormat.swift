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
    let lines = report.subjects.flatMap { subject in
      subject.problems.map { problem in
        WorkflowCommand(
          problem.isKnown ? "warning" : "error", file: FilePath.normalized(subject.path), lines: 1...1,
          columns: (1, 1), title: "\(subject.name) › \(problem.oracle)",
          "\(problem.told)\nrun \(report.seed):\(problem.way.run)\n\(problem.scenario)"
        ).line
      }
    }
    return lines.joined() + "\(counted(report.newCount, "new problem")), \(report.knownCount) known\n"
  }

  private static let jUnit = ExplorationFormat(
    "junit", "JUnit XML, for continuous integration, with a test case for each problem and each fixed problem."
  ) { report, _ in
    let suites = report.subjects.map { subject -> (name: String, file: String?, cases: [JUnitCase]) in
      let problems = subject.problems.map { problem in
        var testCase = JUnitCase(problem.sentence, of: subject.name, at: (subject.path, 1))
        testCase.properties = [
          ("oracle", problem.oracle), ("level", problem.way.level.rawValue),
          ("run", "\(report.seed):\(problem.way.run)"),
        ]
        testCase.trouble =
          problem.isKnown
          ? .skipped(because: "known by \(problem.file)")
          : .failure(message: problem.told, type: problem.oracle, text: problem.scenario)
        return testCase
      }
      let mended = subject.mended.map { JUnitCase("\($0) is fixed", of: subject.name, at: (subject.path, 1)) }
      let healthy = JUnitCase(
        "\(grouped(subject.runs)) runs show nothing else", of: subject.name, at: (subject.path, 1))
      return (subject.name, subject.path, problems + mended + [healthy])
    }
    return Markup.jUnit("refreshcfg explore", suites).string
  }
}
