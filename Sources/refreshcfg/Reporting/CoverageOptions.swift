import ArgumentParser
import RefreshReports
import RefreshScenarios
import RefreshText

/// What to do about the coverage of presets.
struct CoverageOptions: ParsableArguments {
  @Flag(help: "Say what the run saw of its presets, as a table.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      """
      Say it as \(CoverageFormat.names.joined(separator: ", ")); after a colon, the file to write it to. May be \
      given several times.
      """, valueName: "type[:file]"))
  var coverageFormat: [CoverageOutput] = []

  @Option(help: ArgumentHelp("Fail when the run saw less than this of its presets, like 80%.", valueName: "share"))
  var coverageMin: LeastCoverage?

  /// Measures coverage and reports it, if someone asked for it.
  ///
  /// - Parameters:
  ///   - results: what was run.
  ///   - streams: take the reports that go to no file, and what went wrong.
  /// - Returns: failure where too little was seen, unusable where a file can't be written.
  func report(_ results: [SuiteVerdict], on streams: Streams) -> ExitStatus {
    let outputs = (coverage ? [CoverageOutput.table] : []) + coverageFormat
    guard !outputs.isEmpty || coverageMin != nil else { return .success }
    let survey = CoverageSurvey(results)
    var seen = survey.unseen
    for piece in Workers.map(Workers.pieces(of: survey.runs, least: 1), { survey.look(at: $0) }) {
      seen.formUnion(piece)
    }
    var status = ExitStatus.success
    for output in outputs { status = max(status, output.write(seen, on: streams)) }
    if let least = coverageMin?.fraction, seen.total.fraction < least {
      let total = seen.total
      streams.error(
        "error: coverage is \(total.percent) (\(total.seen) of \(total.count)), at least \(coverageMin?.text ?? "") is wanted\n"
      )
      status = max(status, .failure)
    }
    return status
  }
}

/// A format of coverage, and where it goes.
struct CoverageOutput: ExpressibleByArgument {
  let format: CoverageFormat
  /// The path of a file; nil for the standard output.
  let path: String?

  /// The table that people read.
  static let table = CoverageOutput(format: CoverageFormat.all[0], path: nil)

  private init(format: CoverageFormat, path: String?) {
    self.format = format
    self.path = path
  }

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = CoverageFormat[String(parts[0])], parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
  }

  static var allValueStrings: [String] { CoverageFormat.names }

  fileprivate func write(_ coverage: Coverage, on streams: Streams) -> ExitStatus {
    guard let path else {
      streams.output("\n" + format.render(coverage, style: OutputStyle(color: streams.outputUsesColor)))
      return .success
    }
    return streams.write(format.render(coverage), to: path)
  }
}

/// A share that is wanted, as a percentage or a fraction.
struct LeastCoverage: ExpressibleByArgument {
  /// 0 to 1.
  let fraction: Double
  /// As it was written.
  let text: String

  init?(argument: String) {
    let isPercentage = argument.hasSuffix("%")
    guard let number = Double(isPercentage ? String(argument.dropLast()) : argument) else { return nil }
    fraction = isPercentage ? number / 100 : number
    text = argument
    guard fraction >= 0, fraction <= 1 else { return nil }
  }
}
