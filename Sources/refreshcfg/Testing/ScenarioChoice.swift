import ArgumentParser
import RefreshDiagnostics
import RefreshFiles
import RefreshScenarios
import RefreshText

/// The paths given to a command: files, folders and lines of files.
struct TestPaths {
  /// The files and folders, in order.
  private(set) var paths: [String] = []
  /// The chosen lines of files that don't run as a whole.
  private(set) var lines: [LineChoice] = []

  /// Reads arguments. An argument that ends in `:LINE` or `:LINE:COLUMN`, as in messages, names a line; an existing
  /// file with exactly this name takes precedence.
  init(_ arguments: [String]) {
    var choices: [LineChoice] = []
    for argument in arguments {
      if !FolderSearch.exists(argument), let choice = TestPaths.line(argument) {
        choices.append(choice)
        paths.append(choice.path == TestPaths.shownStandardInput ? "-" : choice.path)
      } else {
        paths.append(argument)
        whole.append(argument)
      }
    }
    lines = choices.filter { !isWhole($0.path) }
  }

  /// Returns the suites with the selected scenarios.
  ///
  /// - Parameters:
  ///   - suites: The suites of the paths.
  ///   - filters: The conditions that scenarios have to meet. The default is none.
  ///   - isPartial: Whether suites may be missing, so that a line without a scenario is not an error.
  func selection(
    of suites: [Suite], meeting filters: [ScenarioFilter] = [], isPartial: Bool = false
  ) throws(Refusal) -> [Suite] {
    let gaps = isPartial ? [] : lines.compactMap { $0.emptiness(in: suites) }
    guard gaps.isEmpty else { throw Refusal(messages: gaps.map { VisibleText.of($0) }) }
    let selection = Selection(of: LineChoice.apply(lines, to: suites), meeting: filters)
    if let reason = selection.emptiness { throw Refusal("no scenario is selected: \(VisibleText.of(reason))") }
    return selection.suites
  }

  /// The paths that were given without a line.
  private var whole: [String] = []

  /// Returns whether a file, or a folder above it, was given without a line.
  private func isWhole(_ path: String) -> Bool {
    let path = Self.identity(of: path)
    return whole.contains { folder in
      let folder = Self.identity(of: folder)
      return path == folder || path.hasPrefix(FilePath.open(folder))
    }
  }

  /// The path that all names of a file share; if there is no file, the path as it was given.
  private static func identity(of path: String) -> String {
    FolderSearch.realPath(path) ?? FilePath.normalized(path)
  }

  /// The path by which arguments name a line of standard input.
  static let standardInput = "/dev/stdin"
  /// The path of standard input in messages.
  private static let shownStandardInput = "<stdin>"

  private static func line(_ argument: String) -> LineChoice? {
    var parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, var line = Shard.number(parts.removeLast()) else { return nil }
    if parts.count > 1, let number = Shard.number(parts[parts.count - 1]) {
      line = number
      parts.removeLast()
    }
    let path = parts.joined(separator: ":")
    return path.isEmpty ? nil : LineChoice(path: path == standardInput ? shownStandardInput : path, line: line)
  }
}

/// The option that selects scenarios by name, the same in all commands.
struct NameOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Select scenarios by name: the exact name, or a regular expression that matches part of it.",
      valueName: "name"))
  var scenario: String?

  /// Returns the option as a filter; none if it is not given.
  ///
  /// - Parameter streams: The streams for errors in the expression.
  func filters(on streams: Streams) throws(Refusal) -> [ScenarioFilter] {
    var diagnostics = Diagnostics()
    let filters = filters(into: &diagnostics)
    try streams.check(diagnostics, isUnusable: diagnostics.hasErrors)
    return filters
  }

  /// Returns the option as a filter; none if it is not given, or if the expression is invalid.
  func filters(into diagnostics: inout Diagnostics) -> [ScenarioFilter] {
    let file = scenario.map { SourceFile(path: "--scenario", text: $0) }
    return [file.flatMap { ScenarioFilter.name(matching: $0, into: &diagnostics) }].compactMap { $0 }
  }

  /// Returns the scenario with exactly the given name, or else the first one; `nil` if there are no scenarios.
  func first(of scenarios: [Scenario]) -> Scenario? { scenarios.first { $0.name == scenario } ?? scenarios.first }
}

extension [Scenario] {
  /// Returns the first of several scenarios that fails, or the first one if none does, and says so.
  func representative(on streams: Streams) -> Scenario {
    guard count > 1 else { return self[0] }
    let failing = first { Runner.run($0).failed }
    let scenario = failing ?? self[0]
    streams.error(
      "`\(VisibleText.of(scenario.name))` (line \(scenario.ownLine)) is the first of \(counted(count, "scenario")) "
        + "here\(failing == nil ? "" : " that fails")\n")
    return scenario
  }
}

extension Scenario {
  /// The number of the line that selects only this scenario: that of its example, or else of its name.
  var ownLine: Int { (example?.span ?? nameSpan).startPosition.line }
}

extension ProjectOptions {
  /// Loads the suites of a path with the selected scenarios, at least one.
  ///
  /// - Parameters:
  ///   - place: A file, a folder, `FILE:LINE`, or `-` for standard input.
  ///   - name: The option that selects scenarios.
  ///   - streams: The streams for errors.
  func suites(at place: String, _ name: NameOption, on streams: Streams) throws(Refusal) -> [Suite] {
    let paths = TestPaths([place])
    let filters = try name.filters(on: streams)
    let loaded = LoadedSuites(at: paths.paths, self)
    try streams.check(loaded.diagnostics, isUnusable: loaded.isUnusable)
    let suites = try paths.selection(of: loaded.suites, meeting: filters)
    guard !suites.isEmpty else { throw Refusal("there is no scenario in \(VisibleText.of(paths.paths[0]))") }
    return suites
  }

  /// Loads the selected scenario. If a line or a name selects several, it is the first that fails, or else the first, and which
  /// one that is, is said.
  func scenario(at place: String, _ name: NameOption, on streams: Streams) throws(Refusal) -> Scenario {
    try scenarios(at: place, name, on: streams).representative(on: streams)
  }

  /// Loads the selected scenario; several if a line or a name selects several, as that of a scenario with examples does.
  /// The line of an example selects that example.
  func scenarios(at place: String, _ name: NameOption, on streams: Streams) throws(Refusal) -> [Scenario] {
    let found = try suites(at: place, name, on: streams).flatMap(\.scenarios)
    let paths = TestPaths([place])
    let named = found.filter { $0.name == name.scenario }
    if !named.isEmpty { return named }
    if found.count == 1 || !paths.lines.isEmpty { return found }
    let names = found.map { "`\($0.name)` (line \($0.ownLine))" }
    let few = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    let path = paths.paths[0]
    let which = name.scenario.map { " in whose names `\($0)` is found" } ?? ""
    throw Refusal(
      VisibleText.of(
        "\(path) has \(found.count) scenarios\(which); select one by \(path):LINE or --scenario NAME; there are \(few)"
      ))
  }
}
