import ArgumentParser
import RefreshDiagnostics
import RefreshFiles
import RefreshReports
import RefreshScenarios
import RefreshText

/// Options of the commands that report a run.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The report format: \(ReportFormat.names.joined(separator: ", ")); with a file, the report is written there. "
        + "May be repeated. (default: \(ReportFormat.all[0].name))",
      valueName: "type[:file]"), completion: .list(ReportFormat.names))
  var formats: [String] = []

  @Flag(name: .shortAndLong, help: "Show only failures and the summary.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Show every step of every scenario, with its virtual time.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose can't be combined") }
    do { _ = try plan } catch { throw ValidationError(error.messages.joined(separator: "\n")) }
  }

  /// The reports, with the files to which they are written.
  var plan: ReportPlan {
    get throws(Refusal) { try ReportPlan(formats, detail: quiet ? .quiet : verbose ? .verbose : .normal) }
  }
}

/// A format, with the file to which it is written.
struct OutputTarget<Subject: Presentable>: Sendable {
  let format: OutputFormat<Subject>
  /// The path of the file; nil for standard output.
  var file: String?
}

extension OutputTarget: ExpressibleByArgument {
  /// Reads `TYPE` or `TYPE:FILE`, where the file `-` is standard output.
  init(_ request: String) throws(Refusal) {
    let parts = request.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = OutputFormat<Subject>.names
    guard let format = OutputFormat<Subject>[parts[0]] else {
      let near = nearestName(to: parts[0], in: names).map { "did you mean `\($0)`? " } ?? ""
      throw Refusal(
        "there is no format `\(VisibleText.of(parts[0]))`; \(near)there are \(joined(names, by: "and"))")
    }
    guard parts.last != "" else {
      throw Refusal("a file is missing after `\(format.name):`; remove the colon for standard output")
    }
    self.init(format: format, file: parts.count < 2 || parts[1] == "-" ? nil : parts[1])
  }

  init?(argument: String) { try? self.init(argument) }

  /// Returns the targets with one for standard output added if there is none; the default is the format for people.
  /// Two targets must not have the same file.
  static func complete(_ targets: [OutputTarget]) throws(Refusal) -> [OutputTarget] {
    for (index, target) in targets.enumerated() {
      guard let other = targets[..<index].first(where: { $0.file == target.file }) else { continue }
      let place = target.file.map { "the file \($0)" } ?? "standard output"
      throw Refusal(
        "the formats `\(other.format.name)` and `\(target.format.name)` can't both go to \(place); "
          + "write `\(target.format.name):FILE` for one of them")
    }
    return (targets.contains { $0.file == nil } ? [] : [OutputTarget(format: .all[0])]) + targets
  }

  static var allValueStrings: [String] { OutputFormat<Subject>.names }

  /// Refuses files that can't be written, before anything runs. A folder that is missing is made, but not the one above it.
  static func check(_ targets: [OutputTarget]) throws(Refusal) {
    let reasons = targets.compactMap(\.file).compactMap { file -> String? in
      let folder = FilePath.folder(of: file)
      let reason =
        FolderSearch.isFolder(file)
        ? "it is a folder"
        : OutputFile.obstacle(inFolder: folder.isEmpty ? "." : folder)?.reason
          ?? missingFolder(above: folder).map { "there is no folder \(VisibleText.of($0))" }
      return reason.map { "the report \(VisibleText.of(file)) can't be written: \($0)" }
    }
    guard reasons.isEmpty else { throw Refusal(messages: reasons) }
  }

  private static func missingFolder(above folder: String) -> String? {
    let above = FilePath.folder(of: String(folder.dropLast()))
    return above.isEmpty || FolderSearch.isFolder(above) || FolderSearch.isFolder(folder)
      ? nil : String(above.dropLast())
  }
}

/// The reports of a run, with the files to which they are written.
struct ReportPlan: Sendable {
  /// The targets in the order of the requests. One of them is standard output, by default with the format for
  /// people.
  let targets: [OutputTarget<ReportedRun>]
  /// The level of detail in reports for people.
  let detail: OutputStyle.Detail

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - requests: The targets, each `TYPE` or `TYPE:FILE`.
  ///   - detail: The level of detail in reports for people.
  init(_ requests: [String], detail: OutputStyle.Detail) throws(Refusal) {
    var targets: [OutputTarget<ReportedRun>] = []
    for request in requests { targets.append(try OutputTarget(request)) }
    self.targets = try OutputTarget.complete(targets)
    self.detail = detail
  }

  /// Whether a report needs the steps of scenarios that passed.
  var keepsSteps: Bool { detail == .verbose || targets.contains { $0.format.traits.contains(.showsSteps) } }

  /// Whether a report shows pictures of runs.
  var showsPictures: Bool { targets.contains { $0.format.traits.contains(.showsPictures) } }

  /// Whether standard output is for people; notes would disturb a program.
  var isForPeople: Bool { targets.contains { $0.file == nil && $0.format.traits.contains(.forPeople) } }

  /// Refuses files that can't be written, before anything runs.
  func check() throws(Refusal) { try OutputTarget.check(targets) }

  /// Writes all reports, each file completely or not at all.
  ///
  /// - Parameters:
  ///   - report: The report of the run.
  ///   - pictures: The pictures of each scenario, in the order of the report. The default is none.
  ///   - streams: The streams for standard output and for errors.
  /// - Returns: `unusable` if a file can't be written, otherwise `success`.
  func write(_ report: RunReport, pictures: [ScenarioPictures?] = [], on streams: Streams) -> ExitStatus {
    var status = ExitStatus.success
    for target in targets {
      let format = target.format
      guard let file = target.file else {
        // Errors of reading have already been reported; an empty report would look like success.
        guard !format.traits.contains(.forPeople) || !report.suites.isEmpty else { continue }
        var style = streams.outputStyle
        style.detail = detail
        streams.output(format.render(report, pictures: pictures, style: style))
        continue
      }
      let text = format.render(report, pictures: pictures, style: OutputStyle(detail: detail))
      status = max(status, streams.write(text, to: file, as: "the report"))
    }
    return max(status, writeJobSummary(of: report, on: streams))
  }

  private func writeJobSummary(of report: RunReport, on streams: Streams) -> ExitStatus {
    guard let file = streams.variable("GITHUB_STEP_SUMMARY"),
      targets.contains(where: { $0.format.traits.contains(.summarizesJob) })
    else { return .success }
    return streams.write(JobSummary.markdown(report), to: file, as: "the job's summary", appending: true)
  }
}

/// Reads a format from an argument.
extension OutputFormat: ExpressibleByArgument where Subject: Presentable {
  package init?(argument: String) {
    guard let format = Self[argument] else { return nil }
    self = format
  }

  package var defaultValueDescription: String { name }
  package static var allValueStrings: [String] { names }
  package static var defaultCompletionKind: CompletionKind { .list(names) }
}
