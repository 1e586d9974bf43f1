import ArgumentParser
import RefreshDiagnostics
import RefreshExplore
import RefreshReports
import RefreshText
import RefreshYAML

/// `refreshcfg merge REPORT…`
struct Merge: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merge the JSON reports of shards into a report of the whole run.",
    discussion: """
      `refreshcfg test --shard I/N --format json:FILE` writes these reports, and so does `explore`. Name the report of each shard \
      exactly once; reports of whole runs are concatenated. The exit status is that of the merged run: 1 if a scenario failed.
      """)

  @Argument(
    help: ArgumentHelp("JSON reports, or - for standard input.", valueName: "report"), completion: .file(),
    transform: PathArgument.read)
  var paths: [String]

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The report format, for tests: \(ReportFormat.names.joined(separator: ", ")); for explorations: "
        + "\(ExplorationFormat.names.joined(separator: ", ")); with a file, the report is written there. May be repeated.",
      valueName: "type[:file]"),
    completion: .list(ReportFormat.names + ExplorationFormat.names.filter { !ReportFormat.names.contains($0) }))
  var formats: [String] = []

  @Flag(name: .shortAndLong, help: "Show only failures and the summary.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Show every step of every scenario, with its virtual time.")
  var verbose = false

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose can't be combined") }
    // The kind of the reports is known only when they have been read.
    for format in formats {
      do {
        _ = try OutputTarget<ReportedRun>(format)
      } catch {
        guard (try? OutputTarget<ExplorationReport>(format)) == nil else { continue }
        throw ValidationError(error.messages.joined(separator: "\n"))
      }
    }
  }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    var diagnostics = Diagnostics()
    let texts = paths.compactMap { path in
      SourceFile.read(path: path, isArgument: true, into: &diagnostics).flatMap {
        RunReport.text(of: $0, into: &diagnostics)
      }
    }
    let explorations = texts.filter(ExplorationReport.isOne)
    if explorations.isEmpty { return try mergeRuns(texts, diagnostics, on: streams) }
    guard explorations.count == texts.count, texts.count == paths.count else {
      streams.show(diagnostics.sorted())
      throw diagnostics.hasErrors
        ? Refusal() : Refusal("reports of tests and explorations can't be merged")
    }
    return try mergeExplorations(texts, on: streams)
  }

  private func mergeRuns(_ texts: [Node], _ found: Diagnostics, on streams: Streams) throws(Refusal) -> ExitStatus {
    let plan = try ReportPlan(formats, detail: quiet ? .quiet : verbose ? .verbose : .normal)
    try plan.check()
    try KeptInputs.check(plan.targets.compactMap(\.file))
    let parts = try parts(of: texts, found, on: streams) { RunReport.read($0, into: &$1) }
    let gaps = ShardGap.all(in: parts)
    guard gaps.isEmpty else { throw Refusal(messages: gaps.map(message)) }
    let merged = RunReport.merged(parts)
    let written = plan.write(merged, on: streams)
    return max(merged.passed ? .success : .failure, written)
  }

  private func mergeExplorations(_ texts: [Node], on streams: Streams) throws(Refusal) -> ExitStatus {
    var targets: [OutputTarget<ExplorationReport>] = []
    for format in formats { targets.append(try OutputTarget(format)) }
    targets = try OutputTarget.complete(targets)
    try OutputTarget.check(targets)
    try KeptInputs.check(targets.compactMap(\.file))
    let parts = try parts(of: texts, Diagnostics(), on: streams) { ExplorationReport.read($0, into: &$1) }
    let gaps = ShardGap.all(in: parts.map(\.shard))
    guard gaps.isEmpty else { throw Refusal(messages: gaps.map(message)) }
    if let obstacle = ExplorationReport.obstacle(in: parts) {
      throw Refusal("the reports can't be merged: \(obstacle)")
    }
    let merged = ExplorationReport.merged(parts)
    return max(merged.isGood ? .success : .failure, merged.write(to: targets, on: streams))
  }

  /// Returns all reports, or refuses if one of them can't be read.
  private func parts<Report>(
    of texts: [Node], _ found: Diagnostics, on streams: Streams, _ read: (Node, inout Diagnostics) -> Report?
  ) throws(Refusal) -> [Report] {
    var diagnostics = found
    let parts = texts.compactMap { read($0, &diagnostics) }
    streams.show(diagnostics.sorted())
    guard !diagnostics.hasErrors, parts.count == paths.count else { throw Refusal() }
    return parts
  }

  /// Returns the reason why reports can't be merged, in terms of the given paths.
  private func message(_ gap: ShardGap) -> String {
    func path(_ position: Int) -> String { VisibleText.of(paths[position]) }
    switch gap {
    case .mixed(let shard, let whole):
      return "\(path(shard)) is from a shard, but \(path(whole)) is from a whole run"
    case .counts(let first, let other):
      return "\(path(first)) and \(path(other)) are from runs with different numbers of shards"
    case .duplicate(let shard, let first, let other):
      return "\(path(first)) and \(path(other)) are both shard \(shard.index)/\(shard.count)"
    case .missing(let missing, let count):
      let names =
        missing.prefix(10).map { "\($0)/\(count)" }.joined(separator: ", ") + (missing.count > 10 ? ", …" : "")
      return missing.count == 1
        ? "the report of shard \(names) is missing" : "the reports of \(missing.count) shards are missing: \(names)"
    case .sameScenario(let place, let first, let other):
      return "\(path(first)) and \(path(other)) both have the scenario at \(VisibleText.of(place.text))"
    }
  }
}
