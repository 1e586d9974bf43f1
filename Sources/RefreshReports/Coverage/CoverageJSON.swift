import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios

/// Coverage for programs.
///
/// `version` is 1 until a member changes its meaning or goes away. `total` counts goals and keys together.
enum CoverageJSON {
  static let format = CoverageFormat("json", "For programs: all goals and keys, with what was seen.") {
    coverage, _ in
    let value: JSONValue = [
      "version": .number("1"),
      "total": share(coverage.total),
      "presets": .array(coverage.presets.map(preset)),
    ]
    return value.text
  }

  private static func preset(_ preset: PresetCoverage) -> JSONValue {
    [
      "name": .string(preset.name),
      "path": .string(preset.path),
      "total": share(preset.total),
      "components": .array(preset.components.map(component)),
      "keys": .array(
        preset.keys.map { key in
          [
            "path": .string(key.path), "line": .number(String(key.line)), "name": .string(key.name),
            "seen": .bool(key.seen),
          ]
        }),
    ]
  }

  private static func component(_ component: ComponentCoverage) -> JSONValue {
    .object(
      [
        JSONValue.Member("role", .string(component.role.rawValue)),
        JSONValue.Member("type", .string(component.kind.rawValue)),
        JSONValue.Member("total", share(component.share)),
      ]
        + CoverageKind.allCases.map { kind in
          JSONValue.Member(
            kind.rawValue,
            .array(
              component.goals(kind).map {
                ["name": .string($0.name), "seen": .bool(component.seen.contains($0))]
              }))
        })
  }

  private static func share(_ share: CoverageShare) -> JSONValue {
    ["seen": .number(String(share.seen)), "count": .number(String(share.count))]
  }
}
