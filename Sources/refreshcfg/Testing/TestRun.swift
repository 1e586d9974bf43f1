import RefreshDiagnostics
import RefreshFiles
import RefreshReports
import RefreshScenarios
import RefreshText
import RefreshYAML

/// Runs what was loaded as it was asked for, and tells what came of it.
struct TestRun {
  let request: TestRequest
  /// Which reports are written.
  let reports: ReportPlan
  let streams: Streams

  private var options: Test { request.options }

  /// What came of a run.
  struct Outcome {
    /// How the tool ends.
    let status: ExitStatus
    /// What came of the scenarios that ran.
    var results: [SuiteVerdict] = []
  }

  /// Reads and runs everything.
  func run() -> ExitStatus {
    guard touchStatusFile() else { return .unusable }
    let loaded = LoadedSuites(at: request.paths.paths, options.project)
    let outcome = run(loaded)
    return loaded.isUnusable ? .unusable : outcome.status
  }

  /// Runs what was loaded.
  ///
  /// - Parameters:
  ///   - loaded: all suites, with what is wrong with them.
  ///   - files: the paths of the files whose suites are to be run; nil for all.
  func run(_ loaded: LoadedSuites, of files: Set<String>? = nil) -> Outcome {
    let found = tell(loaded)
    let hasErrors = found.contains { $0.severity == .error }
    let isForbidden = options.running.forbidOnly && loaded.suites.contains { !$0.forbiddenOnly.isEmpty }
    guard !isForbidden else {
      return Outcome(status: max(.failure, reports.write(RunReport([], findings: found), on: streams)))
    }

    guard let suites = select(loaded, hasErrors: hasErrors) else { return Outcome(status: .unusable) }
    var plan = RunPlan(suites)
    guard !plan.entries.isEmpty else {
      if !hasErrors { streams.error("error: there is no scenario to run\n") }
      // Programs are told what kept everything from running.
      let written = reports.write(RunReport([], findings: found), on: streams)
      return Outcome(status: hasErrors ? max(.failure, written) : .unusable)
    }
    if let files { plan = plan.part(where: { files.contains($0.scenario.span.file.path) }) }
    if let shard = request.shard {
      plan = plan.part(shard)
      if plan.entries.isEmpty { streams.error("there is no scenario for shard \(shard)\n") }
    }
    let isClean = !hasErrors && !(options.strict && !found.isEmpty)
    if options.list {
      streams.output(plan.list)
      return Outcome(status: isClean ? .success : .failure)
    }
    return run(plan, of: loaded, found: found, isClean: isClean)
  }

  private func run(_ plan: RunPlan, of loaded: LoadedSuites, found: [Diagnostic], isClean: Bool) -> Outcome {
    let progress = ProgressBar(of: plan.entries.count, on: streams)
    let verdicts = ParallelRunner.run(
      plan.entries, times: options.running.repeatEach,
      snapshotUse: options.updateSnapshots ? .update : streams.isCI ? .compare : .record,
      stoppingAfter: options.running.failureLimit, progress: progress)
    progress?.finish()
    let results = plan.results(verdicts)
    let report = report(results, found: found)
    let reported = reports.write(report, verdicts: verdicts, on: streams)
    var notes = streams
    if !reports.isForPeople { notes.output = streams.error }
    let rest = plan.entries[verdicts.count...].count { $0.skip == nil }
    if rest > 0 {
      let failures = verdicts.count(where: \.failed)
      streams.error(
        "stopped after \(counted(failures, "failure")): "
          + counted(rest, "scenario was", "scenarios were") + " not run\n")
    }
    let covered = options.coverage.report(results, on: notes)
    let written = [reported, covered, SnapshotFiles(results).write(on: notes), writeXML(report)].max() ?? .success
    noteFailures(results, of: loaded)
    let status: ExitStatus = isClean && results.allSatisfy(\.passed) ? .success : .failure
    return Outcome(status: max(status, written), results: results)
  }

  /// What came of a plan, as a report.
  private func report(_ results: [SuiteVerdict], found: [Diagnostic]) -> RunReport {
    let keepsSteps = reports.keepsSteps || variable("XML_OUTPUT_FILE") != nil
    let suites = Workers.map(results) { RunReport.Suite($0, keepsSteps: keepsSteps) }
    return RunReport(suites: suites, findings: found, shard: request.shard)
  }

  /// Tells what is wrong with what was loaded.
  ///
  /// - Returns: what was told.
  private func tell(_ loaded: LoadedSuites) -> [Diagnostic] {
    var diagnostics = Diagnostics()
    for diagnostic in loaded.shown { diagnostics.add(diagnostic) }
    // A tag may stand where nothing could be read.
    if !diagnostics.hasErrors { request.tags?.checkNames(in: loaded.suites, into: &diagnostics) }
    if options.running.forbidOnly {
      for suite in loaded.suites { diagnostics.add(contentsOf: suite.forbiddenOnly) }
    }
    let found = diagnostics.sorted()
    streams.show(found)
    if !found.isEmpty { streams.error("\n\(DiagnosticTally(found))\n") }
    return found
  }

  /// The suites with the scenarios that are asked for; nil if there are none, which is said.
  private func select(_ loaded: LoadedSuites, hasErrors: Bool) -> [Suite]? {
    if !hasErrors {
      let gaps = request.paths.lines.compactMap { $0.emptiness(in: loaded.suites) }
      for gap in gaps { streams.error("error: \(gap)\n") }
      guard gaps.isEmpty else { return nil }
    }
    let chosen = LineChoice.apply(request.paths.lines, to: loaded.suites)
    let selection = Selection(of: chosen, meeting: request.filters)
    if let reason = selection.emptiness { streams.error("error: no scenario is selected: \(reason)\n") }
    return selection.emptiness == nil ? selection.suites : nil
  }

  /// Says to Bazel that shards are understood.
  ///
  /// - Returns: whether that could be said.
  private func touchStatusFile() -> Bool {
    guard let path = variable("TEST_SHARD_STATUS_FILE") else { return true }
    return write([], to: path, because: "TEST_SHARD_STATUS_FILE")
  }

  /// Writes what Bazel reads of a test.
  private func writeXML(_ report: RunReport) -> ExitStatus {
    guard let path = variable("XML_OUTPUT_FILE"), let format = ReportFormat["junit"] else { return .success }
    return write(Array(format.render(report).utf8), to: path, because: "XML_OUTPUT_FILE") ? .success : .unusable
  }

  private func write(_ bytes: [UInt8], to path: String, because name: String) -> Bool {
    do {
      try OutputFile.write(bytes, to: path)
      return true
    } catch {
      streams.error("error: \(path) can't be written, which `\(name)` names: \(error.reason)\n")
      return false
    }
  }

  /// Keeps which scenarios failed, for people at their machines.
  private func noteFailures(_ results: [SuiteVerdict], of loaded: LoadedSuites) {
    guard !streams.isCI, variable("TEST_TOTAL_SHARDS") == nil, variable("XML_OUTPUT_FILE") == nil else { return }
    var last = LastFailed(around: streams.folder)
    guard last.exists || results.contains(where: { !$0.passed }) else { return }
    // What can't be read is written anew.
    try? last.read()
    let before = last.names
    last.note(results, of: loaded.suites)
    guard last.names != before else { return }
    do {
      try last.write()
    } catch {
      streams.error("\(last.path) can't be written: \(error.reason)\n")
    }
  }

  /// A variable of the environment, nil where it is not set or empty.
  private func variable(_ name: String) -> String? {
    streams.environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension RunPlan {
  /// The scenarios, one on each line: place, suite and name, tags; with tabs between them.
  ///
  /// A place means this scenario when it is given to `refreshcfg test`, and those whose examples stand in the same line.
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
