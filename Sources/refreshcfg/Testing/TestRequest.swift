import RefreshDiagnostics
import RefreshScenarios

/// What `refreshcfg test` is asked to do, understood.
struct TestRequest {
  /// Where the scenarios are.
  let paths: TestPaths
  /// Which of them are run.
  private(set) var filters: [ScenarioFilter] = []
  /// The tags that they are chosen by, nil if they are not.
  private(set) var tags: TagExpression?
  /// The shard of them that is run, nil for all.
  let shard: Shard?
  /// What else was said.
  let options: Test

  /// Understands arguments.
  ///
  /// - Parameters:
  ///   - options: the arguments.
  ///   - streams: take what is wrong with them.
  /// - Returns: nil if something is.
  init?(_ options: Test, on streams: Streams) {
    self.options = options
    paths = TestPaths(options.paths)
    do {
      shard = try ShardChoice(
        options.sharding.named, count: options.sharding.shardCount, environment: streams.environment
      ).shard
    } catch {
      streams.error("error: \(error.message)\n")
      return nil
    }
    var diagnostics = Diagnostics()
    guard chooseLastFailed(on: streams) else { return nil }
    if let text = options.selection.scenario {
      let file = SourceFile(path: "--scenario", text: text)
      if let filter = ScenarioFilter.name(matching: file, into: &diagnostics) { filters.append(filter) }
    }
    if let text = options.selection.tags {
      let file = SourceFile(path: "--tags", text: text)
      tags = TagExpression(file, into: &diagnostics)
      if let tags { filters.append(.tags(tags, in: file)) }
    }
    guard !diagnostics.hasErrors else {
      streams.show(diagnostics.sorted())
      return nil
    }
  }

  /// Chooses those that failed last, if that is asked for.
  ///
  /// - Returns: whether there is a way to tell which these are.
  private mutating func chooseLastFailed(on streams: Streams) -> Bool {
    guard options.selection.lastFailed else { return true }
    var last = LastFailed(around: streams.folder)
    do {
      try last.read()
    } catch {
      streams.error("error: \(error.message)\n")
      return false
    }
    guard !last.names.isEmpty else {
      streams.error("nothing failed last time: all scenarios are run\n")
      return true
    }
    let names = Set(last.names)
    filters.append(ScenarioFilter("--last-failed") { [last] in names.contains(last.name(of: $0)) })
    return true
  }
}
