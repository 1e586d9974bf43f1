import RefreshReports
import RefreshScenarios

/// What explorations came to, as plain data: everything that a report shows, so that nothing has to be run again.
///
/// It is written as JSON, read back and joined with those of other shards.
package struct ExplorationReport: Sendable, Equatable {
  /// The version of the form in which reports are written; it grows when a reader of the old form could not read the new one.
  package static let formatVersion = 1

  /// The version of the form in which the report is written.
  package internal(set) var format = formatVersion
  /// The version of the tool.
  package internal(set) var tool = RunReport.toolVersion
  /// What chance began with, as text, because it is greater than what JSON's readers keep exactly.
  package internal(set) var seed = "1"
  /// What app and world might do at most.
  package internal(set) var level = Level.surroundings
  /// The part of the runs that it is of; nil for all of them.
  package internal(set) var shard: Shard?
  /// What was explored, in order.
  package internal(set) var subjects: [Subject] = []

  /// What was explored, and what was found.
  package struct Subject: Sendable, Equatable {
    /// The name of the preset or the suite.
    package internal(set) var name = ""
    /// The path of the file.
    package internal(set) var path = ""
    /// The number of runs.
    package internal(set) var runs = 0
    /// The problems, by the run that they were found in; those that only files show come last.
    package internal(set) var problems: [Problem] = []
    /// The files of earlier problems that no longer show.
    package internal(set) var mended: [String] = []
    /// Properties that hold by design.
    package internal(set) var notes: [String] = []
    /// The changes of state that no run has reached.
    package internal(set) var unreached: [String] = []
  }

  /// A problem with the shortest run that shows it.
  package struct Problem: Sendable, Equatable {
    /// What found it: `stuck-state`.
    package internal(set) var oracle = ""
    /// The component's family: `back footer`; empty for the scroll view.
    package internal(set) var component = ""
    /// The coarse cause, by which problems of an oracle and a component are told apart.
    package internal(set) var cause = ""
    /// What is wrong, in lower case and with its numbers.
    package internal(set) var sentence = ""
    /// The least numbers that show it, in words: `any pull past 54 pt`; empty for none.
    package internal(set) var threshold = ""
    /// How it comes to it; the number of the run is 0 where only its file shows it.
    package internal(set) var way = Way()
    /// What the app and the world had done in the run as it was drawn.
    package internal(set) var drawnLevel = Level.answers
    /// Other ways to it, the least first.
    package internal(set) var others: [Way] = []
    /// The scenario that shows it, as YAML.
    package internal(set) var scenario = ""
    /// The name of its file.
    package internal(set) var file = ""
    /// Whether its file was there before.
    package internal(set) var isKnown = false
  }

  /// How many problems no file knew.
  package var newCount: Int { subjects.reduce(0) { $0 + $1.problems.count { !$0.isKnown } } }
  /// How many problems a file knew already.
  package var knownCount: Int { subjects.reduce(0) { $0 + $1.problems.count(where: \.isKnown) } }
  /// How many runs there were.
  package var runCount: Int { subjects.reduce(0) { $0 + $1.runs } }
}

extension ExplorationReport.Subject {
  /// The problems by oracle and component: the first of each, and the others that are the same in another way.
  var groups: [(first: ExplorationReport.Problem, others: [ExplorationReport.Problem])] {
    var groups: [(first: ExplorationReport.Problem, others: [ExplorationReport.Problem])] = []
    for problem in problems {
      let index = groups.firstIndex {
        $0.first.oracle == problem.oracle && $0.first.component == problem.component
      }
      if let index { groups[index].others.append(problem) } else { groups.append((problem, [])) }
    }
    return groups
  }
}

extension ExplorationReport.Problem {
  /// The sentence with whose doing it is.
  var told: String { "\(sentence), \(way.level.doing)" + (threshold.isEmpty ? "" : " (\(threshold))") }

  /// What makes it the same problem as another one: that of runs is known by its shape, that of a file by the file.
  var identity: [String] { way.run == 0 ? [file] : [oracle, component, cause] }

  /// Where it stands in a report: by its run, those that only files show last.
  static func isBefore(_ a: ExplorationReport.Problem, _ b: ExplorationReport.Problem) -> Bool {
    let (first, second) = (UInt(bitPattern: a.way.run - 1), UInt(bitPattern: b.way.run - 1))
    return first == second ? a.identity.lexicographicallyPrecedes(b.identity) : first < second
  }
}

extension Level {
  /// Whose doing a problem of a run of this level is, at the end of a sentence.
  package var doing: String {
    switch self {
    case .answers: "though the app only answers its calls"
    case .will: "though the app only loads, scrolls, resets and begins when it may"
    case .surroundings: "though the app did nothing wrong when the world around it changed"
    case .settings: "after the app changed settings that it may change"
    case .anything: "after the app did what it must not do"
    }
  }
}
