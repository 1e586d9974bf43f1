import ArgumentParser
import RefreshExplore
import RefreshFiles
import RefreshLaws
import RefreshScenarios
import RefreshText

/// `refreshcfg explore PRESET|SUITE…`
struct Explore: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Search presets and suites for problems that no scenario shows, and write a scenario for each.",
    discussion: """
      Runs are drawn by chance: a screen, a finger, an app and what happens around it. A suite's scene, app, always and atRest \
      hold in all runs, and its scenarios and flows are what runs begin with. The same seed gives the same runs, on any number \
      of processors and machines. Exit status: 0 nothing new, 1 a new problem or an invalid file, 2 wrong usage.
      """)

  @Argument(
    help: ArgumentHelp(
      "Preset and scenario files, folders to search, or - for standard input.", valueName: "preset|suite"),
    completion: .file())
  var paths: [String]

  @OptionGroup(title: "Runs") var runs: ExploreRunOptions
  @OptionGroup(title: "Shards") var sharding: ShardOptions
  @OptionGroup(title: "Problems") var problems: ExploreProblemOptions
  @OptionGroup(title: "Results") var results: ExploreResultOptions

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if problems.reach != nil, runs.replay != nil {
      throw ValidationError("--reach and --replay can't be combined")
    }
    if runs.time != nil, sharding.shard != nil || sharding.shardCount != nil {
      throw ValidationError("--for gives each machine other runs; a shard needs --runs")
    }
  }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    try ExploreRun(self, on: streams).run()
  }
}

/// Options for the runs of an exploration.
struct ExploreRunOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How many runs to do of each preset and suite. (default: 20000)", valueName: "count"))
  var runs: Int?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "How long to explore each preset and suite, such as 10s, 5min or 1h, instead of a number of runs.",
      valueName: "time"))
  var time: ExploreTime?

  @Option(help: ArgumentHelp("What chance begins with, a whole number.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "What the app and the world may do at most: \(joined(Level.allCases.map(\.rawValue))), each with those before it.",
      valueName: "level"))
  var app = Level.surroundings

  @Option(help: ArgumentHelp("How many processors to use; all is the default.", valueName: "count"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Do one run again, by what a report calls it, with the same --app: 1:4711 is run 4711 of seed 1.",
      valueName: "seed:run"))
  var replay: RunNumber?

  func validate() throws {
    if let runs, !(1...1_000_000_000).contains(runs) {
      throw ValidationError("--runs is \(runs); it must be from 1 to 1000000000")
    }
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
      "Look for these problems only: \(LawID.problems.map(\.name).joined(separator: ", ")). May be repeated.",
      valueName: "problem"))
  var only: [LawID] = []

  @Option(help: ArgumentHelp("Don't look for these problems. May be repeated.", valueName: "problem"))
  var except: [LawID] = []

  @Option(
    help: ArgumentHelp(
      "Look for the shortest way to a state or a change of state instead, such as footer.noMoreData or 'header: pulling -> idle'.",
      valueName: "state"))
  var reach: ReachGoal?

  /// The laws whose breaches are reported.
  var laws: Set<LawID> { Set(only.isEmpty ? LawID.problems : only).subtracting(except) }

  func validate() throws {
    if laws.isEmpty { throw ValidationError("--only and --except leave nothing to look for") }
  }
}

/// Options for the results of an exploration.
struct ExploreResultOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write a scenario file and a film strip for each problem into this folder; problems that have one there are known.",
      valueName: "folder"), completion: .directory)
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
}

/// A length of real time as an argument: `10s`.
struct ExploreTime: ExpressibleByArgument {
  /// The time in seconds.
  let seconds: Double

  init?(argument: String) {
    let units: [(name: String, seconds: Double)] = [("ms", 0.001), ("min", 60), ("s", 1), ("h", 3600)]
    guard let unit = units.first(where: { argument.hasSuffix($0.name) }),
      let number = Double(argument.dropLast(unit.name.count)), number > 0, number * unit.seconds <= 1e6
    else { return nil }
    seconds = number * unit.seconds
  }
}

extension Level: ExpressibleByArgument {}
extension LawID: ExpressibleByArgument {
  package init?(argument: String) {
    guard let law = LawID(argument), !law.law.isByDesign else { return nil }
    self = law
  }
}

extension RunNumber: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}

extension ReachGoal: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
