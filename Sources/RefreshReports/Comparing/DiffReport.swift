import RefreshEngine
import RefreshScenarios
import RefreshText

/// The result of comparing two presets.
package struct DiffReport: Sendable {
  /// The presets and their differences.
  package let comparison: PresetComparison
  /// The scenarios that differ. Of built-in scenarios with the same differences on several screens, only the first
  /// is kept.
  package let scenarios: [ScenarioDifference]
  /// The number of scenarios that differ.
  package let differingCount: Int
  /// The number of scenarios that ran.
  package let count: Int
  /// Whether the scenarios are the built-in ones, because no suites were named.
  package let isBuiltIn: Bool
  /// The scenarios in which no observable differs.
  private let unchanged: [Scenario]
  /// The result of comparing random runs; `nil` if no runs were compared because the presets differ anyway.
  package var explored: Explored?
  /// The pictures of the scenarios that differ, for a format that refers to files; `nil` if there are no files.
  package var pictures: Pictures?

  /// Pictures in files.
  package struct Pictures: Sendable {
    /// The files, by the indices of the scenarios.
    let files: [Int: DiffPicture]
    /// The address of their folder, which ends with a slash.
    let address: String

    package init(_ files: [Int: DiffPicture], at address: String) { (self.files, self.address) = (files, address) }
  }

  /// The result of comparing random runs.
  package struct Explored: Sendable {
    /// The number of runs.
    let runs: Int
    /// The difference in the shortest run that shows one; `nil` if none does.
    let difference: ScenarioDifference?
    /// This run as YAML.
    let scenario: String

    /// Creates a result.
    package init(runs: Int, difference: ScenarioDifference? = nil, scenario: String = "") {
      (self.runs, self.difference, self.scenario) = (runs, difference, scenario)
    }
  }

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - comparison: The comparison of the presets.
  ///   - scenarios: The difference of each scenario that ran; `nil` for those without one.
  ///   - unchanged: The scenarios that ran and have no difference, which may look different. The default is none.
  ///   - isBuiltIn: Whether the scenarios are the built-in ones.
  package init(
    _ comparison: PresetComparison, scenarios: [ScenarioDifference?], unchanged: [Scenario] = [], isBuiltIn: Bool
  ) {
    self.comparison = comparison
    self.unchanged = unchanged
    let differing = scenarios.compactMap { $0 }
    differingCount = differing.count
    var reported: Set<[String]> = []
    self.scenarios = differing.filter { difference in
      let words =
        difference.scenario.tags + [difference.stepText] + difference.differences + difference.consequences
      return !isBuiltIn || reported.insert(words).inserted
    }
    count = scenarios.count
    self.isBuiltIn = isBuiltIn
  }

  /// Whether nothing differs, neither the presets nor their behaviour.
  package var isEmpty: Bool { comparison.changes.isEmpty && !changesBehaviour }

  /// Whether the behaviour differs.
  package var changesBehaviour: Bool { !behaviour.isEmpty || differingCount > 0 || explored?.difference != nil }

  /// Whether only random runs may show what a changed key is for: nothing that was measured or run differs beyond the initial state.
  package var needsRandomRuns: Bool {
    !comparison.changes.isEmpty && comparison.measures.isEmpty && played.isEmpty
  }

  /// The differences in the behaviour of the components, and in their state at rest, in words. Other types come
  /// first, because other differences follow from them.
  var behaviour: [String] {
    let atRest = comparison.differencesAtRest
    return atRest.filter(\.isOfType).map(\.text)
      + comparison.measures.map { "the \($0.role.rawValue) \($0.difference)" }
      + atRest.filter { !$0.isOfType }.map { "at rest, \($0.text)" }
  }

  /// The scenarios with differences beyond those that exist from the start, with the random run that has some.
  var parting: [ScenarioDifference] { played + (explored?.difference.map { [$0] } ?? []) }

  /// The scenarios with differences beyond those that exist from the start.
  private var played: [ScenarioDifference] { scenarios.filter { $0.step > 0 || !$0.consequences.isEmpty } }

  /// A scenario whose pictures are shown.
  struct Shown {
    let scenario: Scenario
    /// `Feed › a pull refreshes`
    let title: String
    /// The differences in when the app is called, in words.
    let consequences: [String]
  }

  /// The scenarios whose pictures are shown: the first of those that part, or of all that differ. If none does, a colour or
  /// a font may: then those that look different.
  var shown: [Shown] {
    let differing = parting.isEmpty ? scenarios.prefix(1) : parting.prefix(DiffReport.mostPictures)
    guard differing.isEmpty else {
      return differing.map {
        Shown(scenario: $0.scenario, title: $0.title(isBuiltIn: isBuiltIn), consequences: $0.consequences)
      }
    }
    guard !comparison.changes.isEmpty else { return [] }
    return unchanged.lazy.filter { !DiffMoment.all(of: $0, comparison).isEmpty }.prefix(DiffReport.mostAlike).map {
      Shown(scenario: $0, title: isBuiltIn ? $0.name : "\($0.suite) › \($0.name)", consequences: [])
    }
  }
  /// The greatest number of scenarios with pictures.
  private static let mostPictures = 8
  /// The greatest number of scenarios that are shown because they look different, though they run alike.
  private static let mostAlike = 2

  /// `2 of 5 scenarios differ`.
  var summary: String {
    guard let explored else { return playedSummary }
    let isFound = explored.difference != nil
    guard differingCount == 0 else {
      return isFound
        ? "\(playedSummary), but a random run shows more"
        : "\(playedSummary), and \(grouped(explored.runs)) random runs show no other difference"
    }
    return isFound
      ? "\(playedSummary), but a random run distinguishes the presets"
      : "\(playedSummary), and none of \(grouped(explored.runs)) random runs distinguishes the presets"
  }

  /// What is said of built-in gestures that are left out because they differ as others do; `nil` if there are none, or all differ only
  /// in the initial state.
  var repeated: String? {
    let count = differingCount - scenarios.count
    return count > 0 && !played.isEmpty ? "\(count) more \(count == 1 ? "differs" : "differ") in the same way" : nil
  }

  private var playedSummary: String {
    let what = isBuiltIn ? "built-in gesture" : "scenario"
    guard differingCount > 0 else {
      return count == 1 ? "the \(what) is the same" : "all \(counted(count, what)) are the same"
    }
    let note = played.isEmpty ? ", only in the initial state" : ""
    return "\(differingCount) of \(counted(count, what)) \(differingCount == 1 ? "differs" : "differ")\(note)"
  }

  /// The paths of both presets.
  var paths: (old: String, new: String) { (comparison.old.path, comparison.new.path) }
}

extension ScenarioDifference {
  /// `step 3, pull`, `setting up`.
  var stepText: String { stepName.map { "step \(step), \($0)" } ?? "setup" }
  /// The file and line of its step.
  var place: String { "\(span.file.path):\(span.startPosition.line)" }
  /// The differences, followed by their consequences.
  var reported: [String] { differences + consequences.map { "so \($0)" } }

  /// Returns the name of the scenario, after the name of its suite unless it is built in.
  func title(isBuiltIn: Bool) -> String { isBuiltIn ? scenario.name : "\(scenario.suite) › \(scenario.name)" }
}

extension PresetChange {
  /// The value that applies if the key is missing.
  var unwritten: String { defaultText.map { "\($0) (the default)" } ?? "not set" }
}

/// A format for a comparison of presets.
package typealias DiffFormat = OutputFormat<DiffReport>

extension DiffReport: Presentable {
  /// One row for each format; the first is the default.
  package static let formats = [DiffText.format, DiffJSON.format, DiffMarkdown.format, DiffPage.format]
}

/// A comparison of presets for programs; `version` is 1 until a member changes its meaning or is removed.
enum DiffJSON {
  static let format = DiffFormat("json", "For other programs.") { report, _ in
    let value: JSONValue = [
      "version": 1,
      "same": .bool(report.isEmpty),
      "old": preset(report.comparison.old.name, report.paths.old),
      "new": preset(report.comparison.new.name, report.paths.new),
      "changes": .array(report.comparison.changes.map(change)),
      "behaviour": .array(
        report.comparison.measures.map {
          ["component": .string($0.role.rawValue), "difference": .string($0.difference)]
        }),
      "atRest": .strings(report.comparison.atRest),
      "builtIn": .bool(report.isBuiltIn),
      "scenarioCount": .number(report.count),
      "differingCount": .number(report.differingCount),
      "scenarios": .array(report.scenarios.map(scenario)),
      "explored": report.explored.map {
        [
          "runs": .number($0.runs), "difference": $0.difference.map(scenario) ?? .null,
          "scenario": .string($0.scenario),
        ]
      } ?? .null,
    ]
    return value.written() + "\n"
  }

  private static func preset(_ name: String, _ path: String) -> JSONValue {
    ["name": .string(name), "path": .string(path)]
  }

  private static func change(_ change: PresetChange) -> JSONValue {
    [
      "key": .string(change.name), "old": value(change.old), "new": value(change.new),
      "default": .string(orNull: change.defaultText),
    ]
  }

  private static func value(_ value: PresetChange.Value?) -> JSONValue {
    guard let value else { return .null }
    return ["text": .string(value.text), "path": .string(value.path), "line": .number(value.line)]
  }

  private static func scenario(_ difference: ScenarioDifference) -> JSONValue {
    [
      "suite": .string(difference.scenario.suite), "name": .string(difference.scenario.name),
      "path": .string(difference.span.file.path), "line": .number(difference.span.startPosition.line),
      "step": .number(difference.step), "kind": .string(orNull: difference.stepName),
      "differences": .strings(difference.differences),
      "consequences": .strings(difference.consequences),
    ]
  }
}
