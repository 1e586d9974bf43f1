import RefreshLaws
import RefreshScenarios
import RefreshText

/// The results of explorations as plain data: everything that a report shows, so that nothing needs to run again.
///
/// It is written as JSON, read back and merged with those of other shards.
package struct ExplorationReport: Sendable, Equatable {
  /// The version of the format in which reports are written; it is increased when readers of the old format could
  /// not read the new one.
  package static let formatVersion = 2

  /// The version of the format in which the report is written.
  package internal(set) var format = formatVersion
  /// The version of the tool.
  package internal(set) var tool = ToolVersion.current
  /// The seed of the random numbers; it is a text because it may exceed the numbers that JSON readers keep exactly.
  package internal(set) var seed = "1"
  /// The highest level that the app and the world were allowed to reach.
  package internal(set) var level = Level.surroundings
  /// The ids of the laws whose breaches were looked for, sorted.
  package internal(set) var laws: [String] = []
  /// The number of runs that was demanded of each subject, in all shards together.
  package internal(set) var demandedRuns = 0
  /// The part of the runs that it contains; `nil` for all of them.
  package internal(set) var shard: Shard?
  /// The explored subjects, in order.
  package internal(set) var subjects: [Subject] = []
  /// Whether the library's own problems are listed, too.
  package var listsAll = false
  /// Whether the exploration was interrupted, so that it did fewer runs than it should have.
  package var isInterrupted = false
  /// Whether a folder gets a scenario and a film for each problem. It is not part of the written form.
  package var savesProblems = false
  /// The numbers of errors and warnings of `validate` about what was to be explored, which aren't problems of runs.
  package var (errorCount, warningCount) = (0, 0)
  /// Whether known problems and warnings fail, too.
  package var isStrict = false
  /// Whether the number of runs is the tool's choice, so that a report may suggest another.
  package var suggestsRuns = false
  /// Whether it shows what was drawn and what no run has reached. It is not part of the written form.
  package var showsStatistics = false

  /// An explored subject with the problems found.
  package struct Subject: Sendable, Equatable {
    /// The name of the preset or the suite.
    package internal(set) var name = ""
    /// The path of the file.
    package internal(set) var path = ""
    /// The number of runs.
    package internal(set) var runs = 0
    /// The problems by the runs in which they were found; those that only files show come last.
    package internal(set) var problems: [Problem] = []
    /// The files of earlier problems that no longer occur.
    package internal(set) var fixed: [String] = []
    /// The library's known limits, which are no problems: the name of the law, and what always holds.
    package internal(set) var notes: [String] = []
    /// The components whose refreshes nothing ends but scenarios, which play the app.
    package internal(set) var unchecked: [Unchecked] = []
    /// The changes of state that no run reached.
    package internal(set) var unreached: [String] = []
    /// The actions that were drawn, sorted by name.
    package internal(set) var drawn: [Drawn] = []
  }

  /// A component of which it isn't checked whether its refreshes end.
  package struct Unchecked: Sendable, Equatable {
    /// The component: `header`.
    package internal(set) var component = ""
    /// The cause that isn't looked for: `unended header, asked`.
    package internal(set) var cause = ""
    /// The name of the scenario that ends its refreshes by a step.
    package internal(set) var scenario = ""
  }

  /// The number of times that an action was drawn.
  package struct Drawn: Sendable, Equatable {
    /// The name of the action.
    package internal(set) var action = ""
    /// The number of runs with it.
    package internal(set) var runs = 0
  }

  /// A problem with the shortest run that shows it.
  package struct Problem: Sendable, Equatable {
    /// The oracle that found it: `stuck-state`.
    package internal(set) var oracle = ""
    /// The component's family: `back footer`; empty for the scroll view.
    package internal(set) var component = ""
    /// The coarse cause, which distinguishes problems of the same oracle and component.
    package internal(set) var cause = ""
    /// A description in lower case, with its numbers.
    package internal(set) var sentence = ""
    /// What the app and its surroundings do for it, in words; empty if that says nothing.
    package internal(set) var doing = ""
    /// The smallest numbers that show it, in words: `any pull past 54 pt`; empty if there are none.
    package internal(set) var threshold = ""
    /// The way to the problem; the number of its run is 0 if only its file shows it.
    package internal(set) var way = Way()
    /// The level of the app and the world in the run as generated.
    package internal(set) var drawnLevel = Level.answers
    /// Other ways to it, the least first.
    package internal(set) var others: [Way] = []
    /// The scenario that shows it, as YAML.
    package internal(set) var scenario = ""
    /// The name of its file.
    package internal(set) var file = ""
    /// Whether its file existed before.
    package internal(set) var isKnown = false
    /// The owner of the problem, who has to act on it.
    package internal(set) var owner = Owner.preset
    /// The preset's keys without any one of which it doesn't occur.
    package internal(set) var keys: [String] = []
    /// The app's calls without any one of which it doesn't occur.
    package internal(set) var calls: [String] = []
    /// The file and the line of the first of the keys, or of the app; 0 if nothing is known to be responsible.
    package internal(set) var place = Place()
    /// The number of the first run that showed it; 0 if only its file shows it.
    package internal(set) var firstRun = 0
    /// The cause of the problem without which it doesn't occur: a refresh that never ends. Empty if there is none.
    package internal(set) var source = ""
    /// The reason why it is accepted; empty if it isn't.
    package internal(set) var accepted = ""
  }

  /// A line of a file.
  package struct Place: Sendable, Equatable {
    /// The path of the file.
    package internal(set) var path = ""
    /// The line, from 1; 0 for no place.
    package internal(set) var line = 0
  }

  /// The number of listed problems that are neither known nor accepted.
  package var newCount: Int { listed.count { !$0.isKnown && $0.first.accepted.isEmpty } }
  /// The number of listed problems that a file already contained and that aren't accepted.
  package var knownCount: Int { listed.count { $0.isKnown && $0.first.accepted.isEmpty } }
  /// Whether the exploration succeeded: all of it was done, all files are valid, and no new problem is listed.
  package var isGood: Bool {
    let isClean = newCount == 0 && errorCount == 0 && !isInterrupted
    return isClean && !(isStrict && knownCount + warningCount > 0)
  }
  /// The problems that are listed: those of the presets and the app, and with ``listsAll`` the library's.
  package var listed: [Cause] { causes.filter { listsAll || $0.first.isListed } }
}

extension ExplorationReport.Problem {
  /// The description with the responsibility.
  var headline: String {
    let remarks = [doing, threshold].filter { !$0.isEmpty }
    return sentence + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))")
  }

  /// The owner in words, and the keys or calls on which the problem depends: `yours: footer.triggerPercent`.
  var ownership: String {
    // More than two calls are no cause that anyone can act on.
    let causes = keys + (calls.count > 2 ? [] : calls)
    return owner.words + (causes.isEmpty ? "" : ": \(joined(causes))")
  }

  /// The identity of the problem: that of a run's problem is its shape, that of a file's problem the file.
  var identity: [String] { way.run == 0 ? [file] : [oracle, component, cause] }

  /// The words by which reports name its cause, and settings accept it.
  var id: String { oracle + (component.isEmpty ? "" : " \(component)") + (cause.isEmpty ? "" : ", \(cause)") }

  /// These words as JSON has them; what is read isn't needed, because they follow from the rest.
  var writtenID: String {
    get { id }
    set {}
  }

  /// Whether it is listed by default: it isn't the library's own.
  var isListed: Bool { owner != .library }

  /// The harm to users.
  var harm: Harm { LawID(oracle)?.law.harm ?? .cosmetic }

  /// Returns whether a problem comes before another in a report: they are sorted by run, with those that only files
  /// show last.
  static func isBefore(_ a: ExplorationReport.Problem, _ b: ExplorationReport.Problem) -> Bool {
    let (first, second) = (UInt(bitPattern: a.way.run - 1), UInt(bitPattern: b.way.run - 1))
    return first == second ? a.identity.lexicographicallyPrecedes(b.identity) : first < second
  }
}

extension Level {
  /// The actions of the app and its surroundings in a run of this level, in words.
  package var doing: String {
    switch self {
    case .answers: "the app only answers its calls"
    case .will: "the app loads, scrolls, resets and begins refreshes, but only when allowed"
    case .surroundings: "the app is correct, and its surroundings change"
    case .settings: "the app changes settings, which is allowed"
    case .anything: "the app makes calls that it must not make"
    }
  }
}
