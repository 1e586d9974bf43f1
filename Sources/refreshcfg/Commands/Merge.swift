import ArgumentParser
import RefreshDiagnostics
import RefreshReports
import RefreshText

/// `refreshcfg merge REPORT…`
struct Merge: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merge the JSON reports of shards into that of the whole run.",
    discussion: """
      `refreshcfg test --shard I/N --format json:FILE` writes them. Every shard must be given once; reports of whole runs are \
      appended to each other. The exit status is that of the run: 1 if a scenario failed.
      """)

  @Argument(help: ArgumentHelp("JSON reports, or - for standard input.", valueName: "report"), completion: .file())
  var paths: [String]

  @OptionGroup var reports: ReportOptions

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    let plan = try reports.plan
    try plan.check()
    var diagnostics = Diagnostics()
    let read = paths.map { path in
      SourceFile.read(path: path, isArgument: true, into: &diagnostics).flatMap {
        RunReport.read($0, into: &diagnostics)
      }
    }
    streams.show(diagnostics.sorted())
    let parts = read.compactMap { $0 }
    guard !diagnostics.hasErrors, parts.count == read.count else { throw Refusal() }
    let gaps = ShardGap.all(in: parts)
    guard gaps.isEmpty else { throw Refusal(messages: gaps.map(message)) }
    let merged = RunReport.merged(parts)
    let written = plan.write(merged, on: streams)
    return max(merged.passed ? .success : .failure, written)
  }

  /// The reason why reports can't be joined, in terms of the given paths.
  private func message(_ gap: ShardGap) -> String {
    func path(_ position: Int) -> String { VisibleText.of(paths[position]) }
    switch gap {
    case .mixed(let shard, let whole):
      return "\(path(shard)) is of a shard and \(path(whole)) of a whole run; they don't belong together"
    case .counts(let first, let other):
      return "\(path(first)) and \(path(other)) are shards of runs that were cut into different numbers of shards"
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
