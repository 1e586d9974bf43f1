import RefreshFiles
import RefreshScenarios
import RefreshText

/// Runs all scenarios once, and then those that are affected by changed files.
final class WatchLoop {
  private let testRun: TestRun
  private let signal: ChangeSignal
  private var watched: WatchedSuites
  private var stamps: FileStamps
  /// The last verdicts of the scenarios of each file.
  private var results: [String: [SuiteVerdict]] = [:]

  /// Loads everything; nothing is run yet.
  ///
  /// - Parameters:
  ///   - run: The test run to repeat.
  ///   - interruption: A file descriptor that becomes readable when the loop has to end. The default is for Ctrl-C.
  init(_ run: TestRun, interruption: Int32 = Interruption.descriptor) {
    testRun = run
    signal = ChangeSignal(interruption: interruption)
    watched = WatchedSuites(run.paths.paths, run.options.project)
    stamps = FileStamps(of: [])
  }

  /// Watches until it is interrupted.
  func run() -> ExitStatus {
    begin()
    while step() != .interruption {}
    testRun.streams.error("\n")
    return .interrupted
  }

  /// Runs all scenarios.
  func begin() {
    // Changes during the run are noticed after it.
    look()
    round(of: nil)
  }

  /// Waits for a change, and runs the scenarios that it affects.
  ///
  /// - Parameter milliseconds: The longest wait; -1 for no limit.
  /// - Returns: The reason why the wait has ended.
  @discardableResult
  func step(waitingAtMost milliseconds: Int32 = -1) -> ChangeSignal.Reason {
    let reason = signal.wait(atMost: milliseconds)
    guard reason == .change else { return reason }
    let now = FileStamps(of: watched.files)
    let changed = stamps.changes(until: now)
    let affected = watched.update(changed)
    // A change from now on may already have been loaded; if so, it is loaded again.
    stamps = now
    look()
    if !changed.isEmpty || !affected.isEmpty { round(of: affected) }
    return reason
  }

  /// Watches the files in their current state.
  private func look() {
    let files = watched.files
    signal.watch(folders: watched.folders, files: files)
    stamps.keep(only: files)
  }

  /// Runs the scenarios of some files, or of all if none are given, and prints a summary.
  private func round(of files: Set<String>?) {
    let streams = testRun.streams
    // Also clears the scrollback (ECMA-48's ED and CUP, and xterm's 3J).
    if streams.outputIsTerminal { streams.output("\u{1B}[2J\u{1B}[3J\u{1B}[H") }
    let clock = ContinuousClock()
    let start = clock.now
    let loaded = watched.loaded
    let completion = testRun.run(loaded, of: files)
    let milliseconds = Int(start.duration(to: clock.now) / .milliseconds(1))
    // A snapshot that this run has stored is not a change.
    stamps.renew(completion.results.flatMap(\.verdicts).flatMap(\.snapshots).map(\.path))
    remember(completion.results, of: files, in: loaded)
    streams.output("\n" + summary(completion.results, milliseconds) + "\n")
  }

  private func remember(_ new: [SuiteVerdict], of files: Set<String>?, in loaded: LoadedSuites) {
    let there = Set(loaded.suites.map(\.span.file.path))
    results = results.filter { path, _ in there.contains(path) && !(files?.contains(path) ?? true) }
    for result in new { results[result.suite.span.file.path, default: []].append(result) }
  }

  /// Returns a line on the state of all scenarios and on those that have just run.
  private func summary(_ new: [SuiteVerdict], _ milliseconds: Int) -> String {
    let all = results.values.joined().flatMap(\.verdicts)
    let failed = all.count(where: \.failed)
    let passed = all.count(where: \.passed)
    let ran = new.flatMap(\.verdicts).count { $0.skip == nil }
    return "\(passed) passed" + (failed > 0 ? ", \(failed) failed" : "")
      + "; \(counted(ran, "scenario")) run in \(milliseconds) ms; "
      + "watching \(counted(watched.count, "file")); press Ctrl-C to stop"
  }
}
