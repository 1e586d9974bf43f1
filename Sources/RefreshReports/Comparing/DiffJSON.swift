import RefreshPresets
import RefreshScenarios
import RefreshText

/// A comparison of presets for programs; `version` is 1 until a member changes its meaning or goes away.
enum DiffJSON {
  static let format = DiffFormat("json", "For other programs.") { report, _ in
    let value: JSONValue = [
      "version": 1,
      "same": .bool(report.isEmpty),
      "old": preset(report.comparison.old.name, report.paths.old),
      "new": preset(report.comparison.new.name, report.paths.new),
      "changes": .array(report.comparison.changes.map(change)),
      "behaviour": .array(
        report.comparison.measures.map {
          ["component": .string($0.role.rawValue), "difference": .string($0.difference)]
        }),
      "atRest": .strings(report.comparison.atRest),
      "builtIn": .bool(report.isBuiltIn),
      "scenarioCount": .number(report.count),
      "differingCount": .number(report.differingCount),
      "scenarios": .array(report.scenarios.map(scenario)),
    ]
    return value.written() + "\n"
  }

  private static func preset(_ name: String, _ path: String) -> JSONValue {
    ["name": .string(name), "path": .string(path)]
  }

  private static func change(_ change: PresetChange) -> JSONValue {
    [
      "key": .string(change.name), "old": value(change.old), "new": value(change.new),
      "default": .string(orNull: change.defaultText),
    ]
  }

  private static func value(_ value: PresetChange.Value?) -> JSONValue {
    guard let value else { return .null }
    return ["text": .string(value.text), "path": .string(value.path), "line": .number(value.line)]
  }

  private static func scenario(_ difference: ScenarioDifference) -> JSONValue {
    [
      "suite": .string(difference.scenario.suite), "name": .string(difference.scenario.name),
      "path": .string(difference.span.file.path), "line": .number(difference.span.startPosition.line),
      "step": .number(difference.step), "kind": .string(orNull: difference.stepName),
      "differences": .strings(difference.differences),
      "consequences": .strings(difference.consequences),
    ]
  }
}
