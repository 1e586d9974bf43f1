import RefreshDiagnostics
import RefreshScenarios
import RefreshText

/// One scenario of a file, named by a line or by its name.
struct ScenarioChoice {
  /// The path of the file; `-` for standard input.
  let path: String
  /// A line of the scenario, from 1; nil if none was given.
  let line: Int?
  /// The scenario's name; nil if none was given.
  let name: String?

  /// Why it can't be told which scenario is meant.
  struct Problem: Error, Equatable {
    /// Lower case, without a full stop.
    let message: String
  }

  /// Reads `FILE`, `FILE:LINE` or `FILE:LINE:COLUMN`; a file whose name looks so is meant itself.
  init(place: String, name: String?) {
    self.name = name
    let paths = TestPaths([place])
    path = paths.paths[0]
    line = paths.lines.first?.line
  }

  /// The scenario that is meant; where examples were written out, the line of one means that one, and the name the first.
  func scenario(in suites: [Suite]) throws(Problem) -> Scenario {
    let all = suites.flatMap(\.scenarios)
    let named = all.filter { name == nil || $0.name == name }
    guard let line else {
      if let first = named.first, name != nil || all.count == 1 { return first }
      let names = all.map { "`\($0.name)` (line \($0.nameSpan.startPosition.line))" }
      let few = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
      if let name {
        throw Problem(message: "there is no scenario named `\(VisibleText.of(name))` in \(path); there are \(few)")
      }
      guard !all.isEmpty else { throw Problem(message: "there is no scenario in \(path)") }
      throw Problem(
        message:
          "\(path) has \(all.count) scenarios; say which by \(path):LINE or --scenario NAME; there are \(few)")
    }
    let choice = LineChoice(path: path, line: line)
    let found = LineChoice.apply([choice], to: suites).flatMap(\.scenarios).first { name == nil || $0.name == name }
    guard let found else {
      throw Problem(
        message: choice.emptiness(in: suites)
          ?? "no scenario named `\(VisibleText.of(name ?? ""))` is on line \(line) of \(path)")
    }
    return found
  }
}
