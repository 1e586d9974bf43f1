import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshYAML

/// The rules of all modules.
public enum RuleCatalogue {
  /// All of them, module by module, in the order of their declarations.
  public static let all: [Rule] = YAMLRules.all + PresetRules.all + ScenarioRules.all + CheckRules.all

  /// The rule of a name, nil if there is none.
  public static subscript(id: DiagnosticID) -> Rule? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
