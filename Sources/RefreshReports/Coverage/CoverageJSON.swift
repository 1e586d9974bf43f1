import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshText

/// Coverage for programs.
///
/// `version` is 1 until a member changes its meaning or goes away. `total` counts goals and keys together.
enum CoverageJSON {
  static let format = CoverageFormat("json", "For programs: all goals and keys, with what was seen.") {
    coverage, _ in
    let value: JSONValue = [
      "version": 1,
      "total": share(coverage.total),
      "presets": .array(coverage.presets.map(preset)),
    ]
    return value.written() + "\n"
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
            "path": .string(key.path), "line": .number(key.line), "name": .string(key.name),
            "seen": .bool(key.seen),
          ]
        }),
    ]
  }

  private static func component(_ component: ComponentCoverage) -> JSONValue {
    var object: JSONValue.Object = [
      "role": .string(component.role.rawValue), "type": .string(component.kind.rawValue),
      "total": share(component.share),
    ]
    for kind in CoverageKind.allCases {
      object[kind.rawValue] = .array(
        component.goals(kind).map { ["name": .string($0.name), "seen": .bool(component.seen.contains($0))] })
    }
    return .object(object)
  }

  private static func share(_ share: CoverageShare) -> JSONValue {
    ["seen": .number(share.seen), "count": .number(share.count)]
  }
}
