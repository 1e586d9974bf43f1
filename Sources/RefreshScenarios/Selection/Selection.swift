import RefreshDiagnostics
import RefreshFiles
import RefreshLaws
import RefreshPresets
import RefreshText

/// A condition that scenarios have to meet to be selected.
public struct ScenarioFilter: Sendable {
  /// The option as the user wrote it, for messages: `--tags smoke`.
  public let name: String
  /// Returns whether a scenario meets the condition.
  public let keeps: @Sendable (Scenario) -> Bool
  /// The requested name, for suggestions of similar names; `nil` if the filter is not about names.
  private(set) var wanted: String?

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - name: The option as the user wrote it.
  ///   - keeps: Returns whether a scenario is selected.
  public init(_ name: String, keeping keeps: @escaping @Sendable (Scenario) -> Bool) {
    self.name = name
    self.keeps = keeps
  }

  /// Returns a filter for scenarios with a name, and for those whose name matches it as a regular expression.
  ///
  /// - Parameters:
  ///   - file: The expression, under the name that messages use for it.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The filter, or `nil` if there is an error.
  public static func name(matching file: SourceFile, into diagnostics: inout Diagnostics) -> ScenarioFilter? {
    let source = file.text(in: 0..<file.bytes.count)
    do throws(TextPattern.Problem) {
      let pattern = try TextPattern(source)
      var filter = ScenarioFilter("\(file.path) \(quoted(source))") {
        $0.name == source || pattern.matches($0.name)
      }
      filter.wanted = source
      return filter
    } catch {
      return diagnostics.refuse(
        .badPattern, error.message,
        at: Span(file: file, start: error.range.lowerBound, end: error.range.upperBound), help: error.help)
    }
  }

  /// Returns a filter for scenarios whose tags match an expression.
  ///
  /// - Parameters:
  ///   - tags: The expression.
  ///   - file: The text of the expression, under the name that messages use for it.
  public static func tags(_ tags: TagExpression, in file: SourceFile) -> ScenarioFilter {
    ScenarioFilter("\(file.path) \(quoted(file.text(in: 0..<file.bytes.count)))") { tags.matches($0.tags) }
  }
}

/// The scenarios of several suites that meet all filters.
public struct Selection: Sendable {
  /// The suites with their remaining scenarios, in order, without the suites that have none.
  public let suites: [Suite]
  /// The reason why none is left, in lower case and without a full stop; `nil` if some are, or if there were none.
  public let emptiness: String?

  /// Applies filters to suites.
  ///
  /// - Parameters:
  ///   - suites: The suites.
  ///   - filters: The filters; a scenario has to meet all of them.
  public init(of suites: [Suite], meeting filters: [ScenarioFilter]) {
    var (rest, reason) = (suites, String?.none)
    for filter in filters where reason == nil {
      let (before, count) = (rest, rest.reduce(0) { $0 + $1.scenarios.count })
      rest = rest.map { $0.keeping(filter.keeps) }
      if count > 0, rest.allSatisfy(\.scenarios.isEmpty) {
        reason = "\(filter.name) leaves none of \(counted(count, "scenario"))"
        if let wanted = filter.wanted {
          let near = rankedNames(to: wanted, in: before.flatMap(\.scenarios).map(\.name))
          reason? += "; the nearest \(near.count == 1 ? "is" : "are") \(joined(near.map(quoted), by: "and"))"
        }
      }
    }
    // Removing none would copy all.
    if rest.contains(where: \.scenarios.isEmpty) { rest.removeAll(where: \.scenarios.isEmpty) }
    self.suites = rest
    emptiness = reason
  }
}

extension Suite {
  /// Returns the suite with some of its scenarios.
  func keeping(_ isKept: (Scenario) -> Bool) -> Suite {
    var kept = self
    kept.scenarios = scenarios.filter(isKept)
    return kept
  }

  /// An error for each scenario with `only: true`; one error for all examples of a scenario.
  public var forbiddenOnly: Diagnostics {
    var diagnostics = Diagnostics()
    var said: Set<Span> = []
    for scenario in scenarios {
      guard let span = scenario.onlySpan, said.insert(span).inserted else { continue }
      diagnostics.add(
        .forbiddenOnly, "`only` isn't allowed in this run", at: span,
        labels: [Diagnostic.Label("the scenario that has it", at: scenario.nameSpan)],
        help: "remove it, so that the other scenarios also run")
    }
    return diagnostics
  }
}

/// The choice of the scenarios at a line of a file.
public struct LineChoice: Sendable {
  /// The path of the file.
  public let path: String
  /// The identity that all paths of the file share.
  private let identity: String
  /// The number of the line, from 1.
  public let line: Int

  /// Creates a choice.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
    identity = FilePath.key(FolderSearch.realPath(path) ?? path)
  }

  /// Whether a file is the one that is meant, regardless of the path by which it was read.
  private func isOf(_ file: SourceFile) -> Bool { file.path == path || file.identity == identity }

  /// The scenarios of a suite whose lines contain the line. The line of an example means that example
  /// alone.
  func chosen(of suite: Suite) -> (Scenario) -> Bool {
    func isHere(_ span: Span?) -> Bool { span?.lines.contains(line) ?? false }
    let isHereByExample = Set(suite.scenarios.filter { isHere($0.example?.span) }.map(\.span))
    return { scenario in
      guard isOf(scenario.span.file), isHere(scenario.span) else { return false }
      return !isHereByExample.contains(scenario.span) || isHere(scenario.example?.span)
    }
  }

  /// Returns the suites with the scenarios at the chosen lines; files without a chosen line are not changed.
  ///
  /// - Parameters:
  ///   - suites: The suites.
  ///   - choices: The choices.
  public static func apply(_ choices: [LineChoice], to suites: [Suite]) -> [Suite] {
    guard !choices.isEmpty else { return suites }
    return suites.map { suite in
      let choices = choices.filter { $0.isOf(suite.span.file) }
      guard !choices.isEmpty else { return suite }
      let chosen = choices.map { $0.chosen(of: suite) }
      return suite.keeping { scenario in chosen.contains { $0(scenario) } }
    }
  }

  /// Returns why no scenario is at the line, with the nearest ones, or `nil` if one is.
  ///
  /// - Parameter suites: The suites.
  public func emptiness(in suites: [Suite]) -> String? {
    let suites = suites.filter { isOf($0.span.file) }
    guard !suites.contains(where: { $0.scenarios.contains(where: chosen(of: $0)) }) else { return nil }
    let scenarios = suites.flatMap(\.scenarios)
    let before = scenarios.last { $0.span.lines.upperBound < line }
    let after = scenarios.first { $0.span.lines.lowerBound > line }
    let nearest = [before, after].compactMap { $0 }.map { (scenario: Scenario) -> String in
      let lines = scenario.span.lines
      let place = lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound) to \(lines.upperBound)"
      return "\(quoted(scenario.name)) on \(place)"
    }
    let help =
      nearest.isEmpty
      ? "" : "; the nearest \(nearest.count == 1 ? "is" : "are") " + nearest.joined(separator: " and ")
    return "no scenario of \(path) is on line \(line)\(help)"
  }
}

extension Span {
  /// The line numbers that the span covers.
  var lines: ClosedRange<Int> {
    let first = startPosition.line
    // A span that ends with a line break does not extend into the next line.
    return first...max(first, file.position(at: max(start, end - 1)).line)
  }
}
