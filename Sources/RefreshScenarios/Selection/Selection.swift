import RefreshDiagnostics
import RefreshPresets
import RefreshText

/// One condition that scenarios have to meet to be run.
public struct ScenarioFilter: Sendable {
  /// What was asked for, as the user wrote it, for messages: `--tags smoke`.
  public let name: String
  /// Whether a scenario meets it.
  public let keeps: @Sendable (Scenario) -> Bool

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - name: what was asked for, as the user wrote it.
  ///   - keeps: whether a scenario is meant.
  public init(_ name: String, keeping keeps: @escaping @Sendable (Scenario) -> Bool) {
    self.name = name
    self.keeps = keeps
  }

  /// Scenarios in whose name an expression is found.
  ///
  /// - Parameters:
  ///   - file: the expression, under the name that messages give it.
  ///   - diagnostics: takes what is wrong with it.
  /// - Returns: nil if something is.
  public static func name(matching file: SourceFile, into diagnostics: inout Diagnostics) -> ScenarioFilter? {
    let source = file.text(in: 0..<file.bytes.count)
    do throws(TextPattern.Problem) {
      let pattern = try TextPattern(source)
      return ScenarioFilter("\(file.path) \(quoted(source))") { pattern.matches($0.name) }
    } catch {
      let message =
        switch error {
        case .invalid: "this is no regular expression"
        case .costly(let group): "searching for \(quoted(group)) again and again could take time without end"
        }
      diagnostics.add(
        Diagnostic(
          .badPattern, message, at: Span(file: file, start: 0, end: file.bytes.count),
          help: "to find signs like `(`, `[`, `+` and `.` themselves, write a backslash before them"))
      return nil
    }
  }

  /// Scenarios whose tags are as an expression says.
  ///
  /// - Parameters:
  ///   - tags: what their tags are to be.
  ///   - file: the text of the expression, under the name that messages give it.
  public static func tags(_ tags: TagExpression, in file: SourceFile) -> ScenarioFilter {
    ScenarioFilter("\(file.path) \(quoted(file.text(in: 0..<file.bytes.count)))") { tags.matches($0.tags) }
  }
}

/// The scenarios that are left of several suites when all filters are met.
public struct Selection: Sendable {
  /// The suites with the scenarios that are left, in order; suites of which none is left are missing.
  public let suites: [Suite]
  /// Why none is left, lower case, without a full stop; nil if some are, or there were none to begin with.
  public let emptiness: String?

  /// Chooses.
  ///
  /// - Parameters:
  ///   - suites: what there is.
  ///   - filters: what all have to be met.
  public init(of suites: [Suite], meeting filters: [ScenarioFilter]) {
    var (rest, reason) = (suites, String?.none)
    for filter in filters where reason == nil {
      let count = rest.reduce(0) { $0 + $1.scenarios.count }
      rest = rest.map { $0.keeping(filter.keeps) }
      if count > 0, rest.allSatisfy(\.scenarios.isEmpty) {
        reason = "\(filter.name) leaves none of \(counted(count, "scenario"))"
      }
    }
    self.suites = rest.filter { !$0.scenarios.isEmpty }
    emptiness = reason
  }
}

extension Suite {
  /// The suite with some of its scenarios.
  func keeping(_ isKept: (Scenario) -> Bool) -> Suite {
    var kept = self
    kept.scenarios = scenarios.filter(isKept)
    return kept
  }
}

extension Suite {
  /// An error for each scenario that says `only: true`; those of one scenario's examples say it once.
  public var forbiddenOnly: Diagnostics {
    var diagnostics = Diagnostics()
    var said: Set<Span> = []
    for scenario in scenarios {
      guard let span = scenario.onlySpan, said.insert(span).inserted else { continue }
      diagnostics.add(
        Diagnostic(
          .forbiddenOnly, "`only` is forbidden in this run", at: span,
          labels: [Diagnostic.Label("the scenario that says it", at: scenario.nameSpan)],
          help: "remove it, so that the other scenarios are run too"))
    }
    return diagnostics
  }
}
