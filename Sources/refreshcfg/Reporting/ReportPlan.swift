import RefreshDiagnostics
import RefreshFiles
import RefreshReports
import RefreshScenarios
import RefreshText
import RefreshYAML

/// Which reports of a run are written, and where.
struct ReportPlan: Sendable {
  /// A format with the file that it goes to.
  struct Target: Equatable, Sendable {
    let format: ReportFormat
    /// The path of the file; nil for standard output.
    let file: String?

    static func == (a: Target, b: Target) -> Bool { a.format.name == b.format.name && a.file == b.file }
  }

  /// Why it can't be done as it was asked for.
  struct Problem: Error, Equatable {
    /// Lower case, without a full stop.
    let message: String
  }

  /// In the order in which they were asked for. One goes to standard output: where none was asked for, that for people.
  let targets: [Target]
  /// How much people are told.
  let detail: OutputStyle.Detail

  /// Plans reports.
  ///
  /// - Parameters:
  ///   - requests: each `TYPE` or `TYPE:FILE`, where the file `-` is standard output.
  ///   - detail: how much people are told.
  init(_ requests: [String], detail: OutputStyle.Detail) throws(Problem) {
    var targets: [Target] = []
    for request in requests {
      let target = try ReportPlan.target(request)
      if let other = targets.first(where: { $0.file == target.file }) {
        let place = target.file.map { "the file \($0)" } ?? "standard output"
        throw Problem(
          message: "the formats `\(other.format.name)` and `\(target.format.name)` can't both go to \(place); "
            + "write `\(target.format.name):FILE` for one of them")
      }
      targets.append(target)
    }
    if !targets.contains(where: { $0.file == nil }) {
      targets.insert(Target(format: ReportFormat.all[0], file: nil), at: 0)
    }
    self.targets = targets
    self.detail = detail
  }

  private static func target(_ request: String) throws(Problem) -> Target {
    let parts = request.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReportFormat[parts[0]] else {
      let near = nearestName(to: parts[0], in: ReportFormat.names).map { "did you mean `\($0)`? " } ?? ""
      throw Problem(
        message: "there is no format `\(VisibleText.of(parts[0]))`; \(near)there are "
          + joined(ReportFormat.names, by: "and"))
    }
    guard parts.count == 2 else { return Target(format: format, file: nil) }
    guard !parts[1].isEmpty else {
      throw Problem(message: "there is no file behind `\(format.name):`; leave the colon out for standard output")
    }
    return Target(format: format, file: parts[1] == "-" ? nil : parts[1])
  }

  /// Whether a report has to have the steps of scenarios that passed.
  var keepsSteps: Bool {
    detail == .verbose || targets.contains { $0.format.traits.contains(.showsSteps) }
  }

  /// Whether a format runs scenarios once more, and so has to have them.
  var needsVerdicts: Bool { targets.contains { $0.format.traits.contains(.needsVerdicts) } }

  /// Whether what goes to standard output is for people; notes for them would be in the way of a program.
  var isForPeople: Bool { targets.contains { $0.file == nil && $0.format.traits.contains(.forPeople) } }

  /// Says which files can't be written, before anything runs.
  ///
  /// - Returns: whether there are none.
  func check(on streams: Streams) -> Bool {
    var isGood = true
    for file in targets.compactMap(\.file) {
      let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
      if FolderSearch.isFolder(file) {
        streams.error("error: the report \(VisibleText.of(file)) can't be written: it is a folder\n")
      } else if !FolderSearch.isFolder(folder.isEmpty ? "/" : folder) {
        streams.error(
          "error: the report \(VisibleText.of(file)) can't be written: there is no folder \(VisibleText.of(folder))\n"
        )
      } else {
        continue
      }
      isGood = false
    }
    return isGood
  }

  /// Writes all reports, each file as a whole or not at all.
  ///
  /// - Parameters:
  ///   - report: what came of the run.
  ///   - verdicts: the same as it came out of the run. The default is none.
  ///   - streams: take what goes to standard output, and what went wrong.
  /// - Returns: unusable where a file can't be written.
  func write(_ report: RunReport, verdicts: [Verdict] = [], on streams: Streams) -> ExitStatus {
    var status = ExitStatus.success
    for target in targets {
      let format = target.format
      guard let file = target.file else {
        // What could not be read has been said; a report of nothing would look as if all were well.
        guard !format.traits.contains(.forPeople) || !report.suites.isEmpty else { continue }
        let style = OutputStyle(
          color: streams.outputUsesColor, width: streams.width, detail: detail, ascii: streams.isASCII)
        streams.output(format.render(report, verdicts: verdicts, style: style))
        continue
      }
      let text = format.render(report, verdicts: verdicts, style: OutputStyle(detail: detail))
      status = max(status, streams.write(text, to: file, as: "the report"))
    }
    return max(status, writeJobSummary(of: report, on: streams))
  }

  private func writeJobSummary(of report: RunReport, on streams: Streams) -> ExitStatus {
    guard let file = streams.environment("GITHUB_STEP_SUMMARY"), !file.isEmpty,
      targets.contains(where: { $0.format.traits.contains(.summarizesJob) })
    else { return .success }
    do throws(InputFile.Failure) {
      try OutputFile.append(JobSummary.markdown(report).utf8, to: file)
      return .success
    } catch {
      streams.error("error: the job's summary \(VisibleText.of(file)) can't be written: \(error.reason)\n")
      return .unusable
    }
  }
}
