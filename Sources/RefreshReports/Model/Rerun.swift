import RefreshScenarios
import RefreshText

/// The command that runs one scenario alone.
package enum Rerun {
  /// Returns the location by which a scenario is selected: that of its example, or else that of its name.
  static func place(of scenario: Scenario) -> RunReport.Place {
    RunReport.Place(scenario.example?.span ?? scenario.nameSpan)
  }

  /// Returns the option ` --scenario REGEX` that matches exactly one name.
  ///
  /// Characters that terminals show as others are written as their code points, so that the option can be copied.
  static func option(for name: String) -> String {
    let pattern = name.reduce(into: "") { pattern, character in
      if character.unicodeScalars.contains(where: VisibleText.acts) {
        pattern += character.unicodeScalars.map { "\\u{\(hexadecimal($0.value, digits: 1))}" }.joined()
        return
      }
      if #"\^$.|?*+()[]{}"#.contains(character) { pattern += "\\" }
      pattern.append(character)
    }
    return " --scenario " + quoted("^\(pattern)$")
  }

  /// Returns the command for a scenario: `refreshcfg test FILE:LINE`, or with its name for one that is read from standard
  /// input, which has no lines to choose.
  static func command(for scenario: Scenario) -> String {
    let place = place(of: scenario)
    return place.path == "<stdin>" ? "refreshcfg test -" + option(for: scenario.name) : command(place)
  }

  /// Returns `refreshcfg test FILE:LINE`, quoted for a POSIX shell.
  static func command(_ place: RunReport.Place) -> String {
    "refreshcfg test " + quoted("\(place.path):\(place.line)")
  }

  private static let plainBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:,+@%=".utf8)

  /// Returns a word that a POSIX shell (IEEE Std 1003.1, 2.2) takes literally, in quotes if necessary.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy(plainBytes.contains)
    // A leading dash would make it an option, even in quotes.
    let word = word.hasPrefix("-") ? "./" + word : word
    guard !isPlain || word.isEmpty else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
