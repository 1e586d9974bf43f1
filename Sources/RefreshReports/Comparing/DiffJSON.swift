import RefreshPresets
import RefreshScenarios

/// A comparison of presets for programs; `version` is 1 until a member changes its meaning or goes away.
enum DiffJSON {
  static let format = DiffFormat("json") { report, _ in
    let value: JSONValue = [
      "version": .number("1"),
      "same": .bool(report.isEmpty),
      "old": preset(report.comparison.old.name, report.paths.old),
      "new": preset(report.comparison.new.name, report.paths.new),
      "changes": .array(report.comparison.changes.map(change)),
      "behaviour": .array(
        report.comparison.measures.map {
          ["component": .string($0.role.rawValue), "difference": .string($0.difference)]
        }),
      "atRest": .array(report.comparison.atRest.map { .string($0) }),
      "builtIn": .bool(report.isBuiltIn),
      "scenarioCount": .number(String(report.count)),
      "differingCount": .number(String(report.differingCount)),
      "scenarios": .array(report.scenarios.map(scenario)),
    ]
    return value.text
  }

  private static func preset(_ name: String, _ path: String) -> JSONValue {
    ["name": .string(name), "path": .string(path)]
  }

  private static func change(_ change: PresetChange) -> JSONValue {
    [
      "key": .string(change.name), "old": value(change.old), "new": value(change.new),
      "default": change.defaultText.map { .string($0) } ?? .null,
    ]
  }

  private static func value(_ value: PresetChange.Value?) -> JSONValue {
    guard let value else { return .null }
    return ["text": .string(value.text), "path": .string(value.path), "line": .number(String(value.line))]
  }

  private static func scenario(_ difference: ScenarioDifference) -> JSONValue {
    [
      "suite": .string(difference.scenario.suite), "name": .string(difference.scenario.name),
      "path": .string(difference.span.file.path), "line": .number(String(difference.span.startPosition.line)),
      "step": .number(String(difference.step)), "kind": difference.stepName.map { .string($0) } ?? .null,
      "differences": .array(difference.differences.map { .string($0) }),
      "consequences": .array(difference.consequences.map { .string($0) }),
    ]
  }
}
