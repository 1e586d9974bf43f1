import ArgumentParser
import RefreshDiagnostics
import RefreshExplore
import RefreshFiles
import RefreshLaws
import RefreshScenarios
import RefreshText

/// `refreshcfg explore PRESET|SUITE…`
struct Explore: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Look for problems in presets and suites with random runs, and write a scenario for each problem.",
    discussion: """
      In each run, the screen, the finger, the app and its surroundings are random. A suite's scene, app, always and atRest \
      apply to all runs, and runs begin with its scenarios and use its flows. Each problem is yours (the preset's: default settings \
      avoid it), the app's (it needs calls that a correct app doesn't make) or MJRefresh's. The same seed gives the same runs, on any number \
      of processors and machines. Exit status: 0 no new problem is listed, 1 a new problem is listed (with --all, also MJRefresh's) or a file is invalid, 2 wrong usage.
      """)

  @Argument(
    help: ArgumentHelp(
      "Preset and scenario files, FILE:LINE for one of several suites in a file, folders to search, or - for standard input.",
      valueName: "preset|suite"),
    completion: .file(), transform: PathArgument.read)
  var paths: [String]

  @OptionGroup(title: "Runs") var runs: ExploreRunOptions
  @OptionGroup(title: "Shards") var sharding: ShardOptions
  @OptionGroup(title: "Problems") var problems: ExploreProblemOptions
  @OptionGroup(title: "Results") var results: ExploreResultOptions

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if problems.reach != nil, runs.replay != nil { throw ValidationError("--reach and --replay can't be combined") }
    if let (option, other) = optionsApart { throw ValidationError("\(option) and \(other) can't be combined") }
    if runs.time != nil, sharding.shard != nil || sharding.shardCount != nil {
      throw ValidationError("--for gives each machine different runs; a shard needs --runs")
    }
  }

  /// An option for one run or one search, with an option that it would ignore; nil if no such pair is given.
  private var optionsApart: (String, String)? {
    let ofRuns: [(name: String, isGiven: Bool)] = [
      ("--runs", runs.runs != nil), ("--shard", sharding.shard != nil),
      ("--shard-count", sharding.shardCount != nil), ("--out", results.out != nil),
    ]
    let ofTime = [(name: "--for", isGiven: runs.time != nil)]
    // A run that is repeated says its seed, a search draws nothing, and both use one processor.
    let ofDraws = [(name: "--seed", isGiven: runs.seed != nil), (name: "--jobs", isGiven: runs.jobs != nil)]
    let ofProblems: [(name: String, isGiven: Bool)] = [
      ("--only", !problems.only.isEmpty), ("--except", !problems.except.isEmpty), ("--all", problems.all),
      ("--format", !results.formats.isEmpty), ("--strict", results.strict), ("--stats", results.stats),
    ]
    if runs.replay != nil { return (ofRuns + ofTime + ofDraws).first { $0.isGiven }.map { ("--replay", $0.name) } }
    if problems.reach != nil {
      return (ofRuns + ofDraws + ofProblems).first { $0.isGiven }.map { ("--reach", $0.name) }
    }
    return nil
  }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus { try ExploreRun(self, on: streams).run() }
}

/// Options for the runs of an exploration.
struct ExploreRunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The number of runs of each preset and suite. (default: \(ExplorationPlan.usualRuns))", valueName: "count"))
  var runs: Int?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "The time for the whole command, such as 10s, 5min or 1h, instead of a number of runs.",
      valueName: "time"))
  var time: ExploreTime?

  @Option(
    help: ArgumentHelp(
      "The seed for the random numbers, a whole number. (default: \(ExplorationPlan.usualSeed))",
      valueName: "number"))
  var seed: UInt64?

  @Option(
    help: ArgumentHelp(
      "The most that the app and its surroundings may do: \(joined(Level.allCases.map(\.rawValue))), "
        + "where each includes the previous ones.",
      valueName: "level"))
  var app = Level.surroundings

  @Option(help: ArgumentHelp("The number of processors to use; the default is all.", valueName: "count"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Repeat one run, identified as in reports, with the same --app: 1:4711 is run 4711 of seed 1.",
      valueName: "seed:run"))
  var replay: RunNumber?

  func validate() throws {
    if let runs, !(1...ExplorationPlan.greatestRuns).contains(runs) {
      throw ValidationError("--runs is \(runs); it must be from 1 to \(ExplorationPlan.greatestRuns)")
    }
    if let mistake = time?.mistake { throw ValidationError(mistake) }
    if runs != nil, time != nil { throw ValidationError("--runs and --for can't be combined") }
    if let jobs, !(1...1_024).contains(jobs) {
      throw ValidationError("--jobs is \(jobs); it must be from 1 to 1024")
    }
  }
}

/// Options for what counts as a problem in an exploration.
struct ExploreProblemOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Look for these problems only: \(LawID.problems.map(\.name).joined(separator: ", ")). May be repeated or comma-separated.",
      valueName: "problem"))
  var only: [LawNames] = []

  @Option(
    help: ArgumentHelp("Don't look for these problems. May be repeated or comma-separated.", valueName: "problem"))
  var except: [LawNames] = []

  @Flag(help: "List MJRefresh's own problems, too, which also occur with default settings and a correct app.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Look for the shortest way to a state or a change of state instead, such as footer.noMoreData or 'header: pulling -> idle'.",
      valueName: "state"))
  var reach: ReachGoal?

  /// The laws whose breaches are reported.
  var laws: Set<LawID> {
    Set(only.isEmpty ? LawID.problems : only.flatMap(\.laws)).subtracting(except.flatMap(\.laws))
  }

  func validate() throws {
    for (option, names) in [("--only", only), ("--except", except)] {
      if let mistake = names.lazy.compactMap(\.mistake).first { throw ValidationError("\(option): \(mistake)") }
    }
    if laws.isEmpty { throw ValidationError("--only and --except exclude all problems") }
  }
}

/// Options for the results of an exploration.
struct ExploreResultOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write a scenario file and a film strip for each problem into this folder; problems with a file in it are known.",
      valueName: "folder"), completion: .directory, transform: PathArgument.read)
  var out: String?

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The report format: \(ExplorationFormat.names.joined(separator: ", ")); with a file, the report is written there. "
        + "May be repeated. (default: \(ExplorationFormat.all[0].name))",
      valueName: "type[:file]"))
  var formats: [OutputTarget<ExplorationReport>] = []

  @Flag(help: "Fail for known problems and warnings, too.")
  var strict = false

  @Flag(help: "Also show which actions the runs used, and which changes of state never occurred.")
  var stats = false
}

/// A length of real time as an argument: `10s`.
struct ExploreTime: ExpressibleByArgument {
  /// The time in seconds; as many seconds as the argument says if it has no unit.
  let seconds: Double
  /// What is wrong with an argument without a unit; `nil` if it has one.
  let mistake: String?

  init?(argument: String) {
    if let number = Double(argument), number > 0 {
      (seconds, mistake) = (number, "--for is \(argument), without a unit; write \(argument)s or \(argument)min")
      return
    }
    let units: [(name: String, seconds: Double)] = [("ms", 0.001), ("min", 60), ("s", 1), ("h", 3600)]
    guard let unit = units.first(where: { argument.hasSuffix($0.name) }),
      let number = Double(argument.dropLast(unit.name.count)), number > 0, number * unit.seconds <= 1e6
    else { return nil }
    (seconds, mistake) = (number * unit.seconds, nil)
  }
}

/// The names of laws in an argument, separated by commas.
struct LawNames: ExpressibleByArgument {
  private let names: [String]

  init?(argument: String) { names = argument.split(separator: ",").map { String($0.drop { $0 == " " }) } }

  /// The laws whose breaches are problems.
  var laws: [LawID] { names.compactMap { LawID($0) }.filter { !$0.law.isByDesign } }

  /// What is wrong with the first name that isn't one of a problem; `nil` if nothing is.
  var mistake: String? {
    names.lazy.compactMap { name in
      guard let law = LawID(name) else {
        let hint = nearestName(to: name, in: LawID.problems.map(\.name)).map { "did you mean `\($0)`?" }
        return "there is no problem `\(VisibleText.of(name))`; \(hint ?? "`refreshcfg explain` lists all")"
      }
      return law.law.isByDesign
        ? "`\(law.name)` is a known limit of MJRefresh and no problem; `--all` lists it" : nil
    }.first
  }
}

extension Level: ExpressibleByArgument {}

extension RunNumber: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}

extension ReachGoal: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
