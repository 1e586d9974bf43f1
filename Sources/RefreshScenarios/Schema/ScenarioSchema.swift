import RefreshEngine
import RefreshPresets

/// The JSON Schema of scenario files.
public enum ScenarioSchema {
  /// The schema, from the declarations of keys, steps and observables.
  public static var document: JSONValue {
    let roles = ComponentRole.allCases.map(\.rawValue)
    let some = JSONValue.array((["preset"] + roles).map { ["required": [.string($0)]] })
    // A suite has a preset or components of its own.
    let own = JSONValue.array(roles.map { ["required": [.string($0)]] })
    return SchemaWriter.document(
      "refreshcfg scenarios",
      "Scenarios: what is done to a scroll view with refresh components, and what must be seen.",
      keys: SuiteKeys.all.keys.map(\.description),
      rules: [
        JSONValue.Member("anyOf", some),
        JSONValue.Member("if", ["required": ["preset"]]),
        JSONValue.Member("then", ["not": ["anyOf": own]]),
      ], allowsParameters: true)
  }
}
