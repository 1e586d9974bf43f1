import ArgumentParser
import RefreshReports
import RefreshScenarios
import RefreshText

/// Options for the coverage of presets.
struct CoverageOptions: ParsableArguments {
  @Flag(help: "Report how much of the presets the run covered, as a table.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      """
      The coverage format: \(CoverageFormat.names.joined(separator: ", ")); with a file, the report is written there. \
      May be repeated.
      """, valueName: "type[:file]"))
  var coverageFormat: [OutputTarget<Coverage>] = []

  @Option(
    help: ArgumentHelp(
      "Fail if the run covers less than this share of the presets, such as 80%.", valueName: "share"))
  var coverageMin: LeastCoverage?

  /// Whether any of the options is set.
  var areGiven: Bool { coverage || !coverageFormat.isEmpty || coverageMin != nil }

  /// Refuses files that can't be written, before anything runs.
  func check() throws(Refusal) { try OutputTarget.check(coverageFormat) }

  /// Measures coverage and reports it, if the options ask for it.
  ///
  /// - Parameters:
  ///   - results: The verdicts.
  ///   - streams: The streams for reports without a file, and for errors.
  /// - Returns: `failure` if the coverage is too low, `unusable` if a file can't be written.
  func report(_ results: [SuiteVerdict], on streams: Streams) -> ExitStatus {
    guard areGiven else { return .success }
    let outputs = (coverage ? [OutputTarget<Coverage>(format: .all[0])] : []) + coverageFormat
    let survey = CoverageSurvey(results)
    var seen = survey.unseen
    for piece in Workers.map(Workers.pieces(of: survey.runs, least: 1), { survey.look(at: $0) }) {
      seen.formUnion(piece)
    }
    var status = ExitStatus.success
    for output in outputs {
      if let file = output.file {
        status = max(status, streams.write(output.format.render(seen), to: file))
      } else {
        streams.output("\n" + output.format.render(seen, style: streams.outputStyle))
      }
    }
    if let least = coverageMin?.fraction, seen.total.fraction < least {
      let total = seen.total
      streams.say(
        .error,
        "coverage is \(total.percent) (\(total.seen) of \(total.count)); the minimum is \(coverageMin?.text ?? "")")
      status = max(status, .failure)
    }
    return status
  }
}

/// The minimum coverage, as a percentage or a fraction.
struct LeastCoverage: ExpressibleByArgument {
  /// The coverage from 0 to 1.
  let fraction: Double
  /// The text as it was written.
  let text: String

  init?(argument: String) {
    let isPercentage = argument.hasSuffix("%")
    guard let number = Double(isPercentage ? String(argument.dropLast()) : argument) else { return nil }
    fraction = isPercentage ? number / 100 : number
    text = argument
    guard fraction >= 0, fraction <= 1 else { return nil }
  }
}
