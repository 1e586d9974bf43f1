import RefreshDiagnostics
import RefreshPresets

/// The scenarios that stand at chosen lines of a file.
public struct LineChoice: Sendable {
  /// The path of the file, as its spans have it.
  public let path: String
  /// The number of the line, from 1.
  public let line: Int

  /// Makes a choice.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// Whether a scenario stands at the line: one whose lines contain it. The line of an example means that example alone.
  ///
  /// - Parameters:
  ///   - scenario: a scenario of any file.
  ///   - suite: the suite that it is in.
  func contains(_ scenario: Scenario, of suite: Suite) -> Bool {
    guard scenario.span.file.path == path, scenario.span.lines.contains(line) else { return false }
    let siblings = suite.scenarios.filter { $0.example != nil && $0.span == scenario.span }
    guard siblings.contains(where: { $0.example?.span.lines.contains(line) ?? false }) else { return true }
    return scenario.example?.span.lines.contains(line) ?? false
  }

  /// The suites with the scenarios that stand at chosen lines; files of which no line is chosen are left as they are.
  ///
  /// - Parameters:
  ///   - suites: what there is.
  ///   - choices: the lines.
  public static func apply(_ choices: [LineChoice], to suites: [Suite]) -> [Suite] {
    let files = Set(choices.map(\.path))
    guard !files.isEmpty else { return suites }
    return suites.map { suite in
      guard files.contains(suite.span.file.path) else { return suite }
      return suite.keeping { scenario in choices.contains { $0.contains(scenario, of: suite) } }
    }
  }

  /// Why no scenario stands at the line, with those that are nearest; nil if one does.
  ///
  /// - Parameter suites: what there is.
  public func emptiness(in suites: [Suite]) -> String? {
    let suites = suites.filter { $0.span.file.path == path }
    guard !suites.contains(where: { suite in suite.scenarios.contains { contains($0, of: suite) } }) else {
      return nil
    }
    let scenarios = suites.flatMap(\.scenarios)
    let before = scenarios.last { $0.span.lines.upperBound < line }
    let after = scenarios.first { $0.span.lines.lowerBound > line }
    let nearest = [before, after].compactMap { $0 }.map { (scenario: Scenario) -> String in
      let lines = scenario.span.lines
      return "\(quoted(scenario.name)) \(lines.count == 1 ? "on line" : "on lines") \(lines.text)"
    }
    let help =
      nearest.isEmpty
      ? "" : "; the nearest \(nearest.count == 1 ? "is" : "are") " + nearest.joined(separator: " and ")
    return "no scenario of \(path) is on line \(line)\(help)"
  }
}

extension Span {
  /// The numbers of the lines that it is on.
  var lines: ClosedRange<Int> {
    let first = startPosition.line
    // What ends with a line break does not reach into the next line.
    return first...max(first, file.position(at: max(start, end - 1)).line)
  }
}

extension ClosedRange<Int> {
  fileprivate var text: String { count == 1 ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)" }
}
