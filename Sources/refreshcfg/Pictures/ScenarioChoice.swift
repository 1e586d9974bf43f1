import RefreshDiagnostics
import RefreshScenarios
import RefreshYAML

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

  /// Reads `FILE` or `FILE:LINE`; a file whose name looks so is meant itself.
  init(place: String, name: String?) {
    self.name = name
    guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]), line > 0,
      !FolderSearch.isFile(place)
    else {
      (path, line) = (place, nil)
      return
    }
    (path, self.line) = (String(place[..<colon]), line)
  }

  /// The scenario that is meant; where examples were written out, the line of one means that one, and the name the first.
  func scenario(in suites: [Suite]) throws(Problem) -> Scenario {
    let all = suites.flatMap(\.scenarios)
    let named = all.filter { name == nil || $0.name == name }
    guard let line else {
      if let first = named.first, name != nil || all.count == 1 { return first }
      let names = all.map { "`\($0.name)` (line \($0.nameSpan.startPosition.line))" }
      let few = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
      if let name { throw Problem(message: "there is no scenario named `\(VisibleText.of(name))` in \(path); there are \(few)") }
      guard !all.isEmpty else { throw Problem(message: "there is no scenario in \(path)") }
      throw Problem(
        message: "\(path) has \(all.count) scenarios; say which by \(path):LINE or --scenario NAME; there are \(few)")
    }
    let near = named.filter { $0.span.holds(line) }
    guard let found = near.first(where: { $0.example?.span.holds(line) ?? false }) ?? near.first else {
      throw Problem(message: "no scenario of \(path) is on line \(line)")
    }
    return found
  }
}

extension Span {
  /// Whether a part of it is on a line.
  fileprivate func holds(_ line: Int) -> Bool {
    // What ends with a line break does not reach into the next line.
    let last = file.position(at: max(start, end - 1)).line
    return startPosition.line <= line && line <= max(last, startPosition.line)
  }
}
