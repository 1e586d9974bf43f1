import RefreshChecks
import RefreshDiagnostics
import RefreshExplore
import RefreshFiles
import RefreshLaws
import RefreshReports
import RefreshScenarios
import RefreshText

/// A run of `refreshcfg explore`, from its arguments to its reports.
struct ExploreRun {
  private let options: Explore
  private let streams: Streams
  private let plan: ExplorationPlan
  private let shard: Shard?
  private let targets: [OutputTarget<ExplorationReport>]

  /// Interprets the arguments; nothing is explored yet.
  init(_ options: Explore, on streams: Streams) throws(Refusal) {
    (self.options, self.streams) = (options, streams)
    shard = try options.sharding.shard(on: streams)
    targets = try OutputTarget.complete(options.results.formats)
    plan = ExplorationPlan(
      seed: options.runs.replay?.seed ?? options.runs.seed ?? ExplorationPlan.usualSeed, level: options.runs.app,
      laws: options.problems.laws,
      runs: options.runs.time == nil
        ? options.runs.runs ?? ExplorationPlan.usualRuns : ExplorationPlan.greatestRuns,
      shard: shard ?? .whole)
  }

  /// Explores everything.
  func run() throws(Refusal) -> ExitStatus {
    try OutputTarget.check(targets)
    if let out = options.results.out {
      let isTaken = (FolderSearch.exists(out) || FolderSearch.isLink(out)) && !FolderSearch.isFolder(out)
      let reason = isTaken ? "it already exists and isn't a folder" : OutputFile.obstacle(inFolder: out)?.reason
      if let reason { throw Refusal("\(VisibleText.of(out)) can't be written: \(reason)") }
    }
    let folder = options.results.out.map { FindingFolder($0, allowsOutside: options.project.allowOutside) }
    let loaded = ExploredFiles(TestPaths(options.paths), options.project)
    try KeptInputs.check(targets.compactMap(\.file))
    let found = loaded.shown
    streams.show(found)
    if !loaded.answered.isEmpty {
      let presets = counted(loaded.answered.count, "preset")
      streams.error(
        "note: \(presets) \(loaded.answered.count == 1 ? "is" : "are") explored only in suites with an app; to explore one "
          + "alone, name its file\n")
    }
    let isAlone = options.problems.reach != nil || options.runs.replay != nil
    guard loaded.status == .success || !loaded.subjects.isEmpty && !isAlone else { return loaded.status }
    guard !loaded.subjects.isEmpty else { throw Refusal("there is nothing to explore") }
    if let goal = options.problems.reach { return try reach(goal, in: loaded.subjects) }
    if let number = options.runs.replay { return try replay(number, of: loaded) }
    let runs = options.runs
    // The existing files run first.
    let earlier = folder?.earlier(among: loaded.subjects) ?? FindingFolder.Earlier()
    try KeptInputs.check(targets.compactMap(\.file))
    streams.show(earlier.diagnostics.sorted())
    let explorations = ParallelExploration(plan, jobs: runs.jobs, time: runs.time?.seconds, on: streams)
      .explore(loaded.subjects)
    var status = max(loaded.status, report(explorations, of: loaded, earlier: earlier))
    if let folder {
      noteCopies(of: explorations, in: folder)
      status = max(status, write(explorations, to: folder, except: earlier))
    }
    if Interruption.isRequested {
      streams.say(.warning, "interrupted: this is what was found so far")
      status = max(status, .failure)
    }
    return status
  }

  /// Does one run again.
  private func replay(_ number: RunNumber, of loaded: ExploredFiles) throws(Refusal) -> ExitStatus {
    let subject = try only(loaded.subjects, for: "--replay")
    let (run, result) = Round.replay(number.run, of: subject, plan)
    streams.output("run \(number) as generated:\n\n\(run.text(of: subject))\n")
    return report([Exploration(subject, plan, [result])], of: loaded)
  }

  private func reach(_ goal: ReachGoal, in subjects: [Subject]) throws(Refusal) -> ExitStatus {
    let subject = try only(subjects, for: "--reach")
    guard subject.components.contains(where: { $0.kind.role == goal.role }) else {
      throw Refusal(
        "\(goal) can't be reached, because `\(VisibleText.of(subject.name))` has no \(goal.role.rawValue)")
    }
    let watch = Stopwatch(until: options.runs.time?.seconds)
    switch Reach(goal, in: subject, within: plan.level).search(while: { !watch.isOver }) {
    case .reached(let run):
      streams.output(
        "\(goal) is reached in \(counted(run.commands.count, "step")):\n\n\(goal.text(of: run, in: subject))")
      return .success
    case .notFound(let states, let depth):
      streams.output(
        "\(goal) wasn't reached: no way was found among \(grouped(states)) states, up to "
          + "\(counted(depth, "step")) deep\n")
      return .failure
    }
  }

  private func only(_ subjects: [Subject], for option: String) throws(Refusal) -> Subject {
    guard subjects.count == 1 else {
      let isShared = Set(subjects.map(\.path)).count < subjects.count
      throw Refusal(
        "\(option) is for a single preset or suite, but there are \(subjects.count)"
          + (isShared ? "; `FILE:LINE` chooses one suite of a file" : ""))
    }
    return subjects[0]
  }

  /// Writes a scenario and a film strip for each listed problem that has none yet, once for all presets that have it.
  private func write(
    _ explorations: [Exploration], to folder: FindingFolder, except earlier: FindingFolder.Earlier
  ) -> ExitStatus {
    var (written, acceptances, count): (Set<String>, Acceptances, Int) = ([], Acceptances(), 0)
    for exploration in explorations {
      for finding in exploration.ownProblems.map({ $0[0] })
      where lists(finding) && !acceptances.cover(finding, of: exploration.subject)
        && earlier.file(of: finding) == nil && written.insert(finding.fileName).inserted
      {
        // What a file may name depends on where it is, so its folder has to be there.
        let path = FilePath.open(folder.path) + finding.fileName
        if written.count == 1 { _ = try? OutputFile.makeFolders(around: path) }
        let text = finding.text(of: exploration.subject, at: path, allowsOutside: options.project.allowOutside)
        guard folder.shows(finding.problem.law, in: text, at: path) else {
          streams.say(
            .warning,
            "no file shows `\(finding.problem.shape.id)` of `\(VisibleText.of(exploration.subject.name))`, so it stays new; "
              + "to accept it, add it to `accepted` in `refreshcfg.yaml`"
          )
          continue
        }
        var status = ExitStatus.success
        if let film = film(of: text, at: path) {
          status = streams.write(
            film, to: path.dropLast(FileKind.scenarios.rawValue.count) + ".svg", as: "the film")
        }
        if status == .success { status = streams.write(text, to: path, as: "the scenario") }
        guard status == .success else { return status }
        count += 1
      }
    }
    if count > 0 {
      streams.error("wrote \(counted(count, "scenario")), each with a film, into \(VisibleText.of(folder.path))\n")
    }
    return .success
  }

  /// Returns whether a finding is listed.
  private func lists(_ finding: Finding) -> Bool { options.problems.all || finding.isListed }

  /// Adds a note if the written files can't name the preset of their subject.
  private func noteCopies(of explorations: [Exploration], in folder: FindingFolder) {
    let place = FilePath.open(folder.path) + "found"
    let copied = explorations.first { exploration in
      exploration.subject.suite == nil && exploration.ownProblems.contains { lists($0[0]) }
        && exploration.subject.preset(namedBy: place, allowsOutside: options.project.allowOutside) == nil
    }
    guard let subject = copied?.subject else { return }
    let (reason, help) =
      options.paths.contains("-")
      ? ("a preset from standard input has no path", "name its file")
      : (
        "\(VisibleText.of(subject.path)) is in another project",
        "put a `refreshcfg.yaml` above both, or use --allow-outside to let the files refer to it"
      )
    streams.error(
      "note: the files in \(VisibleText.of(folder.path)) contain copies of components without their custom texts, because "
        + "\(reason); to avoid this, \(help)\n")
  }

  /// Returns the film strip of a problem, drawn from its file.
  private func film(of text: String, at path: String) -> String? {
    let suites = Diagnostics.asking { found in
      var loader = SuiteLoader(allowsOutside: options.project.allowOutside)
      return loader.load(SourceFile(path: path, text: text), into: &found)
    }.hypothetical
    return suites.first?.scenarios.first.map { Picture.film(of: Runner.record($0)) }
  }

  /// The laws of which it is known, after these runs, whether what was explored breaches them: none if not all of it was explored as
  /// thoroughly as by default.
  private func judgedLaws(of loaded: ExploredFiles) -> Set<LawID> {
    let isComplete = options.paths.contains(where: FolderSearch.isFolder) && loaded.status == .success
    let isWhole = isComplete && plan.level >= .surroundings && shard == nil
    let isThorough = options.runs.time == nil && options.runs.replay == nil && !Interruption.isRequested
    return isWhole && isThorough ? plan.laws : []
  }

  /// Reports the problems.
  ///
  /// - Parameter loaded: What was explored.
  private func report(
    _ explorations: [Exploration], of loaded: ExploredFiles,
    earlier: FindingFolder.Earlier = FindingFolder.Earlier()
  ) -> ExitStatus {
    var report = ExplorationReport(explorations, plan, shard: shard, earlier: earlier)
    (report.listsAll, report.showsStatistics) = (options.problems.all, options.results.stats)
    (report.savesProblems, report.isInterrupted) = (options.results.out != nil, Interruption.isRequested)
    let errors = loaded.shown.count { $0.severity == .error }
    (report.warningCount, report.isStrict) = (loaded.shown.count - errors, options.results.strict)
    report.errorCount = errors + earlier.diagnostics.all.count { $0.severity == .error }
    report.suggestsRuns = options.runs.runs == nil && options.runs.replay == nil
    var acceptances = Acceptances()
    for message in acceptances.apply(
      to: &report, lookingFor: judgedLaws(of: loaded), in: loaded)
    {
      streams.say(.warning, message)
    }
    return max(report.isGood ? .success : .failure, report.write(to: targets, on: streams))
  }
}

extension ExplorationReport {
  /// Writes the report in all formats, each file completely or not at all.
  ///
  /// - Returns: `unusable` if a file can't be written, otherwise `success`.
  func write(to targets: [OutputTarget<ExplorationReport>], on streams: Streams) -> ExitStatus {
    var status = ExitStatus.success
    for target in targets {
      if let file = target.file {
        status = max(status, streams.write(target.format.render(self), to: file, as: "the report"))
      } else {
        streams.output(target.format.render(self, style: streams.outputStyle))
      }
    }
    return status
  }
}
