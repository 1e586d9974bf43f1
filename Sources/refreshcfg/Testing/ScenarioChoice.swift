import RefreshFiles
import RefreshScenarios
import RefreshText

/// The paths given to `refreshcfg test`: files, folders and lines of files.
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

/// One scenario of a file, named by a line or by its name.
struct ScenarioChoice {
  /// The path of the file; `-` for standard input.
  let path: String
  /// A line of the scenario, from 1; nil if none was given.
  let line: Int?
  /// The scenario's name; nil if none was given.
  let name: String?

  /// Reads `FILE`, `FILE:LINE` or `FILE:LINE:COLUMN`; a file whose name looks so is meant itself.
  init(place: String, name: String?) {
    self.name = name
    let paths = TestPaths([place])
    path = paths.paths[0]
    line = paths.lines.first?.line
  }

  /// The chosen scenario. The line of an example chooses that example, and a name the first one.
  func scenario(in suites: [Suite]) throws(Refusal) -> Scenario {
    let all = suites.flatMap(\.scenarios)
    let named = all.filter { name == nil || $0.name == name }
    guard let line else {
      if let first = named.first, name != nil || all.count == 1 { return first }
      let names = all.map { "`\($0.name)` (line \($0.nameSpan.startPosition.line))" }
      let few = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
      if let name {
        throw Refusal("there is no scenario named `\(VisibleText.of(name))` in \(path); there are \(few)")
      }
      guard !all.isEmpty else { throw Refusal("there is no scenario in \(path)") }
      throw Refusal(
        "\(path) has \(all.count) scenarios; say which by \(path):LINE or --scenario NAME; there are \(few)")
    }
    let choice = LineChoice(path: path, line: line)
    let found = LineChoice.apply([choice], to: suites).flatMap(\.scenarios).first { name == nil || $0.name == name }
    guard let found else {
      throw Refusal(
        choice.emptiness(in: suites)
          ?? "no scenario named `\(VisibleText.of(name ?? ""))` is on line \(line) of \(path)")
    }
    return found
  }
}
