import RefreshScenarios

/// The command that runs one scenario alone.
package enum Rerun {
  /// The place by which a scenario is chosen: that of its example, else that of its name.
  static func place(of scenario: Scenario) -> RunReport.Place {
    RunReport.Place(scenario.example?.span ?? scenario.nameSpan)
  }

  /// ` --scenario REGEX`, which no other name matches.
  static func option(for name: String) -> String {
    let pattern = name.reduce(into: "") { pattern, character in
      if #"\^$.|?*+()[]{}"#.contains(character) { pattern += "\\" }
      pattern.append(character)
    }
    return " --scenario " + quoted("^\(pattern)$")
  }

  /// `refreshcfg test FILE:LINE`, quoted for a POSIX shell.
  static func command(_ place: RunReport.Place) -> String {
    "refreshcfg test " + quoted("\(place.path):\(place.line)")
  }

  private static let plainBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:,+@%=".utf8)

  /// A word as a POSIX shell (IEEE Std 1003.1, 2.2) takes it literally, in quotes where it needs them.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy(plainBytes.contains)
    // What begins with a dash would be an option, in quotes as well.
    let word = word.hasPrefix("-") ? "./" + word : word
    guard !isPlain || word.isEmpty else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
