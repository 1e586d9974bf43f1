import RefreshFiles
import RefreshPresets
import RefreshScenarios
import RefreshYAML

/// What `refreshcfg test` was told to look at: files, folders and lines of files.
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

  /// What was named without a line.
  private var whole: [String] = []

  /// Whether a file, or a folder above it, was named without a line.
  private func isWhole(_ path: String) -> Bool {
    let path = FilePath.normalized(path)
    return whole.contains { folder in
      let folder = FilePath.normalized(folder)
      return path == folder || folder.isEmpty || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
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
