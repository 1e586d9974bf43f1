import ArgumentParser
import RefreshDiagnostics
import RefreshFiles
import RefreshScenarios
import RefreshText

/// The paths given to a command: files, folders and lines of files.
struct TestPaths {
  /// Files and folders, in order.
  private(set) var paths: [String] = []
  /// The lines of files that are not to be run as a whole.
  private(set) var lines: [LineChoice] = []

  /// Reads arguments. What ends in `:LINE` or `:LINE:COLUMN`, as messages have it, names a line; a file of that very name
  /// goes first.
  init(_ arguments: [String]) {
    var choices: [LineChoice] = []
    for argument in arguments {
      if !FolderSearch.exists(argument), let choice = TestPaths.line(argument) {
        choices.append(choice)
        paths.append(choice.path)
      } else {
        paths.append(argument)
        whole.append(argument)
      }
    }
    lines = choices.filter { !isWhole($0.path) }
  }

  /// The suites with the scenarios that are asked for.
  ///
  /// - Parameters:
  ///   - suites: The suites of the paths.
  ///   - filters: The conditions that scenarios have to meet. The default is none.
  ///   - isPartial: Whether suites may be missing, so that a line without a scenario is nobody's fault.
  func selection(
    of suites: [Suite], meeting filters: [ScenarioFilter] = [], isPartial: Bool = false
  ) throws(Refusal) -> [Suite] {
    let gaps = isPartial ? [] : lines.compactMap { $0.emptiness(in: suites) }
    guard gaps.isEmpty else { throw Refusal(messages: gaps.map { VisibleText.of($0) }) }
    let selection = Selection(of: LineChoice.apply(lines, to: suites), meeting: filters)
    if let reason = selection.emptiness { throw Refusal("no scenario is selected: \(VisibleText.of(reason))") }
    return selection.suites
  }

  /// The paths that were named without a line.
  private var whole: [String] = []

  /// Whether a file, or a folder above it, was named without a line.
  private func isWhole(_ path: String) -> Bool {
    let path = FilePath.normalized(path)
    return whole.contains { folder in
      let folder = FilePath.normalized(folder)
      return path == folder || folder.isEmpty || path.hasPrefix(FilePath.open(folder))
    }
  }

  private static func line(_ argument: String) -> LineChoice? {
    var parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, var line = Shard.number(parts.removeLast()) else { return nil }
    if parts.count > 1, let number = Shard.number(parts[parts.count - 1]) {
      line = number
      parts.removeLast()
    }
    let path = parts.joined(separator: ":")
    return path.isEmpty ? nil : LineChoice(path: path, line: line)
  }
}

/// The option that chooses scenarios by their names, the same in all commands.
struct NameOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Scenarios of this name, and those in whose names it is found as a regular expression.", valueName: "name"))
  var scenario: String?

  /// The option as a filter; empty if it is not given.
  ///
  /// - Parameter streams: The streams, for what is wrong with the expression.
  func filters(on streams: Streams) throws(Refusal) -> [ScenarioFilter] {
    var diagnostics = Diagnostics()
    let filters = filters(into: &diagnostics)
    try streams.check(diagnostics, isUnusable: diagnostics.hasErrors)
    return filters
  }

  /// The option as a filter; empty if it is not given, or something is wrong with the expression.
  func filters(into diagnostics: inout Diagnostics) -> [ScenarioFilter] {
    let file = scenario.map { SourceFile(path: "--scenario", text: $0) }
    return [file.flatMap { ScenarioFilter.name(matching: $0, into: &diagnostics) }].compactMap { $0 }
  }

  /// The one of some scenarios that is meant: that of this very name, else the first; nil if there is none.
  func first(of scenarios: [Scenario]) -> Scenario? { scenarios.first { $0.name == scenario } ?? scenarios.first }
}

extension ProjectOptions {
  /// Loads the suites of a path with the scenarios that are asked for, at least one.
  ///
  /// - Parameters:
  ///   - place: A file, a folder, `FILE:LINE`, or `-` for standard input.
  ///   - name: The option that chooses scenarios.
  ///   - streams: The streams, for what is wrong.
  func suites(at place: String, _ name: NameOption, on streams: Streams) throws(Refusal) -> [Suite] {
    let paths = TestPaths([place])
    let filters = try name.filters(on: streams)
    let loaded = LoadedSuites(at: paths.paths, self)
    try streams.check(loaded.diagnostics, isUnusable: loaded.isUnusable)
    let suites = try paths.selection(of: loaded.suites, meeting: filters)
    guard !suites.isEmpty else { throw Refusal("there is no scenario in \(VisibleText.of(paths.paths[0]))") }
    return suites
  }

  /// Loads the one scenario that is asked for. The line of an example chooses that example.
  func scenario(at place: String, _ name: NameOption, on streams: Streams) throws(Refusal) -> Scenario {
    let found = try suites(at: place, name, on: streams).flatMap(\.scenarios)
    let paths = TestPaths([place])
    let isClear = found.count == 1 || !paths.lines.isEmpty || found.contains { $0.name == name.scenario }
    if isClear, let scenario = name.first(of: found) { return scenario }
    let names = found.map { "`\($0.name)` (line \($0.nameSpan.startPosition.line))" }
    let few = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    let path = paths.paths[0]
    let which = name.scenario.map { " in whose names `\($0)` is found" } ?? ""
    throw Refusal(
      VisibleText.of(
        "\(path) has \(found.count) scenarios\(which); say which by \(path):LINE or --scenario NAME; there are \(few)"
      ))
  }
}
