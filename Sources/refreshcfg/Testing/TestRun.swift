import RefreshDiagnostics
import RefreshReports
import RefreshScenarios
import RefreshText

/// A run of `refreshcfg test`, from its arguments to its reports.
struct TestRun {
  /// The arguments.
  let options: Test
  let streams: Streams
  /// The reports to write.
  let reports: ReportPlan
  /// The paths and lines of the scenarios.
  let paths: TestPaths
  /// The filters that select scenarios.
  private var filters: [ScenarioFilter] = []
  /// The tags that select scenarios, or `nil` if none were given.
  private var tags: TagExpression?
  /// The shard to run, or `nil` for all scenarios.
  private let shard: Shard?

  /// The result of a run.
  struct Completion {
    /// The exit status.
    let status: ExitStatus
    /// The verdicts of the scenarios that ran.
    var results: [SuiteVerdict] = []
  }

  /// Interprets the arguments of `refreshcfg test`; nothing is run yet.
  init(_ options: Test, on streams: Streams) throws(Refusal) {
    self.options = options
    self.streams = streams
    reports = try options.reports.plan
    try reports.check()
    try options.coverage.check()
    paths = TestPaths(options.paths)
    shard = try options.sharding.shard(on: streams)
    try chooseLastFailed()
    filters += try options.selection.name.filters(on: streams)
    var diagnostics = Diagnostics()
    if let text = options.selection.tags {
      let file = SourceFile(path: "--tags", text: text)
      tags = TagExpression(file, into: &diagnostics)
      if let tags { filters.append(.tags(tags, in: file)) }
    }
    try streams.check(diagnostics, isUnusable: diagnostics.hasErrors)
  }

  /// Selects the scenarios that failed last, if the options ask for it.
  private mutating func chooseLastFailed() throws(Refusal) {
    guard options.selection.lastFailed else { return }
    var last = LastFailed(around: streams.folder)
    try last.read()
    guard !last.names.isEmpty else { return streams.error("nothing failed last time: running all scenarios\n") }
    let names = Set(last.names)
    filters.append(ScenarioFilter("--last-failed") { [last] in names.contains(last.name(of: $0)) })
  }

  /// Reads everything and runs it.
  func run() -> ExitStatus {
    // Lets Bazel know that sharding is supported.
    guard write("", asAskedBy: "TEST_SHARD_STATUS_FILE") == .success else { return .unusable }
    let loaded = LoadedSuites(at: paths.paths, options.project)
    let completion = run(loaded)
    return loaded.isUnusable ? .unusable : completion.status
  }

  /// Runs loaded suites.
  ///
  /// - Parameters:
  ///   - loaded: All suites, with their diagnostics.
  ///   - files: The paths of the files whose suites are run; `nil` for all.
  func run(_ loaded: LoadedSuites, of files: Set<String>? = nil) -> Completion {
    do throws(Refusal) { try checkInputs() } catch { return Completion(status: streams.report(error)) }
    let found = tell(loaded)
    let hasErrors = found.contains { $0.severity == .error }
    let isForbidden = options.running.forbidOnly && loaded.suites.contains { !$0.forbiddenOnly.isEmpty }
    guard !isForbidden else {
      return Completion(status: max(.failure, reports.write(RunReport([], diagnostics: found), on: streams)))
    }

    let suites: [Suite]
    do throws(Refusal) {
      suites = try paths.selection(of: loaded.suites, meeting: filters, isPartial: hasErrors)
    } catch { return Completion(status: streams.report(error)) }
    var plan = RunPlan(suites)
    guard !plan.entries.isEmpty else {
      if !hasErrors { streams.say(.error, "there is no scenario to run") }
      // Reports for programs contain the errors that prevented the run.
      let written = reports.write(RunReport([], diagnostics: found), on: streams)
      return Completion(status: hasErrors ? max(.failure, written) : .unusable)
    }
    if let files { plan = plan.part(where: { files.contains($0.scenario.span.file.path) }) }
    if let shard = shard {
      plan = plan.part(shard)
      if plan.entries.isEmpty { streams.error("shard \(shard) has no scenarios\n") }
    }
    let isClean = !hasErrors && !(options.strict && !found.isEmpty)
    if options.list {
      streams.output(plan.list)
      return Completion(status: isClean ? .success : .failure)
    }
    return run(plan, of: loaded, found: found, isClean: isClean)
  }

  /// Refuses reports that would replace a file that was read.
  private func checkInputs() throws(Refusal) {
    let files = reports.targets.map(\.file) + options.coverage.coverageFormat.map(\.file)
    try KeptInputs.check((files + [streams.variable("XML_OUTPUT_FILE")]).compactMap(\.self))
  }

  private func run(_ plan: RunPlan, of loaded: LoadedSuites, found: [Diagnostic], isClean: Bool) -> Completion {
    let runs = runs(of: plan.entries)
    let verdicts = runs.verdicts
    let results = plan.results(verdicts)
    // Problems with the silencing comments have already been shown.
    let snapshots = results.flatMap(\.verdicts).flatMap(\.snapshots)
    let conflicts = TakenSnapshot.conflicts(among: snapshots)
    let noticed = SuiteVerdict.warnings(of: results, among: loaded.suites) + conflicts.map(\.error)
    let warnings = loaded.notSilenced(Diagnostics(noticed)).filter { !found.contains($0) }
    show(warnings)
    let report = report(results, found: found + warnings)
    let reported = reports.write(report, pictures: runs.pictures, on: streams)
    noteRest(plan.entries[verdicts.count...], after: verdicts)
    let ambiguous = Set(conflicts.map(\.path))
    let kept = keep(
      results, snapshots.filter { !ambiguous.contains($0.path) }, of: loaded,
      isWhole: plan.entries.count == RunPlan(loaded.suites).entries.count)
    let xml = write(ReportFormat.junit.render(report), asAskedBy: "XML_OUTPUT_FILE")
    noteFailures(results, of: loaded)
    let isClean = isClean && !warnings.contains { options.strict || $0.severity == .error }
    let status: ExitStatus = isClean && results.allSatisfy(\.passed) ? .success : .failure
    return Completion(status: max(status, reported, kept, xml), results: results)
  }

  /// Runs scenarios, up to the failure at which to stop, and shows the progress.
  private func runs(of entries: [RunPlan.Entry]) -> ParallelRunner.Runs {
    let progress = ProgressBar(of: entries.count, on: streams)
    defer { progress?.finish() }
    return ParallelRunner.run(
      entries, times: options.running.repeatEach,
      snapshotUse: options.updateSnapshots ? .update : streams.isCI ? .compare : .record,
      stoppingAfter: options.running.failureLimit, picturing: reports.showsPictures, progress: progress)
  }

  /// Reports how many scenarios did not run because enough had failed.
  private func noteRest(_ rest: ArraySlice<RunPlan.Entry>, after verdicts: [Verdict]) {
    let count = rest.count { $0.skip == nil }
    guard count > 0 else { return }
    streams.error(
      "stopped after \(counted(verdicts.count(where: \.failed), "failure")): "
        + counted(count, "scenario was", "scenarios were") + " not run\n")
  }

  /// Writes coverage and snapshots; messages about them stay out of reports for programs.
  ///
  /// - Parameter isWhole: Whether all loaded scenarios ran, or were skipped on purpose. Only then are snapshots removed.
  private func keep(
    _ results: [SuiteVerdict], _ snapshots: [TakenSnapshot], of loaded: LoadedSuites, isWhole: Bool
  ) -> ExitStatus {
    var notes = streams
    if !reports.isForPeople { notes.output = streams.error }
    let covered = options.coverage.report(results, on: notes)
    let written = max(covered, notes.write(snapshots, replacingOthers: options.updateSnapshots))
    // A file with errors may have lost the steps that compare them.
    let removes = options.updateSnapshots && isWhole
    guard options.coverage.areGiven || removes, !loaded.diagnostics.hasErrors else { return written }
    return max(written, notes.clear(orphans: OrphanedSnapshots.paths(beside: loaded.suites), removing: removes))
  }

  /// Returns the report of the verdicts.
  private func report(_ results: [SuiteVerdict], found: [Diagnostic]) -> RunReport {
    let keepsSteps = reports.keepsSteps || streams.variable("XML_OUTPUT_FILE") != nil
    let suites = Workers.map(results) { RunReport.Suite($0, keepsSteps: keepsSteps) }
    return RunReport(suites: suites, diagnostics: found, shard: shard)
  }

  /// Shows the diagnostics of what was loaded.
  ///
  /// - Returns: The diagnostics that were shown.
  private func tell(_ loaded: LoadedSuites) -> [Diagnostic] {
    var diagnostics = Diagnostics(loaded.shown)
    // The missing tag may be in a file that could not be read.
    if !diagnostics.hasErrors { tags?.checkNames(in: loaded.suites, into: &diagnostics) }
    if options.running.forbidOnly {
      for suite in loaded.suites { diagnostics.add(contentsOf: suite.forbiddenOnly) }
    }
    let found = diagnostics.sorted()
    show(found)
    return found
  }

  /// Shows diagnostics with their number.
  private func show(_ diagnostics: [Diagnostic]) {
    streams.show(diagnostics)
    if !diagnostics.isEmpty { streams.error("\n\(DiagnosticTally(diagnostics))\n") }
  }

  /// Writes a file that Bazel names by a variable of the environment, if it does.
  private func write(_ text: @autoclosure () -> String, asAskedBy name: String) -> ExitStatus {
    streams.variable(name).map { streams.write(text(), to: $0, as: "`\(name)`:") } ?? .success
  }

  /// Stores which scenarios failed, unless the tool runs in continuous integration.
  private func noteFailures(_ results: [SuiteVerdict], of loaded: LoadedSuites) {
    guard !streams.isCI, streams.variable("TEST_TOTAL_SHARDS") == nil, streams.variable("XML_OUTPUT_FILE") == nil
    else { return }
    var last = LastFailed(around: streams.folder)
    guard last.exists || results.contains(where: { !$0.passed }) else { return }
    if let obstacle = last.obstacle {
      return streams.say(.warning, "\(VisibleText.of(last.path)) can't be written: \(obstacle)")
    }
    // A file that can't be read is overwritten.
    try? last.read()
    let before = last.names
    last.note(results, of: loaded.suites)
    guard last.names != before else { return }
    do {
      try last.write()
    } catch { streams.say(.warning, "\(VisibleText.of(last.path)) can't be written: \(error.reason)") }
  }
}

extension RunPlan {
  /// The scenarios, one per line: location, suite and name, and tags, separated by tabs.
  ///
  /// If the location is passed to `refreshcfg test`, it selects this scenario, and those with examples on the same
  /// line.
  fileprivate var list: String {
    entries.compactMap { entry -> String? in
      guard entry.skip == nil else { return nil }
      let scenario = entry.scenario
      let span = scenario.example?.span ?? scenario.span
      let name = "\(scenario.suite) › \(scenario.name)"
      let columns =
        ["\(span.file.path):\(span.startPosition.line)", name]
        + (scenario.tags.isEmpty ? [] : [scenario.tags.joined(separator: " ")])
      return columns.map { VisibleText.of($0) }.joined(separator: "\t") + "\n"
    }.joined()
  }
}
